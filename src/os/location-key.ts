// Identifies the position of a phone in its navigation, for code that compares paths through the navigation.
import type { PhoneState } from "./state.ts";

/**
 * Returns a key of the screen in front and everything that covers it. The contents of fields, choices and scroll
 * offsets do not affect the key.
 */
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
