/**
 * Auctions as a function of a listing and a clock. Each runs for a week, and begins anew when it ends, with other bidders; so
 * there are always some that end within the hour, and what happened in a run can be looked up later.
 */
import { Rng } from "../../state/rng.ts";
import type { Item } from "./index.ts";
import { pow } from "../../state/portable-math.ts";

const minuteMs = 60_000;
const weekMin = 7 * 24 * 60;
/** Runs are a week long. */
export const runMs = weekMin * minuteMs;

export interface Bid {
  readonly at: number;
  /** Masked, with the bidder's own feedback: "r***7"; null: the owner of the phone. */
  readonly by: string | null;
  readonly score: number;
  /** What the price came to by it. */
  readonly cents: number;
}
/** A maximum that the owner of the phone set. */
export interface OwnBid {
  readonly at: number;
  readonly maxCents: number;
}
export interface Auction {
  /** Names this run: hand it in to ask for the same one later. */
  readonly run: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly hasEnded: boolean;
  readonly currentCents: number;
  /** The least that a bid has to be. */
  readonly nextCents: number;
  /** Oldest first. */
  readonly bids: readonly Bid[];
  readonly bidders: number;
  /** Whose bid stands highest: null: nobody's. */
  readonly leader: "own" | "other" | null;
  readonly hasReserve: boolean;
  readonly isReserveMet: boolean;
}
type Auctioned = Pick<Item, "id" | "priceCents" | "auction">;

/** Minutes since the beginning of the auction week: what `find` takes as `phase_min` when it sorts by "ending". */
export const phaseOf = (now: number): number => Math.floor(now / minuteMs) % weekMin;
/** The run that is on at that time. */
export const runAt = (item: Auctioned, now: number): number =>
  Math.floor((now / minuteMs - specOf(item).phaseMin) / weekMin) + 1;
/** When a run ends: the moment at which the next one begins. */
export const endOf = (item: Auctioned, run: number): number => (run * weekMin + specOf(item).phaseMin) * minuteMs;

/** How a run stands at that time (ms), with the owner's bids of that run in it. Throws where the listing is no auction. */
export function auctionAt(
  item: Auctioned,
  now: number,
  own: readonly OwnBid[] = [],
  run: number = runAt(item, now),
): Auction {
  const spec = specOf(item);
  const endsAt = endOf(item, run);
  const startsAt = endsAt - runMs;
  const moves: Move[] = [
    ...outsiders(item, run, startsAt),
    ...own.map(({ at, maxCents }) => ({ at, maxCents, by: null, score: 0 })),
  ]
    .filter(({ at }) => at <= now && at < endsAt && at >= startsAt)
    .sort((a, b) => a.at - b.at);

  const bids: Bid[] = [];
  let top: Move | null = null;
  let price = item.priceCents;
  for (const move of moves) {
    if (top && isSame(top, move)) {
      // Raising one's own maximum moves no price.
      if (move.maxCents > top.maxCents) top = move;
      continue;
    }
    const least: number = top ? price + incrementOf(price) : item.priceCents;
    if (move.maxCents < least) continue;
    if (!top) {
      bids.push(bidOf(move, price));
      top = move;
    } else if (move.maxCents > top.maxCents) {
      price = Math.min(move.maxCents, top.maxCents + incrementOf(top.maxCents));
      bids.push(bidOf(move, price));
      top = move;
    } else {
      // Who bid first keeps the lead: the standing maximum answers.
      bids.push(bidOf(move, move.maxCents));
      price = Math.min(top.maxCents, move.maxCents + incrementOf(move.maxCents));
      bids.push({ ...bidOf(top, price), at: move.at });
    }
    // A maximum above the reserve lifts the price to it.
    if (spec.reserveCents !== null && price < spec.reserveCents && top.maxCents >= spec.reserveCents) {
      price = spec.reserveCents;
      bids.push({ ...bidOf(top, price), at: move.at });
    }
  }
  return {
    run,
    startsAt,
    endsAt,
    hasEnded: now >= endsAt,
    currentCents: price,
    nextCents: top ? price + incrementOf(price) : price,
    bids,
    bidders: new Set(bids.map(({ by }) => by ?? "")).size,
    leader: top ? (top.by === null ? "own" : "other") : null,
    hasReserve: spec.reserveCents !== null,
    isReserveMet: spec.reserveCents === null || price >= spec.reserveCents,
  };
}

/** How a run came out: who won and for how much. "nobody": no bids, or the reserve was not met. */
export function winnerOf(
  item: Auctioned,
  run: number,
  own: readonly OwnBid[],
): { readonly who: "own" | "other" | "nobody"; readonly cents: number } {
  const { leader, currentCents, isReserveMet } = auctionAt(item, endOf(item, run), own, run);
  return { who: leader === null || !isReserveMet ? "nobody" : leader, cents: currentCents };
}

/** When somebody next outbids the owner in that run, after `now`; null: nobody does. For what falls due. */
export function outbidAt(item: Auctioned, now: number, own: readonly OwnBid[], run: number): number | null {
  if (auctionAt(item, now, own, run).leader !== "own") return null;
  const after = outsiders(item, run, endOf(item, run) - runMs).filter(({ at }) => at > now);
  return after.find(({ at }) => auctionAt(item, at, own, run).leader !== "own")?.at ?? null;
}

/** By how much a bid has to top that price, in cents. */
export function incrementOf(cents: number): number {
  return steps.find(([below]) => cents < below)?.[1] ?? 10_000;
}
const steps: readonly (readonly [number, number])[] = [
  [100, 5],
  [500, 25],
  [2_500, 50],
  [10_000, 100],
  [25_000, 250],
  [50_000, 500],
  [100_000, 1_000],
  [250_000, 2_500],
  [500_000, 5_000],
];

interface Move {
  readonly at: number;
  readonly maxCents: number;
  readonly by: string | null;
  readonly score: number;
}
const isSame = (a: Move, b: Move): boolean => a.by === b.by;
const bidOf = ({ at, by, score }: Move, cents: number): Bid => ({ at, by, score, cents });

function specOf(item: Auctioned): NonNullable<Item["auction"]> {
  if (!item.auction) throw new RangeError(`${item.id} is no auction`);
  return item.auction;
}

/** What others are ready to pay in a run, and when they come: a few early, most in the last hours, some in the last seconds. */
function outsiders(item: Auctioned, run: number, startsAt: number): Move[] {
  const { heat, worthCents } = specOf(item);
  const rng = Rng.of("auction", item.id, run);
  const people = Array.from({ length: rng.int(Math.min(1, heat), heat) }, () => ({
    by: `${rng.pick(letters)}***${rng.pick(letters)}`,
    score: Math.floor(pow(3, rng.next() * 7)),
  }));
  const moves = people.flatMap((who) => {
    const worth = 0.35 + 0.7 * pow(rng.next(), 0.8);
    const maxCents = roundedBid(worthCents * worth);
    const at = startsAt + momentOf(rng);
    // Some feel their way: a first bid well below what they then pay.
    return rng.chance(0.2)
      ? [
          { ...who, at: startsAt + Math.floor((at - startsAt) * rng.next()), maxCents: roundedBid(maxCents * 0.7) },
          { ...who, at, maxCents },
        ]
      : [{ ...who, at, maxCents }];
  });
  return moves.sort((a, b) => a.at - b.at);
}
function momentOf(rng: Rng): number {
  const kind = rng.next();
  if (kind < 0.2) return Math.floor(runMs * rng.next() * 0.8);
  if (kind < 0.5) return runMs - Math.floor(24 * 60 * minuteMs * rng.next()) - 1;
  if (kind < 0.8) return runMs - Math.floor(60 * minuteMs * rng.next()) - 1;
  return runMs - rng.int(3, 40) * 1000;
}
function roundedBid(cents: number): number {
  const step = cents < 2_000 ? 50 : cents < 20_000 ? 100 : 500;
  return Math.max(step, Math.round(cents / step) * step);
}
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
