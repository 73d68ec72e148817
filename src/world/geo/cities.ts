/** The cities that have a map. These data are available before any record is fetched. */
import type { LocalizedText } from "../cast.ts";
import { centre, metresOfLatitude, type Coordinates } from "../places/geo.ts";

export const cityIds = ["shanghai", "beijing", "hangzhou", "chengdu"] as const;
export type CityId = (typeof cityIds)[number];
export interface City {
  readonly id: CityId;
  readonly name: LocalizedText;
  readonly centre: Coordinates;
  /**
   * Metres per degree of longitude at the city's latitude. The map is a flat plane, so the number is the same
   * everywhere on the map.
   */
  readonly metresOfLongitude: number;
  /** The number of records that contain the city's map. */
  readonly chunks: number;
}
const both = (en: string, zh: string): LocalizedText => ({ en, zh });
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
/** Returns the city whose area contains the point, or null if no area contains it. */
export function cityAt(spot: Coordinates): CityId | null {
  for (const id of cityIds) {
    const { x, y } = toPlane(cities[id], spot);
    if (Math.abs(x) < cityReachMetres && Math.abs(y) < cityReachMetres) return id;
  }
  return null;
}
/** The distance from the centre of a city to each side of its area, in metres. */
const cityReachMetres = 60_000;

/** A point on a city's plane, in metres to the east and to the north of the city's centre. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export const toPlane = (city: City, spot: Coordinates): Point => ({
  x: (spot.longitude - city.centre.longitude) * city.metresOfLongitude,
  y: (spot.latitude - city.centre.latitude) * metresOfLatitude,
});
export const toCoordinates = (city: City, { x, y }: Point): Coordinates => ({
  latitude: Math.round((city.centre.latitude + y / metresOfLatitude) * 1e6) / 1e6,
  longitude: Math.round((city.centre.longitude + x / city.metresOfLongitude) * 1e6) / 1e6,
});
