import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { Rng } from "#state/rng.ts";
import {
  addLast,
  addNext,
  advance,
  clearQueued,
  currentItem,
  dropAhead,
  dropItem,
  dropQueued,
  emptyQueue,
  freeSkips,
  jumpAhead,
  jumpToQueued,
  maySkip,
  moveAhead,
  moveQueued,
  nextItem,
  placesAhead,
  Queue,
  repeats,
  retreat,
  setShuffle,
  sourceItem,
  startSource,
  type Queued,
} from "./queue.ts";

const source = { kind: "album", id: "mu_album_1" } as const;
const itemsOf = (count: number): string[] => Array.from({ length: count }, (_, n) => `mu_track_${n}`);
const queued = (...names: number[]): Queued[] => names.map((n) => ({ id: `queued_${n}`, item: `mu_track_9${n}` }));
const randomOf = (seed: number): (() => number) => {
  const r = Rng.of("queue", seed);
  return () => r.next();
};
const started = (count = 5, first: number | null = 0, shuffle = false, seed = 1): Queue =>
  startSource({ ...emptyQueue, shuffle }, source, itemsOf(count), first, randomOf(seed));
/** Lists what plays when every item ends by itself. */
function played(q: Queue, most = 60): string[] {
  const out = [currentItem(q)!];
  let queue = q;
  while (out.length < most) {
    const done = advance(queue, "ended");
    if (done.outcome === "end") break;
    queue = done.queue;
    out.push(currentItem(queue)!);
  }
  return out;
}

describe("the order of playing", () => {
  test("is: current item, queued items in the order added, rest of the source", () => {
    const q = addLast(addLast(started(4, 1), queued(1)), queued(2));
    expect(played(q)).toEqual(["mu_track_1", "mu_track_91", "mu_track_92", "mu_track_2", "mu_track_3"]);
    expect(nextItem(q)).toBe("mu_track_91");
  });
  test("puts 'play next' before the items queued earlier", () => {
    const q = addNext(addLast(started(2), queued(1)), queued(2));
    expect(played(q)).toEqual(["mu_track_0", "mu_track_92", "mu_track_91", "mu_track_1"]);
  });
  test("keeps queued items when another source starts", () => {
    const q = startSource(
      addLast(started(), queued(1)),
      { kind: "album", id: "mu_album_2" },
      ["mu_track_7"],
      0,
      () => 0,
    );
    expect(played(q)).toEqual(["mu_track_7", "mu_track_91"]);
  });
  test("ends after the last item, back at the first", () => {
    const end = advance(started(3, 2), "ended");
    expect(end.outcome).toBe("end");
    expect(currentItem(end.queue)).toBe("mu_track_0");
  });
});
describe("repeat", () => {
  test("all: starts again after the last item", () => {
    expect(played({ ...started(3, 1), repeat: "all" }, 5)).toEqual([1, 2, 0, 1, 2].map((n) => `mu_track_${n}`));
  });
  test("one: an ended item plays again, a skip goes on and repeats all", () => {
    const q: Queue = { ...started(3), repeat: "one" };
    expect(played(q, 3)).toEqual(["mu_track_0", "mu_track_0", "mu_track_0"]);
    const skipped = advance(q, "skipped").queue;
    expect([currentItem(skipped), skipped.repeat]).toEqual(["mu_track_1", "all"]);
  });
  test("one: also repeats a queued item", () => {
    const aside = advance(addLast(started(3), queued(1)), "ended").queue;
    expect(played({ ...aside, repeat: "one" }, 2)).toEqual(["mu_track_91", "mu_track_91"]);
  });
});
describe("going back", () => {
  test("leaves a queued item for the source's item before it", () => {
    const q = advance(addLast(started(3, 1), queued(1)), "skipped").queue;
    expect(currentItem(retreat(q).queue)).toBe("mu_track_1");
  });
  test("stays at the first item, or goes to the last one with repeat", () => {
    expect(retreat(started(3)).outcome).toBe("again");
    expect(currentItem(retreat({ ...started(3), repeat: "all" }).queue)).toBe("mu_track_2");
  });
});
describe("changing what follows", () => {
  const q = addLast(started(5, 1), queued(1, 2, 3));
  test("moves, removes and clears queued items", () => {
    expect(moveQueued(q, 2, 0).queued.map(({ id }) => id)).toEqual(["queued_3", "queued_1", "queued_2"]);
    expect(dropQueued(q, "queued_2").queued.map(({ id }) => id)).toEqual(["queued_1", "queued_3"]);
    expect(played(clearQueued(q))).toEqual(["mu_track_1", "mu_track_2", "mu_track_3", "mu_track_4"]);
  });
  test("moves and removes items of the source, but never the current one", () => {
    expect(played(clearQueued(moveAhead(q, 4, 2)))).toEqual([1, 4, 2, 3].map((n) => `mu_track_${n}`));
    expect(played(clearQueued(dropAhead(q, 2)))).toEqual([1, 3, 4].map((n) => `mu_track_${n}`));
    expect(dropAhead(q, 1)).toBe(q);
    expect(moveAhead(q, 1, 3)).toBe(q);
  });
  test("jumps to a queued item and keeps the others; jumps within the source and keeps the queue", () => {
    const jumped = jumpToQueued(q, "queued_2");
    expect([currentItem(jumped), jumped.queued.map(({ id }) => id)]).toEqual(["mu_track_92", ["queued_1", "queued_3"]]);
    const ahead = jumpAhead(q, 3);
    expect([currentItem(ahead), ahead.queued.length]).toEqual(["mu_track_3", 3]);
  });
  test("forgets an item that no longer exists", () => {
    expect(played(dropItem(q, "mu_track_92"))).not.toContain("mu_track_92");
    expect(played(clearQueued(dropItem(q, "mu_track_3")))).toEqual([1, 2, 4].map((n) => `mu_track_${n}`));
  });
});
test("the free plan allows six skips in an hour", () => {
  const skips = Array.from({ length: freeSkips }, (_, n) => 1_000_000 + n);
  expect(maySkip(skips.slice(1), 1_000_010)).toBe(true);
  expect(maySkip(skips, 1_000_010)).toBe(false);
  expect(maySkip(skips, 1_000_001 + 3_600_000)).toBe(true);
});

const size = fc.integer({ min: 1, max: 30 });
const seed = fc.integer({ min: 0, max: 10_000 });
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const placeOf = (count: number, of: number): number => Math.floor(count * of);
describe("properties", () => {
  test("shuffle plays each item exactly once, the chosen item first", () => {
    fc.assert(
      fc.property(size, share, seed, (count, of, n) => {
        const first = placeOf(count, of);
        const all = played(started(count, first, true, n));
        expect(all[0]).toBe(`mu_track_${first}`);
        expect(all.toSorted()).toEqual(itemsOf(count).toSorted());
      }),
    );
  });
  test("shuffle is the same for the same seed", () => {
    fc.assert(
      fc.property(size, seed, (count, n) => {
        expect(started(count, null, true, n).order).toEqual(started(count, null, true, n).order);
      }),
    );
  });
  test("shuffle on and off keeps the current item and restores the order and the place", () => {
    fc.assert(
      fc.property(size, share, fc.nat(40), seed, (count, of, skips, n) => {
        const q = started(count, placeOf(count, of));
        let shuffled = setShuffle(q, true, randomOf(n));
        expect(currentItem(shuffled)).toBe(currentItem(q));
        for (let i = 0; i < skips; i++) shuffled = advance(shuffled, "skipped").queue;
        const back = setShuffle(shuffled, false, randomOf(n));
        expect(currentItem(back)).toBe(currentItem(shuffled));
        expect(back.order).toEqual(q.order);
        expect(back.order[back.at]).toBe(back.at);
      }),
    );
  });
  test("previous undoes next within the source, shuffled or not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), share, fc.boolean(), seed, (count, of, shuffle, n) => {
        const q = started(count, shuffle ? null : placeOf(count - 1, of), shuffle, n);
        expect(retreat(advance(q, "skipped").queue).queue).toEqual(q);
      }),
    );
  });
  test("any acts keep a valid queue whose positions are distinct, and lose no queued item", () => {
    const act = fc.record({ kind: fc.nat(11), a: share, b: share });
    fc.assert(
      fc.property(
        size,
        fc.constantFrom(...repeats),
        fc.array(act, { maxLength: 40 }),
        seed,
        (count, repeat, acts, n) => {
          const random = randomOf(n);
          let q: Queue = { ...started(count), repeat };
          let added = 0;
          let left = 0;
          for (const { kind, a, b } of acts) {
            const before = q.queued.length;
            const place = placeOf(q.order.length, a);
            const other = placeOf(q.order.length, b);
            const entry = q.queued[placeOf(before, a)]?.id ?? "queued_none";
            if (kind === 0) q = addLast(q, queued(added++));
            else if (kind === 1) q = addNext(q, queued(added++));
            else if (kind === 2) q = advance(q, "skipped").queue;
            else if (kind === 3) q = advance(q, "ended").queue;
            else if (kind === 4) q = retreat(q).queue;
            else if (kind === 5) q = setShuffle(q, a < 0.5, random);
            else if (kind === 6) q = dropAhead(q, place);
            else if (kind === 7) q = moveAhead(q, place, other);
            else if (kind === 8) q = jumpToQueued(q, entry);
            else if (kind === 9) q = jumpAhead(q, place);
            else if (kind === 10) q = dropQueued(q, entry);
            else q = moveQueued(q, placeOf(before, a), placeOf(before, b));
            if (q.queued.length < before) left += before - q.queued.length;
            expect(v.is(Queue, q)).toBe(true);
            expect(new Set(q.order).size).toBe(q.order.length);
            expect(q.at).toBeLessThan(Math.max(1, q.order.length));
            expect(currentItem(q)).not.toBeNull();
            expect(q.queued.length + left).toBe(added);
            expect(placesAhead(q).every((one) => sourceItem(q, one) !== null && one !== q.at)).toBe(true);
          }
        },
      ),
    );
  });
});
