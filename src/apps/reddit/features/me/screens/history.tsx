import arrow from "@material-symbols/svg-400/outlined/keyboard_arrow_down.svg?raw";
import clock from "@material-symbols/svg-400/outlined/history.svg?raw";
import down from "@material-symbols/svg-400/outlined/arrow_downward.svg?raw";
import up from "@material-symbols/svg-400/outlined/arrow_upward.svg?raw";
import visibility from "@material-symbols/svg-400/outlined/visibility_off.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { OrderBar, Pill } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { ChoiceSheet } from "#apps/reddit/looks/overlays.tsx";
import { PostList, useModels, usePostsById } from "#apps/reddit/screens/parts/post-list.tsx";
import { isOwn } from "#apps/reddit/screens/parts/post-model.ts";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { hiddenPosts, votedPosts } from "../queries.ts";
import { historyTabs } from "../screens.ts";

const icons = { recent: clock, upvoted: up, downvoted: down, hidden: visibility } as const;
const perPage = 20;
export default screen(app, strings, "history", (p) => {
  const ids = createMemo(() => {
    if (p.view.tab === "recent") return p.state.seen.map(({ post }) => post);
    if (p.view.tab === "hidden") return hiddenPosts(p.state);
    return votedPosts(p.state, p.view.tab === "upvoted" ? 1 : -1);
  });
  const posts = usePostsById(
    () => p,
    () => ids().slice(0, perPage * p.view.pages),
  );
  const models = useModels(
    () => p,
    () => posts().filter((post) => isOwn(post) || p.state.blocked[post.author] === undefined),
  );
  const empty = () =>
    p.view.tab === "recent" && !p.state.prefs.keepHistory ? p.t("historyOff") : p.t(`empty_${p.view.tab}`);
  return (
    <Frame
      back
      title={p.t("historyTitle")}
      part={p.view.tab}
      actions={
        <Show when={p.view.tab === "recent" && p.state.seen.length > 0}>
          <Pill kind="grey" label={p.t("clear")} name={p.t("clearHistory")} onTap={() => p.act.clear()} />
        </Show>
      }
      overlays={
        <>
          <ChoiceSheet
            open={p.view.open === "tabs"}
            title={p.t("historyTitle")}
            items={historyTabs.map((tab) => ({
              label: p.t(`history_${tab}`),
              icon: icons[tab],
              on: p.view.tab === tab,
              onTap: () => p.act.showTab({ tab }),
            }))}
          />
          <PostOverlays host={p} />
        </>
      }
    >
      <OrderBar
        items={[
          {
            label: p.t(`history_${p.view.tab}`),
            name: p.t("historyFilter"),
            icon: arrow,
            onTap: () => p.act.tabMenu(),
          },
        ]}
      />
      <PostList
        host={p}
        posts={models()}
        place="profile"
        more={ids().length > perPage * p.view.pages}
        loaded={ids().length === 0}
        empty={empty()}
      />
    </Frame>
  );
});
