import { createMemo, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { Empty } from "#apps/reddit/looks/cells.tsx";
import { Frame } from "#apps/reddit/looks/frame.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { SnippetList, useSnippets } from "#apps/reddit/screens/parts/comment-card.tsx";
import { PostList, useModels, usePostsById } from "#apps/reddit/screens/parts/post-list.tsx";
import { isOwn } from "#apps/reddit/screens/parts/post-model.ts";
import { PostOverlays } from "#apps/reddit/screens/parts/post-overlays.tsx";
import { strings } from "#apps/reddit/strings.ts";
import { savedComments, savedPosts } from "../queries.ts";
import { savedTabs } from "../screens.ts";

const perPage = 20;
export default screen(app, strings, "saved", (p) => {
  const ids = createMemo(() => savedPosts(p.state));
  const posts = usePostsById(
    () => p,
    () => ids().slice(0, perPage * p.view.pages),
  );
  const models = useModels(
    () => p,
    () => posts().filter((post) => isOwn(post) || p.state.blocked[post.author] === undefined),
  );
  const snippets = useSnippets(
    () => p,
    () => savedComments(p.state),
  );
  return (
    <Frame
      back
      title={p.t("savedTitle")}
      part={p.view.tab}
      top={
        <TopTabs
          tabs={savedTabs.map((tab) => ({ id: tab, label: p.t(`tab_${tab}`) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      overlays={<PostOverlays host={p} />}
    >
      <Switch>
        <Match when={p.view.tab === "posts"}>
          <PostList
            host={p}
            posts={models()}
            place="profile"
            more={ids().length > perPage * p.view.pages}
            loaded={ids().length === 0}
            empty={p.t("noSaved")}
          />
        </Match>
        <Match when={p.view.tab === "comments"}>
          <Show when={savedComments(p.state).length > 0} fallback={<Empty text={p.t("noSaved")} />}>
            <SnippetList
              host={p}
              snippets={snippets()}
              button={{ label: p.t("unsaveShort"), onTap: ({ id }) => p.act.unsaveComment({ thing: id }) }}
              onOpen={({ post, id: comment }) => p.act.openComment({ post, comment })}
            />
          </Show>
        </Match>
      </Switch>
    </Frame>
  );
});
