/** What tasks need of the calculators. */
import { worthOf } from "../../src/arithmetic/evaluate.ts";
import { literalOf } from "../../src/arithmetic/numerals.ts";
import type { Sum } from "../../src/arithmetic/sums.ts";

export const sum = (id: string, line: string, at: number): Sum => {
  const { value } = worthOf(line);
  if (!value) throw new Error(`${line} is no sum`);
  return { id, line, result: literalOf(value), at };
};
