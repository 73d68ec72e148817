// Identifies where a phone is in its navigation, for code that compares paths through it.
import type { PhoneState } from "./state.ts";

/** A key of the screen in front and what covers it. Field contents, choices and scroll offsets do not count. */
export function locationKey({ view }: PhoneState): string {
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
