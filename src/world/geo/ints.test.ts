import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeInts, toDifferences, fromDifferences, encodeInts } from "./ints.ts";

const whole = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
test("decodes the integers that it encoded", () => {
  fc.assert(
    fc.property(fc.array(whole), (all) => {
      expect(decodeInts(encodeInts(all))).toEqual(all.map((n) => n + 0));
    }),
  );
  expect(encodeInts([0, -1, 1, 15, -16])).toMatch(/^[\w-]{5}$/);
});
test("restores a list from its differences, with one or two values in turn", () => {
  const short = fc.array(fc.integer({ min: -1e6, max: 1e6 }));
  fc.assert(
    fc.property(short, fc.constantFrom(1, 2), (all, width) => {
      expect(fromDifferences(toDifferences(all, width), width)).toEqual(all);
    }),
  );
});
