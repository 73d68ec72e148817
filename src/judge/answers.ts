/** Typed answers: the fields of the answer sheet, and the rules by which an answer is correct. */
import { epochOfIso } from "#state/civil.ts";
import type { SheetField, SheetValues } from "#os/answer-sheet.ts";

export type Matcher = "exact" | "date" | "time" | "duration";
export type Answer =
  | { readonly kind: "choice"; readonly label: string; readonly hint: string; readonly options: readonly string[] }
  | { readonly kind: "number"; readonly label: string; readonly hint: string; readonly tolerance: number }
  | { readonly kind: "text"; readonly label: string; readonly hint: string; readonly match: Matcher }
  | {
      readonly kind: "list";
      readonly label: string;
      readonly hint: string;
      readonly match: Matcher;
      readonly ordered: boolean;
    };
export type AnswerOf<A> = A extends { kind: "number" }
  ? number
  : A extends { kind: "list" }
    ? readonly string[]
    : string;

export const choice = (label: string, options: readonly string[], hint = "") =>
  ({ kind: "choice", label, hint, options }) as const;
/** Returns a field for a number that is correct within the tolerance. */
export const number = (label: string, hint: string, tolerance = 0) =>
  ({ kind: "number", label, hint, tolerance }) as const;
export const text = (label: string, hint: string, match: Matcher = "exact") =>
  ({ kind: "text", label, hint, match }) as const;
export const list = (
  label: string,
  hint: string,
  options: { readonly ordered?: boolean; readonly match?: Matcher } = {},
) => ({ kind: "list", label, hint, match: options.match ?? "exact", ordered: options.ordered ?? false }) as const;

/** Returns the field for the phone's display, without any data that helps to answer. */
export function sheetField(id: string, answer: Answer): SheetField {
  const base = { id, label: answer.label, hint: answer.hint };
  return answer.kind === "choice"
    ? { kind: "choice", ...base, options: [...answer.options] }
    : { kind: answer.kind, ...base };
}
/** Whether the given answer means the expected answer. Each value must have the form that the hint asks for. */
export function isCorrect(
  answer: Answer,
  expected: string | number | readonly string[],
  given: SheetValues[string] | undefined,
): boolean {
  if (given === undefined) return false;
  if (answer.kind === "list") {
    const want = (expected as readonly string[]).map((x) => normalizeAnswer(answer.match, x));
    const got = (Array.isArray(given) ? given : [given])
      .map((x) => normalizeAnswer(answer.match, x))
      .filter((x) => x !== "");
    if (want.length !== got.length || got.includes(null) || want.includes(null)) return false;
    if (answer.ordered) return want.every((x, i) => x === got[i]);
    const sorted = (xs: readonly (string | null)[]): string => JSON.stringify(xs.toSorted());
    return sorted(want) === sorted(got);
  }
  if (typeof given !== "string") return false;
  if (answer.kind === "number") {
    const n = parseNumber(given);
    return n !== null && Math.abs(n - (expected as number)) <= answer.tolerance + 1e-9;
  }
  if (answer.kind === "choice") return given === expected;
  const want = normalizeAnswer(answer.match, expected as string);
  return want !== null && want !== "" && normalizeAnswer(answer.match, given) === want;
}
/**
 * Parses a number in the notation of people and phones: "1,234.50", "-3", "−3" with the minus sign (U+2212) of
 * calculators, and full-width "１２". Returns null for any other text, for example "34°C", "33 or 34", and "4,5", which
 * means different numbers in different countries.
 */
export function parseNumber(given: string): number | null {
  const t = given.normalize("NFKC").replace("\u2212", "-").trim();
  if (!/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(t)) return null;
  return Number(t.replaceAll(",", ""));
}
/** Returns one spelling for all texts with the same meaning, or null if the text does not fit the matcher. */
function normalizeAnswer(match: Matcher, given: string): string | null {
  const t = given.normalize("NFKC").trim().replace(/\s+/g, " ");
  if (t === "") return "";
  if (match === "exact") return t.toLowerCase();
  if (match === "date") return /^\d{4}-\d\d-\d\d$/.test(t) && epochOfIso(t, 0) !== null ? t : null;
  const m = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(t);
  if (!m || Number(m[2]) > 59 || Number(m[3] ?? 0) > 59) return null;
  if (match === "time" && Number(m[1]) > 23) return null;
  return `${m[1]!.padStart(2, "0")}:${m[2]}:${m[3] ?? "00"}`;
}
