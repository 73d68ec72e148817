/** Determines the state of red packets and transfers, and what happens to them next. */
import { dayMs, minuteMs } from "#state/civil.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";
import { hashText } from "../contacts/queries.ts";
import type { Packet, Transfer } from "./state.ts";

/** The time in milliseconds after which money that nobody has taken is refunded. */
export const expiryMs = dayMs;

export const sharesLeft = (p: Packet): number => p.cuts.length - p.taken.length;
export const shareTakenBy = (p: Packet, person: string): number | null => {
  const n = p.taken.findIndex((t) => t.by === person);
  return n < 0 ? null : p.cuts[n]!;
};
/**
 * Returns whether the owner can still open a packet. A single packet can be opened only by its recipient, a group
 * packet by every member.
 */
export const canOwnerOpen = (p: Packet): boolean =>
  !p.back && sharesLeft(p) > 0 && shareTakenBy(p, me) === null && (p.kind !== "single" || p.from !== me);
/** Returns the person with the largest share, or null until all shares are taken. */
export function luckiest(p: Packet): string | null {
  if (p.kind !== "lucky" || sharesLeft(p) > 0 || p.taken.length < 2) return null;
  const most = Math.max(...p.cuts.slice(0, p.taken.length));
  return p.taken[p.cuts.indexOf(most)]!.by;
}
/**
 * Splits a sum at random. Each share is between one cent and twice the average of the remaining money. `draw` returns
 * uniformly distributed numbers in [0, 1).
 */
export function splitRandomly(cents: number, count: number, draw: () => number): number[] {
  const cuts: number[] = [];
  let left = cents;
  for (let n = count; n > 1; n--) {
    const most = Math.min(maxShareCents, Math.floor((left / n) * 2) - 1, left - (n - 1));
    // The remaining money must not exceed the maximum that the remaining shares can hold.
    const least = Math.max(1, left - (n - 1) * maxShareCents);
    const cut = Math.max(least, Math.min(Math.max(1, most), 1 + Math.floor(draw() * Math.max(1, most))));
    cuts.push(cut);
    left -= cut;
  }
  return [...cuts, left];
}
const maxShareCents = 20_000;

export interface MoneyDue {
  readonly at: number;
  readonly command: "takePacket" | "lapsePacket" | "takeTransfer" | "lapseTransfer";
  readonly args: { readonly id: string };
}
/**
 * Returns the next person who takes a share and the time at which this happens, or null if nobody takes another share.
 */
export function nextTaker(state: State, p: Packet): { readonly by: string; readonly at: number } | null {
  if (p.back || sharesLeft(p) === 0) return null;
  const group = state.groups[p.chat];
  const isHeard = (id: string): boolean => state.friends[id]?.blocked !== true && state.friends[id]?.lost !== true;
  const among = group ? group.members : p.from === me ? [p.chat] : [];
  const waiting = among.filter((id) => id !== me && id !== p.from && shareTakenBy(p, id) === null && isHeard(id));
  const asked = waiting.map((by) => ({ by, at: p.at + delayMs(p.id, by) })).toSorted((a, b) => a.at - b.at);
  return asked.find((t) => t.at < p.at + expiryMs) ?? null;
}
/** Returns a person's delay: between half a minute and a quarter of an hour, or two days for one person in nine. */
const delayMs = (id: string, by: string): number => {
  const n = hashText(`${id} ${by}`);
  return n % 9 === 0 ? 2 * dayMs : 30_000 + (n % 870) * 1000;
};
/** Returns whether a person never accepts money and returns every transfer. */
export const returnsTransfers = (person: string): boolean => ["person_mum", "person_grandma"].includes(person);
/** Whether a person looks at incoming money only once a week, so that transfers to this person expire. */
const isSlow = (person: string): boolean => person === "person_emil";

export function moneyDue(state: State): MoneyDue[] {
  const packets = Object.values(state.packets).flatMap((p): MoneyDue[] => {
    if (p.back || sharesLeft(p) === 0) return [];
    const next = nextTaker(state, p);
    const args = { id: p.id };
    const dues: MoneyDue[] = next ? [{ at: next.at, command: "takePacket", args }] : [];
    return [...dues, { at: p.at + expiryMs, command: "lapsePacket", args }];
  });
  const transfers = Object.values(state.transfers).flatMap((t): MoneyDue[] => {
    if (t.state !== "waiting") return [];
    const args = { id: t.id };
    const isTheirs = t.from === me && state.friends[t.chat]?.lost !== true && !isSlow(t.chat);
    const dues: MoneyDue[] = isTheirs
      ? [{ at: t.at + (1 + (hashText(t.id) % 6)) * minuteMs, command: "takeTransfer", args }]
      : [];
    return [...dues, { at: t.at + expiryMs, command: "lapseTransfer", args }];
  });
  return [...packets, ...transfers];
}
export const isWaitingForOwner = (t: Transfer): boolean => t.state === "waiting" && t.from !== me;
