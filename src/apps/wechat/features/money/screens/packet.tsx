import { createMemo, Show } from "solid-js";
import { timeText } from "../../../../../os/format.ts";
import { amountText } from "../../../../../os/money/read.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { Remark } from "../../../looks/cells.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Envelope, PacketHead, PacketShares } from "../../../looks/packet.tsx";
import wechat from "../../../index.ts";
import { me, worldId } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { nameIn } from "../../contacts/queries.ts";
import { luckiest, sharesLeft, takenBy } from "../queries.ts";

export default screen(wechat, strings, "packet", (p) => {
  const packet = () => p.state.packets[p.params.id];
  const sum = (cents: number) => p.t("sum", { sum: amountText(cents) });
  const best = createMemo(() => (packet() ? luckiest(packet()!) : null));
  const given = () =>
    packet()!
      .cuts.slice(0, packet()!.taken.length)
      .reduce((all, c) => all + c, 0);
  const note = () => {
    const it = packet()!;
    if (takenBy(it, me) !== null) return p.t("savedToBalance");
    if (it.back) return p.t("lapsedText");
    if (sharesLeft(it) === 0 && it.from !== me) return p.t("noneLeft");
    return it.kind === "single" && it.taken.length === 0 ? p.t("packetTheirs", { sum: amountText(it.cents) }) : "";
  };
  const count = () => {
    const it = packet()!;
    const [n, all] = [it.taken.length, it.cuts.length];
    const total = amountText(it.cents);
    if (n === all) return p.t("allTaken", { n, total });
    return p.t("takenOf", { n, all, sum: amountText(given()), total });
  };
  const isClosed = () => p.can("open");
  return (
    <Frame
      back="close"
      dark={isClosed() || packet() !== undefined}
      under={!isClosed() && packet() !== undefined}
      class={isClosed() ? "packet-page" : "packet-opened"}
    >
      <Show when={packet()} fallback={<Remark big>{p.t("packet-missing")}</Remark>}>
        {(it) => (
          <Show
            when={!isClosed()}
            fallback={
              <Envelope
                of={worldId(it().from)}
                from={p.t("packetFrom", { name: nameIn(p.state, it().from) })}
                wish={it().wish}
                open={p.t("openIt")}
                onOpen={() => p.act.open()}
              />
            }
          >
            <PacketHead
              of={worldId(it().from)}
              from={p.t("packetFrom", { name: nameIn(p.state, it().from) })}
              wish={it().wish}
              amount={takenBy(it(), me) === null ? undefined : sum(takenBy(it(), me)!)}
              note={note()}
            />
            <PacketShares
              title={count()}
              shares={it().taken.map(({ by, at }, n) => ({
                id: by,
                of: worldId(by),
                name: nameIn(p.state, by),
                when: timeText(at, p.os),
                amount: sum(it().cuts[n]!),
                best: best() === by ? p.t("bestLuck") : undefined,
              }))}
              onTap={(person) => p.act.openPerson({ person })}
            />
          </Show>
        )}
      </Show>
    </Frame>
  );
});
