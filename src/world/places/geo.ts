/** Distances on the city's small map. Uses only sums, products and roots, so every host computes the same values. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}
/** The fountain in front of the town hall. The phone's initial location is near the fountain. */
export const centre: Coordinates = { latitude: 31.2304, longitude: 121.4737 };
export const metresOfLatitude = 111_195;
/** Metres per degree of longitude at the city's latitude. */
const metresOfLongitude = 95_080;

/** Returns the straight-line distance, in metres. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const north = (a.latitude - b.latitude) * metresOfLatitude;
  const east = (a.longitude - b.longitude) * metresOfLongitude;
  return Math.round(Math.sqrt(north * north + east * east));
}
/** Estimates the length of a drive, in metres. The drive is longer than the straight line, because streets bend. */
export const driveMetres = (a: Coordinates, b: Coordinates): number => Math.round(metresBetween(a, b) * 1.35) + 180;

export const rides = ["thrift", "comfort", "large"] as const;
export type Ride = (typeof rides)[number];
/**
 * The tariffs in cents. A tariff has the base price, the price of each further kilometre, the price of each minute, and
 * the minimum price. The base price includes 3 km.
 */
const tariffs: Readonly<Record<Ride, readonly [base: number, perKm: number, perMinute: number, least: number]>> = {
  thrift: [850, 190, 35, 900],
  comfort: [1100, 260, 45, 1300],
  large: [1700, 360, 60, 2000],
};
export interface Fare {
  readonly metres: number;
  readonly minutes: number;
  readonly cents: number;
}
/** Returns the price of a ride between two places, rounded to tenths of a yuan. At night the price is 20 % higher. */
export function quoteRide(from: Coordinates, to: Coordinates, ride: Ride, atNight = false): Fare {
  const metres = driveMetres(from, to);
  const minutes = Math.max(3, Math.round(metres / 420));
  const [base, perKm, perMinute, least] = tariffs[ride];
  const plain = base + (Math.max(0, metres - 3000) * perKm) / 1000 + minutes * perMinute;
  const cents = Math.max(least, Math.round((plain * (atNight ? 1.2 : 1)) / 10) * 10);
  return { metres, minutes, cents };
}
