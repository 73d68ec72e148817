import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf } from "./hash.ts";
import { deepFreeze, sameJson, type Json } from "./json.ts";
import { createPatches } from "./create-patches.ts";
import { applyPatches } from "./patch.ts";

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const overTheWire = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;
/** Reverses the key order of every record. Integer-like keys keep their order, because JavaScript sorts them. */
function reverseKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inner]) => [key, reverseKeys(inner)] as const)
      .toReversed(),
  );
}
/** Yields copies of the document that each differ from it in one edit, such as a changed, removed or added value. */
function* singleEdits(value: Json): Generator<Json> {
  yield [value];
  yield { "": value };
  if (Array.isArray(value)) {
    yield [...value, null];
    yield [null, ...value, null];
    for (const [i, inner] of value.entries()) {
      yield value.toSpliced(i, 1);
      for (const other of singleEdits(inner)) yield value.with(i, other);
    }
  } else if (typeof value === "object" && value !== null) {
    yield { ...value, "new key": null };
    for (const [key, inner] of Object.entries(value)) {
      const { [key]: _, ...rest } = value;
      yield rest;
      yield { ...rest, [`${key}'`]: inner };
      for (const other of singleEdits(inner)) yield { ...value, [key]: other };
    }
  } else if (typeof value === "string") {
    yield `${value}\0`;
    yield ` ${value}`;
    for (let i = 0; i < value.length; i++) {
      yield value.slice(0, i) + value.slice(i + 1);
      yield value.slice(0, i) + String.fromCharCode(value.charCodeAt(i) ^ 1) + value.slice(i + 1);
    }
  } else if (typeof value === "number") {
    yield value === 0 ? 1 : value / 2;
    yield String(value);
  } else yield value === null ? false : !value;
}

describe("hashOf", () => {
  test("never changes, because hashes are stored", () => {
    expect(hashOf({ a: [1, -2.5, "text", "手机 📱", true, false, null], b: {} })).toMatchInlineSnapshot(
      `"a1da489136a66745"`,
    );
    expect(hashOf("")).toMatchInlineSnapshot(`"8c902e208ad47f24"`);
    expect(hashOf([])).toMatchInlineSnapshot(`"bbf831f5b3d7b8d8"`);
    expect(hashOf(0)).toMatchInlineSnapshot(`"eb35023d9d2676d0"`);
  });

  test("is 16 hex characters", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  test("differs for values that look alike", () => {
    const values: Json[] = [
      ...[
        0,
        1,
        -1,
        0.5,
        1e300,
        2 ** 31,
        -(2 ** 31),
        2 ** 32,
        1 + 2 ** 32,
        "0",
        "1",
        "-1",
        "0.5",
        "",
        " ",
        "\0",
        "\0\0",
      ],
      ...["null", "true", "false", "[]", "{}", "a", "aa", "aaa", "ab", "ba", "a\0", null, true, false, [], {}],
      ...[
        [0],
        [1],
        ["1"],
        [null],
        [false],
        [""],
        [[]],
        [{}],
        [[[]]],
        [[], []],
        [1, 2],
        [2, 1],
        [12],
        [[1], 2],
        [[1, 2]],
      ],
      ...[{ 0: 1 }, { a: 1 }, { a: "1" }, { a: null }, { a: [] }, { a: {} }, { "": 1 }, { 0: 1, length: 1 }, { 1: 0 }],
      ...[{ a: 1, b: 2 }, { a: 2, b: 1 }, { a: "b" }, { b: "a" }, { a: { b: 1 } }, { b: { a: 1 } }, { a: 1, b: 1 }],
      ...[{ a: {}, b: [] }, { a: [], b: {} }, ["a", "b"], ["b", "a"], "a,b", ["a,b"], "ab\0", "\0ab"],
    ];
    expect(new Set(values.map(hashOf)).size).toBe(values.length);
  });

  test("is equal for -0 and 0, as in JSON", () => {
    expect(hashOf(-0)).toBe(hashOf(0));
    expect(hashOf({ a: [-0] })).toBe(hashOf({ a: [0] }));
  });

  test("ignores key order and sharing, and is the same after JSON", () => {
    fc.assert(
      fc.property(json, (value) => {
        const hash = hashOf(deepFreeze(overTheWire(value)));
        expect(hashOf(value)).toBe(hash);
        expect(hashOf(reverseKeys(value))).toBe(hash);
        expect(hashOf(deepFreeze(reverseKeys(value)))).toBe(hash);
        expect(hashOf([value, value])).toBe(hashOf([overTheWire(value), deepFreeze(reverseKeys(value))]));
      }),
    );
  });

  test("changes with every single edit", () => {
    fc.assert(
      fc.property(json, (value) => {
        const hash = hashOf(value);
        const others = [...singleEdits(value)].filter((other) => !sameJson(value, other));
        expect(others.map(hashOf)).not.toContain(hash);
      }),
    );
  });

  test("is equal only for equal values", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(sameJson(a, b));
      }),
    );
  });

  test("is the same with the cache of a shared tree as without it", () => {
    fc.assert(
      fc.property(json, fc.array(json, { maxLength: 5 }), (first, rest) => {
        let doc = deepFreeze(overTheWire(first));
        for (const next of rest) {
          hashOf(doc);
          doc = applyPatches(doc, createPatches(doc, next));
          expect(hashOf(doc)).toBe(hashOf(overTheWire(doc)));
        }
      }),
    );
  });

  test("counts one frozen value under each of its two keys", () => {
    const value = deepFreeze({ n: 1 });
    expect(hashOf({ a: value, b: value })).toBe(hashOf({ a: { n: 1 }, b: { n: 1 } }));
    expect(hashOf({ b: value })).toBe(hashOf({ b: { n: 1 } }));
    expect(hashOf({ a: value })).toBe(hashOf({ a: { n: 1 } }));
  });

  test("does not cache a value that can still change, nor its container", () => {
    const inner = { n: 1 };
    const outer = Object.freeze({ inner });
    const hash = hashOf(outer);
    inner.n = 2;
    expect(hashOf(outer)).not.toBe(hash);
    expect(hashOf(outer)).toBe(hashOf({ inner: { n: 2 } }));
  });

  test("caches frozen values", () => {
    let looks = 0;
    const target = Object.freeze({ a: 1 });
    const watched = new Proxy(target, {
      ownKeys(t) {
        looks++;
        return Reflect.ownKeys(t);
      },
    });
    hashOf([watched]);
    const once = looks;
    hashOf([watched]);
    hashOf({ x: watched } as unknown as Json);
    expect(once).toBeGreaterThan(0);
    expect(looks).toBe(once);
  });

  test.each<[string, unknown, string]>([
    ["undefined", { a: [0, { b: undefined }] }, "/a/1/b"],
    ["a hole", { a: Array(2) }, "/a/0"],
    ["NaN", [Number.NaN], "/0"],
    ["Infinity", { "x/y": Number.POSITIVE_INFINITY }, "/x~1y"],
    ["a bigint", 1n, ""],
    ["a function", { f() {} }, "/f"],
    ["a Date", { at: new Date(0) }, "/at"],
    ["a Map", [new Map()], "/0"],
    ["a record without prototype", { r: Object.create(null) as object }, "/r"],
  ])("rejects %s, and names its path", (_, value, path) => {
    expect(() => hashOf(value as Json)).toThrow(`not JSON at "${path}"`);
  });

  test("collides in neither half more than chance would over many similar values", () => {
    const seen: [Set<string>, Set<string>] = [new Set(), new Set()];
    let count = 0;
    const see = (value: Json): void => {
      const hash = hashOf(value);
      seen[0].add(hash.slice(0, 8));
      seen[1].add(hash.slice(8));
      count++;
    };
    for (let i = 0; i < 10_000; i++) {
      see(i);
      see(i + 0.5);
      see(`k${i}`);
      see({ a: i, b: 10_000 - i });
      see([i, i]);
      see({ [`k${i}`]: true });
    }
    // If lanes were random, about n² / 2^33 of n values would have the same lane as another value. That is less than
    // one value, because n is 60 000.
    for (const lane of seen) expect(count - lane.size).toBeLessThan(8);
  });
});
