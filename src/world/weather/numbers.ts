/**
 * Curves and noise from basic arithmetic. Engines can differ in the last digit of Math.sin and similar functions, which
 * changes rounded temperatures. Sums, products and roots are the same everywhere.
 */

const pi = Math.PI;

export function sin(x: number): number {
  let a = x - Math.floor(x / (2 * pi)) * 2 * pi;
  if (a > pi) a -= 2 * pi;
  if (a > pi / 2) a = pi - a;
  if (a < -pi / 2) a = -pi - a;
  const s = a * a;
  return a * (1 - (s / 6) * (1 - (s / 20) * (1 - (s / 42) * (1 - (s / 72) * (1 - s / 110)))));
}
export const cos = (x: number): number => sin(x + pi / 2);

/** Returns the arc cosine. The result is accurate enough to compute the sun's position to a second. */
export function acos(x: number): number {
  const a = Math.min(1, Math.abs(x));
  const from = Math.sqrt(1 - a) * (1.5707288 + a * (-0.2121144 + a * (0.074261 - a * 0.0187293)));
  return x < 0 ? pi - from : from;
}

export function exp(x: number): number {
  const part = Math.max(-40, Math.min(40, x)) / 1024;
  let y = 1 + part * (1 + (part / 2) * (1 + part / 3));
  for (let i = 0; i < 10; i++) y *= y;
  return y;
}

/** Returns the natural logarithm of x > 0. An x outside of 2^-64 to 2^64 is replaced by the nearer of these limits. */
export function ln(x: number): number {
  let [y, halvings] = [clamp(x, 2 ** -64, 2 ** 64), 0];
  while (y > 1.5) [y, halvings] = [y / 2, halvings + 1];
  while (y < 0.75) [y, halvings] = [y * 2, halvings - 1];
  const z = (y - 1) / (y + 1);
  const s = z * z;
  return 2 * z * (1 + s * (1 / 3 + s * (1 / 5 + s * (1 / 7 + s * (1 / 9 + s / 11))))) + halvings * Math.LN2;
}

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
/** Returns 0 below `from`, 1 above `to`, and a smooth transition in between. */
export function smoothStep(x: number, from: number, to: number): number {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

function latticeValue(field: number, x: number, y: number, z: number): number {
  let h = Math.imul(field ^ 0x9e37_79b9, 0x85eb_ca6b);
  h = Math.imul(h ^ (x | 0), 0x21f0_aaad);
  h = Math.imul(h ^ (h >>> 15) ^ (y | 0), 0x735a_2d97);
  h = Math.imul(h ^ (h >>> 15) ^ (z | 0), 0xc2b2_ae35);
  h ^= h >>> 16;
  return (h >>> 0) / 2 ** 31 - 1;
}
const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Returns smooth random values in space and time, from -1 to 1. The values repeat along x after `round` steps, as
 * longitudes do.
 */
function noiseField(salt: number, x: number, y: number, z: number, round: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [fx, fy, fz] = [ease(x - ix), ease(y - iy), ease(z - iz)];
  const wrap = (i: number): number => ((i % round) + round) % round;
  const [x0, x1] = [wrap(ix), wrap(ix + 1)];
  const line = (yy: number, zz: number): number => {
    const a = latticeValue(salt, x0, yy, zz);
    return a + (latticeValue(salt, x1, yy, zz) - a) * fx;
  };
  const sheet = (zz: number): number => {
    const a = line(iy, zz);
    return a + (line(iy + 1, zz) - a) * fy;
  };
  const a = sheet(iz);
  return a + (sheet(iz + 1) - a) * fz;
}

/**
 * Returns the noise for the weather at a place: large shapes with smaller ones on top, drifting east by `drift` cells
 * per day. The noise is approximately normal, with a standard deviation of about 1.
 */
export function driftingNoise(
  salt: number,
  latitude: number,
  longitude: number,
  day: number,
  drift: number,
  days: number,
) {
  // The noise also drifts slightly northward. Otherwise a place would always be on or between the same lines of the
  // lattice.
  const [x, y] = [longitude / 15, latitude / 12 - day * 0.13];
  const large = noiseField(salt, x - day * drift, y, day / days, 24);
  const small = noiseField(salt + 101, x * 3 - day * drift * 3.3, y * 3, (day / days) * 2.7, 72);
  return (large + small * 0.5) / 0.44;
}
