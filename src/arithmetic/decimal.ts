/**
 * Decimal numbers with 40 digits. Results are exact where people expect exact results, and have the same digits on
 * every machine.
 */
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
/**
 * The number of digits in displayed and stored values. It is smaller than 40, because the last digits are inexact after
 * many rounded operations.
 */
export const storedDigits = 34;
const exactDigits = 32;
/**
 * Rounds a value to a short number if the value is almost equal to that number. For example, a third times three
 * becomes 1, although a third was rounded down.
 */
export function roundOffNoise(x: Dec): Dec {
  const short = x.toSignificantDigits(exactDigits);
  return short.precision() <= exactDigits / 2 ? short : x.toSignificantDigits(storedDigits);
}
