/** What the app's records are called, and how a spot of the world is named in its state. */
import * as v from "valibot";
import { idOf } from "../../os/values.ts";
import type { Spot } from "../../world/places/geo.ts";

/** Five decimals are a metre. */
const pinShape = /^at_(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})$/;
/** A place of the world by its id, or a spot of the user's own that says where it is: "at_31.23040_121.47370". */
export const TargetId = v.pipe(v.string(), v.regex(/^(place_[a-z0-9_]{1,60}|at_-?\d{1,2}\.\d{5}_-?\d{1,3}\.\d{5})$/));
export const PlaceId = v.pipe(v.string(), v.regex(/^place_[a-z0-9_]{1,60}$/));
/** Where a route begins or ends: a target, or wherever the phone is. */
export const here = "here";
export const StopId = v.union([v.literal(here), TargetId]);
export const ListId = idOf("list");
export const EditId = idOf("edit");
export const AreaId = idOf("area");
export const ShareId = idOf("share");

export const isPin = (target: string): boolean => pinShape.test(target);
export const pinAt = ({ latitude, longitude }: Spot): string => `at_${latitude.toFixed(5)}_${longitude.toFixed(5)}`;
/** Where a spot of the user's own is; null for a place of the world. */
export function pinOf(target: string): Spot | null {
  const found = pinShape.exec(target);
  if (!found) return null;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
