// workerd computes the same results as Node and a browser, to the last bit.
import { expect, it } from "vitest";
import { portableGolden, portableValues } from "../support/portable-values.ts";

it("workerd computes the same values as Node and a browser", () => {
  expect(portableValues()).toEqual(portableGolden);
});
