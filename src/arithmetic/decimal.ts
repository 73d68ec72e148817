/** Decimal numbers of 40 digits: exact where people expect it, and the same digits on every machine. */
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
/** The last digits after many roundings are noise, so shown and stored values have fewer. */
export const storedDigits = 34;
const exactDigits = 32;
/**
 * Rounds to a short number when the value is almost that number: a third times three is 1, although a third was cut
 * off.
 */
export function roundOffNoise(x: Dec): Dec {
  const short = x.toSignificantDigits(exactDigits);
  return short.precision() <= exactDigits / 2 ? short : x.toSignificantDigits(storedDigits);
}
