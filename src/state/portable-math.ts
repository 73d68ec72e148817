/**
 * Replacements for the functions of Math that differ between engines. They use only + − × ÷ √, which IEEE 754 rounds in
 * exactly one way. Math.exp, Math.sin, `**` and similar functions may differ in the last bit between engines and
 * between processors. Values that are hashed, signed, stored or compared use these replacements. Each result is within
 * a few units in the last place of the true value.
 */

/** ln 2 in two parts. Products of the first part with integers up to 2^21 are exact. */
const ln2High = 2_977_044_471 / 4_294_967_296;
const ln2Low = 1.9082149292705877e-10;
/** π/2 in three parts. Products of the first two parts with integers up to 2^20 are exact. */
const halfPiHigh = 6_746_518_852 / 4_294_967_296;
const halfPiMiddle = 6.077100506303966e-11;
const halfPiLow = 2.0222662487959506e-21;
const sqrtHalf = Math.SQRT1_2;

const bits = new DataView(new ArrayBuffer(8));
/** Returns 2 to the power of an integer in −1022..1023. */
function powerOfTwo(exponent: number): number {
  bits.setUint32(0, (exponent + 1023) << 20);
  bits.setUint32(4, 0);
  return bits.getFloat64(0);
}

export const square = (x: number): number => x * x;
export const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Returns exp(r) − 1 for |r| ≤ 0.35, by the power series. */
function expm1Series(r: number): number {
  let sum = 1;
  for (let n = 14; n >= 2; n--) sum = 1 + (r / n) * sum;
  return r * sum;
}
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > 709.782712893384) return Infinity;
  if (x < -745.1332191019412) return 0;
  const k = Math.round(x / Math.LN2);
  const y = 1 + expm1Series(x - k * ln2High - k * ln2Low);
  // Multiplies in two steps, because 2^k can be outside the range of a number although the result is inside.
  const half = Math.trunc(k / 2);
  return y * powerOfTwo(half) * powerOfTwo(k - half);
}
/** Returns exp(x) − 1, without loss of precision near 0. */
export const expm1 = (x: number): number => (Math.abs(x) <= 0.35 ? expm1Series(x) : exp(x) - 1);

/** Splits a finite x > 0 into mantissa · 2^exponent, with a mantissa in √½..√2. */
function splitExponent(x: number): { readonly mantissa: number; readonly exponent: number } {
  // A subnormal number is multiplied by 2^54 first, because its exponent is stored differently.
  const raised = x < 2.2250738585072014e-308;
  bits.setFloat64(0, raised ? x * 18_014_398_509_481_984 : x);
  const high = bits.getUint32(0);
  const exponent = ((high >>> 20) & 0x7ff) - 1022 - (raised ? 54 : 0);
  bits.setUint32(0, (high & 0x000f_ffff) | 0x3fe0_0000);
  const mantissa = bits.getFloat64(0);
  return mantissa < sqrtHalf ? { mantissa: mantissa * 2, exponent: exponent - 1 } : { mantissa, exponent };
}
/** Returns the natural logarithm of a mantissa m in √½..√2, which is 2·artanh((m − 1)/(m + 1)). */
function lnSeries(mantissa: number): number {
  const z = (mantissa - 1) / (mantissa + 1);
  const s = z * z;
  let sum = 0;
  for (let n = 23; n >= 3; n -= 2) sum = s * (1 / n + sum);
  return 2 * z + 2 * z * sum;
}
/** Returns the natural logarithm: −Infinity for 0, and NaN for negative numbers. */
export function ln(x: number): number {
  if (Number.isNaN(x) || x < 0) return NaN;
  if (x === 0) return -Infinity;
  if (x === Infinity) return x;
  const { mantissa, exponent } = splitExponent(x);
  return exponent * ln2High + (lnSeries(mantissa) + exponent * ln2Low);
}
/** Returns the binary logarithm. The result is exact for powers of two. */
export function log2(x: number): number {
  if (!(x > 0) || x === Infinity) return ln(x);
  const { mantissa, exponent } = splitExponent(x);
  return exponent + lnSeries(mantissa) / Math.LN2;
}

/**
 * Returns x to the power of y for x ≥ 0, and also for negative x if y is an integer in −1024..1024. Otherwise returns
 * NaN.
 */
export function pow(x: number, y: number): number {
  if (y === 0.5 && x >= 0) return Math.sqrt(x);
  if (Number.isInteger(y) && Math.abs(y) <= 1024) {
    let product = 1;
    let base = x;
    for (let n = Math.abs(y); n > 0; n = Math.floor(n / 2)) {
      if (n % 2 === 1) product *= base;
      base *= base;
    }
    return y < 0 ? 1 / product : product;
  }
  if (x === 0) return y > 0 ? 0 : Infinity;
  return exp(y * ln(x));
}

/** Returns the number of quarter turns nearest to an angle, and the remainder in −π/4..π/4. */
function quarterTurns(x: number): { readonly turns: number; readonly rest: number } {
  const turns = Math.round(x / (Math.PI / 2));
  return { turns, rest: x - turns * halfPiHigh - turns * halfPiMiddle - turns * halfPiLow };
}
function sinSeries(r: number): number {
  const s = r * r;
  let sum = 0;
  for (let n = 18; n >= 2; n -= 2) sum = (-s / (n * (n + 1))) * (1 + sum);
  return r + r * sum;
}
function cosSeries(r: number): number {
  const s = r * r;
  let sum = 0;
  for (let n = 17; n >= 1; n -= 2) sum = (-s / (n * (n + 1))) * (1 + sum);
  return 1 + sum;
}
/** For an angle in radians, |x| ≤ 10^6; larger angles lose precision. */
export function sin(x: number): number {
  const { turns, rest } = quarterTurns(x);
  const value = turns % 2 === 0 ? sinSeries(rest) : cosSeries(rest);
  return (((turns % 4) + 4) % 4 >= 2 ? -1 : 1) * value;
}
/** For an angle in radians, |x| ≤ 10^6; larger angles lose precision. */
export function cos(x: number): number {
  const { turns, rest } = quarterTurns(x);
  const value = turns % 2 === 0 ? cosSeries(rest) : sinSeries(rest);
  return [1, 2].includes(((turns % 4) + 4) % 4) ? -value : value;
}

/** Returns the arctangent of x in 0..1. Halves the angle twice, then uses a series. */
function atanOfUnit(x: number): number {
  const half = x / (1 + Math.sqrt(1 + x * x));
  const r = half / (1 + Math.sqrt(1 + half * half));
  const s = r * r;
  let sum = 0;
  for (let n = 23; n >= 3; n -= 2) sum = -s * (1 / n + sum);
  return 4 * (r + r * sum);
}
/** Returns the angle of a point in −π..π, like Math.atan2. Returns 0 if both coordinates are 0. */
export function atan2(y: number, x: number): number {
  const [wide, high] = [Math.abs(x), Math.abs(y)];
  if (wide === 0 && high === 0) return 0;
  const steep = high > wide;
  const first = atanOfUnit(steep ? wide / high : high / wide);
  const right = steep ? Math.PI / 2 - first : first;
  const upper = x < 0 ? Math.PI - right : right;
  return y < 0 ? -upper : upper;
}
