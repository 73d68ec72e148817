// What a mouse does on the picture of a phone, as an action.
import { pointIn, type Spot, type Stroke } from "../../contract/stroke.ts";

type Point = [x: number, y: number];
export type Gesture =
  | { readonly type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS"; readonly point: Point }
  | { readonly type: "SWIPE" | "DRAG"; readonly point1: Point; readonly point2: Point };

export interface LetGo {
  /** In milliseconds of the stroke's clock. */
  readonly at: number;
  /** Nothing is flung with the Shift key down. */
  readonly shift: boolean;
  /** Of the picture on the page; the stroke's places count from its upper left corner. */
  readonly size: { readonly width: number; readonly height: number };
}
export function gestureOf(stroke: Stroke, { at, shift, size }: LetGo): Gesture {
  const point = (spot: Spot): Point => pointIn(spot, size);
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
