import { createMemo, Show } from "solid-js";
import { timeText } from "#os/format.ts";
import { amountText } from "#os/money/read.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { Envelope, PacketHeader, PacketShares } from "#apps/wechat/looks/packet.tsx";
import wechat from "#apps/wechat/index.ts";
import { me, worldId } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { nameOrId } from "../../contacts/queries.ts";
import { luckiest, sharesLeft, shareTakenBy } from "../queries.ts";

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
    if (shareTakenBy(it, me) !== null) return p.t("savedToBalance");
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
      bodyUnderBar={!isClosed() && packet() !== undefined}
      class={isClosed() ? "packet-page" : "packet-opened"}
    >
      <Show when={packet()} fallback={<Remark big>{p.t("packet-missing")}</Remark>}>
        {(it) => (
          <Show
            when={!isClosed()}
            fallback={
              <Envelope
                of={worldId(it().from)}
                from={p.t("packetFrom", { name: nameOrId(p.state, it().from) })}
                wish={it().wish}
                open={p.t("openIt")}
                onOpen={() => p.act.open()}
              />
            }
          >
            <PacketHeader
              of={worldId(it().from)}
              from={p.t("packetFrom", { name: nameOrId(p.state, it().from) })}
              wish={it().wish}
              amount={shareTakenBy(it(), me) === null ? undefined : sum(shareTakenBy(it(), me)!)}
              note={note()}
            />
            <PacketShares
              title={count()}
              shares={it().taken.map(({ by, at }, n) => ({
                id: by,
                of: worldId(by),
                name: nameOrId(p.state, by),
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
