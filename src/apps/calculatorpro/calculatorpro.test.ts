import { describe, expect, test } from "vitest";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import { phone } from "../phone.ts";
import { parseTypedLiteral, statisticsOf, findCalculations } from "./queries.ts";
import type { State } from "./state.ts";

const boot = (): PhoneState => {
  const s = phone.boot({
    startMs: 1_773_622_800_000,
    lang: "en",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
  return phone.reduce(s, { name: "os.launch", args: { app: "calculatorpro" } }).state;
};
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
  phone.reduce(s, { name: "os.act", args: { app: "calculatorpro", on, args } }).state;
const pressDigits = (s: PhoneState, text: string): PhoneState =>
  [...text].reduce((at, digit) => act(at, "digit", { digit }), s);
const pressKeys = (s: PhoneState, ...all: string[]): PhoneState =>
  all.reduce((at, key) => act(at, "press", { key }), s);
const pressProgrammerKeys = (s: PhoneState, ...all: string[]): PhoneState =>
  all.reduce((at, key) => act(at, "word", { key }), s);
const display = (s: PhoneState) => phone.top(s, "calculatorpro").view;
const stateOf = (s: PhoneState): State => s.apps["calculatorpro"] as unknown as State;
const lastCalculation = (s: PhoneState) => stateOf(s).sums[stateOf(s).order.at(-1)!]!;

describe("the scientific calculator", () => {
  test("replaces Ans by its value in a stored line", () => {
    let s = act(pressKeys(pressDigits(pressKeys(boot(), "−"), "5"), "+", "e"), "clear");
    s = act(pressKeys(pressDigits(pressKeys(pressDigits(s, "2"), "−"), "7"), "×", "e"), "clear");
    s = act(pressDigits(pressKeys(pressDigits(s, "2"), "−"), "7"), "equals");
    expect(stateOf(s).answer).toBe("−5");
    s = act(pressKeys(s, "²"), "equals");
    expect(lastCalculation(s)).toMatchObject({ line: "(−5)²", result: "25" });
    s = act(pressKeys(pressDigits(s, "3"), "Ans"), "equals");
    expect(lastCalculation(s)).toMatchObject({ line: "3(25)", result: "75" });
    expect(display(act(s, "erase"))["line"]).toBe("3(25)");
  });
  test("computes in the chosen unit of angles", () => {
    const s = act(pressDigits(pressKeys(boot(), "sin("), "30"), "equals");
    expect(lastCalculation(s).result).toBe("0.5");
    const r = act(pressKeys(act(s, "angle", { angle: "rad" }), "sin(", "π", "÷"), "digit", { digit: "6" });
    expect(lastCalculation(act(r, "equals")).result).toBe("0.5");
  });
  test("stores, adds to, recalls and clears the memory", () => {
    let s = act(pressDigits(boot(), "12"), "memoryStore");
    expect(stateOf(s).memory).toBe("12");
    s = act(act(s, "memoryAdd"), "memoryAdd");
    s = act(pressDigits(pressKeys(act(s, "clear"), "π", "×"), "0"), "memoryTake");
    expect(stateOf(s).memory).toBe("36");
    s = act(pressDigits(act(s, "clear"), "5"), "memoryRecall");
    expect(display(s)["line"]).toBe("5×36");
    s = act(s, "memoryClear");
    expect(stateOf(s).memory).toBeNull();
    expect(phone.canAct(s, phone.top(s, "calculatorpro"), "memoryRecall")).toBe(false);
  });
  test("writes a power as a factor when it follows a number", () => {
    const s = pressDigits(act(pressDigits(boot(), "5"), "raise", { base: "10" }), "3");
    expect(display(s)["line"]).toBe("5×10^3");
    expect(lastCalculation(act(s, "equals")).result).toBe("5000");
  });
  test("finds calculations with or without separators", () => {
    const state = stateOf(boot());
    expect(findCalculations(state, "250,000").map((s) => s.id)).toEqual(["sum_s4"]);
    expect(findCalculations(state, "250000*").map((s) => s.id)).toEqual(["sum_s4"]);
    expect(findCalculations(state, "= 792").map((s) => s.id)).toEqual(["sum_s6"]);
    expect(findCalculations(state, "cosh")).toEqual([]);
  });
});
describe("the programmer's calculator", () => {
  test("continues from a result in another base, and a digit starts a new line", () => {
    let s = act(pressProgrammerKeys(boot(), "2", "5", "5", "AND", "1", "5"), "wordEquals");
    expect(display(s)["word"]).toBe("15");
    s = act(s, "base", { base: "hex" });
    expect(display(s)["word"]).toBe("F");
    expect(display(pressProgrammerKeys(s, "<<", "4"))["word"]).toBe("F << 4");
    expect(display(pressProgrammerKeys(s, "A"))["word"]).toBe("A");
    s = act(pressProgrammerKeys(boot(), "5", "÷", "0"), "wordEquals");
    expect(display(s)["wordProblem"]).toBe("divided-by-zero");
  });
});
describe("statistics", () => {
  test("are exact", () => {
    expect(statisticsOf(["2", "4", "4", "4", "5", "5", "7", "9"])).toEqual({
      count: "8",
      sum: "40",
      mean: "5",
      median: "4.5",
      smallest: "2",
      largest: "9",
      range: "7",
      sampleDeviation: "2.1380899353",
      populationDeviation: "2",
    });
    expect(statisticsOf(["0.1", "0.2", "−0.3"])).toMatchObject({ sum: "0", mean: "0", median: "0.1" });
    expect(statisticsOf([])).toEqual({});
    expect(statisticsOf(["5"])["sampleDeviation"]).toBeUndefined();
  });
  test("accept only typed numbers", () => {
    expect(parseTypedLiteral(" -12.50 ")).toBe("−12.50");
    expect([parseTypedLiteral("1.2.3"), parseTypedLiteral(""), parseTypedLiteral("-")]).toEqual([null, null, null]);
  });
});
