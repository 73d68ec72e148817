// What Node and a browser work out, workerd works out to the same bit.
import { expect, it } from "vitest";
import { portableGolden, portableValues } from "../support/portable-values.ts";

it("workerd gives the values that Node and a browser give", () => {
  expect(portableValues()).toEqual(portableGolden);
});
