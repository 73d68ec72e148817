import comments from "@material-symbols/svg-400/outlined/sms-fill.svg?raw";
import followers from "@material-symbols/svg-400/outlined/person-fill.svg?raw";
import likes from "@material-symbols/svg-400/outlined/favorite-fill.svg?raw";
import plus from "@material-symbols/svg-400/outlined/person_add.svg?raw";
import people from "@material-symbols/svg-400/outlined/group.svg?raw";
import { createMemo, Show } from "solid-js";
import { Icon } from "#ui/kit/icon.tsx";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/rednote/index.ts";
import { Empty } from "#apps/rednote/looks/cells.tsx";
import { BarButton, BarWord, Leaf } from "#apps/rednote/looks/frame.tsx";
import { Squares, ThreadRow } from "#apps/rednote/looks/messages.tsx";
import { HeldMenu } from "#apps/rednote/looks/overlays.tsx";
import { FootTabs } from "#apps/rednote/looks/tabs.tsx";
import { PlusSheet } from "#apps/rednote/screens/parts/plus-sheet.tsx";
import { strings } from "#apps/rednote/strings.ts";
import { countNews, countUnread, listThreads } from "../queries.ts";
import { ThreadRows } from "./parts/thread-rows.tsx";

export default screen(app, strings, "messages", (p) => {
  const rows = createMemo(() => listThreads(p.state, false));
  const strangers = createMemo(() =>
    p.state.prefs.foldStrangers && !p.state.prefs.teen ? listThreads(p.state, true) : [],
  );
  const held = () => p.state.threads[p.view.held ?? ""];
  const square = (
    kind: "likes" | "follows" | "says",
    icon: string,
    label: string,
    count: number,
    onTap: () => void,
  ) => ({
    kind,
    icon,
    label,
    count,
    countName: p.t("newCount", { n: count }),
    onTap,
  });
  return (
    <Leaf
      title={p.t("messages")}
      start={<BarWord label={p.t("readAll")} disabled={countUnread(p.state) === 0} onTap={() => p.act.readAll()} />}
      actions={<BarButton icon={plus} name={p.t("newChat")} onTap={() => p.act.newChat()} />}
      bottom={
        <FootTabs
          labels={{ home: p.t("home"), market: p.t("market"), messages: p.t("messages"), me: p.t("me") }}
          plus={p.t("publish")}
          on="messages"
          badge={countUnread(p.state)}
          onTab={(tab) => {
            if (tab === "home") p.act.goHome();
            else if (tab === "market") p.act.goMarket();
            else if (tab === "me") p.act.goMe();
          }}
          onPlus={() => p.act.plus()}
        />
      }
      overlays={
        <>
          <PlusSheet open={p.view.open === "plus"} t={p.t} act={p.act} />
          <HeldMenu
            open={p.view.open === "held" && held() !== undefined}
            items={[
              {
                label: p.t(held()?.pinned ? "unpinChat" : "pinChat"),
                onTap: () => p.act.togglePin({ user: held()!.user }),
              },
              {
                label: p.t(held()?.muted ? "unmuteChat" : "muteChat"),
                onTap: () => p.act.toggleMute({ user: held()!.user }),
              },
              { label: p.t("delete"), danger: true, onTap: () => p.act.deleteChat({ user: held()!.user }) },
            ]}
          />
        </>
      }
    >
      <Squares
        squares={[
          square("likes", likes, p.t("likesBox"), countNews(p.state, "likes"), () => p.act.likesInbox()),
          square("follows", followers, p.t("followersBox"), countNews(p.state, "followers"), () =>
            p.act.followersInbox(),
          ),
          square("says", comments, p.t("commentsBox"), countNews(p.state, "comments"), () => p.act.commentsInbox()),
        ]}
      />
      <Show when={strangers().length > 0}>
        <ThreadRow
          face={
            <div class="thread-sign">
              <Icon of={people} />
            </div>
          }
          name={p.t("strangersTitle")}
          text={p.t("strangersNote", { n: strangers().length })}
          time=""
          unread={strangers().reduce((sum, { thread }) => sum + thread.unread, 0)}
          muted
          mutedName={p.t("mutedName")}
          pinned={false}
          held={false}
          onTap={() => p.act.strangers()}
        />
      </Show>
      <Show when={rows().length > 0} fallback={<Empty text={p.t("noChats")} />}>
        <ThreadRows
          host={p}
          rows={rows()}
          held={p.view.open === "held" ? p.view.held : null}
          onOpen={(user) => p.act.openChat({ user })}
          onHold={(user) => p.act.hold({ user })}
        />
      </Show>
    </Leaf>
  );
});
