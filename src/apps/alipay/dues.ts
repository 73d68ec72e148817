/** Lists the scheduled commands. The list is computed only from the state. */
import { dayMs } from "#state/civil.ts";
import type { Due } from "#os/app-command.ts";
import { packetLifetimeMs } from "./features/transfer/state.ts";
import { interestPaidAt } from "./features/wealth/fund-math.ts";
import type { State } from "./state.ts";

export function duesOf(state: State, { offsetMin }: { readonly offsetMin: number }): Due[] {
  const due = (at: number, command: string, args: Due["args"] = {}): Due => ({ at, command, args });
  const { credit, interest } = state;
  return [
    due(interestPaidAt(interest.day, offsetMin), "earn", { day: interest.day + 1 }),
    due(credit.next, "bill"),
    ...(credit.payBy === null ? [] : [due(credit.payBy, "dun")]),
    ...Object.values(state.transfers).flatMap((t) =>
      t.status === "way" ? [due(t.arrives, "arrive", { id: t.id })] : [],
    ),
    ...Object.values(state.packets).flatMap((p) => {
      if (p.status !== "waiting") return [];
      if (!p.given) return [due(p.at + packetLifetimeMs, "lapsePacket", { id: p.id })];
      return [
        p.opens === null
          ? due(p.at + packetLifetimeMs, "returnPacket", { id: p.id })
          : { at: p.opens, command: "openedByThem", args: { id: p.id } },
      ];
    }),
    ...Object.values(state.mandates).flatMap((m) => (m.on ? [due(m.next, "charge", { id: m.id })] : [])),
    ...Object.values(state.households).map((h) => due(h.next, "billCame", { id: h.id })),
    ...Object.values(state.passes).flatMap((p) =>
      p.kind === "coupon" && p.until !== null && !p.told ? [due(p.until - dayMs, "couponEnds", { id: p.id })] : [],
    ),
    ...Object.values(state.chats).flatMap((c) =>
      c.answers ? [due(c.answers.at, "answer", { person: c.person })] : [],
    ),
  ];
}
