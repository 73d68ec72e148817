/**
 * Calculates the angle between magnetic and true north at the phone's location, from the main field of the World
 * Magnetic Model 2025 (public domain) to degree 6. Away from the poles the result is accurate to about one degree.
 */
import { atan2, cos, sin } from "#state/portable-math.ts";

type Row = readonly [g: number, h: number];
/** The coefficients in nT by degree and order, Schmidt quasi-normalised. */
const field: readonly (readonly Row[])[] = [
  [],
  [
    [-29351.8, 0],
    [-1410.8, 4545.4],
  ],
  [
    [-2556.6, 0],
    [2951.1, -3133.6],
    [1649.3, -815.1],
  ],
  [
    [1361, 0],
    [-2404.1, -56.6],
    [1243.8, 237.5],
    [453.6, -549.5],
  ],
  [
    [895, 0],
    [799.5, 278.6],
    [55.7, -133.9],
    [-281.1, 212],
    [12.1, -375.6],
  ],
  [
    [-233.2, 0],
    [368.9, 45.4],
    [187.2, 220.2],
    [-138.7, -122.9],
    [-142, 43],
    [20.9, 106.1],
  ],
  [
    [64.4, 0],
    [63.8, -18.4],
    [76.9, 16.8],
    [-115.7, 48.8],
    [-40.9, -59.8],
    [14.9, 10.9],
    [-60.7, 72.7],
  ],
];
const degree = field.length - 1;
const radians = Math.PI / 180;

/** Returns the angle in degrees, rounded to tenths. It is positive if a compass needle points east of true north. */
export function declinationAt({ lat, lon }: { readonly lat: number; readonly lon: number }): number {
  const colatitude = (90 - Math.max(-89.9, Math.min(89.9, lat))) * radians;
  const [up, out] = [cos(colatitude), sin(colatitude)];
  const { p, slope } = legendre(up, out);
  let north = 0;
  let east = 0;
  for (let n = 1; n <= degree; n++)
    for (let m = 0; m <= n; m++) {
      const [g, h] = field[n]![m]!;
      const [c, s] = [cos(m * lon * radians), sin(m * lon * radians)];
      north += (g * c + h * s) * slope[n]![m]!;
      east += (m * (g * s - h * c) * p[n]![m]!) / out;
    }
  const tenths = Math.round((atan2(east, north) / radians) * 10);
  return tenths === 0 ? 0 : tenths / 10;
}
/**
 * Returns the Schmidt quasi-normalised associated Legendre functions of cos θ, and their derivatives with respect to θ.
 */
function legendre(cos: number, sin: number): { p: number[][]; slope: number[][] } {
  const p: number[][] = [[1]];
  const slope: number[][] = [[0]];
  for (let n = 1; n <= degree; n++) {
    p.push([]);
    slope.push([]);
    for (let m = 0; m <= n; m++) {
      if (m === n) {
        const k = n === 1 ? 1 : Math.sqrt(1 - 1 / (2 * n));
        p[n]!.push(k * sin * p[n - 1]![n - 1]!);
        slope[n]!.push(k * (sin * slope[n - 1]![n - 1]! + cos * p[n - 1]![n - 1]!));
        continue;
      }
      const over = Math.sqrt(n * n - m * m);
      const before = m <= n - 2 ? Math.sqrt((n - 1) * (n - 1) - m * m) : 0;
      const p2 = m <= n - 2 ? p[n - 2]![m]! : 0;
      const slope2 = m <= n - 2 ? slope[n - 2]![m]! : 0;
      p[n]!.push(((2 * n - 1) * cos * p[n - 1]![m]! - before * p2) / over);
      slope[n]!.push(((2 * n - 1) * (cos * slope[n - 1]![m]! - sin * p[n - 1]![m]!) - before * slope2) / over);
    }
  }
  return { p, slope };
}
