/** What can happen in Calculator. */
import { worthOf } from "../../arithmetic/evaluate.ts";
import { literalOf } from "../../arithmetic/numerals.ts";
import { forgetAll, LineText, remember } from "../../arithmetic/sums.ts";
import { reject } from "../../os/values.ts";
import { calculator } from "./state.ts";

export const commands = {
  /** Works a line out and keeps the sum. Its result is the number, as a line holds it. */
  workOut: calculator.command({ line: LineText }, (state, { line }, ctx) => {
    const { value, problem } = worthOf(line);
    if (problem !== null) return reject(problem);
    const result = literalOf(value);
    remember(state, { id: ctx.newId("sum"), line, result, at: ctx.now });
    return result;
  }),
  clearHistory: calculator.command({}, (state) => forgetAll(state)),
};
