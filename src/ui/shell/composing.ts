/** Computes candidates for the letters that the user composes, and suggestions for the word before the caret. */
import { isProse, languageFor, parsePicks, wordBefore, type KeyboardLanguage } from "#os/keyboard.ts";
import { textAt } from "#os/text-edit.ts";
import { phone } from "../phone.ts";
import { english, pinyin } from "../ime/load-dictionaries.ts";
import type { Candidate, Options } from "../ime/pinyin.ts";
import { suggestionsFor } from "../ime/suggest.ts";
import { dispatch, state } from "../runtime.ts";

export const currentLanguage = (): KeyboardLanguage => {
  const { focus, keyboard } = state().view;
  return languageFor(focus?.kind ?? "text", keyboard, state().os.settings);
};
export const currentLetters = (): string => state().view.focus?.composing ?? "";
const options = (): Options => ({
  learned: parsePicks(state().view.keyboard),
  fuzzy: state().os.settings.keyboard.fuzzyPinyin,
});
let last: { key: string; candidates: readonly Candidate[] } | null = null;
/**
 * Returns the candidates, best first. If the letters cannot be read as syllables, the letters themselves are the only
 * candidate.
 */
export function currentCandidates(): readonly Candidate[] {
  const letters = currentLetters();
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
/** Returns the letters with an apostrophe between syllables. */
export function currentSpelling(): string {
  const letters = currentLetters();
  return letters === "" ? "" : (pinyin()?.spelled(letters, options()) ?? letters);
}
export const pickCandidate = ({ text, letters }: Candidate): void =>
  dispatch({ name: "os.pick", args: { text, letters } });
/** Picks the first candidate until the whole composition is used. Returns whether the composition is then empty. */
export function pickFirst(): boolean {
  for (let first = currentCandidates()[0]; first; first = currentCandidates()[0]) {
    const before = currentLetters();
    pickCandidate(first);
    if (currentLetters() === before) break;
  }
  return currentLetters() === "";
}
/** Types a character, after picking the current composition. */
export function typeKey(text: string): void {
  if (currentLetters() === "" || pickFirst()) dispatch({ name: "os.type", args: { text } });
}
export function spaceKey(): void {
  if (currentLetters() !== "") pickFirst();
  else dispatch({ name: "os.space", args: {} });
}
export function currentSuggestions(): readonly string[] {
  const { focus, keyboard } = state().view;
  const { suggestions } = state().os.settings.keyboard;
  if (!focus || !suggestions || !isProse(focus.kind) || focus.caret !== focus.anchor || currentLanguage() !== "english")
    return [];
  const text = textAt(phone.textsOf(state(), focus.field), focus.field) ?? "";
  // Suggests nothing if the caret is inside a word.
  const prefix = /^[\p{L}']/u.test(text.slice(focus.caret)) ? "" : wordBefore(text, focus.caret);
  const words = prefix === "" ? null : english();
  return words ? suggestionsFor(prefix, keyboard.words === "" ? [] : keyboard.words.split(" "), words) : [];
}
