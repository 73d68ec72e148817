import bell from "@material-symbols/svg-400/outlined/notifications.svg?raw";
import compose from "@material-symbols/svg-400/outlined/add_comment.svg?raw";
import mute from "@material-symbols/svg-400/outlined/notifications_off.svg?raw";
import remove from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, For, Match, Show, Switch } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/reddit/index.ts";
import { agoText } from "#apps/reddit/format.ts";
import { Empty, Pill } from "#apps/reddit/looks/cells.tsx";
import { Face } from "#apps/reddit/looks/face.tsx";
import { BarButton, Frame } from "#apps/reddit/looks/frame.tsx";
import { Sheet } from "#apps/reddit/looks/overlays.tsx";
import { NewsRow } from "#apps/reddit/looks/rows.tsx";
import { TopTabs } from "#apps/reddit/looks/tabs.tsx";
import { Foot } from "#apps/reddit/screens/parts/foot.tsx";
import { useUsers } from "#apps/reddit/screens/parts/reads.ts";
import { strings } from "#apps/reddit/strings.ts";
import { listChats, type ChatRow } from "../queries.ts";
import { chatTabs } from "../screens.ts";

export default screen(app, strings, "chats", (p) => {
  const chats = createMemo(() => listChats(p.state, false));
  const requests = createMemo(() => listChats(p.state, true));
  const users = useUsers(() => [...chats(), ...requests()].map(({ chat }) => chat.user));
  const nameOf = (id: string) => users().get(id)?.name ?? "";
  const preview = ({ chat, last }: ChatRow) => {
    if (chat.draft !== "") return p.t("draftMark", { text: chat.draft });
    if (!last) return "";
    const text =
      last.body.kind === "text" ? last.body.text : p.t(last.body.kind === "post" ? "postMark" : "pictureMark");
    return last.mine ? p.t("youSaid", { text }) : text;
  };
  const held = () => p.state.chats[p.view.held ?? ""];
  return (
    <Frame
      title={p.t("tabChats")}
      part={p.view.tab}
      actions={<BarButton icon={compose} name={p.t("newChat")} onTap={() => p.act.newChat()} />}
      top={
        <TopTabs
          tabs={chatTabs.map((id) => ({
            id,
            label:
              id === "requests" && requests().length > 0
                ? `${p.t("chat_requests")} (${requests().length})`
                : p.t(`chat_${id}`),
          }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      bottom={
        <Foot
          host={p}
          on="chats"
          onTab={{
            home: () => p.act.goHome(),
            communities: () => p.act.goCommunities(),
            create: () => p.act.goCreate(),
            chats: () => p.act.showTab({ tab: "messages" }),
            inbox: () => p.act.goInbox(),
          }}
        />
      }
      overlays={
        <Sheet
          open={p.view.open === "held" && held() !== undefined}
          items={[
            {
              label: p.t("markUnread"),
              icon: bell,
              onTap: () => p.act.markUnread({ user: p.view.held ?? "" }),
            },
            {
              label: p.t(held()?.muted === true ? "unmuteChat" : "muteChat"),
              icon: mute,
              onTap: () => p.act.toggleMute({ user: p.view.held ?? "" }),
            },
            {
              label: p.t("deleteChat"),
              icon: remove,
              danger: true,
              onTap: () => p.act.deleteChat({ user: p.view.held ?? "" }),
            },
          ]}
        />
      }
    >
      <Switch>
        <Match when={p.view.tab === "messages"}>
          <Show
            when={chats().length > 0}
            fallback={<Empty text={p.t("noChats")} button={p.t("newChat")} onTap={() => p.act.newChat()} />}
          >
            <For each={chats()}>
              {(row) => (
                <NewsRow
                  icon={<Face of={row.chat.user} size={40} />}
                  title={nameOf(row.chat.user)}
                  time={row.last ? agoText(row.last.at, p.now, p.lang) : ""}
                  text={preview(row)}
                  unread={row.chat.unread > 0}
                  badge={row.chat.unread}
                  muted={row.chat.muted ? mute : undefined}
                  menu={{
                    name: p.t("chatMenuOf", { name: nameOf(row.chat.user) }),
                    onTap: () => p.act.hold({ user: row.chat.user }),
                  }}
                  onTap={() => p.act.openChat({ user: row.chat.user })}
                />
              )}
            </For>
          </Show>
        </Match>
        <Match when={p.view.tab === "requests"}>
          <Show when={requests().length > 0} fallback={<Empty text={p.t("noRequests")} />}>
            <For each={requests()}>
              {(row) => (
                <>
                  <NewsRow
                    icon={<Face of={row.chat.user} size={40} />}
                    title={nameOf(row.chat.user)}
                    time={row.last ? agoText(row.last.at, p.now, p.lang) : ""}
                    text={preview(row)}
                    unread
                    onTap={() => p.act.openChat({ user: row.chat.user })}
                  />
                  <div class="head-buttons">
                    <Pill
                      label={p.t("accept")}
                      name={p.t("acceptName", { name: nameOf(row.chat.user) })}
                      onTap={() => p.act.accept({ user: row.chat.user })}
                    />
                    <Pill
                      kind="grey"
                      label={p.t("ignore")}
                      name={p.t("ignoreName", { name: nameOf(row.chat.user) })}
                      onTap={() => p.act.ignore({ user: row.chat.user })}
                    />
                  </div>
                </>
              )}
            </For>
          </Show>
        </Match>
      </Switch>
    </Frame>
  );
});
