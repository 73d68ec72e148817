import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import coin from "@material-symbols/svg-400/rounded/notifications-fill.svg?raw";
import { createMemo, For } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { whenText } from "#os/format.ts";
import { Cells } from "#apps/alipay/looks/cells.tsx";
import { ChatCell } from "#apps/alipay/looks/chat.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { RoundIcon } from "#apps/alipay/looks/rows.tsx";
import { signedAmountText } from "#apps/alipay/features/bills/screens/parts/bill.tsx";
import {
  displayName,
  chatBadgeCount,
  countUnreadNotices,
  noticesOf,
  listChats,
} from "#apps/alipay/features/chats/queries.ts";
import { lineText } from "./line-text.tsx";
import type { TabProps } from "./tab.tsx";

export function messagesTab(p: TabProps["screenProps"], foot: TabProps["footer"]) {
  const talks = createMemo(() => listChats(p.state));
  const last = createMemo(() => noticesOf(p.os)[0]);
  return (
    <PageFrame
      flush
      part="messages"
      title={p.t("tabMessages")}
      back="none"
      right={<HeaderIcon icon={book} name={p.t("contacts")} onTap={() => p.act.contacts()} />}
      footer={foot()}
    >
      <Cells>
        <ChatCell
          lead={<RoundIcon icon={coin} tint="#1677ff" />}
          name={p.t("notices")}
          last={last() ? `${last()!.title} ${signedAmountText(p, last()!)}` : ""}
          when={last() ? whenText(last()!.at, p.os, p.now) : ""}
          count={countUnreadNotices(p.state, p.os)}
          pinned={false}
          onTap={() => p.act.notices()}
        />
        <For each={talks()}>
          {(talk) => (
            <ChatCell
              lead={<Portrait of={talk.chat.person} size={44} radius={6} />}
              name={displayName(p.state, talk.chat.person, p.lang)}
              last={lineText(p, talk.last)}
              when={talk.last ? whenText(talk.last.at, p.os, p.now) : ""}
              count={chatBadgeCount(talk.chat)}
              pinned={talk.chat.pinned}
              onTap={() => p.act.chat({ person: talk.chat.person })}
            />
          )}
        </For>
      </Cells>
    </PageFrame>
  );
}
