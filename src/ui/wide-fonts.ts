/** Fonts for non-Latin text load when such text first appears. A phone in English has little of it. */
import { track } from "./loading.ts";

/**
 * Characters that the built-in fonts certainly have. Loading fonts without need is harmless; missing ones would show
 * wrong glyphs.
 */
const latinPattern = /^[\0-\u024f\u2000-\u206f\u20ac\u2122\u2212]*$/;
let requested = false;

/**
 * Loads the additional fonts that a text needs. It does not throw; the promise of `loading` rejects when they fail to
 * load.
 */
export function needFonts(text: string): void {
  if (requested || latinPattern.test(text)) return;
  requested = true;
  const coming = import("./wide-fonts.css");
  coming.catch(() => (requested = false));
  track(coming);
}
