import allRead from "@material-symbols/svg-400/outlined/mark_email_read.svg?raw";
import gear from "@material-symbols/svg-400/outlined/settings.svg?raw";
import muteIcon from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import next from "@material-symbols/svg-400/outlined/mark_unread_chat_alt.svg?raw";
import pin from "@material-symbols/svg-400/outlined/keep.svg?raw";
import plus from "@material-symbols/svg-400/outlined/edit_square.svg?raw";
import trash from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/x/index.ts";
import { Cell, Empty } from "#apps/x/looks/cells.tsx";
import { SearchPill } from "#apps/x/looks/forms.tsx";
import { BarButton, Leaf, RoundButton } from "#apps/x/looks/frame.tsx";
import { ActSheet } from "#apps/x/looks/overlays.tsx";
import { MeButton, SideDrawer } from "#apps/x/screens/parts/drawer.tsx";
import { Foot, goTab } from "#apps/x/screens/parts/foot.tsx";
import { ThreadList } from "#apps/x/screens/parts/thread-list.tsx";
import { strings } from "#apps/x/strings.ts";
import { countUnread, listThreads } from "../queries.ts";

export default screen(app, strings, "messages", (p) => {
  const rows = createMemo(() => listThreads(p.state, false));
  const requests = createMemo(() => listThreads(p.state, true));
  const held = () => p.state.threads[p.view.held ?? ""];
  return (
    <Leaf
      start={<MeButton host={p} />}
      title={p.t("messages")}
      actions={
        <>
          <BarButton
            icon={allRead}
            name={p.t("readAll")}
            disabled={countUnread(p.state) === 0}
            onTap={() => p.act.readAll()}
          />
          <BarButton icon={gear} name={p.t("chatSettings")} onTap={() => p.act.chatSettings()} />
        </>
      }
      top={<SearchPill at={p.field("q")} name={p.t("searchMessages")} />}
      fab={<RoundButton above icon={plus} name={p.t("newMessage")} onTap={() => p.act.newChat()} />}
      bottom={<Foot host={p} on="messages" onTab={(tab) => goTab(p.act, tab)} />}
      overlays={
        <>
          <SideDrawer host={p} />
          <ActSheet
            open={p.view.open === "held" && held() !== undefined}
            items={[
              {
                label: p.t(held()?.pinned ? "unpinChat" : "pinChat"),
                icon: pin,
                onTap: () => p.act.togglePin({ user: held()!.user }),
              },
              {
                label: p.t(held()?.muted ? "unsnooze" : "snooze"),
                icon: muteIcon,
                onTap: () => p.act.toggleMute({ user: held()!.user }),
              },
              {
                label: p.t("deleteChat"),
                icon: trash,
                danger: true,
                onTap: () => p.act.deleteChat({ user: held()!.user }),
              },
            ]}
          />
        </>
      }
    >
      <Show when={requests().length > 0}>
        <Cell
          icon={next}
          title={p.t("messageRequests")}
          note={p.t("requestsNote", { n: requests().length })}
          onTap={() => p.act.requests()}
        />
      </Show>
      <Show when={rows().length > 0} fallback={<Empty title={p.t("noChats")} text={p.t("noChatsText")} />}>
        <ThreadList
          host={p}
          rows={rows()}
          q={p.view.q}
          held={p.view.open === "held" ? p.view.held : null}
          onOpen={(user) => p.act.openChat({ user })}
          onHold={(user) => p.act.hold({ user })}
        />
      </Show>
    </Leaf>
  );
});
