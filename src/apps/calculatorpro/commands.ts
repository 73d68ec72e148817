/** What can happen in Calculator Pro. */
import * as v from "valibot";
import { worthOf } from "../../arithmetic/evaluate.ts";
import { literalOf, valueOfLiteral } from "../../arithmetic/numerals.ts";
import { forget, forgetAll, LineText, Literal, remember, SumId } from "../../arithmetic/sums.ts";
import { reject } from "../../os/values.ts";
import { settingOf } from "./queries.ts";
import { Angle, calculatorpro, mostNumbers } from "./state.ts";

export const commands = {
  /** Works a line out and keeps the sum; its result is the number, as a line holds it, and the next "Ans". */
  workOut: calculatorpro.command({ line: LineText }, (state, { line }, ctx) => {
    const { value, problem } = worthOf(line, settingOf(state));
    if (problem !== null) return reject(problem);
    const result = literalOf(value);
    remember(state, { id: ctx.newId("sum"), line, result, at: ctx.now });
    state.answer = result;
    return result;
  }),
  deleteSum: calculatorpro.command({ id: SumId }, (state, { id }) => {
    if (!state.sums[id]) return reject("sum-missing");
    forget(state, id);
  }),
  clearHistory: calculatorpro.command({}, (state) => forgetAll(state)),
  setAngle: calculatorpro.command({ angle: Angle }, (state, { angle }) => {
    state.angle = angle;
  }),
  /** Puts a number into the memory, or adds it to what is there, or takes it from it. */
  store: calculatorpro.command({ value: Literal, how: v.picklist(["put", "add", "take"]) }, (state, { value, how }) => {
    const there = valueOfLiteral(state.memory ?? "0");
    const by = valueOfLiteral(value);
    const next = how === "put" ? by : how === "add" ? there.plus(by) : there.minus(by);
    if (!next.isFinite()) return reject("too-big");
    state.memory = literalOf(next);
  }),
  clearMemory: calculatorpro.command({}, (state) => {
    state.memory = null;
  }),
  addNumber: calculatorpro.command({ value: Literal }, (state, { value }) => {
    if (state.numbers.length >= mostNumbers) return reject("numbers-full");
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
