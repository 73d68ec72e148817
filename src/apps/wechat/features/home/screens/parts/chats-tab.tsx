/** The list of chats. */
import { createMemo, For } from "solid-js";
import { ChatRow } from "../../../../looks/chat-row.tsx";
import { listed } from "../../../chats/chat.ts";
import { PeerFace } from "../../../chats/screens/parts/peer-face.tsx";
import { lastText, listWhen } from "../../../chats/screens/parts/telling.ts";
import { titleOf } from "../../../groups/queries.ts";
import type { MainProps } from "./props.ts";

export function ChatsTab(p: { readonly host: MainProps }) {
  const host = () => p.host;
  const rows = createMemo(() => listed(host().state));
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
        const text = () => (chat.draft !== "" ? chat.draft : last ? lastText(host(), last) : "");
        return (
          <ChatRow
            face={<PeerFace state={host().state} peer={chat.peer} />}
            name={titleOf(host().state, chat.peer)}
            text={text()}
            mark={mark()}
            time={last ? listWhen(host(), last.at) : ""}
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
