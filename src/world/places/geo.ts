/** Ways on the city's small map, by sums, products and roots alone: the same on every host. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}
/** The fountain before the town hall. The phone starts near it. */
export const centre: Spot = { latitude: 31.2304, longitude: 121.4737 };
export const metresOfLatitude = 111_195;
/** On the city's own latitude. */
const metresOfLongitude = 95_080;

/** As the crow flies, in metres. */
export function metresBetween(a: Spot, b: Spot): number {
  const north = (a.latitude - b.latitude) * metresOfLatitude;
  const east = (a.longitude - b.longitude) * metresOfLongitude;
  return Math.round(Math.sqrt(north * north + east * east));
}
/** Streets bend: a drive is longer than the crow's way. In metres. */
export const driveMetres = (a: Spot, b: Spot): number => Math.round(metresBetween(a, b) * 1.35) + 180;

export const rides = ["thrift", "comfort", "large"] as const;
export type Ride = (typeof rides)[number];
/** In cents: what getting in costs with 3 km in it, a kilometre more, a minute. */
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
/** What a ride costs between two places, before it is taken: whole tenths of a yuan. At night it is a fifth more. */
export function fareOf(from: Spot, to: Spot, ride: Ride, atNight = false): Fare {
  const metres = driveMetres(from, to);
  const minutes = Math.max(3, Math.round(metres / 420));
  const [base, perKm, perMinute, least] = tariffs[ride];
  const plain = base + (Math.max(0, metres - 3000) * perKm) / 1000 + minutes * perMinute;
  const cents = Math.max(least, Math.round((plain * (atNight ? 1.2 : 1)) / 10) * 10);
  return { metres, minutes, cents };
}
