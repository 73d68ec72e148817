/**
 * How far content moves after a finger that moved steadily is lifted. The formula is that of Android's
 * `OverScroller.SplineOverScroller` and the limits are those of `ViewConfiguration` (AOSP,
 * core/java/android/widget/OverScroller.java and core/java/android/view/ViewConfiguration.java). Lengths are in
 * density-independent pixels: written in them, the formula does not depend on the density of the display.
 */
import { exp, ln } from "#state/portable-math.ts";

/** A slower finger does not fling, and a faster one flings as if it had this speed. In pixels per second. */
const [minSpeed, maxSpeed] = [50, 8000];
const friction = 0.015;
/** Earth's gravity in m/s², inches per metre, pixels per inch, and a factor by which Android makes it look right. */
const physicalCoefficient = 9.80665 * 39.37 * 160 * 0.84;
/** Where the curve of the movement bends. */
const inflection = 0.35;
const decelerationRate = ln(0.78) / ln(0.9);

/** Returns the distance that content moves after the lift. `speed`: of the finger, in pixels per second. */
export function flingDistance(speed: number): number {
  if (speed < minSpeed) return 0;
  const brake = friction * physicalCoefficient;
  const deceleration = ln((inflection * Math.min(speed, maxSpeed)) / brake);
  return brake * exp((decelerationRate / (decelerationRate - 1)) * deceleration);
}

/**
 * Returns whether a part that is swiped away or to its next page gets there. A slow finger must carry the part over half
 * of its length, as in Android's `ItemTouchHelper` (androidx.recyclerview, `getSwipeEscapeVelocity` and
 * `getSwipeThreshold`).
 */
export const isSwipedFarEnough = (distance: number, length: number, seconds: number): boolean =>
  distance >= length / 2 || distance / seconds >= 120;
