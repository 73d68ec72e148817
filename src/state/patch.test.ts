import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hashOf } from "./hash.ts";
import { deepFreeze, type Json } from "./json.ts";
import { createPatches } from "./create-patches.ts";
import { applyPatches, PatchError, produce, type Patch } from "./patch.ts";

interface Item {
  title: string;
  tags: string[];
  done?: boolean;
}
interface Doc {
  clock: { nowMs: number };
  items: Record<string, Item>;
  order: string[];
  log: { at: number; text: string }[];
  note: Json;
}
const start: Doc = deepFreeze({
  clock: { nowMs: 1000 },
  items: { i1: { title: "one", tags: ["a"] }, i2: { title: "two", tags: [], done: true } },
  order: ["i1", "i2"],
  log: [{ at: 1, text: "made" }],
  note: null,
});
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Operation = (draft: Doc) => void;
const key = fc.constantFrom("i1", "i2", "i3", "i4");
const at = fc.nat(8);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.nat(9).map(
    (ms): Operation =>
      (d) =>
        void (d.clock.nowMs += ms),
  ),
  fc.tuple(key, fc.string()).map(
    ([k, title]): Operation =>
      (d) =>
        void (d.items[k] = { title, tags: [title] }),
  ),
  key.map(
    (k): Operation =>
      (d) =>
        void delete d.items[k],
  ),
  fc.tuple(key, fc.string()).map(
    ([k, tag]): Operation =>
      (d) =>
        void d.items[k]?.tags.unshift(tag),
  ),
  fc.tuple(key, fc.boolean()).map(
    ([k, done]): Operation =>
      (d) => {
        const item = d.items[k];
        if (item) item.done = done;
      },
  ),
  key.map(
    (k): Operation =>
      (d) =>
        void delete d.items[k]?.done,
  ),
  fc.tuple(at, fc.string()).map(
    ([i, text]): Operation =>
      (d) =>
        void d.log.splice(i, i % 3, { at: i, text }),
  ),
  fc.tuple(at, at).map(
    ([i, n]): Operation =>
      (d) =>
        void d.log.splice(i, n),
  ),
  at.map(
    (n): Operation =>
      (d) =>
        void (d.order.length = Math.min(n, d.order.length)),
  ),
  key.map(
    (k): Operation =>
      (d) =>
        void d.order.push(k),
  ),
  fc.constant<Operation>((d) => void d.order.sort((a, b) => (a < b ? 1 : -1))),
  fc.constant<Operation>((d) => void d.log.sort((a, b) => b.at - a.at)),
  fc.jsonValue().map(
    (note): Operation =>
      (d) =>
        void (d.note = note as Json),
  ),
  fc.constant<Operation>((d) => {
    const first = d.log[0];
    if (first) d.log.push(first);
  }),
);
const operations = fc.array(fc.array(operation, { maxLength: 6 }), { maxLength: 6 });
const doAll =
  (all: readonly Operation[]) =>
  (draft: Doc): void => {
    for (const one of all) one(draft);
  };

describe("produce", () => {
  test("returns the next document, frozen, and shares unchanged parts", () => {
    const { next, patches, result } = produce(start, (d) => {
      d.items["i1"]!.title = "uno";
      return d.order.length;
    });
    expect(patches).toEqual([{ op: "replace", path: ["items", "i1", "title"], value: "uno" }]);
    expect(result).toBe(2);
    expect(next.items["i2"]).toBe(start.items["i2"]);
    expect(next.log).toBe(start.log);
    expect([next, next.items, next.items["i1"]].every(Object.isFrozen)).toBe(true);
    expect(start.items["i1"]!.title).toBe("one");
  });

  test.each<[string, Operation]>([
    ["nothing", () => {}],
    ["the same value", (d) => void (d.clock.nowMs = 1000)],
    ["an equal object", (d) => void (d.items["i1"] = { title: "one", tags: ["a"] })],
    [
      "a change and its undoing",
      (d) => {
        d.order.push("x");
        d.order.pop();
      },
    ],
  ])("writing %s returns the same document", (_, recipe) => {
    const { next, patches, inverse } = produce(start, recipe);
    expect(next).toBe(start);
    expect(patches).toEqual([]);
    expect(inverse).toEqual([]);
  });

  test("leaves the document unchanged if the recipe throws", () => {
    const before = JSON.stringify(start);
    const failing = (): unknown =>
      produce(start, (d) => {
        d.items["i1"]!.title = "half";
        d.order.length = 0;
        throw new Error("no");
      });
    expect(failing).toThrow("no");
    expect(JSON.stringify(start)).toBe(before);
  });

  test("returns no draft in the result of a recipe", () => {
    const { result, next } = produce(start, (d) => {
      d.items["i1"]!.title = "uno";
      return { changed: d.items["i1"]!, same: d.items["i2"]!, all: [d.log], plain: 1 };
    });
    expect(JSON.parse(JSON.stringify(result))).toEqual({
      changed: { title: "uno", tags: ["a"] },
      same: start.items["i2"],
      all: [start.log],
      plain: 1,
    });
    expect(result.same).toBe(next.items["i2"]);
  });

  test("refuses undefined, because JSON cannot hold it", () => {
    const doc: { list: unknown[]; of: Record<string, unknown> } = deepFreeze({ list: [1, 2], of: { a: 1 } });
    expect(() => produce(doc, (d) => void (d.of["a"] = undefined))).toThrow('at "/of/a"');
    expect(() => produce(doc, (d) => void delete d.list[0])).toThrow('at "/list/0"');
  });

  test("removes the first item of a list with a single patch", () => {
    const doc = deepFreeze({ log: Array.from({ length: 50 }, (_, i) => ({ at: i, text: `line ${i}` })) });
    expect(produce(doc, (d) => void d.log.shift()).patches).toEqual([{ op: "remove", path: ["log", 0] }]);
  });

  test("makes patches that replay on a copy, and inverse patches that undo them", () => {
    fc.assert(
      fc.property(operations, (rounds) => {
        let here = start;
        let there = overTheWire(start);
        for (const round of rounds) {
          const before = here;
          const text = JSON.stringify(before);
          const { next, patches, inverse } = produce(before, doAll(round));
          const sent = overTheWire(patches);
          expect(sent).toEqual(patches);
          there = applyPatches(there, sent);
          expect(there).toEqual(next);
          expect(hashOf(there as unknown as Json)).toBe(hashOf(next as unknown as Json));
          expect(applyPatches(next, overTheWire(inverse))).toEqual(before);
          expect(JSON.stringify(before)).toBe(text);
          expect(next === before).toBe(patches.length === 0);
          here = next;
        }
      }),
    );
  });

  test("gives the same hashes for the same operations", () => {
    fc.assert(
      fc.property(operations, (rounds) => {
        const run = (from: Doc): string[] => {
          let doc = from;
          return rounds.map((round) => hashOf((doc = produce(doc, doAll(round)).next) as unknown as Json));
        };
        expect(run(start)).toEqual(run(overTheWire(start)));
      }),
    );
  });

  test("makes patches that can be applied all at once", () => {
    fc.assert(
      fc.property(operations, (rounds) => {
        let doc = start;
        const log: Patch[] = [];
        for (const round of rounds) {
          const made = produce(doc, doAll(round));
          doc = made.next;
          log.push(...made.patches);
        }
        expect(applyPatches(start, overTheWire(log))).toEqual(doc);
      }),
    );
  });
});

describe("applyPatches", () => {
  const doc = deepFreeze({ a: { b: [1, 2, 3], c: { d: 1 } }, e: { f: 1 } });

  test("shares unchanged parts, and returns the same document for no patches", () => {
    expect(applyPatches(doc, [])).toBe(doc);
    const next = applyPatches(doc, [{ op: "add", path: ["a", "b", 1], value: 9 }]);
    expect(next.a.b).toEqual([1, 9, 2, 3]);
    expect(next.e).toBe(doc.e);
    expect(next.a.c).toBe(doc.a.c);
    expect(doc.a.b).toEqual([1, 2, 3]);
  });

  test("does not write into the value of an earlier patch", () => {
    const value = { list: [1] };
    const next = applyPatches<Json>(doc, [
      { op: "add", path: ["x"], value },
      { op: "add", path: ["y"], value },
      { op: "add", path: ["x", "list", 1], value: 2 },
    ]);
    expect(next).toMatchObject({ x: { list: [1, 2] }, y: { list: [1] } });
    expect(value).toEqual({ list: [1] });
  });

  test("does not freeze a document that was not frozen", () => {
    const mine = { a: { n: 1 }, b: { n: 1 } };
    const next = applyPatches(mine, [{ op: "replace", path: ["a", "n"], value: 2 }]);
    expect(Object.isFrozen(next.a)).toBe(true);
    expect(Object.isFrozen(mine) || Object.isFrozen(mine.a) || Object.isFrozen(mine.b)).toBe(false);
  });

  test("freezes the values of patches", () => {
    const value = { list: [{ n: 1 }] };
    applyPatches<Json>(doc, [{ op: "add", path: ["x"], value }]);
    expect([value, value.list, value.list[0]].every(Object.isFrozen)).toBe(true);
  });

  test("replaces the whole document at the empty path", () => {
    expect(applyPatches<Json>(doc, [{ op: "replace", path: [], value: [1] }])).toEqual([1]);
  });

  test("treats __proto__ as an ordinary key", () => {
    const next = applyPatches<Json>({}, [{ op: "add", path: ["__proto__"], value: { polluted: true } }]);
    expect(Object.getPrototypeOf(next)).toBe(Object.prototype);
    expect(JSON.stringify(next)).toBe('{"__proto__":{"polluted":true}}');
    expect(() => applyPatches<Json>({}, [{ op: "add", path: ["__proto__", "polluted"], value: 1 }])).toThrow(
      PatchError,
    );
    expect(() => applyPatches<Json>({}, [{ op: "add", path: ["constructor", "x"], value: 1 }])).toThrow(PatchError);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test.each<[string, Patch]>([
    ["/nope", { op: "replace", path: ["nope"], value: 1 }],
    ["/nope", { op: "remove", path: ["nope"] }],
    ["/nope", { op: "add", path: ["nope", "x"], value: 1 }],
    ["/e/f", { op: "add", path: ["e", "f", "x"], value: 1 }],
    ["/a/b/4", { op: "add", path: ["a", "b", 4], value: 1 }],
    ["/a/b/3", { op: "replace", path: ["a", "b", 3], value: 1 }],
    ["/a/b/3", { op: "remove", path: ["a", "b", 3] }],
    ["/a/b/-1", { op: "remove", path: ["a", "b", -1] }],
    ["/a/b/0", { op: "replace", path: ["a", "b", "0"], value: 1 }],
    ["/a/b/length", { op: "replace", path: ["a", "b", "length"], value: 0 }],
    ["/e/toString", { op: "replace", path: ["e", "toString"], value: 1 }],
    ["/e/f", { op: "replace", path: ["e", "f"] }],
    ["", { op: "remove", path: [] }],
  ])("throws on an invalid path, and names %s", (path, patch) => {
    expect(() => applyPatches<Json>(doc, [patch])).toThrow(expect.objectContaining({ name: "PatchError", path }));
  });

  test("turns any document into another with the patches of createPatches", () => {
    const json = fc.jsonValue({ maxDepth: 4 });
    fc.assert(
      fc.property(json, json, (a, b) => {
        // JSON has no negative zero.
        expect(applyPatches(a, overTheWire(createPatches(a, b)))).toEqual(overTheWire(b));
      }),
    );
  });
});
