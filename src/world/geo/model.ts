/** A city's map in memory, for drawing, search and routing. All lengths on its plane are in decimetres. */
import type { LocalizedText } from "../cast.ts";
import type { City } from "./cities.ts";
import type { placeCategories } from "../places/index.ts";

/** From largest to smallest. */
export const roadClasses = ["motorway", "trunk", "primary", "secondary", "residential", "footpath"] as const;
export type RoadClass = (typeof roadClasses)[number];

export interface Network {
  /** Coordinates of junctions: east and north of the centre. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Junctions at the start and the end of each edge. An edge's number is its index. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly length: Int32Array;
  /** Indexes into `roadClasses`. */
  readonly road: Uint8Array;
  /** 1: vehicles can only go from `from` to `to`. */
  readonly oneWay: Uint8Array;
  /** 1: the edge crosses water. */
  readonly bridge: Uint8Array;
  /** 1: a motorway with a path beside it for walking and cycling. */
  readonly beside: Uint8Array;
  /** Indexes into `streets`. */
  readonly street: Uint16Array;
  readonly streets: readonly Street[];
  /** Finds the edges at a junction: `edgesAt[firstAt[n]]` up to `firstAt[n + 1]`. */
  readonly firstAt: Uint32Array;
  readonly edgesAt: Uint32Array;
}
export interface Street {
  readonly name: LocalizedText;
  readonly road: RoadClass;
  /**
   * The first edge and the number of edges. They follow each other from the low house numbers on, each from `from` to
   * `to`.
   */
  readonly first: number;
  readonly count: number;
  /** In decimetres. */
  readonly length: number;
  /**
   * House n stands `origin + 90 n` along the street. Odd numbers stand `odd` further on. Houses stand `aside` from the
   * centre line, odd ones on the left, even ones on the right.
   */
  readonly origin: number;
  readonly odd: number;
  readonly aside: number;
}
export interface Area {
  /** x and y alternate, in decimetres. The ring closes itself. */
  readonly ring: Int32Array;
  readonly kind: "water" | "sea" | "park" | "campus" | "district";
  readonly name: LocalizedText | null;
  /** The position of its name. */
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
  /** Metro stations only: the place's id. */
  readonly place: string | null;
}
export interface Line {
  readonly id: string;
  readonly name: LocalizedText;
  readonly kind: "metro" | "bus";
  /** A hex colour, for metro lines. */
  readonly colour: string;
  /** Indexes into `stops`, in order. The line runs in both directions. */
  readonly stops: readonly number[];
  /** The path, with x and y alternating, in decimetres, and the index of each stop's point on it. */
  readonly way: Int32Array;
  readonly at: readonly number[];
  /** Seconds from each stop to the next, including the stop itself. */
  readonly seconds: readonly number[];
  /** Minutes after midnight at the first stop of each direction. */
  readonly first: number;
  readonly last: number;
  /** Minutes between two departures, by hour of the day (24 values). */
  readonly headway: readonly number[];
}
export type Category = (typeof placeCategories)[number];
/** The data of a place that pins, lists and searches need. */
export interface Site {
  readonly id: string;
  readonly name: LocalizedText;
  readonly category: Category;
  readonly sort: LocalizedText;
  /** Its street, as an index into `streets`, and its house number. */
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
  /** An id of `scenes`, or empty. */
  readonly photo: string;
  readonly station: string | null;
}
/** One entry per day from Sunday to Saturday, then one for public holidays. Null means always open. */
export type Hours = readonly ({ readonly open: number; readonly close: number } | null)[] | null;

export interface Atlas {
  readonly city: City;
  readonly network: Network;
  readonly districts: readonly District[];
  readonly areas: readonly Area[];
  /** Railway tracks for drawing, with x and y alternating. */
  readonly rails: readonly Int32Array[];
  readonly stops: readonly Stop[];
  readonly lines: readonly Line[];
  /** All places, the most prominent first. */
  readonly sites: readonly Site[];
  readonly siteOf: ReadonlyMap<string, Site>;
}
