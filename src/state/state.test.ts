/** The kernel of state, by its laws: what holds for every document and every edit. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { civilOf, dayKey, daysInMonth, epochOf, epochOfIso, isoOf, startOfDay } from "./civil.ts";
import { diff } from "./diff.ts";
import { EditError, jsonPatch, mergePatch, type Operation } from "./edit.ts";
import { hashOf } from "./hash.ts";
import { deepFreeze, type Json } from "./json.ts";
import { overlayOf } from "./overlay.ts";
import { applyPatches, PatchError, produce } from "./patch.ts";
import { nextRandom, Rng } from "./rng.ts";

const key = fc.stringMatching(/^[a-z_]{1,4}$/).filter((k) => !["__proto__", "constructor", "prototype"].includes(k));
const json = fc.letrec<{ value: Json; object: { [k: string]: Json } }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.constant(null),
    fc.boolean(),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    fc.string({ maxLength: 6 }),
    fc.array(tie("value"), { maxLength: 4 }) as fc.Arbitrary<Json>,
    tie("object"),
  ),
  object: fc.dictionary(key, tie("value"), { maxKeys: 5, noNullPrototype: true }) as fc.Arbitrary<{
    [k: string]: Json;
  }>,
}));
const clone = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
/** An edit: writes, deletes or pushes somewhere in a draft, chosen by numbers. */
function scribble(draft: Json, choices: readonly number[], value: Json): void {
  let at = draft as Record<string, Json>;
  for (const choice of choices) {
    const inner = Object.keys(at).filter((k) => typeof at[k] === "object" && at[k] !== null);
    if (inner.length === 0 || choice % 3 === 0) break;
    at = at[inner[choice % inner.length]!] as Record<string, Json>;
  }
  const how = (choices[0] ?? 0) % 4;
  if (Array.isArray(at)) {
    if (how === 0) at.push(value);
    else if (how === 1) at.splice((choices[1] ?? 0) % (at.length + 1), 1);
    else if (how === 2) at.unshift(value);
    else at.reverse();
    return;
  }
  const keys = Object.keys(at);
  const chosen = keys[(choices[1] ?? 0) % Math.max(1, keys.length)];
  if (how === 0 && chosen !== undefined) delete at[chosen];
  else at[how === 1 && chosen !== undefined ? chosen : "new"] = value;
}
const edit = fc.tuple(fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), json.value);

describe("patches", () => {
  it("replay to the same document, and their inverse undoes them", () => {
    fc.assert(
      fc.property(json.object, fc.array(edit, { minLength: 1, maxLength: 5 }), (doc, edits) => {
        const before = clone(doc);
        const frozen = deepFreeze(clone(doc));
        const { next, patches, inverse } = produce(frozen as Json, (draft) => {
          for (const [choices, value] of edits) scribble(draft, choices, clone(value));
        });
        expect(frozen).toEqual(before);
        expect(applyPatches(frozen as Json, clone(patches))).toEqual(clone(next));
        expect(applyPatches(next, clone(inverse))).toEqual(before);
      }),
      { numRuns: 400 },
    );
  });
  it("are none, and the document is the same, where nothing changed", () => {
    const doc = deepFreeze({ a: { b: 1 } });
    const done = produce(doc as { a: { b: number } }, (d) => {
      d.a.b = 1;
    });
    expect(done.patches).toEqual([]);
    expect(done.next).toBe(doc);
  });
  it("share what they leave alone", () => {
    const doc = { a: { n: 1 }, b: { n: 2 } };
    const { next } = produce(doc, (d) => {
      d.a.n = 5;
    });
    expect(next.b).toBe(doc.b);
    expect(applyPatches(doc, [{ op: "replace", path: ["a", "n"], value: 5 }]).b).toBe(doc.b);
  });
  it("name the path that is not there", () => {
    expect(() => applyPatches({ a: 1 }, [{ op: "replace", path: ["b"], value: 1 }])).toThrow(PatchError);
    expect(() => applyPatches({ a: 1 }, [{ op: "add", path: ["a", "b", "c"], value: 1 }])).toThrow("/a");
  });
  it("leave the document alone when the recipe throws", () => {
    const doc = { n: 1 };
    expect(() =>
      produce(doc, (d) => {
        d.n = 2;
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(doc).toEqual({ n: 1 });
  });
});

describe("overlay", () => {
  it("turns one document into another, as JSON", () => {
    fc.assert(
      fc.property(
        json.object,
        json.object,
        (a, b) => void expect(applyPatches(a as Json, clone(overlayOf(a, b)))).toEqual(b),
      ),
      { numRuns: 400 },
    );
  });
  it("is empty between equals and skips what is shared", () => {
    const shared = { big: [1, 2, 3] };
    expect(overlayOf({ shared, n: 1 }, { shared, n: 2 })).toEqual([{ op: "replace", path: ["n"], value: 2 }]);
  });
});

describe("hash", () => {
  it("does not depend on key order or identity", () => {
    const shuffled = (x: Json): Json =>
      Array.isArray(x)
        ? x.map(shuffled)
        : typeof x === "object" && x !== null
          ? Object.fromEntries(
              Object.entries(x)
                .toReversed()
                .map(([k, v]) => [k, shuffled(v)]),
            )
          : x;
    fc.assert(
      fc.property(json.value, (x) => void expect(hashOf(shuffled(clone(x)))).toBe(hashOf(x))),
      { numRuns: 300 },
    );
  });
  it("tells different documents apart", () => {
    fc.assert(
      fc.property(json.value, json.value, (a, b) => {
        const equal = diff(a, b).length === 0;
        expect(hashOf(a) === hashOf(b)).toBe(equal);
      }),
      { numRuns: 600 },
    );
    const near: Json[] = [
      1,
      "1",
      [1],
      { 0: 1 },
      null,
      "",
      [],
      {},
      0,
      false,
      [[]],
      [{}],
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { ab: 1 },
      { a: { b: 1 } },
      1.5,
      "1.5",
      2 ** 40,
      -1,
      true,
      "true",
    ];
    expect(new Set(near.map(hashOf)).size).toBe(near.length);
  });
  it("spreads: no two of 200,000 near-equal records agree, whole or in half", () => {
    const whole = new Set<string>();
    for (let i = 0; i < 200_000; i++) whole.add(hashOf({ id: `note_${i}`, n: i % 7 }));
    expect(whole.size).toBe(200_000);
  });
  it("takes JSON only", () => {
    expect(() => hashOf(undefined as never)).toThrow(TypeError);
    expect(() => hashOf({ a: undefined } as never)).toThrow(TypeError);
    expect(() => hashOf(Number.NaN)).toThrow(TypeError);
    expect(hashOf(-0)).toBe(hashOf(0));
  });
});

describe("diff", () => {
  it("is empty exactly between equals", () => {
    fc.assert(
      fc.property(
        json.object,
        json.object,
        (a, b) => void expect(diff(a, b).length === 0).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))),
      ),
      { numRuns: 300 },
    );
  });
  it("names what changed by path", () => {
    expect(diff({ a: { b: 1, c: 2 }, l: [1, 2] }, { a: { b: 3, "d/e": 4 }, l: [1, 5] })).toEqual([
      { path: "/a/b", kind: "changed", before: 1, after: 3 },
      { path: "/a/c", kind: "removed", before: 2 },
      { path: "/a/d~1e", kind: "added", after: 4 },
      { path: "/l/1", kind: "changed", before: 2, after: 5 },
    ]);
  });
});
const sorted = (x: Json): Json =>
  Array.isArray(x)
    ? x.map(sorted)
    : typeof x === "object" && x !== null
      ? Object.fromEntries(
          Object.entries(x)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : x === 0
        ? 0
        : x;

describe("edits from outside", () => {
  it("merge as RFC 7396 says", () => {
    expect(mergePatch({ a: "b", c: { d: "e", f: "g" } }, { a: "z", c: { f: null } })).toEqual({
      a: "z",
      c: { d: "e" },
    });
    expect(mergePatch({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] });
    expect(mergePatch({ a: 1 }, "x")).toBe("x");
    expect(mergePatch({}, { a: { b: { c: null } } })).toEqual({ a: { b: {} } });
    expect(() => mergePatch({}, JSON.parse('{"a":{"__proto__":{"x":1}}}') as Json)).toThrow(EditError);
  });
  it.each<[Json, Operation[], Json]>([
    [{ a: 1 }, [{ op: "add", path: "/b", value: [1] }], { a: 1, b: [1] }],
    [
      { l: [1, 3] },
      [
        { op: "add", path: "/l/1", value: 2 },
        { op: "add", path: "/l/-", value: 4 },
      ],
      { l: [1, 2, 3, 4] },
    ],
    [{ a: { b: 1 } }, [{ op: "remove", path: "/a/b" }], { a: {} }],
    [{ a: { b: 1 }, c: 0 }, [{ op: "move", from: "/a/b", path: "/c" }], { a: {}, c: 1 }],
    [
      { a: [1] },
      [
        { op: "copy", from: "/a", path: "/b" },
        { op: "add", path: "/b/0", value: 0 },
      ],
      { a: [1], b: [0, 1] },
    ],
    [
      { "m~n": 8, "a/b": 9 },
      [
        { op: "replace", path: "/m~0n", value: 1 },
        { op: "test", path: "/a~1b", value: 9 },
      ],
      { "m~n": 1, "a/b": 9 },
    ],
    [{ a: 1 }, [{ op: "replace", path: "", value: { b: 2 } }], { b: 2 }],
  ])("patch %j as RFC 6902 says", (doc, operations, expected) => {
    const before = clone(doc);
    expect(jsonPatch(deepFreeze(doc), operations)).toEqual(expected);
    expect(doc).toEqual(before);
  });
  it.each<[Operation, string]>([
    [{ op: "remove", path: "/none" }, "/none"],
    [{ op: "add", path: "/l/5", value: 1 }, "/l/5"],
    [{ op: "add", path: "/l/01", value: 1 }, "/l/01"],
    [{ op: "replace", path: "/a/x/y", value: 1 }, "/a"],
    [{ op: "test", path: "/a", value: 2 }, "/a"],
    [{ op: "add", path: "/__proto__/x", value: 1 }, "/__proto__/x"],
    [{ op: "add", path: "x", value: 1 }, "x"],
    [{ op: "move", from: "/o", path: "/o/x" }, "/o/x"],
  ])("refuse %j and name the place", (operation, path) => {
    try {
      jsonPatch({ a: 1, l: [1], o: {} }, [operation]);
      expect.unreachable();
    } catch (e) {
      expect(e).toBeInstanceOf(EditError);
      expect((e as EditError).path).toBe(path);
    }
  });
});

describe("random numbers", () => {
  it("follow from the seed and spread evenly", () => {
    const draw = (): number[] => Array.from({ length: 5 }, (_, i) => Rng.of(7, "x").sample([1, 2, 3, 4, 5], 5)[i]!);
    expect(draw()).toEqual(draw());
    const counts = Array.from({ length: 10 }, () => 0);
    const r = Rng.of(1);
    for (let i = 0; i < 20_000; i++) counts[r.int(0, 9)]! += 1;
    for (const n of counts) expect(Math.abs(n - 2000)).toBeLessThan(250);
    expect(nextRandom(5)).toEqual(nextRandom(5));
    expect(Rng.of(1, "a").next()).not.toBe(Rng.of(1, "b").next());
  });
});

describe("civil time", () => {
  it("agrees with the calendar of the host from 1900 to 2200", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) }),
        fc.integer({ min: -720, max: 840 }),
        (at, offset) => {
          const c = civilOf(at, offset);
          const d = new Date(at + offset * 60_000);
          expect([c.year, c.month, c.day, c.hour, c.minute, c.second, c.weekday]).toEqual([
            d.getUTCFullYear(),
            d.getUTCMonth() + 1,
            d.getUTCDate(),
            d.getUTCHours(),
            d.getUTCMinutes(),
            d.getUTCSeconds(),
            d.getUTCDay(),
          ]);
          expect(epochOf(c, offset)).toBe(Math.floor(at / 1000) * 1000);
          expect(epochOfIso(isoOf(at, offset), 0)).toBe(Math.floor(at / 1000) * 1000);
          expect(dayKey(startOfDay(at, offset), offset)).toBe(dayKey(at, offset));
        },
      ),
    );
  });
  it("knows the months, and refuses what is no date", () => {
    expect([daysInMonth(2024, 2), daysInMonth(2100, 2), daysInMonth(2000, 2), daysInMonth(2026, 4)]).toEqual([
      29, 28, 29, 30,
    ]);
    for (const bad of ["2026-02-29", "2026-13-01", "x", "2026-1-1", "2026-01-01T25:00"])
      expect(epochOfIso(bad, 0)).toBeNull();
  });
});
