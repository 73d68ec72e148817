/** A few calculations of the last days: for a shared dinner, a shelf, a bill. */
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral } from "#arithmetic/numerals.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { calculator } from "./state.ts";

const pastLines: readonly (readonly [line: string, agoMs: number])[] = [
  ["268.50÷4", 3 * dayMs + 12 * hourMs],
  ["67.125+8", 3 * dayMs + 12 * hourMs - 2 * minuteMs],
  ["240−2×18", 2 * dayMs + 5 * hourMs],
  ["204÷5", 2 * dayMs + 5 * hourMs - minuteMs],
  ["1299−15%", dayMs + 9 * hourMs],
  ["3×(45.90+12.80)", 40 * minuteMs],
];
export const seed = calculator.seed(({ now }) => {
  const sums = pastLines.map(([line, ago], i) => {
    const { value } = evaluate(line);
    return { id: `sum_s${i + 1}`, line, result: value ? formatLiteral(value) : "0", at: now - ago };
  });
  return { sums: Object.fromEntries(sums.map((sum) => [sum.id, sum])), order: sums.map((sum) => sum.id) };
});
