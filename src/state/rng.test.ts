import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextRandom, Rng } from "./rng.ts";

describe("nextRandom", () => {
  test("never changes its sequence, so that recorded phones replay", () => {
    let state = 42;
    const values = Array.from({ length: 4 }, () => {
      const { value, next } = nextRandom(state);
      state = next;
      return value;
    });
    expect({ values, state }).toMatchInlineSnapshot(`
      {
        "state": 2027808526,
        "values": [
          0.12848330102860928,
          0.03353364090435207,
          0.07509804493747652,
          0.7065966189838946,
        ],
      }
    `);
  });

  test("stays in range from any state", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (state) => {
        const { value, next } = nextRandom(state);
        expect(value >= 0 && value < 1).toBe(true);
        expect(Number.isInteger(next) && next >= 0 && next < 2 ** 32).toBe(true);
      }),
    );
  });

  test("is distributed evenly over its range", () => {
    const bins = Array.from({ length: 16 }, () => 0);
    let state = 0;
    for (let i = 0; i < 160_000; i++) {
      const { value, next } = nextRandom(state);
      bins[Math.floor(value * 16)]!++;
      state = next;
    }
    for (const bin of bins) expect(Math.abs(bin - 10_000)).toBeLessThan(500);
  });
});

describe("Rng", () => {
  test("never changes its sequence, so that world data can be generated again", () => {
    const rng = Rng.of("world", "shops", 3);
    expect([rng.next(), rng.int(1, 100), rng.pick(["a", "b", "c"]), rng.chance(0.5)]).toMatchInlineSnapshot(`
      [
        0.8859999057181603,
        16,
        "a",
        false,
      ]
    `);
    expect(rng.shuffle([1, 2, 3, 4, 5, 6])).toMatchInlineSnapshot(`
      [
        5,
        3,
        2,
        6,
        1,
        4,
      ]
    `);
  });

  test("repeats for the same seed and salt, and differs for any other", () => {
    const firsts = (rng: Rng): number[] => [rng.next(), rng.next()];
    const streams = [
      Rng.of(1),
      Rng.of("1"),
      Rng.of(2),
      Rng.of(1, "a"),
      Rng.of(1, "a", "b"),
      Rng.of(1, "ab"),
      Rng.of(1, 1),
    ];
    expect(firsts(Rng.of(1, "a"))).toEqual(firsts(Rng.of(1, "a")));
    expect(new Set(streams.map((rng) => firsts(rng).join())).size).toBe(streams.length);
  });

  test("int includes both ends and nothing outside", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -5, max: 5 }), fc.nat(4), (seed, lo, span) => {
        const rng = Rng.of(seed);
        const seen = new Set(Array.from({ length: 200 }, () => rng.int(lo, lo + span)));
        expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: span + 1 }, (_, i) => lo + i));
      }),
    );
    expect(Rng.of(1).int(0, Number.MAX_SAFE_INTEGER)).toBeGreaterThan(2 ** 32);
    expect(() => Rng.of(1).int(2, 1)).toThrow(RangeError);
    expect(() => Rng.of(1).int(0.5, 1)).toThrow(RangeError);
  });

  test("shuffle and sample keep their source and repeat no item", () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.nat()), fc.nat(), (seed, list, some) => {
        const source = Object.freeze([...list]);
        expect(Rng.of(seed).shuffle(source).toSorted()).toEqual(list.toSorted());
        const n = some % (list.length + 1);
        const taken = Rng.of(seed).sample(source, n);
        expect(new Set(taken).size).toBe(n);
        expect(taken.every((item) => list.includes(item))).toBe(true);
        expect(() => Rng.of(seed).sample(source, list.length + 1)).toThrow(RangeError);
      }),
    );
  });

  test("shuffle gives every order with equal probability", () => {
    const rng = Rng.of("orders");
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = rng.shuffle(["a", "b", "c", "d"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(120);
  });

  test("chance is exact at 0 and 1, and close to its probability between", () => {
    const rng = Rng.of("chance");
    const hits = (p: number): number => Array.from({ length: 10_000 }, () => rng.chance(p)).filter(Boolean).length;
    expect(hits(0)).toBe(0);
    expect(hits(1)).toBe(10_000);
    expect(Math.abs(hits(0.3) - 3000)).toBeLessThan(200);
  });

  test("pick throws on an empty list", () => {
    expect(() => Rng.of(1).pick([])).toThrow(RangeError);
  });
});
