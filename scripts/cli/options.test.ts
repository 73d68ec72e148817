import { expect, it } from "vitest";
import { parseShare } from "./options.ts";

it("accepts a share above 0 and up to 1, and otherwise names the option", () => {
  expect(["1", "0.2", "1e-1"].map((text) => parseShare("scale", text))).toEqual([1, 0.2, 0.1]);
  for (const text of ["0", "-1", "1.01", "half", "", "NaN"])
    expect(() => parseShare("scale", text), text).toThrow(/--scale must be a number above 0 and/);
});
