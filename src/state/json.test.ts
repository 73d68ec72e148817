import { describe, expect, test } from "vitest";
import { deepFreeze, pointerOf, sameJson } from "./json.ts";

describe("deepFreeze", () => {
  test("freezes the document in place, down to its leaves", () => {
    const doc = { a: [{ b: 1 }], c: { d: null } };
    expect(deepFreeze(doc)).toBe(doc);
    expect([doc, doc.a, doc.a[0], doc.c].every(Object.isFrozen)).toBe(true);
  });
});

describe("pointerOf", () => {
  test("escapes keys, and returns an empty text for the whole document", () => {
    expect(pointerOf([])).toBe("");
    expect(pointerOf(["a/b", 0, "m~n", ""])).toBe("/a~1b/0/m~0n/");
    expect(pointerOf(["~1"])).toBe("/~01");
  });
});

describe("sameJson", () => {
  test.each([
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [0, -0],
    [[], []],
  ])("%j equals %j", (a, b) => expect(sameJson(a, b)).toBe(true));
  test.each([
    [[], {}],
    [null, {}],
    [1, "1"],
    [{ a: 1 }, { b: 1 }],
    [{ toString: 1 }, { valueOf: 1 }],
    [[1], [1, 2]],
    [JSON.parse('{"__proto__":{}}'), { a: {} }],
  ])("%j does not equal %j", (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});
