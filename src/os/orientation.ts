/** The device's orientation, and the display size that follows from it. */
import type { OsState, PhoneState } from "./state.ts";

/** The device is in landscape when its roll exceeds this many degrees in either direction. */
const minLandscapeDeg = 45;
/** The roll in degrees for each orientation. */
export const rollDegByOrientation = { portrait: 0, landscape: 90 } as const;

export const isLandscape = ({ sensors }: OsState): boolean => Math.abs(sensors.rollDeg) > minLandscapeDeg;

/**
 * The current size of the display in points, and the number of picture pixels in each point. It follows the device's
 * orientation while auto-rotate is on, and is portrait while it is off.
 */
export function displaySizeOf({ device, os }: Pick<PhoneState, "device" | "os">): {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
} {
  const { width, height, dpr } = device;
  const isTurned = os.settings.display.autoRotate && isLandscape(os);
  return isTurned ? { width: height, height: width, dpr } : { width, height, dpr };
}
