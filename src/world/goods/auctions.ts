/**
 * Computes auctions from a listing and a clock. Each run of an auction lasts a week. When a run ends, the next run
 * starts with other bidders. So at any time some auctions end within the hour, and the result of an earlier run can be
 * computed later.
 */
import { Rng } from "#state/rng.ts";
import type { Item } from "./index.ts";
import { pow } from "#state/portable-math.ts";

const minuteMs = 60_000;
const weekMin = 7 * 24 * 60;
/** The duration of a run, which is one week. */
export const runMs = weekMin * minuteMs;

export interface Bid {
  readonly at: number;
  /**
   * The masked name of the bidder, such as "r***7". Null means that the phone's owner is the bidder. `score` is the
   * bidder's feedback score.
   */
  readonly by: string | null;
  readonly score: number;
  /** The price after this bid. */
  readonly cents: number;
}
/** A maximum bid of the phone's owner. */
export interface OwnBid {
  readonly at: number;
  readonly maxCents: number;
}
export interface Auction {
  /** The number of the run. A later call with this number returns the same run. */
  readonly run: number;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly hasEnded: boolean;
  readonly currentCents: number;
  /** The minimum amount for the next bid. */
  readonly nextCents: number;
  /** The bids, oldest first. */
  readonly bids: readonly Bid[];
  readonly bidders: number;
  /** The bidder with the highest bid; null if there are no bids. */
  readonly leader: "own" | "other" | null;
  readonly hasReserve: boolean;
  readonly isReserveMet: boolean;
}
type AuctionListing = Pick<Item, "id" | "priceCents" | "auction">;

/**
 * Returns the number of minutes since the start of the auction week. The query `find` accepts this number as
 * `phase_min` when it sorts by "ending".
 */
export const auctionPhase = (now: number): number => Math.floor(now / minuteMs) % weekMin;
/** Returns the number of the run at this time. */
export const currentRun = (item: AuctionListing, now: number): number =>
  Math.floor((now / minuteMs - getAuctionSpec(item).phaseMin) / weekMin) + 1;
/** Returns the time at which a run ends and the next run starts. */
export const runEnd = (item: AuctionListing, run: number): number =>
  (run * weekMin + getAuctionSpec(item).phaseMin) * minuteMs;

/**
 * Returns the state of a run at this time (ms). `own` contains the owner's bids in the run. Throws if the listing is
 * not an auction.
 */
export function auctionAt(
  item: AuctionListing,
  now: number,
  own: readonly OwnBid[] = [],
  run: number = currentRun(item, now),
): Auction {
  const spec = getAuctionSpec(item);
  const endsAt = runEnd(item, run);
  const startsAt = endsAt - runMs;
  const moves: BidMove[] = [
    ...simulateBidders(item, run, startsAt),
    ...own.map(({ at, maxCents }) => ({ at, maxCents, by: null, score: 0 })),
  ]
    .filter(({ at }) => at <= now && at < endsAt && at >= startsAt)
    .sort((a, b) => a.at - b.at);

  const bids: Bid[] = [];
  let top: BidMove | null = null;
  let price = item.priceCents;
  for (const move of moves) {
    if (top && isSameBidder(top, move)) {
      // A bidder who raises their own maximum does not change the price.
      if (move.maxCents > top.maxCents) top = move;
      continue;
    }
    const least: number = top ? price + bidIncrement(price) : item.priceCents;
    if (move.maxCents < least) continue;
    if (!top) {
      bids.push(toBid(move, price));
      top = move;
    } else if (move.maxCents > top.maxCents) {
      price = Math.min(move.maxCents, top.maxCents + bidIncrement(top.maxCents));
      bids.push(toBid(move, price));
      top = move;
    } else {
      // The earlier bidder keeps the lead, because the auction site bids for them automatically, up to their maximum.
      bids.push(toBid(move, move.maxCents));
      price = Math.min(top.maxCents, move.maxCents + bidIncrement(move.maxCents));
      bids.push({ ...toBid(top, price), at: move.at });
    }
    // A maximum above the reserve price raises the current price to the reserve price.
    if (spec.reserveCents !== null && price < spec.reserveCents && top.maxCents >= spec.reserveCents) {
      price = spec.reserveCents;
      bids.push({ ...toBid(top, price), at: move.at });
    }
  }
  return {
    run,
    startsAt,
    endsAt,
    hasEnded: now >= endsAt,
    currentCents: price,
    nextCents: top ? price + bidIncrement(price) : price,
    bids,
    bidders: new Set(bids.map(({ by }) => by ?? "")).size,
    leader: top ? (top.by === null ? "own" : "other") : null,
    hasReserve: spec.reserveCents !== null,
    isReserveMet: spec.reserveCents === null || price >= spec.reserveCents,
  };
}

/** Returns the winner and the price of a run. "nobody": there were no bids, or the reserve price was not reached. */
export function auctionResult(
  item: AuctionListing,
  run: number,
  own: readonly OwnBid[],
): { readonly who: "own" | "other" | "nobody"; readonly cents: number } {
  const { leader, currentCents, isReserveMet } = auctionAt(item, runEnd(item, run), own, run);
  return { who: leader === null || !isReserveMet ? "nobody" : leader, cents: currentCents };
}

/**
 * Returns the next time after `now` at which another bidder outbids the owner in the run, or null if nobody does. Used
 * for due commands.
 */
export function nextOutbidAt(item: AuctionListing, now: number, own: readonly OwnBid[], run: number): number | null {
  if (auctionAt(item, now, own, run).leader !== "own") return null;
  const after = simulateBidders(item, run, runEnd(item, run) - runMs).filter(({ at }) => at > now);
  return after.find(({ at }) => auctionAt(item, at, own, run).leader !== "own")?.at ?? null;
}

/** Returns the minimum raise at this price, in cents. */
export function bidIncrement(cents: number): number {
  return incrementSteps.find(([below]) => cents < below)?.[1] ?? 10_000;
}
const incrementSteps: readonly (readonly [number, number])[] = [
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

interface BidMove {
  readonly at: number;
  readonly maxCents: number;
  readonly by: string | null;
  readonly score: number;
}
const isSameBidder = (a: BidMove, b: BidMove): boolean => a.by === b.by;
const toBid = ({ at, by, score }: BidMove, cents: number): Bid => ({ at, by, score, cents });

function getAuctionSpec(item: AuctionListing): NonNullable<Item["auction"]> {
  if (!item.auction) throw new RangeError(`${item.id} is no auction`);
  return item.auction;
}

/**
 * Returns the maximum bids of other bidders in a run, with their times. A few bids are early, most are in the last
 * hours, and some are in the last seconds.
 */
function simulateBidders(item: AuctionListing, run: number, startsAt: number): BidMove[] {
  const { heat, worthCents } = getAuctionSpec(item);
  const rng = Rng.of("auction", item.id, run);
  const people = Array.from({ length: rng.int(Math.min(1, heat), heat) }, () => ({
    by: `${rng.pick(letters)}***${rng.pick(letters)}`,
    score: Math.floor(pow(3, rng.next() * 7)),
  }));
  const moves = people.flatMap((who) => {
    const worth = 0.35 + 0.7 * pow(rng.next(), 0.8);
    const maxCents = roundBid(worthCents * worth);
    const at = startsAt + pickBidTime(rng);
    // Some bidders start with a first bid that is far below their maximum.
    return rng.chance(0.2)
      ? [
          { ...who, at: startsAt + Math.floor((at - startsAt) * rng.next()), maxCents: roundBid(maxCents * 0.7) },
          { ...who, at, maxCents },
        ]
      : [{ ...who, at, maxCents }];
  });
  return moves.sort((a, b) => a.at - b.at);
}
function pickBidTime(rng: Rng): number {
  const kind = rng.next();
  if (kind < 0.2) return Math.floor(runMs * rng.next() * 0.8);
  if (kind < 0.5) return runMs - Math.floor(24 * 60 * minuteMs * rng.next()) - 1;
  if (kind < 0.8) return runMs - Math.floor(60 * minuteMs * rng.next()) - 1;
  return runMs - rng.int(3, 40) * 1000;
}
function roundBid(cents: number): number {
  const step = cents < 2_000 ? 50 : cents < 20_000 ? 100 : 500;
  return Math.max(step, Math.round(cents / step) * step);
}
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789"];
