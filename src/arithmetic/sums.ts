/** What was worked out, kept: a record of sums and their order. Shared by the calculators, as schema and as functions. */
import * as v from "valibot";
import { literalOf } from "./numerals.ts";
import { worthOf, type Problem, type Setting } from "./evaluate.ts";
import { lastOperation, parse } from "./expression.ts";
import { longestLine, type Session } from "./typing.ts";

export const SumId = v.pipe(v.string(), v.startsWith("sum_"), v.maxLength(80));
/** A number as a line holds it: "−0.25", "1.5E20". */
export const Literal = v.pipe(v.string(), v.regex(/^−?\d{1,40}(\.\d{1,60})?(E−?\d{1,4})?$/));
/** Room for the parentheses that are closed, and for an operation that is done again with a result of its own length. */
export const LineText = v.pipe(v.string(), v.maxLength(2 * longestLine + 100));
export const Sum = v.strictObject({
  id: SumId,
  line: LineText,
  result: Literal,
  at: v.pipe(v.number(), v.safeInteger()),
});
export type Sum = v.InferOutput<typeof Sum>;
/** Parts of an app's state. */
export const sumsEntries = {
  sums: v.record(SumId, Sum),
  /** Oldest first. */
  order: v.array(SumId),
};
interface Sums {
  sums: Record<string, Sum>;
  order: string[];
}
/** Parts of a screen's view: a session. */
export const sessionEntries = {
  line: v.optional(LineText, ""),
  caret: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  result: v.optional(v.nullable(Literal), null),
  again: v.optional(LineText, ""),
  problem: v.optional(v.nullable(v.string()), null),
};
const mostSums = 300;

export function remember(state: Sums, sum: Sum): void {
  state.sums[sum.id] = sum;
  state.order.push(sum.id);
  for (const id of state.order.splice(0, state.order.length - mostSums)) delete state.sums[id];
}
export function forget(state: Sums, id: string): void {
  delete state.sums[id];
  state.order = state.order.filter((other) => other !== id);
}
export function forgetAll(state: Sums): void {
  state.sums = {};
  state.order = [];
}
/** Newest first. */
export const sumsOf = (state: { readonly sums: Record<string, Sum>; readonly order: readonly string[] }): Sum[] =>
  state.order.toReversed().flatMap((id) => state.sums[id] ?? []);

/** Whether there is anything to work out: a lone number is what it is. */
export function isReckonable(line: string): boolean {
  const tree = parse(line);
  return tree !== null && tree.kind !== "number" && !(tree.kind === "negated" && tree.of.kind === "number");
}
/** What "=" works out: the line; or, pressed once more, the last operation on the result. Whole in itself. */
export const lineToWorkOut = (s: Session, answer = "0"): string =>
  closed(s.result === null ? withAnswer(s.line, answer) : s.result + s.again);
/** "Ans" changes with every sum, so a line that is kept holds the number. */
const withAnswer = (line: string, answer: string): string =>
  line.replace(/Ans/g, (_, at: number) =>
    at === 0 && !answer.startsWith("−") && !/^Ans(?:[\d.E]|Ans)/.test(line) ? answer : `(${answer})`,
  );
const closed = (line: string): string =>
  line + ")".repeat(Math.max(0, line.split("(").length - line.split(")").length));
/** The session once its line is worked out. */
export function workedOut(s: Session, line: string, result: string): Session {
  const tree = parse(line);
  const again = s.result !== null ? s.again : tree ? lastOperation(tree) : "";
  return { line, caret: line.length, result, again, problem: null };
}
/** The result while the line is being written, where it says more than the line does. */
export function previewOf(s: Session, setting: Setting): string | null {
  if (s.result !== null || !isReckonable(s.line)) return null;
  const { value } = worthOf(s.line, setting);
  return value && literalOf(value);
}
export function problemOf(s: Session, setting: Setting): Problem | null {
  if (s.line === "" || (parse(s.line) !== null && !isReckonable(s.line))) return null;
  return worthOf(s.line, setting).problem;
}
/** A value put into the line at the caret; it begins a line of its own after a result. */
export function inserted(s: Session, literal: string): Session {
  const isOpen = s.result === null && s.line !== "";
  const text = isOpen && literal.startsWith("−") ? `(${literal})` : literal;
  const before = isOpen ? s.line.slice(0, s.caret) : "";
  // Two numbers side by side would be read as one.
  const joint = /[\d.]$/.test(before) ? "×" : "";
  const head = before + joint + text;
  return {
    line: head + (isOpen ? s.line.slice(s.caret) : ""),
    caret: head.length,
    result: null,
    again: "",
    problem: null,
  };
}
