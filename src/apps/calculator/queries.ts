/** Tips, discounts and conversions: what the tools of Calculator come to. */
import { Dec } from "../../arithmetic/decimal.ts";
import { numeralOf, valueOfLiteral } from "../../arithmetic/numerals.ts";
import { converted, unitOf } from "./units.ts";

/** Digits that a converted amount is shown with. */
const convertedDigits = 10;
export function convertedText(amount: string, from: string, to: string): string {
  return numeralOf(converted(amountOf(amount), unitOf(from), unitOf(to)), convertedDigits);
}
/** What a typed amount is worth; nothing typed is 0. */
export const amountOf = (text: string): Dec => (isAmount(text) ? valueOfLiteral(text) : new Dec(0));
export const isAmount = (text: string): boolean => /^[−-]?\d+\.?\d*$/.test(text) && text.length <= 18;

/** To the cent, the half up. */
const toCents = (x: Dec): Dec => x.toDecimalPlaces(2);
export function tipOf(bill: Dec, percent: number, people: number): { tip: Dec; total: Dec; each: Dec } {
  const tip = toCents(bill.times(percent).div(100));
  const total = toCents(bill).plus(tip);
  return { tip, total, each: toCents(total.div(people)) };
}
export function discountOf(price: Dec, percent: number): { saved: Dec; left: Dec } {
  const saved = toCents(price.times(percent).div(100));
  return { saved, left: toCents(price).minus(saved) };
}
/** "1,234.50": always two places. */
export function moneyText(x: Dec): string {
  const [whole = "0", cents = "00"] = x.abs().toFixed(2).split(".");
  return `${x.isNegative() && !x.isZero() ? "−" : ""}${numeralOf(new Dec(whole))}.${cents}`;
}
