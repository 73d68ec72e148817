/**
 * Fonts for non-Latin text. They are loaded when the first non-Latin text appears, because a phone in English contains
 * little non-Latin text.
 */
import { track } from "./loading.ts";

/**
 * Characters that the built-in fonts certainly contain. Loading fonts that are not needed is harmless, but missing
 * fonts would show wrong glyphs.
 */
const latinPattern = /^[\0-\u024f\u2000-\u206f\u20ac\u2122\u2212]*$/;
let requested = false;

/**
 * Loads the additional fonts that a text needs. Does not throw. If the fonts fail to load, the promise of `loading`
 * rejects.
 */
export function needFonts(text: string): void {
  if (requested || latinPattern.test(text)) return;
  requested = true;
  const coming = import("./wide-fonts.css");
  coming.catch(() => (requested = false));
  track(coming);
}
