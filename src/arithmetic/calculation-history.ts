/** Stored calculations and their order. All calculator apps use this schema and these functions. */
import * as v from "valibot";
import { formatLiteral } from "./numerals.ts";
import { evaluate, type Problem, type EvaluationOptions } from "./evaluate.ts";
import { lastOperation, parse } from "./expression.ts";
import { maxLineLength, type Session } from "./line-editor.ts";

export const CalculationId = v.pipe(v.string(), v.startsWith("sum_"), v.maxLength(80));
/** A number as it is written in a line, such as "−0.25" or "1.5E20". */
export const Literal = v.pipe(v.string(), v.regex(/^−?\d{1,40}(\.\d{1,60})?(E−?\d{1,4})?$/));
/**
 * The maximum length leaves room for closing brackets, and for a repeated operation on a result that is as long as the
 * line.
 */
export const LineText = v.pipe(v.string(), v.maxLength(2 * maxLineLength + 100));
export const Calculation = v.strictObject({
  id: CalculationId,
  line: LineText,
  result: Literal,
  at: v.pipe(v.number(), v.safeInteger()),
});
export type Calculation = v.InferOutput<typeof Calculation>;
/** The fields for the history in an app's state. */
export const historyEntries = {
  sums: v.record(CalculationId, Calculation),
  /** The ids of the calculations, oldest first. */
  order: v.array(CalculationId),
};
interface CalculationHistory {
  sums: Record<string, Calculation>;
  order: string[];
}
/** The fields for a session in a screen's view. */
export const sessionEntries = {
  line: v.optional(LineText, ""),
  caret: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  result: v.optional(v.nullable(Literal), null),
  again: v.optional(LineText, ""),
  problem: v.optional(v.nullable(v.string()), null),
};
const maxCalculations = 300;

export function addCalculation(state: CalculationHistory, sum: Calculation): void {
  state.sums[sum.id] = sum;
  state.order.push(sum.id);
  for (const id of state.order.splice(0, state.order.length - maxCalculations)) delete state.sums[id];
}
export function removeCalculation(state: CalculationHistory, id: string): void {
  delete state.sums[id];
  state.order = state.order.filter((other) => other !== id);
}
export function clearCalculations(state: CalculationHistory): void {
  state.sums = {};
  state.order = [];
}
/** Lists the calculations, newest first. */
export const listCalculations = (state: {
  readonly sums: Record<string, Calculation>;
  readonly order: readonly string[];
}): Calculation[] => state.order.toReversed().flatMap((id) => state.sums[id] ?? []);

/** Returns whether the line contains an operation. A single number does not. */
export function isCalculation(line: string): boolean {
  const tree = parse(line);
  return tree !== null && tree.kind !== "number" && !(tree.kind === "negated" && tree.of.kind === "number");
}
/**
 * Returns the line that "=" evaluates: the typed line or, when "=" is pressed a second time, the last operation applied
 * to the result. The returned line contains no "Ans" and no open bracket.
 */
export const lineToEvaluate = (s: Session, answer = "0"): string =>
  closeBrackets(s.result === null ? replaceAnswer(s.line, answer) : s.result + s.again);
/** The value of "Ans" changes with every calculation, so a stored line contains the number instead of "Ans". */
const replaceAnswer = (line: string, answer: string): string =>
  line.replace(/Ans/g, (_, at: number) =>
    at === 0 && !answer.startsWith("−") && !/^Ans(?:[\d.E]|Ans)/.test(line) ? answer : `(${answer})`,
  );
const closeBrackets = (line: string): string =>
  line + ")".repeat(Math.max(0, line.split("(").length - line.split(")").length));
/** Returns the session after its line has been evaluated. */
export function withResult(s: Session, line: string, result: string): Session {
  const tree = parse(line);
  const again = s.result !== null ? s.again : tree ? lastOperation(tree) : "";
  return { line, caret: line.length, result, again, problem: null };
}
/** Returns the result while the user types, or null if the result would only repeat the line. */
export function previewResult(s: Session, setting: EvaluationOptions): string | null {
  if (s.result !== null || !isCalculation(s.line)) return null;
  const { value } = evaluate(s.line, setting);
  return value && formatLiteral(value);
}
export function findProblem(s: Session, setting: EvaluationOptions): Problem | null {
  if (s.line === "" || (parse(s.line) !== null && !isCalculation(s.line))) return null;
  return evaluate(s.line, setting).problem;
}
/** Inserts a value at the caret. If a result is displayed, the value starts a new line. */
export function insertLiteral(s: Session, literal: string): Session {
  const isOpen = s.result === null && s.line !== "";
  const text = isOpen && literal.startsWith("−") ? `(${literal})` : literal;
  const before = isOpen ? s.line.slice(0, s.caret) : "";
  // Without an operator between them, two adjacent numbers would be parsed as one number.
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
