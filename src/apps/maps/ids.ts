/** Ids of the app's records, and ids of targets in the app's state. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";
import type { Coordinates } from "#world/places/geo.ts";

/** Coordinates have five decimals, because that is accurate to one metre. */
const pinPattern = /^at_(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})$/;
/** The id of a place of the world, or a pin with its coordinates: "at_31.23040_121.47370". */
export const TargetId = v.pipe(v.string(), v.regex(/^(place_[a-z0-9_]{1,60}|at_-?\d{1,2}\.\d{5}_-?\d{1,3}\.\d{5})$/));
export const PlaceId = v.pipe(v.string(), v.regex(/^place_[a-z0-9_]{1,60}$/));
/** The id that stands for the phone's position as an end of a route. */
export const here = "here";
export const StopId = v.union([v.literal(here), TargetId]);
export const ListId = idSchema("list");
export const EditId = idSchema("edit");
export const AreaId = idSchema("area");
export const ShareId = idSchema("share");

export const isPin = (target: string): boolean => pinPattern.test(target);
export const formatPin = ({ latitude, longitude }: Coordinates): string =>
  `at_${latitude.toFixed(5)}_${longitude.toFixed(5)}`;
/** Returns the coordinates of a pin, or null if the target is a place of the world. */
export function parsePin(target: string): Coordinates | null {
  const found = pinPattern.exec(target);
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
