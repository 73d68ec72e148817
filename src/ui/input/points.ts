/** Converts between points of pointer events and points of actions. */
import { pointInThousandths, type PointerPosition } from "#contract/stroke.ts";
import { displaySizeOf } from "#os/orientation.ts";
import type { Hit } from "../gestures.ts";
import { state } from "../runtime.ts";
import { elementAt } from "../scale.ts";
import { nameOf, touchAt } from "../touch.ts";

export function pointOfEvent(e: MouseEvent): PointerPosition {
  const { width, height } = displaySizeOf(state());
  return { x: Math.max(0, Math.min(e.clientX, width - 0.5)), y: Math.max(0, Math.min(e.clientY, height - 0.5)) };
}
export const toActionPoint = (spot: PointerPosition): [number, number] =>
  pointInThousandths(spot, displaySizeOf(state()));
/** Moves a point away from the edges of the display, where edge gestures start. */
export function awayFromEdges({ x, y }: PointerPosition): PointerPosition {
  const { width, height } = displaySizeOf(state());
  return { x: Math.max(40, Math.min(x, width - 40)), y: Math.max(48, Math.min(y, height - 48)) };
}
/** Returns the control under an action's point, or null. */
export function hitAt([x, y]: readonly [number, number]): Hit | null {
  const { width, height } = displaySizeOf(state());
  const found = touchAt(elementAt({ x: (x / 1000) * width, y: (y / 1000) * height }), () => true);
  return found && { role: found.touch.role, name: nameOf(found.el, found.touch) };
}
