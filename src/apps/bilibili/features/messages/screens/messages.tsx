import fans from "@material-symbols/svg-400/outlined/group.svg?raw";
import likes from "@material-symbols/svg-400/outlined/thumb_up.svg?raw";
import plus from "@material-symbols/svg-400/outlined/edit_square.svg?raw";
import replies from "@material-symbols/svg-400/outlined/sms.svg?raw";
import system from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { whenText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { queryWorld } from "#ui/world.ts";
import videos from "#world/videos/index.ts";
import app from "#apps/bilibili/index.ts";
import { Empty } from "#apps/bilibili/looks/cells.tsx";
import { BarButton, BarWord, Leaf } from "#apps/bilibili/looks/frame.tsx";
import { BoxRow, ThreadRow } from "#apps/bilibili/looks/messages.tsx";
import { HeldMenu } from "#apps/bilibili/looks/overlays.tsx";
import { strings } from "#apps/bilibili/strings.ts";
import { countNews, countUnread, listThreads } from "../queries.ts";
import { boxes } from "../state.ts";

const icons = { replies, likes, fans, system } as const;
export default screen(app, strings, "messages", (p) => {
  const rows = createMemo(() => listThreads(p.state));
  const people = queryWorld(videos.queries.users, () => {
    const ids = rows()
      .map(({ thread }) => thread.user)
      .slice(0, 60);
    return ids.length > 0 ? { ids } : null;
  });
  const held = () => p.state.threads[p.view.held ?? ""];
  return (
    <Leaf
      back
      title={p.t("messages")}
      actions={
        <>
          <BarWord label={p.t("readAll")} disabled={countUnread(p.state) === 0} onTap={() => p.act.readAll()} />
          <BarButton icon={plus} name={p.t("newChat")} onTap={() => p.act.newChat()} />
        </>
      }
      overlays={
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
      }
    >
      <BoxRow
        boxes={boxes.map((box) => {
          const count = countNews(p.state, box);
          return {
            icon: icons[box],
            label: p.t(`box_${box}`),
            count,
            countName: p.t("newCount", { n: count }),
            onTap: () => p.act.openBox({ box }),
          };
        })}
      />
      <Show when={rows().length > 0} fallback={<Empty text={p.t("noChats")} />}>
        <For each={rows()}>
          {({ thread, last }) => (
            <ThreadRow
              face={<Face of={thread.user} size={46} />}
              name={people()?.find(({ id }) => id === thread.user)?.name ?? ""}
              mark={
                p.state.blocked[thread.user] !== undefined
                  ? p.t("blockedMark")
                  : thread.draft !== ""
                    ? p.t("draftMark")
                    : undefined
              }
              text={
                thread.draft !== ""
                  ? thread.draft
                  : last === undefined
                    ? ""
                    : last.body.kind === "text"
                      ? last.body.text
                      : p.t("videoMark")
              }
              time={last ? whenText(last.at, p.os, p.now) : ""}
              unread={thread.unread}
              muted={thread.muted}
              mutedName={p.t("mutedName")}
              pinned={thread.pinned}
              held={p.view.open === "held" && p.view.held === thread.user}
              onTap={() => p.act.openChat({ user: thread.user })}
              onHold={() => p.act.hold({ user: thread.user })}
            />
          )}
        </For>
      </Show>
    </Leaf>
  );
});
