import { describe, expect, it } from "vitest";
import { starFills } from "./star-fills.ts";

const drawn = (tenths: number): string =>
  starFills(tenths)
    .map((fill) => ({ full: "*", half: "+", empty: "." })[fill])
    .join("");

describe("stars of a rating", () => {
  it("shows 4.5 as four stars and a half", () => {
    expect(drawn(45)).toBe("****+");
    expect(drawn(43)).toBe("****+");
    expect(drawn(47)).toBe("****+");
  });
  it("rounds to the nearest half, between none and five", () => {
    expect(drawn(42)).toBe("****.");
    expect(drawn(48)).toBe("*****");
    expect(drawn(0)).toBe(".....");
    expect(drawn(50)).toBe("*****");
    expect(drawn(70)).toBe("*****");
    expect(drawn(5)).toBe("+....");
  });
});
