/** Places on the glass, as pointers and actions say them. */
import { pointIn, type Spot } from "../../contract/stroke.ts";
import { sizeOf } from "../../os/turned.ts";
import type { Hit } from "../gestures.ts";
import { state } from "../runtime.ts";
import { elementAt } from "../scale.ts";
import { nameOf, touchAt } from "../touch.ts";

export function spotOf(e: MouseEvent): Spot {
  const { width, height } = sizeOf(state());
  return { x: Math.max(0, Math.min(e.clientX, width - 0.5)), y: Math.max(0, Math.min(e.clientY, height - 0.5)) };
}
export const pointOf = (spot: Spot): [number, number] => pointIn(spot, sizeOf(state()));
/** The same, but away from the edges, which mean something of their own. */
export function innerOf({ x, y }: Spot): Spot {
  const { width, height } = sizeOf(state());
  return { x: Math.max(40, Math.min(x, width - 40)), y: Math.max(48, Math.min(y, height - 48)) };
}
/** What lies under a point of an action. */
export function hitAt([x, y]: readonly [number, number]): Hit | null {
  const { width, height } = sizeOf(state());
  const found = touchAt(elementAt({ x: (x / 1000) * width, y: (y / 1000) * height }), () => true);
  return found && { role: found.touch.role, name: nameOf(found.el, found.touch) };
}
