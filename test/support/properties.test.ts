import fc from "fast-check";
import { expect, it } from "vitest";

it("property tests try the same cases in every run", () => {
  const cases = (): number[] => fc.sample(fc.integer(), 20);
  expect(cases()).toEqual(cases());
  const tried: number[][] = [[], []];
  for (const mine of tried) fc.assert(fc.property(fc.integer(), (n) => void mine.push(n)));
  expect(tried[0]!.length).toBe(100);
  expect(tried[0]).toEqual(tried[1]);
});
