/** The cities that have a map: what is known of one before anything of it is fetched. */
import type { Both } from "../cast.ts";
import { centre, metresOfLatitude, type Spot } from "../places/geo.ts";

export const cityIds = ["shanghai", "beijing", "hangzhou", "chengdu"] as const;
export type CityId = (typeof cityIds)[number];
export interface City {
  readonly id: CityId;
  readonly name: Both;
  readonly centre: Spot;
  /** How long a degree of longitude is on the city's latitude: its map is a plane. */
  readonly metresOfLongitude: number;
  /** How many records its map is kept in. */
  readonly chunks: number;
}
const both = (en: string, zh: string): Both => ({ en, zh });
export const cities: Readonly<Record<CityId, City>> = {
  shanghai: { id: "shanghai", name: both("Shanghai", "上海"), centre, metresOfLongitude: 95_080, chunks: 3 },
  beijing: {
    id: "beijing",
    name: both("Beijing", "北京"),
    centre: { latitude: 39.9042, longitude: 116.4074 },
    metresOfLongitude: 85_300,
    chunks: 4,
  },
  hangzhou: {
    id: "hangzhou",
    name: both("Hangzhou", "杭州"),
    centre: { latitude: 30.2741, longitude: 120.1551 },
    metresOfLongitude: 96_030,
    chunks: 4,
  },
  chengdu: {
    id: "chengdu",
    name: both("Chengdu", "成都"),
    centre: { latitude: 30.5728, longitude: 104.0668 },
    metresOfLongitude: 95_740,
    chunks: 4,
  },
};
/** The city on whose land a spot lies; null far from all four. */
export function cityAt(spot: Spot): CityId | null {
  for (const id of cityIds) {
    const { x, y } = planeOf(cities[id], spot);
    if (Math.abs(x) < reach && Math.abs(y) < reach) return id;
  }
  return null;
}
/** In metres from a city's centre, each way. */
const reach = 60_000;

/** A place on a city's plane: metres to the east and to the north of its centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export const planeOf = (city: City, spot: Spot): Point => ({
  x: (spot.longitude - city.centre.longitude) * city.metresOfLongitude,
  y: (spot.latitude - city.centre.latitude) * metresOfLatitude,
});
export const spotAt = (city: City, { x, y }: Point): Spot => ({
  latitude: Math.round((city.centre.latitude + y / metresOfLatitude) * 1e6) / 1e6,
  longitude: Math.round((city.centre.longitude + x / city.metresOfLongitude) * 1e6) / 1e6,
});
