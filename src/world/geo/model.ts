/** A city's map in memory, for drawing, search and routing. All lengths on the map's plane are in decimetres. */
import type { LocalizedText } from "../cast.ts";
import type { City } from "./cities.ts";
import type { placeCategories } from "../places/index.ts";

/** The classes of roads, from largest to smallest. */
export const roadClasses = ["motorway", "trunk", "primary", "secondary", "residential", "footpath"] as const;
export type RoadClass = (typeof roadClasses)[number];

export interface Network {
  /** Coordinates of junctions: decimetres to the east (x) and to the north (y) of the centre. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Junctions at the start and the end of each edge. An edge's number is its index. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly length: Int32Array;
  /** For each edge, an index into `roadClasses`. */
  readonly road: Uint8Array;
  /** For each edge: 1 if vehicles can only go from `from` to `to`. */
  readonly oneWay: Uint8Array;
  /** For each edge: 1 if the edge crosses water. */
  readonly bridge: Uint8Array;
  /** For each edge: 1 if the edge is a motorway that has a path for walking and cycling beside it. */
  readonly sidePath: Uint8Array;
  /** For each edge, an index into `streets`. */
  readonly street: Uint16Array;
  readonly streets: readonly Street[];
  /** The edges at junction n are `edgesAt[firstAt[n]]` up to, but not including, `edgesAt[firstAt[n + 1]]`. */
  readonly firstAt: Uint32Array;
  readonly edgesAt: Uint32Array;
}
export interface Street {
  readonly name: LocalizedText;
  readonly road: RoadClass;
  /**
   * The first edge of the street and the number of its edges. The edges have consecutive numbers, beginning where the
   * house numbers are low, and each leads from `from` to `to`.
   */
  readonly first: number;
  readonly count: number;
  /** In decimetres. */
  readonly length: number;
  /**
   * The positions of houses, in decimetres. House n is at `origin` + 90 n along the street; odd numbers are moved by
   * `oddOffset`. Houses are `setback` from the centre line, odd numbers on the left and even numbers on the right.
   */
  readonly origin: number;
  readonly oddOffset: number;
  readonly setback: number;
}
export interface Area {
  /** The corners of the area; x and y alternate, in decimetres. The last corner is connected to the first. */
  readonly ring: Int32Array;
  readonly kind: "water" | "sea" | "park" | "campus" | "district";
  readonly name: LocalizedText | null;
  /** The position of the area's name. */
  readonly label: readonly [x: number, y: number];
}
export interface District {
  readonly id: string;
  readonly name: LocalizedText;
  /** In decimetres. */
  readonly x: number;
  readonly y: number;
  readonly rings: readonly Int32Array[];
}
export interface Stop {
  readonly id: string;
  readonly name: LocalizedText;
  /** The stop's junction. */
  readonly node: number;
  /** The id of the station's place. Only metro stations have one. */
  readonly place: string | null;
}
export interface Line {
  readonly id: string;
  readonly name: LocalizedText;
  readonly kind: "metro" | "bus";
  /** The line's colour as hexadecimal digits. Only metro lines have a colour. */
  readonly colour: string;
  /** Indexes into `stops`, in order. The line runs in both directions. */
  readonly stops: readonly number[];
  /**
   * The path of the line. x and y alternate, in decimetres. `stopPoints` contains the index of each stop's point on the
   * path.
   */
  readonly path: Int32Array;
  readonly stopPoints: readonly number[];
  /** The number of seconds from each stop to the next, including the time at the stop. */
  readonly seconds: readonly number[];
  /** The first and the last departure at the first stop of each direction, in minutes after midnight. */
  readonly first: number;
  readonly last: number;
  /** The number of minutes between two departures, by hour of the day (24 values). */
  readonly headway: readonly number[];
}
export type Category = (typeof placeCategories)[number];
/** The data of a place that pins, lists and searches need. */
export interface Site {
  readonly id: string;
  readonly name: LocalizedText;
  readonly category: Category;
  readonly sort: LocalizedText;
  /** The place's street, as an index into `streets`, and the house number. */
  readonly street: number;
  readonly number: number;
  readonly address: LocalizedText;
  readonly district: number;
  /** In decimetres. */
  readonly x: number;
  readonly y: number;
  readonly rating: number;
  readonly ratings: number;
  readonly priceLevel: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly hours: Hours;
  /** The id of a picture in the dataset `scenes`, or an empty text. */
  readonly photo: string;
  readonly station: string | null;
}
/**
 * The opening hours. The list has one entry per day from Sunday to Saturday, then one for public holidays. If an entry
 * is null, the place is closed. If there is no list but null, the place is always open.
 */
export type Hours = readonly ({ readonly open: number; readonly close: number } | null)[] | null;

export interface Atlas {
  readonly city: City;
  readonly network: Network;
  readonly districts: readonly District[];
  readonly areas: readonly Area[];
  /** Railway tracks for drawing. x and y alternate. */
  readonly rails: readonly Int32Array[];
  readonly stops: readonly Stop[];
  readonly lines: readonly Line[];
  /** All places, with the most prominent first. */
  readonly sites: readonly Site[];
  readonly siteOf: ReadonlyMap<string, Site>;
}
