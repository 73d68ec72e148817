import { describe, expect, it } from "vitest";
import { mergeFeatures } from "#os/features.ts";

describe("declarations of features", () => {
  it("are merged in their order, and keep their types", () => {
    const start = () => "started";
    const all = mergeFeatures({ start, one: 1 }, {}, { two: "2" });
    expect(Object.keys(all)).toEqual(["start", "one", "two"]);
    expect(all.start).toBe(start);
    const sum: number = all.one;
    // @ts-expect-error -- a text stays a text
    const other: number = all.two;
    expect([sum, other]).toEqual([1, "2"]);
  });
  it("are refused if two features use one name", () => {
    expect(() => mergeFeatures({ call: 1 }, { save: 2 }, { call: 3 })).toThrow('two features declare "call"');
  });
});
