import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf } from "./hash.ts";
import { sameJson, type Json } from "./json.ts";
import { createPatches } from "./create-patches.ts";
import { applyPatches } from "./patch.ts";

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const leaf = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
/** Uses few keys and small numbers, so that two documents have much in common. */
const similarDocument = fc.letrec<{ json: Json; list: Json; record: Json }>((tie) => ({
  json: fc.oneof({ depthSize: "medium" }, fc.nat(3), leaf, tie("list"), tie("record")) as fc.Arbitrary<Json>,
  list: fc.array(tie("json"), { maxLength: 6 }),
  record: fc.dictionary(fc.constantFrom("a", "b", "c", "", "a/b", "~", "0", "constructor", "__proto__"), tie("json"), {
    noNullPrototype: true,
  }),
})).json;

describe("createPatches", () => {
  test("returns patches that survive JSON and rebuild the state", () => {
    fc.assert(
      fc.property(similarDocument, similarDocument, (base, state) => {
        const text = JSON.stringify(base);
        const built = applyPatches(base, overTheWire(createPatches(base, state)));
        expect(sameJson(built, state)).toBe(true);
        expect(hashOf(built)).toBe(hashOf(state));
        expect(JSON.stringify(base)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test("returns no patches exactly if both states are equal", () => {
    fc.assert(
      fc.property(similarDocument, similarDocument, (a, b) => {
        expect(createPatches(a, overTheWire(a))).toEqual([]);
        expect(createPatches(a, b).length === 0).toBe(sameJson(a, b));
      }),
    );
  });

  test("does not read parts that both states share", () => {
    const shared = new Proxy({} as Record<string, Json>, {
      ownKeys() {
        throw new Error("looked");
      },
    });
    expect(createPatches({ a: { shared }, n: 1 }, { a: { shared }, n: 2 })).toEqual([
      { op: "replace", path: ["n"], value: 2 },
    ]);
  });

  test.each<[string, Json, Json, ReturnType<typeof createPatches>]>([
    ["a new key", { a: 1 }, { a: 1, b: 2 }, [{ op: "add", path: ["b"], value: 2 }]],
    ["a lost key", { a: 1, b: 2 }, { a: 1 }, [{ op: "remove", path: ["b"] }]],
    ["an inherited name", {}, { toString: 1 }, [{ op: "add", path: ["toString"], value: 1 }]],
    ["a lost inherited name", { toString: 1 }, {}, [{ op: "remove", path: ["toString"] }]],
    ["an appended item", [1, 2], [1, 2, 3], [{ op: "add", path: [2], value: 3 }]],
    ["an item put first", ["b", "c"], ["a", "b", "c"], [{ op: "add", path: [0], value: "a" }]],
    ["an item taken out", [{ id: 1 }, { id: 2 }, { id: 3 }], [{ id: 1 }, { id: 3 }], [{ op: "remove", path: [1] }]],
    ["a changed item", [{ n: 1, t: "x" }], [{ n: 2, t: "x" }], [{ op: "replace", path: [0, "n"], value: 2 }]],
    ["a reversed list", ["a", "b", "c"], ["c", "b", "a"], [{ op: "replace", path: [], value: ["c", "b", "a"] }]],
    ["an emptied list", [1, 2, 3], [], [{ op: "replace", path: [], value: [] }]],
    ["another kind", { a: [] }, { a: {} }, [{ op: "replace", path: ["a"], value: {} }]],
  ])("%s", (_, base, state, patches) => {
    expect(createPatches(base, state)).toEqual(patches);
  });

  test("replaces a list with one patch if patches per item would be longer", () => {
    const ids = Array.from({ length: 100 }, (_, i) => `id_${i}`);
    expect(createPatches({ ids }, { ids: ids.toReversed() })).toHaveLength(1);
    const rows = ids.map((id) => ({ id, text: "long ".repeat(20), seen: false }));
    const patches = createPatches(
      { rows },
      { rows: rows.map((row, i) => (i % 50 === 0 ? { ...row, seen: true } : row)) },
    );
    expect(patches.map((p) => p.path)).toEqual([
      ["rows", 0, "seen"],
      ["rows", 50, "seen"],
    ]);
  });
});
