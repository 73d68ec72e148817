/** What lies around the phone. */
import type { OsState } from "#os/state.ts";

/** A box around the phone, about 12 km wide. */
export function boxAround({ location }: OsState, degrees = 0.055) {
  const { lat, lon } = location;
  return {
    latitude_min: lat - degrees,
    latitude_max: lat + degrees,
    longitude_min: lon - degrees * 1.2,
    longitude_max: lon + degrees * 1.2,
  };
}
