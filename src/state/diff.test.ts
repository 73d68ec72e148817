import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { diff, type Change } from "./diff.ts";
import { sameJson, type Json } from "./json.ts";

const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const copy = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Returns the value at a pointer, or undefined if there is no value. */
function at(doc: Json, pointer: string): Json | undefined {
  let here: Json | undefined = doc;
  for (const token of pointer.split("/").slice(1)) {
    const step = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step)) return undefined;
    here = (here as Record<string, Json>)[step];
  }
  return here;
}

describe("diff", () => {
  test.each<[string, Json, Json, Change[]]>([
    ["equal documents", { a: [1] }, { a: [1] }, []],
    ["a changed value", { a: { b: 1 } }, { a: { b: 2 } }, [{ path: "/a/b", kind: "changed", before: 1, after: 2 }]],
    ["a new key", { a: {} }, { a: { b: { c: 1 } } }, [{ path: "/a/b", kind: "added", after: { c: 1 } }]],
    ["a lost key", { a: null, b: 1 }, { b: 1 }, [{ path: "/a", kind: "removed", before: null }]],
    ["the whole", 1, { a: 1 }, [{ path: "", kind: "changed", before: 1, after: { a: 1 } }]],
    ["another kind", { a: [] }, { a: {} }, [{ path: "/a", kind: "changed", before: [], after: {} }]],
    ["null is a value", { a: 1 }, { a: null }, [{ path: "/a", kind: "changed", before: 1, after: null }]],
    ["escaped keys", { "a/b": { "~": 1 } }, { "a/b": {} }, [{ path: "/a~1b/~0", kind: "removed", before: 1 }]],
    ["a list of one length", ["a", "b"], ["a", "c"], [{ path: "/1", kind: "changed", before: "b", after: "c" }]],
    [
      "a list of ids that grew",
      { ids: ["a", "b"] },
      { ids: ["c", "a", "b"] },
      [{ path: "/ids", kind: "changed", before: ["a", "b"], after: ["c", "a", "b"] }],
    ],
    ["a list of records that grew", [{ a: 1 }], [{ a: 1 }, { a: 2 }], [{ path: "/1", kind: "added", after: { a: 2 } }]],
    ["a list of records that shrank", [[1], [2]], [[1]], [{ path: "/1", kind: "removed", before: [2] }]],
    ["a first record", [], [{ a: 1 }], [{ path: "/0", kind: "added", after: { a: 1 } }]],
    [
      "inherited names",
      { toString: 1 },
      { valueOf: 1 },
      [
        { path: "/toString", kind: "removed", before: 1 },
        { path: "/valueOf", kind: "added", after: 1 },
      ],
    ],
  ])("%s", (_, before, after, changes) => expect(diff(before, after)).toEqual(changes));

  test("is empty exactly if both documents are equal", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(diff(a, copy(a))).toEqual([]);
        expect(diff(a, b).length === 0).toBe(sameJson(a, b));
      }),
    );
  });

  test("is sorted, names no path twice, and gives the values at each path", () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const changes = diff(before, after);
        const paths = changes.map((c) => c.path);
        expect(paths).toEqual([...new Set(paths)].sort());
        for (const change of changes) {
          expect(change.before).toEqual(at(before, change.path));
          expect(change.after).toEqual(at(after, change.path));
          expect("before" in change).toBe(change.kind !== "added");
          expect("after" in change).toBe(change.kind !== "removed");
        }
      }),
    );
  });

  test("has the same paths in both directions", () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(diff(b, a).map((c) => c.path)).toEqual(diff(a, b).map((c) => c.path));
      }),
    );
  });

  test("does not read objects that both documents share", () => {
    const shared = new Proxy({} as Record<string, Json>, {
      ownKeys() {
        throw new Error("looked");
      },
    });
    expect(diff({ shared, n: 1 }, { shared, n: 2 })).toEqual([{ path: "/n", kind: "changed", before: 1, after: 2 }]);
  });
});
