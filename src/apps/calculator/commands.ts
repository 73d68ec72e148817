import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral } from "#arithmetic/numerals.ts";
import { clearCalculations, LineText, addCalculation } from "#arithmetic/calculation-history.ts";
import { reject } from "#os/values.ts";
import { calculator } from "./state.ts";

export const commands = {
  /** Evaluates a line and stores the calculation. Returns the result as text that can be part of a line. */
  workOut: calculator.command({ line: LineText }, (state, { line }, ctx) => {
    const { value, problem } = evaluate(line);
    if (problem !== null) return reject(problem);
    const result = formatLiteral(value);
    addCalculation(state, { id: ctx.newId("sum"), line, result, at: ctx.now });
    return result;
  }),
  clearHistory: calculator.command({}, (state) => clearCalculations(state)),
};
