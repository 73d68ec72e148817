/** Numbers as calculators show them, and as lines hold them. */
import { Dec, keptDigits } from "./decimal.ts";

/** How many digits are shown, and how many can be typed into one number. */
export const shownDigits = 15;
const smallestPlain = -8;

/** "1,234.5", "−0.25", "1.5E20": at most `digits` digits; what is longer is told by its power of ten. */
export function numeralOf(value: Dec, digits = shownDigits): string {
  const x = value.toSignificantDigits(digits);
  const sign = x.isNegative() && !x.isZero() ? "−" : "";
  return sign + (isPlain(x, digits) ? grouped(x.abs().toFixed()) : scientific(x));
}
/** A value as text for a line: all digits that are kept, without separators. `valueOfLiteral` reads it back. */
export function literalOf(value: Dec): string {
  const x = value.toSignificantDigits(keptDigits);
  const sign = x.isNegative() && !x.isZero() ? "−" : "";
  return sign + (isPlain(x, shownDigits) ? x.abs().toFixed() : scientific(x));
}
export const valueOfLiteral = (text: string): Dec => new Dec(text.replaceAll("−", "-"));
/** A number that is being typed, with separators: "1234.50" is "1,234.50". */
export function grouped(digits: string): string {
  const [, whole = "", rest = ""] = /^(\d*)(.*)$/.exec(digits) ?? [];
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + rest;
}
/** Whether a number has more digits than can be typed: it came from a result, and is edited as a whole. */
export const isComputed = (number: string): boolean => mantissaDigits(number) > shownDigits;
export const mantissaDigits = (number: string): number => number.replace(/E.*$/, "").replace(/\D/g, "").length;

const isPlain = (x: Dec, digits: number): boolean => x.isZero() || (x.e < digits && x.e > smallestPlain);
function scientific(x: Dec): string {
  const [mantissa = "0", exponent = "0"] = x.abs().toExponential().split("e");
  return `${mantissa}E${exponent.replace("+", "").replace("-", "−")}`;
}
