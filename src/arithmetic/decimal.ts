/** Decimal numbers of 40 digits: exact where people expect it, and digit for digit the same on every machine. */
import { Decimal } from "decimal.js";

export const Dec = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  modulo: Decimal.ROUND_FLOOR,
  minE: -9999,
  maxE: 9999,
});
export type Dec = InstanceType<typeof Dec>;

export const zero = new Dec(0);
export const one = new Dec(1);
export const pi = Dec.acos(-1);
export const euler = Dec.exp(1);
/** The last digits of a chain of roundings are noise: what is told and kept has fewer. */
export const keptDigits = 34;
const exactDigits = 32;
/** What is all but a short number is that number: a third times three is one, though a third was cut short. */
export function tidy(x: Dec): Dec {
  const short = x.toSignificantDigits(exactDigits);
  return short.precision() <= exactDigits / 2 ? short : x.toSignificantDigits(keptDigits);
}
