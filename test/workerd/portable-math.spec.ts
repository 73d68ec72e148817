// workerd computes the same results as Node and a browser, to the last bit.
import { expect, it } from "vitest";
import { portableGolden, portableValues } from "../support/portable-values.ts";

it("workerd gives the values that Node and a browser give", () => {
  expect(portableValues()).toEqual(portableGolden);
});
