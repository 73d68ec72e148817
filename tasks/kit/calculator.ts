/** Helpers for tasks about calculators. */
import { evaluate } from "#arithmetic/evaluate.ts";
import { formatLiteral } from "#arithmetic/numerals.ts";
import type { Calculation } from "#arithmetic/calculation-history.ts";

export const calculation = (id: string, line: string, at: number): Calculation => {
  const { value } = evaluate(line);
  if (!value) throw new Error(`${line} is no sum`);
  return { id, line, result: formatLiteral(value), at };
};
