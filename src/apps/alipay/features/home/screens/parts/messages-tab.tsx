import book from "@material-symbols/svg-400/rounded/contacts.svg?raw";
import coin from "@material-symbols/svg-400/rounded/notifications-fill.svg?raw";
import { createMemo, For } from "solid-js";
import { Portrait } from "../../../../../../ui/kit/portrait.tsx";
import { whenText } from "../../../../../../os/format.ts";
import { Cells } from "../../../../looks/cells.tsx";
import { ChatCell } from "../../../../looks/chat.tsx";
import { HeadIcon, Leaf } from "../../../../looks/page.tsx";
import { Disc } from "../../../../looks/rows.tsx";
import { signedText } from "../../../bills/screens/parts/bill.tsx";
import { calledOf, countOf, freshNotices, noticesOf, talksOf } from "../../../chats/queries.ts";
import { lineText } from "./line-text.tsx";
import type { TabProps } from "./tab.tsx";

export function messagesTab(p: TabProps["at"], foot: TabProps["foot"]) {
  const talks = createMemo(() => talksOf(p.state));
  const last = createMemo(() => noticesOf(p.os)[0]);
  return (
    <Leaf
      flush
      part="messages"
      title={p.t("tabMessages")}
      back="none"
      right={<HeadIcon icon={book} name={p.t("contacts")} onTap={() => p.act.contacts()} />}
      foot={foot()}
    >
      <Cells>
        <ChatCell
          lead={<Disc icon={coin} tint="#1677ff" />}
          name={p.t("notices")}
          last={last() ? `${last()!.title} ${signedText(p, last()!)}` : ""}
          when={last() ? whenText(last()!.at, p.os, p.now) : ""}
          count={freshNotices(p.state, p.os)}
          pinned={false}
          onTap={() => p.act.notices()}
        />
        <For each={talks()}>
          {(talk) => (
            <ChatCell
              lead={<Portrait of={talk.chat.person} size={44} radius={6} />}
              name={calledOf(p.state, talk.chat.person, p.lang)}
              last={lineText(p, talk.last)}
              when={talk.last ? whenText(talk.last.at, p.os, p.now) : ""}
              count={countOf(talk.chat)}
              pinned={talk.chat.pinned}
              onTap={() => p.act.chat({ person: talk.chat.person })}
            />
          )}
        </For>
      </Cells>
    </Leaf>
  );
}
