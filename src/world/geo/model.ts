/** A city's map in memory, as drawing, searching and routing read it. All lengths on its plane are in decimetres. */
import type { Both } from "../cast.ts";
import type { City } from "./cities.ts";
import type { placeCategories } from "../places/index.ts";

/** From the largest to the smallest. */
export const roadClasses = ["motorway", "trunk", "primary", "secondary", "residential", "footpath"] as const;
export type RoadClass = (typeof roadClasses)[number];

export interface Network {
  /** Junctions: east and north of the centre. */
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Edges: where one begins and ends. Its number is its index. */
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  readonly length: Int32Array;
  /** Into `roadClasses`. */
  readonly road: Uint8Array;
  /** 1: wheels go from `from` to `to` alone. */
  readonly oneWay: Uint8Array;
  /** 1: over water. */
  readonly bridge: Uint8Array;
  /** 1: a motorway with a way beside it for who walks or cycles. */
  readonly beside: Uint8Array;
  /** Into `streets`. */
  readonly street: Uint16Array;
  readonly streets: readonly Street[];
  /** The edges at a junction: `edgesAt[firstAt[n]]` up to `firstAt[n + 1]`. */
  readonly firstAt: Uint32Array;
  readonly edgesAt: Uint32Array;
}
export interface Street {
  readonly name: Both;
  readonly road: RoadClass;
  /** Its edges from its first house number on: they follow each other, each from `from` to `to`. */
  readonly first: number;
  readonly count: number;
  /** In decimetres along it. */
  readonly length: number;
  /** House n stands `origin + 90 n` along it, odd ones `odd` further on, and `aside` beside it: odd ones left, even ones right. */
  readonly origin: number;
  readonly odd: number;
  readonly aside: number;
}
export interface Area {
  /** x and y in turn, in decimetres; closed by itself. */
  readonly ring: Int32Array;
  readonly kind: "water" | "sea" | "park" | "campus" | "district";
  readonly name: Both | null;
  /** Where its name stands. */
  readonly label: readonly [x: number, y: number];
}
export interface District {
  readonly id: string;
  readonly name: Both;
  /** In decimetres. */
  readonly x: number;
  readonly y: number;
  readonly rings: readonly Int32Array[];
}
export interface Stop {
  readonly id: string;
  readonly name: Both;
  /** The junction at which it lies. */
  readonly node: number;
  /** Of a metro station: its place's id. */
  readonly place: string | null;
}
export interface Line {
  readonly id: string;
  readonly name: Both;
  readonly kind: "metro" | "bus";
  /** As a hex colour, of metro lines. */
  readonly colour: string;
  /** Into `stops`, in order; it runs both ways. */
  readonly stops: readonly number[];
  /** Its way, x and y in turn, in decimetres; where each stop lies on it, as an index of points. */
  readonly way: Int32Array;
  readonly at: readonly number[];
  /** From each stop to the next, in seconds, standing included. */
  readonly seconds: readonly number[];
  /** Minutes after midnight at the first stop of either way. */
  readonly first: number;
  readonly last: number;
  /** Minutes between two, by hour of the day (24). */
  readonly headway: readonly number[];
}
export type Category = (typeof placeCategories)[number];
/** Of a place what pins, lists and searches need. */
export interface Site {
  readonly id: string;
  readonly name: Both;
  readonly category: Category;
  readonly sort: Both;
  /** Where it stands: into `streets`, and its number there. */
  readonly street: number;
  readonly number: number;
  readonly address: Both;
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
  /** A picture of `scenes`, or empty. */
  readonly photo: string;
  readonly station: string | null;
}
/** From Sunday to Saturday, then on a holiday. Null: always open. */
export type Hours = readonly ({ readonly open: number; readonly close: number } | null)[] | null;

export interface Atlas {
  readonly city: City;
  readonly network: Network;
  readonly districts: readonly District[];
  readonly areas: readonly Area[];
  /** Tracks of trains, to be drawn: x and y in turn. */
  readonly rails: readonly Int32Array[];
  readonly stops: readonly Stop[];
  readonly lines: readonly Line[];
  /** All places, the best known first. */
  readonly sites: readonly Site[];
  readonly siteOf: ReadonlyMap<string, Site>;
}
