/**
 * The on-screen keyboard and the focused text: edits, and the words that the keyboard learns from edits. All functions
 * are pure functions of the view. The page finds the candidates. A command contains the text of the candidate that the
 * user picked.
 */
import type { Json } from "#state/json.ts";
import type { Settings } from "./settings.ts";
import type { OsState, ViewState } from "./state.ts";
import type { Focus } from "./state-schemas.ts";
import { filterInput } from "./input-filter.ts";
import { clampCaret, replace, textAt, setTextAt, type TextEdit } from "./text-edit.ts";

export type KeyboardState = ViewState["keyboard"];
export type KeyboardLanguage = NonNullable<KeyboardState["language"]>;
export const initialKeyboard: KeyboardState = {
  shift: "off",
  layer: "letters",
  language: null,
  emojiTab: "smileys",
  emojis: [],
  words: "",
  picks: "",
};
export const emptyClipboard: ViewState["clipboard"] = { items: [], freshUntilMs: null };
const maxLearned = 120;
const maxClips = 8;
const clipOfferMs = 60_000;

/** The part of the phone that typing commands need. */
export interface TypingContext {
  readonly view: ViewState;
  readonly os: OsState;
  readonly now: number;
  /** Returns the object that contains a field's text. */
  readonly texts: (field: string) => Record<string, Json>;
  /** Returns the maximum length of the text, or null if the field does not exist. */
  readonly maxLength: (field: string) => number | null;
  /** Creates the text if it does not exist yet. Returns undefined if that is not possible. */
  readonly createText: (field: string) => string | undefined;
  /** Shows a toast. */
  readonly showToast: (key: string) => void;
}
export interface FocusedField {
  readonly focus: Focus;
  readonly text: string;
  readonly write: (text: string) => void;
}
// Languages

/**
 * Returns whether this kind of field contains words. Only such fields have languages, suggestions and automatic
 * capitals.
 */
export const isProse = (kind: Focus["kind"]): boolean => kind === "text" || kind === "search";
export function enabledLanguages(settings: Settings["keyboard"]): KeyboardLanguage[] {
  const on = (["english", "pinyin"] as const).filter((language) => settings[language]);
  return on.length > 0 ? on : ["english"];
}
/** Returns the language of the keyboard for a kind of field. */
export function languageFor(kind: Focus["kind"], keyboard: KeyboardState, settings: Settings): KeyboardLanguage {
  if (!isProse(kind)) return "english";
  const on = enabledLanguages(settings.keyboard);
  const { first } = settings.keyboard;
  const wanted =
    keyboard.language ?? (first === "system" ? (settings.language.language === "zh-CN" ? "pinyin" : "english") : first);
  return on.includes(wanted) ? wanted : on[0]!;
}

// Text

export const selectionOf = ({ caret, anchor }: Pick<Focus, "caret" | "anchor">): readonly [from: number, to: number] =>
  caret < anchor ? [caret, anchor] : [anchor, caret];
/** Returns the Latin letters right before the caret: the word that the user is writing. */
export function wordBefore(text: string, caret: number): string {
  const end = Math.min(caret, text.length);
  let from = end;
  while (from > 0 && /[A-Za-z\u00c0-\u024f'\u2019]/.test(text[from - 1]!)) from--;
  while (from < end && /['\u2019]/.test(text[from]!)) from++;
  return text.slice(from, end);
}
/** Returns whether the next letter starts a sentence, or a word that needs a capital. */
export function wantsCapital(caps: Focus["caps"], before: string): boolean {
  if (caps === "none") return false;
  if (/^\s*$/.test(before)) return true;
  const last = before.trimEnd();
  const blank = before.slice(last.length);
  if (blank === "") return false;
  // Closing quotes and brackets after the end of a sentence are part of the sentence.
  return caps === "words" || blank.includes("\n") || /[.!?\u2026]["'\u2019\u201d)]{0,8}$/.test(last);
}
export function focusedField({ view, texts }: TypingContext): FocusedField | null {
  const { focus } = view;
  if (!focus) return null;
  const held = texts(focus.field);
  const text = textAt(held, focus.field);
  return text === undefined ? null : { focus, text, write: (next) => setTextAt(held, focus.field, next) };
}
export function moveCaret(focus: Focus, text: string, at: number): void {
  focus.caret = clampCaret(text, at);
  focus.anchor = focus.caret;
}
/** Ends the composition and closes the caret's tools, candidates and alternates. */
export function resetFieldTools(focus: Focus): void {
  Object.assign(focus, { tools: "none", composing: "", picked: null, page: null, alternates: null });
}
export function updateShift({ view, os }: TypingContext, focus: Focus, text: string): void {
  const { keyboard } = view;
  if (keyboard.shift === "lock") return;
  const capital =
    os.settings.keyboard.autoCapitalise &&
    isProse(focus.kind) &&
    languageFor(focus.kind, keyboard, os.settings) === "english" &&
    wantsCapital(focus.caps, text.slice(0, focus.caret));
  keyboard.shift = capital ? "once" : "off";
}
/** Applies an edit. Also ends the composition and updates the shift key. */
export function applyEdit(desk: TypingContext, { focus, text, write: put }: FocusedField, next: TextEdit): void {
  if (next.text !== text) put(next.text);
  moveCaret(focus, next.text, next.caret);
  resetFieldTools(focus);
  updateShift(desk, focus, next.text);
}
/** Replaces the selection by a text. */
export function replaceSelection(desk: TypingContext, at: FocusedField, typed: string): void {
  const { focus, text } = at;
  const [from, to] = selectionOf(focus);
  const piece = filterInput(focus.kind, typed, focus.enter === "newline");
  applyEdit(desk, at, replace(text, from, to, piece, focus.maxLength));
}
/**
 * Handles one press of "back". It closes the alternates if they are open, otherwise the candidates if they are open,
 * otherwise the keyboard.
 */
export function closeKeyboardLayer(view: ViewState, focus: Focus): void {
  if (focus.alternates !== null) focus.alternates = null;
  else if (focus.page !== null) focus.page = null;
  else view.focus = null;
}

// Learning

const joinLearned = (lines: readonly string[], by: string): string => lines.slice(0, maxLearned).join(by);
export function learnWords({ view, os }: TypingContext, { focus, text }: FocusedField, typed: string): void {
  if (focus.kind !== "text" || !os.settings.keyboard.learning) return;
  const run = wordBefore(text, selectionOf(focus)[0]) + typed;
  // A word is learned when a character ends it.
  const ended = run.slice(0, run.length - wordBefore(run, run.length).length);
  for (const word of ended.match(
    /(?<![\w@.\u00c0-\u024f])[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'\u2019]{2,23}(?![\w@])/g,
  ) ?? []) {
    const known = view.keyboard.words === "" ? [] : view.keyboard.words.split(" ");
    const others = known.filter((w) => w.toLowerCase() !== word.toLowerCase());
    view.keyboard.words = joinLearned([word, ...others], " ");
  }
}
export interface LearnedPick {
  readonly letters: string;
  readonly text: string;
}
export const parsePicks = ({ picks }: KeyboardState): LearnedPick[] =>
  picks === ""
    ? []
    : picks.split("\n").map((line) => {
        const cut = line.indexOf("=");
        return { letters: line.slice(0, cut), text: line.slice(cut + 1) };
      });
export function learnPick({ view, os }: TypingContext, letters: string, text: string): void {
  if (!os.settings.keyboard.learning) return;
  const line = `${letters.replaceAll("'", "")}=${text}`;
  const known = view.keyboard.picks === "" ? [] : view.keyboard.picks.split("\n");
  view.keyboard.picks = joinLearned([line, ...known.filter((l) => l !== line)], "\n");
}

// Clipboard

export function copyToClipboard({ view, now, showToast }: TypingContext, text: string): void {
  const { clipboard } = view;
  clipboard.items = [text, ...clipboard.items.filter((item) => item !== text)].slice(0, maxClips);
  clipboard.freshUntilMs = now + clipOfferMs;
  showToast("copied");
}
