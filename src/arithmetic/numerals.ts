/** Formats numbers for a calculator's display and for its lines. */
import { Dec, storedDigits } from "./decimal.ts";

/** The maximum number of digits that the display shows, and that the user can type into one number. */
export const displayDigits = 15;
const minPlainExponent = -8;

/**
 * Formats a number: "1,234.5", "−0.25", "1.5E20". The text has at most `digits` digits. Longer numbers get an exponent.
 */
export function formatNumeral(value: Dec, digits = displayDigits): string {
  const x = value.toSignificantDigits(digits);
  const sign = x.isNegative() && !x.isZero() ? "−" : "";
  return sign + (isPlain(x, digits) ? groupDigits(x.abs().toFixed()) : formatScientific(x));
}
/** Formats a value for a line: all stored digits, without separators. `parseLiteral` reads it back. */
export function formatLiteral(value: Dec): string {
  const x = value.toSignificantDigits(storedDigits);
  const sign = x.isNegative() && !x.isZero() ? "−" : "";
  return sign + (isPlain(x, displayDigits) ? x.abs().toFixed() : formatScientific(x));
}
export const parseLiteral = (text: string): Dec => new Dec(text.replaceAll("−", "-"));
/** Adds separators to a number while the user types it: "1234.50" becomes "1,234.50". */
export function groupDigits(digits: string): string {
  const [, whole = "", rest = ""] = /^(\d*)(.*)$/.exec(digits) ?? [];
  return whole.replace(/\B(?=(\d{3})+$)/g, ",") + rest;
}
/** Whether a number has more digits than a user can type. Such a number is a result, and keys edit it as a whole. */
export const isComputed = (number: string): boolean => mantissaDigits(number) > displayDigits;
export const mantissaDigits = (number: string): number => number.replace(/E.*$/, "").replace(/\D/g, "").length;

const isPlain = (x: Dec, digits: number): boolean => x.isZero() || (x.e < digits && x.e > minPlainExponent);
function formatScientific(x: Dec): string {
  const [mantissa = "0", exponent = "0"] = x.abs().toExponential().split("e");
  return `${mantissa}E${exponent.replace("+", "").replace("-", "−")}`;
}
