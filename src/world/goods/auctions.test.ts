import { describe, expect, test } from "vitest";
import {
  auctionAt,
  runEnd,
  bidIncrement,
  nextOutbidAt,
  auctionPhase,
  currentRun,
  runMs,
  auctionResult,
} from "./auctions.ts";

const day = 86_400_000;
const clock = 1_790_000_000_000;
const lot = (n: number, more: Partial<{ heat: number; reserveCents: number | null }> = {}) => ({
  id: `laptop-${n}`,
  priceCents: 99,
  auction: { phaseMin: (n * 997) % (7 * 24 * 60), reserveCents: null, worthCents: 40_000, heat: 9, ...more },
});
const lots = Array.from({ length: 300 }, (_, i) => lot(i + 1));

describe("an auction", () => {
  test("gives the same answer each time, and other bids in each run", () => {
    for (const item of lots.slice(0, 40)) {
      expect(auctionAt(item, clock)).toEqual(auctionAt(item, clock));
      const run = currentRun(item, clock);
      expect(auctionAt(item, runEnd(item, run), [], run).bids).not.toEqual(
        auctionAt(item, runEnd(item, run + 1), [], run + 1).bids,
      );
    }
  });

  test("always runs: at any time some end within 90 minutes, and more within a day", () => {
    for (const now of [clock, clock + 3 * day, clock + 40 * day]) {
      const left = lots.map((item) => auctionAt(item, now).endsAt - now);
      expect(Math.min(...left)).toBeGreaterThan(0);
      expect(Math.max(...left)).toBeLessThanOrEqual(runMs);
      expect(left.some((ms) => ms < 3_600_000 * 1.5)).toBe(true);
      expect(left.filter((ms) => ms < day).length).toBeGreaterThan(20);
    }
  });

  test("ends in the order of phases, counted from the current time", () => {
    const from = auctionPhase(clock);
    const later = lots.filter((item) => item.auction.phaseMin > from);
    const ends = later
      .toSorted((a, b) => a.auction.phaseMin - b.auction.phaseMin)
      .map((item) => auctionAt(item, clock).endsAt);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  test("has rising bids, none before its start or after now, and most on the last day", () => {
    let [late, all] = [0, 0];
    for (const item of lots) {
      const run = currentRun(item, clock);
      const { bids, startsAt, endsAt } = auctionAt(item, runEnd(item, run), [], run);
      for (const [i, bid] of bids.entries()) {
        expect(bid.at).toBeGreaterThanOrEqual(bids[i - 1]?.at ?? startsAt);
        expect(bid.at).toBeLessThan(endsAt);
        expect(bid.cents).toBeGreaterThanOrEqual(bids[i - 1]?.cents ?? 0);
        all += 1;
        if (endsAt - bid.at < day) late += 1;
      }
      const seen = auctionAt(item, clock);
      expect(seen.bids.every(({ at }) => at <= clock)).toBe(true);
      expect(seen.bids).toEqual(bids.slice(0, seen.bids.length));
    }
    expect(late / all).toBeGreaterThan(0.5);
  });

  test("is won by the highest maximum, at a lower price", () => {
    for (const item of lots.slice(0, 60)) {
      const run = currentRun(item, clock);
      const at = runEnd(item, run) - 30_000;
      const without = auctionAt(item, runEnd(item, run), [], run);
      const won = auctionResult(item, run, [{ at, maxCents: 500_000 }]);
      expect(won.who).toBe("own");
      expect(won.cents).toBeLessThanOrEqual(200_000);
      expect(auctionResult(item, run, [{ at, maxCents: 99 }]).who).toBe(without.bids.length > 0 ? "other" : "own");
    }
  });

  test("lets the owner be outbid, and predicts when", () => {
    const led = lots
      .map((item) => {
        const run = currentRun(item, clock);
        const from = runEnd(item, run) - 6 * day;
        const own = [{ at: from, maxCents: auctionAt(item, from, [], run).nextCents + 500 }];
        return { item, run, from, own, at: nextOutbidAt(item, from, own, run) };
      })
      .filter(({ item, run, from, own }) => auctionAt(item, from, own, run).leader === "own");
    const kept = led.filter(({ at }) => at === null);
    expect(kept.filter(({ item, run, own }) => auctionResult(item, run, own).who !== "own")).toEqual([]);
    let outbid = 0;
    for (const { item, run, own, at } of led.filter((one) => one.at !== null)) {
      outbid += 1;
      expect(auctionAt(item, at! - 1, own, run).leader).toBe("own");
      expect(auctionAt(item, at!, own, run).leader).toBe("other");
      expect(auctionResult(item, run, own).who).toBe("other");
    }
    expect(outbid).toBeGreaterThan(100);
  });

  test("keeps its price when the leader raises the maximum", () => {
    const item = lots[3]!;
    const run = currentRun(item, clock);
    const at = runEnd(item, run) - 7 * day + 1;
    const once = auctionAt(item, at + 2, [{ at, maxCents: 90_000 }], run);
    const twice = auctionAt(
      item,
      at + 2,
      [
        { at, maxCents: 90_000 },
        { at: at + 1, maxCents: 120_000 },
      ],
      run,
    );
    expect(twice.currentCents).toBe(once.currentCents);
    expect(twice.leader).toBe("own");
  });

  test("sells to nobody below its reserve", () => {
    const item = lot(7, { reserveCents: 600_000 });
    const run = currentRun(item, clock);
    expect(auctionResult(item, run, []).who).toBe("nobody");
    const met = [{ at: runEnd(item, run) - 5_000, maxCents: 700_000 }];
    expect(auctionResult(item, run, met)).toEqual({ who: "own", cents: 600_000 });
  });

  test("requires larger steps at higher prices", () => {
    expect([99, 499, 9_999, 100_000, 1_000_000].map(bidIncrement)).toEqual([5, 25, 100, 2_500, 10_000]);
  });

  test("refuses an item without an auction", () => {
    expect(() => auctionAt({ id: "mug-1", priceCents: 900, auction: null }, clock)).toThrow("mug-1 is no auction");
  });
});
