/** Fonts for all that is not Latin come when it is first written: a phone in English has little of it. */
import { track } from "./pending.ts";

/** What the fonts that are always there certainly have. More than is needed may be fetched; less would show other glyphs. */
const latin = /^[\0-\u024f\u2000-\u206f\u20ac\u2122\u2212]*$/;
let asked = false;

/** Asks for the fonts that a text needs besides. Throws nothing: who waits for what is on its way hears of a failure. */
export function needFonts(text: string): void {
  if (asked || latin.test(text)) return;
  asked = true;
  const coming = import("./wide-fonts.css");
  coming.catch(() => (asked = false));
  track(coming);
}
