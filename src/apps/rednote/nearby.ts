/** Computes the area around the phone. */
import type { OsState } from "#os/state.ts";

/** Returns a box around the phone, by default about 12 km high and wide. */
export function boxAround({ location }: OsState, degrees = 0.055) {
  const { lat, lon } = location;
  return {
    latitude_min: lat - degrees,
    latitude_max: lat + degrees,
    longitude_min: lon - degrees * 1.2,
    longitude_max: lon + degrees * 1.2,
  };
}
