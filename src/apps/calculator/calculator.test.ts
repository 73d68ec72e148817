import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Dec } from "#arithmetic/decimal.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { mainKeys } from "./navigation.ts";
import { convertedText, calculateDiscount, moneyText, calculateTip } from "./queries.ts";
import type { State } from "./state.ts";
import { convert, kinds, unitsOf } from "./units.ts";

const boot = (): PhoneState => {
  const s = phone.boot({
    startMs: 1_773_622_800_000,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
  return phone.reduce(s, { name: "os.launch", args: { app: "calculator" } }).state;
};
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
  phone.reduce(s, { name: "os.act", args: { app: "calculator", on, args } }).state;
function press(s: PhoneState, keys: string): PhoneState {
  return keys.split(" ").reduce((at, key) => {
    if (digitKeys.some((digit) => digit === key)) return act(at, "digit", { digit: key });
    return mainKeys.some((other) => other === key) ? act(at, "press", { key }) : act(at, key);
  }, s);
}
const display = (s: PhoneState) => phone.top(s, "calculator").view;
const sums = (s: PhoneState): string[] => {
  const state = s.apps["calculator"] as unknown as State;
  return state.order.map((id) => `${state.sums[id]!.line}=${state.sums[id]!.result}`);
};

describe("the keys", () => {
  test("compute a line and store it; equals again repeats the last operation", () => {
    let s = press(boot(), "2 + 3 × 4 equals");
    expect(display(s)).toMatchObject({ line: "2+3×4", result: "14", again: "×4" });
    s = press(s, "equals equals");
    expect(display(s)["result"]).toBe("224");
    expect(sums(s).slice(-3)).toEqual(["2+3×4=14", "14×4=56", "56×4=224"]);
  });
  test("continue with the exact result, not the rounded one", () => {
    const s = press(boot(), "1 ÷ 3 equals × 3 equals");
    expect(display(s)["result"]).toBe("1");
  });
  test("close open brackets in the stored line", () => {
    expect(sums(press(boot(), "4 × () 1 + 2 equals")).at(-1)).toBe("4×(1+2)=12");
  });
  test("show a problem instead of a result, and store nothing", () => {
    const before = boot();
    const s = press(before, "5 ÷ 0 equals");
    expect(display(s)).toMatchObject({ problem: "divided-by-zero", result: null });
    expect(sums(s)).toEqual(sums(before));
    expect(display(press(s, "erase 2"))).toMatchObject({ line: "5÷2", problem: null });
    expect(display(press(boot(), "5 + equals"))["problem"]).toBe("malformed");
    expect(sums(press(boot(), "5 equals"))).toEqual(sums(before));
  });
  test("insert a stored result or line", () => {
    let s = act(press(boot(), "8 −"), "takeResult", { id: "sum_s6" });
    expect(display(s)["line"]).toBe("8−176.1");
    s = act(s, "takeLine", { id: "sum_s5" });
    expect(display(s)).toMatchObject({ line: "1299−15%", result: null });
  });
  test("clear the history only after the user confirms", () => {
    let s = act(boot(), "clearHistory");
    expect(sums(s).length).toBeGreaterThan(0);
    s = phone.reduce(s, { name: "os.answer", args: { yes: true } }).state;
    expect(sums(s)).toEqual([]);
    expect(phone.canAct(s, phone.top(s, "calculator"), "clearHistory")).toBe(false);
  });
});

describe("unit conversion", () => {
  test.each([
    ["1", "mile", "meter", "1,609.344"],
    ["100", "celsius", "fahrenheit", "212"],
    ["−40", "fahrenheit", "celsius", "−40"],
    ["0", "kelvin", "celsius", "−273.15"],
    ["90", "kilometer-per-hour", "meter-per-second", "25"],
    ["1", "gallon", "liter", "3.785411784"],
    ["3", "chi", "meter", "1"],
    ["15", "mu", "hectare", "1"],
    ["1", "gibibyte", "gigabyte", "1.073741824"],
    ["36", "hour", "day", "1.5"],
    ["", "inch", "foot", "0"],
    ["10", "pound", "kilogram", "4.5359237"],
  ])("converts %s %s to %s", (amount, from, to, expected) => {
    expect(convertedText(amount, from, to)).toBe(expected);
  });
  test("converting to another unit and back returns the same amount", () => {
    const pair = fc
      .constantFrom(...kinds)
      .chain((kind) => fc.tuple(fc.constantFrom(...unitsOf[kind]), fc.constantFrom(...unitsOf[kind])));
    fc.assert(
      fc.property(pair, fc.integer({ min: -1e9, max: 1e9 }), ([a, b], n) => {
        const amount = new Dec(n).div(100);
        expect(
          convert(convert(amount, a, b), b, a)
            .toDecimalPlaces(12)
            .eq(amount),
        ).toBe(true);
      }),
    );
  });
});

test("rounds tips and discounts to the cent", () => {
  const { tip, total, each } = calculateTip(new Dec("268.5"), 15, 4);
  expect([tip, total, each].map(moneyText)).toEqual(["40.28", "308.78", "77.20"]);
  const { saved, left } = calculateDiscount(new Dec("1299"), 35);
  expect([saved, left].map(moneyText)).toEqual(["454.65", "844.35"]);
});
