import info from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, Show } from "solid-js";
import { Portrait } from "#ui/kit/portrait.tsx";
import { whenText, timeText } from "#os/format.ts";
import { page } from "#apps/alipay/screens/parts/page.tsx";
import { Paragraph } from "#apps/alipay/looks/cells.tsx";
import { MessageInput, AttachmentPanel, MessageList } from "#apps/alipay/looks/chat.tsx";
import { Grid } from "#apps/alipay/looks/grid.tsx";
import { MoneyBubble } from "#apps/alipay/looks/packet.tsx";
import { HeaderIcon, PageFrame } from "#apps/alipay/looks/page.tsx";
import { ActionSheet } from "#apps/alipay/looks/sheet.tsx";
import { copyText } from "#ui/kit/copyable.tsx";
import { yuan } from "#apps/alipay/sums.ts";
import { serviceLook } from "../../home/screens/parts/services.tsx";
import { displayName, linesWith } from "../queries.ts";
import type { ChatLine } from "../state.ts";

const gapMs = 10 * 60_000;
export default page("chat", (p) => {
  const lines = createMemo(() => linesWith(p.state, p.params.person));
  const money = (l: ChatLine) => {
    const transfer = p.state.transfers[l.about ?? ""];
    const packet = p.state.packets[l.about ?? ""];
    if (transfer)
      return (
        <MoneyBubble
          kind="transfer"
          title={yuan(transfer.cents)}
          note={
            transfer.note ||
            p.t(transfer.status === "way" ? "sentWay" : transfer.status === "back" ? "sentBack" : "sentArrived")
          }
          onTap={() => p.act.sent({ id: transfer.id })}
        />
      );
    if (!packet) return null;
    return (
      <MoneyBubble
        kind="packet"
        title={packet.wish || p.t("wishDefault")}
        note={p.t(`packet_${packet.status}`)}
        faded={packet.status !== "waiting"}
        onTap={() => p.act.packetOf({ id: packet.id })}
      />
    );
  };
  const held = () => lines().find((l) => l.id === p.view.line);
  const shown = createMemo(() =>
    lines().map((l, i) => {
      const before = lines()[i - 1];
      const today = whenText(l.at, p.os, p.now);
      const clock = timeText(l.at, p.os);
      return {
        id: l.id,
        mine: l.mine,
        face: <Portrait of={l.mine ? "me" : l.person} size={38} radius={6} />,
        time: before && l.at - before.at < gapMs ? null : today === clock ? clock : `${today} ${clock}`,
        text: l.text,
        money: l.about === null ? null : money(l),
        onHold: () => p.act.hold({ line: l.id }),
      };
    }),
  );
  return (
    <PageFrame
      title={displayName(p.state, p.params.person, p.lang)}
      right={<HeaderIcon icon={info} name={p.t("aboutPerson")} onTap={() => p.act.person()} />}
      end
      footer={
        <Show
          when={p.can("send") || !(p.state.blocked as readonly string[]).includes(p.params.person)}
          fallback={
            <Paragraph dim center pad>
              {p.t("payee-blocked")}
            </Paragraph>
          }
        >
          <MessageInput
            at={p.field("text")}
            label={p.t("writeSomething")}
            send={p.t("send")}
            more={p.t("more")}
            can={p.can("send")}
            onSend={() => p.act.send()}
            onMore={() => p.act.panel()}
            panel={
              <Show when={p.view.open === "panel"}>
                <AttachmentPanel>
                  <Grid
                    items={[
                      {
                        ...serviceLook("transfer"),
                        id: "transfer",
                        label: p.t("transfer"),
                        onTap: () => p.act.transfer(),
                      },
                      { ...serviceLook("packet"), id: "packet", label: p.t("packet"), onTap: () => p.act.packet() },
                    ]}
                  />
                </AttachmentPanel>
              </Show>
            }
          />
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "line"}
          cancel={p.t("cancel")}
          items={[
            { label: p.t("copy"), onTap: () => copyText(held()?.text ?? "") },
            { label: p.t("delete"), danger: true, onTap: () => p.act.deleteLine() },
          ]}
        />
      }
    >
      <MessageList lines={shown()} />
    </PageFrame>
  );
});
