/** What the keyboard makes of the letters that are being composed, and of the word before the caret. */
import { isProse, languageFor, picksOf, wordBefore, type KeyboardLanguage } from "../../os/keyboard.ts";
import { textAt } from "../../os/text.ts";
import { phone } from "../phone.ts";
import { english, pinyin } from "../ime/load.ts";
import type { Candidate, Options } from "../ime/pinyin.ts";
import { suggestionsFor } from "../ime/suggest.ts";
import { dispatch, state } from "../runtime.ts";

export const languageNow = (): KeyboardLanguage => {
  const { focus, keyboard } = state().view;
  return languageFor(focus?.kind ?? "text", keyboard, state().os.settings);
};
export const composingNow = (): string => state().view.focus?.composing ?? "";
const options = (): Options => ({
  learned: picksOf(state().view.keyboard),
  fuzzy: state().os.settings.keyboard.fuzzyPinyin,
});
let last: { key: string; candidates: readonly Candidate[] } | null = null;
/** Best first. What cannot be read at all is a candidate as it is. */
export function candidatesNow(): readonly Candidate[] {
  const letters = composingNow();
  if (letters === "") return [];
  const engine = pinyin();
  if (!engine) return [];
  const key = `${letters} ${state().os.settings.keyboard.fuzzyPinyin} ${state().view.keyboard.picks}`;
  if (last?.key !== key) {
    const found = engine.candidates(letters, options());
    last = { key, candidates: found.length > 0 ? found : [{ text: letters.replaceAll("'", ""), letters }] };
  }
  return last.candidates;
}
/** The letters with marks between syllables. */
export function spelledNow(): string {
  const letters = composingNow();
  return letters === "" ? "" : (pinyin()?.spelled(letters, options()) ?? letters);
}
export const pick = ({ text, letters }: Candidate): void => dispatch({ name: "os.pick", args: { text, letters } });
/** Picks the first candidate for all that is composed. Returns whether nothing is left of it. */
export function pickFirst(): boolean {
  for (let first = candidatesNow()[0]; first; first = candidatesNow()[0]) {
    const before = composingNow();
    pick(first);
    if (composingNow() === before) break;
  }
  return composingNow() === "";
}
/** Writes a character. What was being composed comes before it. */
export function typeKey(text: string): void {
  if (composingNow() === "" || pickFirst()) dispatch({ name: "os.type", args: { text } });
}
export function spaceKey(): void {
  if (composingNow() !== "") pickFirst();
  else dispatch({ name: "os.space", args: {} });
}
export function suggestionsNow(): readonly string[] {
  const { focus, keyboard } = state().view;
  const { suggestions } = state().os.settings.keyboard;
  if (!focus || !suggestions || !isProse(focus.kind) || focus.caret !== focus.anchor || languageNow() !== "english")
    return [];
  const text = textAt(phone.textsOf(state(), focus.field), focus.field) ?? "";
  // In the middle of a word there is nothing to go on from.
  const prefix = /^[\p{L}']/u.test(text.slice(focus.caret)) ? "" : wordBefore(text, focus.caret);
  const words = prefix === "" ? null : english();
  return words ? suggestionsFor(prefix, keyboard.words === "" ? [] : keyboard.words.split(" "), words) : [];
}
