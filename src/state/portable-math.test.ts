import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { atan2, cos, exp, expm1, hypot, ln, log2, pow, sin } from "./portable-math.ts";
import { portableGolden, portableValues } from "#test/support/portable-values.ts";

const near = (x: number, wanted: number): boolean => Math.abs(x - wanted) <= 1e-14 * Math.max(Math.abs(wanted), 1e-3);
const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });

describe("portable math functions", () => {
  it("give the same bits as in workerd and the browser", () => {
    expect(portableValues()).toEqual(portableGolden);
  });
  it("equal those of Math except for the last digits", () => {
    fc.assert(
      fc.property(real(-20, 20), real(-20, 20), (x, y) => {
        const bad = Object.entries({
          exp: near(exp(x), Math.exp(x)),
          expm1: near(expm1(x), Math.expm1(x)),
          ln: x === 0 || near(ln(Math.abs(x)), Math.log(Math.abs(x))),
          log2: x === 0 || near(log2(Math.abs(x)), Math.log2(Math.abs(x))),
          pow: near(pow(Math.abs(x) + 0.01, y / 8), Math.pow(Math.abs(x) + 0.01, y / 8)),
          whole: near(pow(x, 5), Math.pow(x, 5)),
          sin: near(sin(x), Math.sin(x)),
          cos: near(cos(x), Math.cos(x)),
          atan2: x === 0 || near(atan2(x, y), Math.atan2(x, y)),
          hypot: near(hypot(x, y), Math.hypot(x, y)),
        }).flatMap(([name, fits]) => (fits ? [] : [name]));
        expect(bad).toEqual([]);
      }),
    );
  });
  it("give the expected values at their limits", () => {
    expect([0, 710, -746, Infinity, -Infinity].map(exp)).toEqual([1, Infinity, 0, Infinity, 0]);
    expect([1, 0, -1, Infinity].map(ln)).toEqual([0, -Infinity, NaN, Infinity]);
    expect([1, 2, 1024, 0.5, 5e-324].map(log2)).toEqual([0, 1, 10, -1, -1074]);
    expect([pow(0, 0), pow(0, 2), pow(0, 0.3), pow(0, -0.3), pow(-2, 3), pow(-2, 0.3), pow(10, -1)]).toEqual([
      1,
      0,
      0,
      Infinity,
      -8,
      NaN,
      0.1,
    ]);
    expect([atan2(0, 0), atan2(0, -1), atan2(1, 0), atan2(-1, 0)]).toEqual([0, Math.PI, Math.PI / 2, -Math.PI / 2]);
  });
});
