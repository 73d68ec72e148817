// Converts mouse gestures on the phone's picture to actions.
import { pointInThousandths, type PointerPosition, type Stroke } from "#contract/stroke.ts";

type Point = [x: number, y: number];
export type Gesture =
  | { readonly type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS"; readonly point: Point }
  | { readonly type: "SWIPE" | "DRAG"; readonly point1: Point; readonly point2: Point };

export interface PointerRelease {
  /** The time of the release in milliseconds, on the same clock as the stroke. */
  readonly at: number;
  /** Whether the Shift key is down. With Shift, a swipe becomes a drag. */
  readonly shift: boolean;
  /** The size of the picture on the page. The stroke's points are relative to its upper left corner. */
  readonly size: { readonly width: number; readonly height: number };
}
export function gestureOf(stroke: Stroke, { at, shift, size }: PointerRelease): Gesture {
  const point = (spot: PointerPosition): Point => pointInThousandths(spot, size);
  const { from, to } = stroke;
  switch (stroke.motion(at)) {
    case "tap":
      return { type: "CLICK", point: point(from) };
    case "hold":
      return { type: "LONG_PRESS", point: point(from) };
    case "drag":
      return { type: "DRAG", point1: point(from), point2: point(to) };
    case "swipe":
      return { type: shift ? "DRAG" : "SWIPE", point1: point(from), point2: point(to) };
  }
}
