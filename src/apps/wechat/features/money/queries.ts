/** Red packets and transfers: what has become of them, and what will. */
import { dayMs, minuteMs } from "../../../../state/civil.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { numberOf } from "../contacts/queries.ts";
import type { Packet, Transfer } from "./state.ts";

/** What nobody takes goes back after a day. */
export const lapsesMs = dayMs;

export const sharesLeft = (p: Packet): number => p.cuts.length - p.taken.length;
export const takenBy = (p: Packet, person: string): number | null => {
  const n = p.taken.findIndex((t) => t.by === person);
  return n < 0 ? null : p.cuts[n]!;
};
/** Whether the owner can still open it: those for one are for the other side, those of a group for everybody in it. */
export const isOpenToMe = (p: Packet): boolean =>
  !p.back && sharesLeft(p) > 0 && takenBy(p, me) === null && (p.kind !== "single" || p.from !== me);
/** Who got most, once all shares are taken. */
export function luckiest(p: Packet): string | null {
  if (p.kind !== "lucky" || sharesLeft(p) > 0 || p.taken.length < 2) return null;
  const most = Math.max(...p.cuts.slice(0, p.taken.length));
  return p.taken[p.cuts.indexOf(most)]!.by;
}
/** How a sum is cut by luck: each share between a cent and twice what is left for each. `draw`: uniform in [0, 1). */
export function lots(cents: number, count: number, draw: () => number): number[] {
  const cuts: number[] = [];
  let left = cents;
  for (let n = count; n > 1; n--) {
    const most = Math.min(packetShareMost, Math.floor((left / n) * 2) - 1, left - (n - 1));
    // What remains for the others must be no more than they may get.
    const least = Math.max(1, left - (n - 1) * packetShareMost);
    const cut = Math.max(least, Math.min(Math.max(1, most), 1 + Math.floor(draw() * Math.max(1, most))));
    cuts.push(cut);
    left -= cut;
  }
  return [...cuts, left];
}
const packetShareMost = 20_000;

export interface MoneyDue {
  readonly at: number;
  readonly command: "takePacket" | "lapsePacket" | "takeTransfer" | "lapseTransfer";
  readonly args: { readonly id: string };
}
/** Who takes the next share, and when; null where nobody will. */
export function nextTaker(state: State, p: Packet): { readonly by: string; readonly at: number } | null {
  if (p.back || sharesLeft(p) === 0) return null;
  const group = state.groups[p.chat];
  const isHeard = (id: string): boolean => state.friends[id]?.blocked !== true && state.friends[id]?.lost !== true;
  const among = group ? group.members : p.from === me ? [p.chat] : [];
  const waiting = among.filter((id) => id !== me && id !== p.from && takenBy(p, id) === null && isHeard(id));
  const asked = waiting.map((by) => ({ by, at: p.at + delayMs(p.id, by) })).toSorted((a, b) => a.at - b.at);
  return asked.find((t) => t.at < p.at + lapsesMs) ?? null;
}
/** Everybody has their own pace: half a minute to a quarter of an hour, some a day and more. */
const delayMs = (id: string, by: string): number => {
  const n = numberOf(`${id} ${by}`);
  return n % 9 === 0 ? 2 * dayMs : 30_000 + (n % 870) * 1000;
};
/** There are people who take no money: it comes back from them. */
export const givesBack = (person: string): boolean => ["person_mum", "person_grandma"].includes(person);
/** Who looks at their money once a week takes nothing in time. */
const isSlow = (person: string): boolean => person === "person_emil";

export function moneyDue(state: State): MoneyDue[] {
  const packets = Object.values(state.packets).flatMap((p): MoneyDue[] => {
    if (p.back || sharesLeft(p) === 0) return [];
    const next = nextTaker(state, p);
    const args = { id: p.id };
    const taken: MoneyDue[] = next ? [{ at: next.at, command: "takePacket", args }] : [];
    return [...taken, { at: p.at + lapsesMs, command: "lapsePacket", args }];
  });
  const transfers = Object.values(state.transfers).flatMap((t): MoneyDue[] => {
    if (t.state !== "waiting") return [];
    const args = { id: t.id };
    const isTheirs = t.from === me && state.friends[t.chat]?.lost !== true && !isSlow(t.chat);
    const taken: MoneyDue[] = isTheirs
      ? [{ at: t.at + (1 + (numberOf(t.id) % 6)) * minuteMs, command: "takeTransfer", args }]
      : [];
    return [...taken, { at: t.at + lapsesMs, command: "lapseTransfer", args }];
  });
  return [...packets, ...transfers];
}
export const waitsForMe = (t: Transfer): boolean => t.state === "waiting" && t.from !== me;
