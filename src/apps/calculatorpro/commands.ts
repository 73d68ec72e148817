import * as v from "valibot";
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral, parseLiteral } from "#arithmetic/numerals.ts";
import {
  removeCalculation,
  clearCalculations,
  LineText,
  Literal,
  addCalculation,
  CalculationId,
} from "#arithmetic/calculation-history.ts";
import { reject } from "#os/values.ts";
import { settingOf } from "./queries.ts";
import { Angle, calculatorpro, maxNumbers } from "./state.ts";

export const commands = {
  /**
   * Evaluates a line and stores the calculation. Returns the result as text that can be part of a line. The result
   * becomes the value of "Ans".
   */
  workOut: calculatorpro.command({ line: LineText }, (state, { line }, ctx) => {
    const { value, problem } = evaluate(line, settingOf(state));
    if (problem !== null) return reject(problem);
    const result = formatLiteral(value);
    addCalculation(state, { id: ctx.newId("sum"), line, result, at: ctx.now });
    state.answer = result;
    return result;
  }),
  deleteSum: calculatorpro.command({ id: CalculationId }, (state, { id }) => {
    if (!state.sums[id]) return reject("sum-missing");
    removeCalculation(state, id);
  }),
  clearHistory: calculatorpro.command({}, (state) => clearCalculations(state)),
  setAngle: calculatorpro.command({ angle: Angle }, (state, { angle }) => {
    state.angle = angle;
  }),
  /** Stores a number in the memory, adds it to the memory, or subtracts it from the memory. */
  store: calculatorpro.command({ value: Literal, how: v.picklist(["put", "add", "take"]) }, (state, { value, how }) => {
    const there = parseLiteral(state.memory ?? "0");
    const by = parseLiteral(value);
    const next = how === "put" ? by : how === "add" ? there.plus(by) : there.minus(by);
    if (!next.isFinite()) return reject("too-big");
    state.memory = formatLiteral(next);
  }),
  clearMemory: calculatorpro.command({}, (state) => {
    state.memory = null;
  }),
  addNumber: calculatorpro.command({ value: Literal }, (state, { value }) => {
    if (state.numbers.length >= maxNumbers) return reject("numbers-full");
    state.numbers.push(value);
  }),
  removeNumber: calculatorpro.command({ index: v.pipe(v.number(), v.integer(), v.minValue(0)) }, (state, { index }) => {
    if (index >= state.numbers.length) return reject("number-missing");
    state.numbers.splice(index, 1);
  }),
  clearNumbers: calculatorpro.command({}, (state) => {
    state.numbers = [];
  }),
};
