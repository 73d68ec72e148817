import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EditError, jsonPatch, mergePatch, type Operation } from "./edit.ts";
import { deepFreeze, type Json } from "./json.ts";

const frozen = (json: Json): Json => deepFreeze(structuredClone(json));
const hostile = (text: string): Json => JSON.parse(text) as Json;
function attempt(doc: Json, operations: readonly Operation[]): { readonly next: Json; readonly error?: unknown } {
  try {
    return { next: jsonPatch(doc, operations) };
  } catch (error) {
    return { next: null, error };
  }
}
const failing = (path: string, message: string): unknown =>
  expect.objectContaining({ name: "EditError", path, message: expect.stringContaining(message) as string });

describe("mergePatch (RFC 7396)", () => {
  test.each<[Json, Json, Json]>([
    [{ name: "Li" }, { name: "Wang" }, { name: "Wang" }],
    [{ name: "Li" }, { age: 3 }, { name: "Li", age: 3 }],
    [{ name: "Li" }, { name: null }, {}],
    [{ name: "Li", age: 3 }, { name: null }, { age: 3 }],
    [{ tags: ["x"] }, { tags: "y" }, { tags: "y" }],
    [{ tags: "y" }, { tags: ["x"] }, { tags: ["x"] }],
    [{ at: { city: "Xi'an" } }, { at: { city: "Wuhan", zip: null } }, { at: { city: "Wuhan" } }],
    [{ list: [{ n: 1 }] }, { list: [1] }, { list: [1] }],
    [["a"], ["b", null], ["b", null]],
    [{ a: 1 }, ["b"], ["b"]],
    [{ a: 1 }, null, null],
    [{ a: 1 }, "text", "text"],
    [{ kept: null }, { a: 1 }, { kept: null, a: 1 }],
    [[1, 2], { a: "b", c: null }, { a: "b" }],
    ["text", { a: { b: { c: null } } }, { a: { b: {} } }],
    [{}, { a: { b: { c: null } } }, { a: { b: {} } }],
    [{}, { toString: null, valueOf: { x: 1 } }, { valueOf: { x: 1 } }],
  ])("%j with %j is %j", (doc, patch, result) => {
    expect(mergePatch(frozen(doc), frozen(patch))).toEqual(result);
  });

  test("shares unchanged parts, and returns the document itself for no change", () => {
    const doc = deepFreeze({ a: { b: { n: 1 } }, c: { d: [1] } });
    const next = mergePatch(doc, { a: { b: { n: 2 } } }) as typeof doc;
    expect(next).toEqual({ a: { b: { n: 2 } }, c: { d: [1] } });
    expect(next.c).toBe(doc.c);
    expect(doc.a.b.n).toBe(1);
    expect(mergePatch(doc, { c: { d: [1] }, gone: null })).toBe(doc);
  });

  test.each(["__proto__", "constructor", "prototype"])("refuses %s at any depth", (key) => {
    const patch = hostile(`{"a":{"b":[{"${key}":{"polluted":true}}]}}`);
    expect(() => mergePatch({}, patch)).toThrow(failing(`/a/b/0/${key}`, "not allowed"));
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("refuses nesting that could exhaust the stack", () => {
    expect(() => mergePatch({}, hostile(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`))).toThrow(EditError);
    expect(() => mergePatch({}, hostile(`${"[".repeat(5000)}${"]".repeat(5000)}`))).toThrow("nested too deeply");
  });

  test("can turn any document without nulls into any other", () => {
    const value = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(fc.nat(), fc.array(fc.nat())), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(value, value, (from, to) => {
        const patch: Record<string, Json> = { ...to };
        for (const key of Object.keys(from)) if (!(key in to)) patch[key] = null;
        expect(mergePatch(from, patch)).toEqual(to);
      }),
    );
  });
});

describe("jsonPatch (RFC 6902)", () => {
  test.each<[string, Json, Operation[], Json]>([
    ["adds a key", { a: 1 }, [{ op: "add", path: "/b", value: 2 }], { a: 1, b: 2 }],
    ["add replaces a key that is there", { a: 1 }, [{ op: "add", path: "/a", value: [2] }], { a: [2] }],
    ["adds into a list", [1, 3], [{ op: "add", path: "/1", value: 2 }], [1, 2, 3]],
    ["adds at the end by index", [1], [{ op: "add", path: "/1", value: 2 }], [1, 2]],
    ["adds at the end by -", { l: [1] }, [{ op: "add", path: "/l/-", value: [2] }], { l: [1, [2]] }],
    ["- is a key of a record", { l: {} }, [{ op: "add", path: "/l/-", value: 1 }], { l: { "-": 1 } }],
    ["01 is a key of a record", { l: {} }, [{ op: "add", path: "/l/01", value: 1 }], { l: { "01": 1 } }],
    ["the empty key", { "": { "": 1 } }, [{ op: "replace", path: "//", value: 2 }], { "": { "": 2 } }],
    ["replaces the whole", { a: 1 }, [{ op: "replace", path: "", value: [1] }], [1]],
    ["adds null", {}, [{ op: "add", path: "/a", value: null }], { a: null }],
    ["removes a key", { a: 1, b: 2 }, [{ op: "remove", path: "/a" }], { b: 2 }],
    ["removes an item", { l: [1, 2, 3] }, [{ op: "remove", path: "/l/1" }], { l: [1, 3] }],
    ["replaces an item", [1, 2], [{ op: "replace", path: "/0", value: "x" }], ["x", 2]],
    ["replaces null", { a: null }, [{ op: "replace", path: "/a", value: 1 }], { a: 1 }],
    ["moves a key", { a: { x: 1 }, b: {} }, [{ op: "move", from: "/a/x", path: "/b/y" }], { a: {}, b: { y: 1 } }],
    ["moves within a list", [1, 2, 3], [{ op: "move", from: "/0", path: "/2" }], [2, 3, 1]],
    ["moves to the end", [1, 2, 3], [{ op: "move", from: "/0", path: "/-" }], [2, 3, 1]],
    ["moves to itself", { a: 1 }, [{ op: "move", from: "/a", path: "/a" }], { a: 1 }],
    ["moves beside a like name", { a: 1 }, [{ op: "move", from: "/a", path: "/ab" }], { ab: 1 }],
    ["moves over its parent", { a: { b: 1 } }, [{ op: "move", from: "/a/b", path: "/a" }], { a: 1 }],
    ["copies", { a: [1] }, [{ op: "copy", from: "/a", path: "/b" }], { a: [1], b: [1] }],
    ["copies into itself", { a: 1 }, [{ op: "copy", from: "", path: "/b" }], { a: 1, b: { a: 1 } }],
    [
      "a copy is on its own",
      { a: { n: 1 } },
      [
        { op: "copy", from: "/a", path: "/b" },
        { op: "replace", path: "/b/n", value: 2 },
      ],
      { a: { n: 1 }, b: { n: 2 } },
    ],
    ["unescapes ~01 to ~1", { "~1": 1 }, [{ op: "replace", path: "/~01", value: 2 }], { "~1": 2 }],
    ["unescapes ~1 to /", { "a/b": 1 }, [{ op: "remove", path: "/a~1b" }], {}],
    [
      "tests, keys in any order",
      { a: { x: 1, y: [2] } },
      [{ op: "test", path: "/a", value: { y: [2], x: 1 } }],
      { a: { x: 1, y: [2] } },
    ],
    [
      "later operations see the earlier",
      {},
      [
        { op: "add", path: "/l", value: [] },
        { op: "add", path: "/l/-", value: 1 },
        { op: "test", path: "/l/0", value: 1 },
      ],
      { l: [1] },
    ],
  ])("%s", (_, doc, operations, result) => {
    expect(jsonPatch(frozen(doc), operations)).toEqual(result);
  });

  test.each<[string, Json, Operation, string, string]>([
    ["replace of no key", {}, { op: "replace", path: "/a", value: 1 }, "/a", "does not exist"],
    ["remove of no key", { a: {} }, { op: "remove", path: "/a/b" }, "/a/b", "does not exist"],
    ["remove of an inherited name", {}, { op: "remove", path: "/toString" }, "/toString", "does not exist"],
    ["add below nothing", {}, { op: "add", path: "/a/b", value: 1 }, "/a", "does not exist"],
    ["add below a plain value", { a: 1 }, { op: "add", path: "/a/b", value: 1 }, "/a", "no list or record"],
    ["remove below null", { a: null }, { op: "remove", path: "/a/b" }, "/a", "no list or record"],
    ["add past the end", [1], { op: "add", path: "/2", value: 1 }, "/2", "past the end"],
    ["replace at the end", [1], { op: "replace", path: "/1", value: 1 }, "/1", "past the end"],
    [
      "an immense index",
      [1],
      { op: "add", path: "/99999999999999999999", value: 1 },
      "/99999999999999999999",
      "past the end",
    ],
    ["a leading zero", [1, 2], { op: "remove", path: "/01" }, "/01", "no index"],
    ["a negative index", [1], { op: "remove", path: "/-1" }, "/-1", "no index"],
    ["a broken index", [1], { op: "remove", path: "/1e0" }, "/1e0", "no index"],
    ["a name in a list", [1], { op: "replace", path: "/length", value: 0 }, "/length", "no index"],
    ["remove at -", [1], { op: "remove", path: "/-" }, "/-", "no index"],
    ["- on the way", [[1]], { op: "add", path: "/-/0", value: 1 }, "/-", "no index"],
    ["remove of the whole", {}, { op: "remove", path: "" }, "", "cannot be removed"],
    ["copy from nothing", {}, { op: "copy", from: "/a", path: "/b" }, "/a", "does not exist"],
    ["move from nothing", {}, { op: "move", from: "/a", path: "/a" }, "/a", "does not exist"],
    ["move into itself", { a: { b: {} } }, { op: "move", from: "/a", path: "/a/b/c" }, "/a/b/c", "into itself"],
    ["move of the whole into itself", {}, { op: "move", from: "", path: "/a" }, "/a", "into itself"],
    ["test of another value", { a: [1] }, { op: "test", path: "/a", value: ["1"] }, "/a", "does not hold"],
    ["test of nothing", {}, { op: "test", path: "/a", value: null }, "/a", "does not exist"],
    ["no leading slash", { a: 1 }, { op: "remove", path: "a" }, "a", "not a JSON pointer"],
    ["a bad escape", { "a~2": 1 }, { op: "remove", path: "/a~2" }, "/a~2", "not a JSON pointer"],
    ["a bare tilde", { "a~": 1 }, { op: "remove", path: "/a~" }, "/a~", "not a JSON pointer"],
    ["__proto__ in a path", {}, { op: "add", path: "/__proto__/x", value: 1 }, "/__proto__/x", "not allowed"],
    ["constructor in from", {}, { op: "copy", from: "/constructor", path: "/a" }, "/constructor", "not allowed"],
    [
      "__proto__ in a value",
      {},
      { op: "add", path: "/a", value: [hostile('{"__proto__":1}')] },
      "/a/0/__proto__",
      "not allowed",
    ],
    ["a path too deep", {}, { op: "add", path: "/a".repeat(300), value: 1 }, "", "too deeply"],
    ["no value", {}, { op: "add", path: "/a" } as unknown as Operation, "/a", "value is missing"],
    ["no from", {}, { op: "copy", path: "/a" } as unknown as Operation, "/a", "from is missing"],
    ["no path", {}, { op: "remove" } as unknown as Operation, "", "path is missing"],
    ["an unknown operation", {}, { op: "merge", path: "/a" } as unknown as Operation, "/a", 'no operation "merge"'],
  ])("refuses %s", (_, doc, operation, path, message) => {
    expect(() => jsonPatch(frozen(doc), [operation])).toThrow(failing(path, message));
  });

  test("applies all operations or none, and names the failed operation", () => {
    const doc = frozen({ a: 1 });
    const operations: Operation[] = [
      { op: "add", path: "/b", value: 2 },
      { op: "test", path: "/b", value: 3 },
    ];
    expect(() => jsonPatch(doc, operations)).toThrow("operation 1: the test does not hold");
    expect(doc).toEqual({ a: 1 });
  });

  test("shares unchanged parts", () => {
    const doc = deepFreeze({ a: { b: [1] }, c: { d: 1 } });
    const next = jsonPatch(doc, [{ op: "add", path: "/a/b/-", value: 2 }]) as typeof doc;
    expect(next.c).toBe(doc.c);
    expect(next.a.b).toEqual([1, 2]);
    expect(doc.a.b).toEqual([1]);
    expect(jsonPatch(doc, [{ op: "test", path: "/c/d", value: 1 }])).toBe(doc);
  });

  test("never writes to the document, even with random operations", () => {
    const pointer = fc
      .array(fc.constantFrom("a", "b", "0", "1", "-", "01", "__proto__"), { maxLength: 3 })
      .map((tokens) => tokens.map((token) => `/${token}`).join(""));
    const value = fc.jsonValue({ maxDepth: 1 }) as fc.Arbitrary<Json>;
    const operation: fc.Arbitrary<Operation> = fc.oneof(
      fc.record({ op: fc.constantFrom("add" as const, "replace" as const, "test" as const), path: pointer, value }),
      fc.record({ op: fc.constant("remove" as const), path: pointer }),
      fc.record({ op: fc.constantFrom("move" as const, "copy" as const), path: pointer, from: pointer }),
    );
    const doc = { a: { a: [1, { b: 2 }], b: "x" }, b: [[0, 1], { a: null }] };
    const text = JSON.stringify(doc);
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 4 }), (operations) => {
        const mine = structuredClone(doc) as Json;
        const { next, error } = attempt(mine, operations);
        expect(error === undefined || error instanceof EditError).toBe(true);
        // JSON has only one zero.
        expect(JSON.stringify(next)).toBe(JSON.stringify(JSON.parse(JSON.stringify(next))));
        expect(JSON.stringify(mine)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });
});
