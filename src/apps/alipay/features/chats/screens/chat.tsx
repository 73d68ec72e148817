import info from "@material-symbols/svg-400/rounded/more_horiz.svg?raw";
import { createMemo, Show } from "solid-js";
import { Portrait } from "../../../../../ui/kit/portrait.tsx";
import { whenText, timeText } from "../../../../../os/format.ts";
import { page } from "../../../screens/parts/draw.tsx";
import { Said } from "../../../looks/cells.tsx";
import { Say, SayPanel, Talk } from "../../../looks/chat.tsx";
import { Grid } from "../../../looks/grid.tsx";
import { MoneyBubble } from "../../../looks/packet.tsx";
import { HeadIcon, Leaf } from "../../../looks/page.tsx";
import { Picks } from "../../../looks/sheet.tsx";
import { copyText } from "../../../../../ui/kit/copyable.tsx";
import { yuan } from "../../../sums.ts";
import { serviceLook } from "../../home/screens/parts/services.tsx";
import { calledOf, linesWith } from "../queries.ts";
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
    <Leaf
      title={calledOf(p.state, p.params.person, p.lang)}
      right={<HeadIcon icon={info} name={p.t("aboutPerson")} onTap={() => p.act.person()} />}
      end
      foot={
        <Show
          when={p.can("send") || !(p.state.blocked as readonly string[]).includes(p.params.person)}
          fallback={
            <Said dim center pad>
              {p.t("payee-blocked")}
            </Said>
          }
        >
          <Say
            at={p.field("text")}
            label={p.t("writeSomething")}
            send={p.t("send")}
            more={p.t("more")}
            can={p.can("send")}
            onSend={() => p.act.send()}
            onMore={() => p.act.panel()}
            panel={
              <Show when={p.view.open === "panel"}>
                <SayPanel>
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
                </SayPanel>
              </Show>
            }
          />
        </Show>
      }
      overlays={
        <Picks
          open={p.view.open === "line"}
          cancel={p.t("cancel")}
          items={[
            { label: p.t("copy"), onTap: () => copyText(held()?.text ?? "") },
            { label: p.t("delete"), danger: true, onTap: () => p.act.deleteLine() },
          ]}
        />
      }
    >
      <Talk lines={shown()} />
    </Leaf>
  );
});
