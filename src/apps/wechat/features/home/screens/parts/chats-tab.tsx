import { createMemo, For } from "solid-js";
import { ChatRow } from "#apps/wechat/looks/chat-row.tsx";
import { listChats } from "#apps/wechat/features/chats/chat.ts";
import { PeerFace } from "#apps/wechat/features/chats/screens/parts/peer-face.tsx";
import { latestMessageText, listTimeText } from "#apps/wechat/features/chats/screens/parts/labels.ts";
import { chatTitle } from "#apps/wechat/features/groups/queries.ts";
import type { MainProps } from "./props.ts";

export function ChatsTab(p: { readonly host: MainProps }) {
  const host = () => p.host;
  const rows = createMemo(() => listChats(host().state));
  return (
    <For each={rows()}>
      {({ chat, last }) => {
        const count = () => (chat.muted || chat.unread === 0 ? undefined : chat.unread);
        const badge = () => count() ?? (chat.unread > 0 || chat.marked ? ("dot" as const) : undefined);
        const mark = () => {
          if (chat.draft !== "") return host().t("draft");
          if (chat.named) return host().t("namedYou");
          return chat.muted && chat.unread > 0 ? host().t("unreadCount", { n: chat.unread }) : undefined;
        };
        const text = () => (chat.draft !== "" ? chat.draft : last ? latestMessageText(host(), last) : "");
        return (
          <ChatRow
            face={<PeerFace state={host().state} peer={chat.peer} />}
            name={chatTitle(host().state, chat.peer)}
            text={text()}
            mark={mark()}
            time={last ? listTimeText(host(), last.at) : ""}
            badge={badge()}
            badgeName={chat.unread > 0 ? host().t("unreadCount", { n: chat.unread }) : undefined}
            muted={chat.muted}
            pinned={chat.pinned}
            onTap={() => host().act.openChat({ peer: chat.peer })}
            held={host().view.open === "held" && host().view.held === chat.peer}
            onHold={() => host().setView({ held: chat.peer, open: "held" })}
          />
        );
      }}
    </For>
  );
}
