// Where a phone is, told alike for all that compare ways through it.
import type { PhoneState } from "./state.ts";

/** What is in front, with all that lies over it; not what is filled in, chosen or scrolled. */
export function placeOf({ view }: PhoneState): string {
  const top = view.tasks[view.front]?.stack.at(-1);
  return JSON.stringify([
    top?.app ?? view.front,
    top?.screen ?? null,
    top?.params ?? null,
    top?.view["open"] ?? null,
    view.surface,
    view.dialog !== null,
    view.chooser !== null,
    view.permission !== null,
  ]);
}
