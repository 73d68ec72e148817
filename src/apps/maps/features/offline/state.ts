/** Parts of the map that are kept on the phone, to be used without a network. */
import * as v from "valibot";
import { instant } from "../../../../os/values.ts";
import { dayMs } from "../../../../state/civil.ts";
import type { Spot } from "../../../../world/places/geo.ts";
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
  /** When all of it has come; before that it serves nobody. */
  readyAt: instant,
  ready: v.boolean(),
  /** Old maps go unless they are fetched again. */
  expiresAt: instant,
});
export type Area = v.InferOutput<typeof Area>;
export const areasMost = 20;
export const keptMs = 365 * dayMs;
export const offlineState = { areas: v.record(AreaId, Area) };

/** No wider and no higher than a city with its surroundings. */
export const sideMost = 1.2;
const kmOfLatitude = 111.195;
/** How much a part of the map takes on the phone: streets take more than fields, so it grows with the area. */
export function sizeKbOf({ south, north, west, east }: Box): number {
  const high = (north - south) * kmOfLatitude;
  const wide = (east - west) * kmOfLatitude * 0.855;
  return Math.round(4200 + high * wide * 310);
}
/** A kilobyte a millisecond, and at least a few seconds. */
export const fetchMs = (sizeKb: number): number => Math.max(4000, Math.round(sizeKb));
export const isIn = (box: Box, { latitude, longitude }: Spot): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
