/** What the numbers of Calculator Pro come to, and how its history is searched. */
import { Dec, tidy } from "../../arithmetic/decimal.ts";
import type { Setting } from "../../arithmetic/evaluate.ts";
import { numeralOf, valueOfLiteral } from "../../arithmetic/numerals.ts";
import { sumsOf, type Sum } from "../../arithmetic/sums.ts";
import { shownLine } from "../../arithmetic/typing.ts";
import type { State } from "./state.ts";

export const settingOf = (state: Pick<State, "angle" | "answer">): Setting => ({
  angle: state.angle,
  answer: valueOfLiteral(state.answer),
});
export const lineOfLast = (state: State): string | undefined => state.sums[state.order.at(-1) ?? ""]?.line;
export const numeral = (literal: string): string => numeralOf(valueOfLiteral(literal));

/** Newest first; found by what stands in the line or the result, with or without separators. */
export function sumsMatching(state: State, query: string): Sum[] {
  const wanted = query.replaceAll(/[\s,]/g, "").replaceAll("-", "−").replaceAll("*", "×").replaceAll("/", "÷");
  return sumsOf(state).filter((sum) =>
    `${shownLine(sum.line)}=${numeral(sum.result)}`.replaceAll(",", "").toLowerCase().includes(wanted.toLowerCase()),
  );
}

export const measures = [
  "count",
  "sum",
  "mean",
  "median",
  "smallest",
  "largest",
  "range",
  "sampleDeviation",
  "populationDeviation",
] as const;
export type Measure = (typeof measures)[number];
/** One number after another; deviations need two, of a whole population one. */
export function statisticsOf(numbers: readonly string[]): Partial<Record<Measure, string>> {
  const values = numbers.map(valueOfLiteral).toSorted((a, b) => a.comparedTo(b));
  const n = values.length;
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return {};
  const sum = values.reduce((a, b) => a.plus(b));
  const mean = sum.div(n);
  const squares = values.reduce((a, b) => a.plus(b.minus(mean).pow(2)), new Dec(0));
  const middle = values[Math.floor(n / 2)]!;
  const told = (x: Dec) => numeralOf(tidy(x), 12);
  return {
    count: String(n),
    sum: told(sum),
    mean: told(mean),
    median: told(n % 2 === 1 ? middle : middle.plus(values[n / 2 - 1]!).div(2)),
    smallest: told(first),
    largest: told(last),
    range: told(last.minus(first)),
    ...(n > 1 ? { sampleDeviation: told(squares.div(n - 1).sqrt()) } : {}),
    populationDeviation: told(squares.div(n).sqrt()),
  };
}
/** A typed number as a literal, or null. */
export function literalTyped(text: string): string | null {
  const plain = text.trim().replaceAll("-", "−");
  return /^−?\d{1,15}(\.\d{1,15})?$/.test(plain) ? plain : null;
}
