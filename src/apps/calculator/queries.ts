/** Calculates tips, discounts and conversions. */
import { Dec } from "#arithmetic/decimal.ts";
import { formatNumeral, parseLiteral } from "#arithmetic/numerals.ts";
import { convert, getUnit } from "./units.ts";

/** The number of digits of a converted amount. */
const convertedDigits = 10;
export function convertedText(amount: string, from: string, to: string): string {
  return formatNumeral(convert(amountOf(amount), getUnit(from), getUnit(to)), convertedDigits);
}
/** Returns the value of a typed amount, or 0 for an empty text. */
export const amountOf = (text: string): Dec => (isAmount(text) ? parseLiteral(text) : new Dec(0));
export const isAmount = (text: string): boolean => /^[−-]?\d+\.?\d*$/.test(text) && text.length <= 18;

/** Rounds to the cent, half up. */
const toCents = (x: Dec): Dec => x.toDecimalPlaces(2);
export function calculateTip(bill: Dec, percent: number, people: number): { tip: Dec; total: Dec; each: Dec } {
  const tip = toCents(bill.times(percent).div(100));
  const total = toCents(bill).plus(tip);
  return { tip, total, each: toCents(total.div(people)) };
}
export function calculateDiscount(price: Dec, percent: number): { saved: Dec; left: Dec } {
  const saved = toCents(price.times(percent).div(100));
  return { saved, left: toCents(price).minus(saved) };
}
/** Formats an amount with two decimal places: "1,234.50". */
export function moneyText(x: Dec): string {
  const [whole = "0", cents = "00"] = x.abs().toFixed(2).split(".");
  return `${x.isNegative() && !x.isZero() ? "−" : ""}${formatNumeral(new Dec(whole))}.${cents}`;
}
