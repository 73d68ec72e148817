/** How the device is held, and how large the glass is drawn therefore. */
import type { OsState, PhoneState } from "./state.ts";

/** Degrees of roll, either way, beyond which the device lies on its side. */
const sideDeg = 45;
/** The roll of a device that is held so. */
export const rollDegOf = { portrait: 0, landscape: 90 } as const;

export const isOnSide = ({ sensors }: OsState): boolean => Math.abs(sensors.rollDeg) > sideDeg;

/**
 * The glass as it is drawn now, in points, and how many pixels of a picture each of them is. What is drawn follows the
 * device while auto-rotate is on, and is upright while it is off.
 */
export function sizeOf({ device, os }: Pick<PhoneState, "device" | "os">): {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
} {
  const { width, height, dpr } = device;
  const isTurned = os.settings.display.autoRotate && isOnSide(os);
  return isTurned ? { width: height, height: width, dpr } : { width, height, dpr };
}
