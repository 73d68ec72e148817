/** Offline maps: areas that can be used without a network. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import type { Coordinates } from "#world/places/geo.ts";
import { AreaId } from "../../ids.ts";

export const AreaName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
export const boxFields = { south: degrees(90), north: degrees(90), west: degrees(180), east: degrees(180) };
export const Box = v.strictObject(boxFields);
export type Box = v.InferOutput<typeof Box>;
export const Area = v.strictObject({
  id: AreaId,
  name: AreaName,
  box: Box,
  sizeKb: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: instant,
  /** When the download is complete. The map cannot be used before this time. */
  readyAt: instant,
  ready: v.boolean(),
  /** When the map is deleted if it is not updated before. */
  expiresAt: instant,
});
export type Area = v.InferOutput<typeof Area>;
export const maxAreas = 20;
export const maxAgeMs = 365 * dayMs;
export const offlineState = { areas: v.record(AreaId, Area) };

/** The maximum width and height of an area, in degrees. An area of this size holds a city with its surroundings. */
export const maxSideDegrees = 1.2;
const kmOfLatitude = 111.195;
/** Returns the size of an offline map on the phone, in kilobytes. The size grows with the area. */
export function sizeKbOf({ south, north, west, east }: Box): number {
  const high = (north - south) * kmOfLatitude;
  const wide = (east - west) * kmOfLatitude * 0.855;
  return Math.round(4200 + high * wide * 310);
}
/** Returns how long a download takes: one millisecond per kilobyte, but at least four seconds. */
export const fetchMs = (sizeKb: number): number => Math.max(4000, Math.round(sizeKb));
export const isInBox = (box: Box, { latitude, longitude }: Coordinates): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
