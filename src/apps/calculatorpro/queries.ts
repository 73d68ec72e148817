/** Derives options from the settings, calculates statistics, and searches the history. */
import { Dec, roundOffNoise } from "#arithmetic/decimal.ts";
import type { EvaluationOptions } from "#arithmetic/evaluate.ts";
import { formatNumeral, parseLiteral } from "#arithmetic/numerals.ts";
import { listCalculations, type Calculation } from "#arithmetic/calculation-history.ts";
import { formatLine } from "#arithmetic/line-editor.ts";
import type { State } from "./state.ts";

export const settingOf = (state: Pick<State, "angle" | "answer">): EvaluationOptions => ({
  angle: state.angle,
  answer: parseLiteral(state.answer),
});
export const lastLine = (state: State): string | undefined => state.sums[state.order.at(-1) ?? ""]?.line;
export const formatLiteral = (literal: string): string => formatNumeral(parseLiteral(literal));

/**
 * Returns calculations, newest first, whose line or result contains the query. Thousands separators in the query are
 * optional.
 */
export function findCalculations(state: State, query: string): Calculation[] {
  const wanted = query.replaceAll(/[\s,]/g, "").replaceAll("-", "−").replaceAll("*", "×").replaceAll("/", "÷");
  return listCalculations(state).filter((sum) =>
    `${formatLine(sum.line)}=${formatLiteral(sum.result)}`
      .replaceAll(",", "")
      .toLowerCase()
      .includes(wanted.toLowerCase()),
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
/**
 * Returns the statistics of a list of numbers. The sample deviation needs at least two numbers, the population
 * deviation at least one.
 */
export function statisticsOf(numbers: readonly string[]): Partial<Record<Measure, string>> {
  const values = numbers.map(parseLiteral).toSorted((a, b) => a.comparedTo(b));
  const n = values.length;
  const [first, last] = [values[0], values.at(-1)];
  if (!first || !last) return {};
  const sum = values.reduce((a, b) => a.plus(b));
  const mean = sum.div(n);
  const squares = values.reduce((a, b) => a.plus(b.minus(mean).pow(2)), new Dec(0));
  const middle = values[Math.floor(n / 2)]!;
  const format = (x: Dec) => formatNumeral(roundOffNoise(x), 12);
  return {
    count: String(n),
    sum: format(sum),
    mean: format(mean),
    median: format(n % 2 === 1 ? middle : middle.plus(values[n / 2 - 1]!).div(2)),
    smallest: format(first),
    largest: format(last),
    range: format(last.minus(first)),
    ...(n > 1 ? { sampleDeviation: format(squares.div(n - 1).sqrt()) } : {}),
    populationDeviation: format(squares.div(n).sqrt()),
  };
}
/** Returns a typed number as a literal, or null if the text is not a number. */
export function parseTypedLiteral(text: string): string | null {
  const plain = text.trim().replaceAll("-", "−");
  return /^−?\d{1,15}(\.\d{1,15})?$/.test(plain) ? plain : null;
}
