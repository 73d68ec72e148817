/** The device's orientation, and the display size that follows from it. */
import type { OsState, PhoneState } from "./state.ts";

/** The device is in landscape when its roll exceeds this many degrees in either direction. */
const minLandscapeDeg = 45;
/** The roll in degrees for each orientation. */
export const rollDegByOrientation = { portrait: 0, landscape: 90 } as const;

export const isLandscape = ({ sensors }: OsState): boolean => Math.abs(sensors.rollDeg) > minLandscapeDeg;

/**
 * Returns the current size of the display in points, and the number of pixels per point. While auto-rotate is on, the
 * size follows the device's orientation. While auto-rotate is off, the size is the portrait size.
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
