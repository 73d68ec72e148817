/**
 * The on-screen keyboard and the text under it: what is written where, and what the keyboard remembers of it. Pure rules on
 * the view; which candidates there are is the page's affair, so commands carry the text that was picked.
 */
import type { Json } from "../state/json.ts";
import type { Settings } from "./settings.ts";
import type { OsState, ViewState } from "./state.ts";
import type { Focus } from "./state-parts.ts";
import { accepted } from "./accepted.ts";
import { caretIn, replace, textAt, writeText, type Edited } from "./text.ts";

export type KeyboardState = ViewState["keyboard"];
export type KeyboardLanguage = NonNullable<KeyboardState["language"]>;
export const freshKeyboard: KeyboardState = {
  shift: "off",
  layer: "letters",
  language: null,
  emojiTab: "smileys",
  emojis: [],
  words: "",
  picks: "",
};
export const freshClipboard: ViewState["clipboard"] = { items: [], freshUntilMs: null };
const learnedAtMost = 120;
const clipsAtMost = 8;
const freshMs = 60_000;

/** What typing works on. */
export interface Desk {
  readonly view: ViewState;
  readonly os: OsState;
  readonly now: number;
  /** Where the text of a field lives. */
  readonly texts: (field: string) => Record<string, Json>;
  /** How long that text can become; null where there is no such field. */
  readonly most: (field: string) => number | null;
  /** Makes room for a text that is not there yet; undefined where there is none. */
  readonly begin: (field: string) => string | undefined;
  /** Tells in a toast. */
  readonly say: (key: string) => void;
}
export interface Field {
  readonly focus: Focus;
  readonly text: string;
  readonly write: (text: string) => void;
}
// Languages

/** Whether letters in this kind of field are words: languages, suggestions and capitals are for those only. */
export const isProse = (kind: Focus["kind"]): boolean => kind === "text" || kind === "search";
export function languagesOn(settings: Settings["keyboard"]): KeyboardLanguage[] {
  const on = (["english", "pinyin"] as const).filter((language) => settings[language]);
  return on.length > 0 ? on : ["english"];
}
/** The language of the keys for a kind of field. */
export function languageFor(kind: Focus["kind"], keyboard: KeyboardState, settings: Settings): KeyboardLanguage {
  if (!isProse(kind)) return "english";
  const on = languagesOn(settings.keyboard);
  const { first } = settings.keyboard;
  const wanted =
    keyboard.language ?? (first === "system" ? (settings.language.language === "zh-CN" ? "pinyin" : "english") : first);
  return on.includes(wanted) ? wanted : on[0]!;
}

// Text

export const selectionOf = ({ caret, anchor }: Pick<Focus, "caret" | "anchor">): readonly [from: number, to: number] =>
  caret < anchor ? [caret, anchor] : [anchor, caret];
/** The Latin letters right before the caret: the word that is being written. */
export function wordBefore(text: string, caret: number): string {
  const end = Math.min(caret, text.length);
  let from = end;
  while (from > 0 && /[A-Za-z\u00c0-\u024f'\u2019]/.test(text[from - 1]!)) from--;
  while (from < end && /['\u2019]/.test(text[from]!)) from++;
  return text.slice(from, end);
}
/** Whether the next letter starts a sentence or a word that wants a capital. */
export function wantsCapital(caps: Focus["caps"], before: string): boolean {
  if (caps === "none") return false;
  if (/^\s*$/.test(before)) return true;
  const last = before.trimEnd();
  const blank = before.slice(last.length);
  if (blank === "") return false;
  // What is closed after the end of a sentence is a part of it.
  return caps === "words" || blank.includes("\n") || /[.!?\u2026]["'\u2019\u201d)]{0,8}$/.test(last);
}
export function field({ view, texts }: Desk): Field | null {
  const { focus } = view;
  if (!focus) return null;
  const held = texts(focus.field);
  const text = textAt(held, focus.field);
  return text === undefined ? null : { focus, text, write: (next) => writeText(held, focus.field, next) };
}
export function caretTo(focus: Focus, text: string, at: number): void {
  focus.caret = caretIn(text, at);
  focus.anchor = focus.caret;
}
/** Nothing is underway any more: the letters that were not yet text go. */
export function rest(focus: Focus): void {
  Object.assign(focus, { tools: "none", composing: "", picked: null, page: null, alternates: null });
}
export function shiftFor({ view, os }: Desk, focus: Focus, text: string): void {
  const { keyboard } = view;
  if (keyboard.shift === "lock") return;
  const capital =
    os.settings.keyboard.autoCapitalise &&
    isProse(focus.kind) &&
    languageFor(focus.kind, keyboard, os.settings) === "english" &&
    wantsCapital(focus.caps, text.slice(0, focus.caret));
  keyboard.shift = capital ? "once" : "off";
}
/** Writes a new text; whatever was underway is over. */
export function write(desk: Desk, { focus, text, write: put }: Field, next: Edited): void {
  if (next.text !== text) put(next.text);
  caretTo(focus, next.text, next.caret);
  rest(focus);
  shiftFor(desk, focus, next.text);
}
/** Puts a text in place of the selection. */
export function put(desk: Desk, at: Field, typed: string): void {
  const { focus, text } = at;
  const [from, to] = selectionOf(focus);
  const piece = accepted(focus.kind, typed, focus.enter === "newline");
  write(desk, at, replace(text, from, to, piece, focus.maxLength));
}
/** Back closes what the keyboard has opened, then the keyboard. */
export function leaveField(view: ViewState, focus: Focus): void {
  if (focus.alternates !== null) focus.alternates = null;
  else if (focus.page !== null) focus.page = null;
  else view.focus = null;
}

// What the keyboard has learned

const upToLimit = (lines: readonly string[], by: string): string => lines.slice(0, learnedAtMost).join(by);
export function learnWords({ view, os }: Desk, { focus, text }: Field, typed: string): void {
  if (focus.kind !== "text" || !os.settings.keyboard.learning) return;
  const run = wordBefore(text, selectionOf(focus)[0]) + typed;
  // The last word is learned when something ends it.
  const ended = run.slice(0, run.length - wordBefore(run, run.length).length);
  for (const word of ended.match(
    /(?<![\w@.\u00c0-\u024f])[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f'\u2019]{2,23}(?![\w@])/g,
  ) ?? []) {
    const known = view.keyboard.words === "" ? [] : view.keyboard.words.split(" ");
    const others = known.filter((w) => w.toLowerCase() !== word.toLowerCase());
    view.keyboard.words = upToLimit([word, ...others], " ");
  }
}
export interface Picked {
  readonly letters: string;
  readonly text: string;
}
export const picksOf = ({ picks }: KeyboardState): Picked[] =>
  picks === ""
    ? []
    : picks.split("\n").map((line) => {
        const cut = line.indexOf("=");
        return { letters: line.slice(0, cut), text: line.slice(cut + 1) };
      });
export function learnPick({ view, os }: Desk, letters: string, text: string): void {
  if (!os.settings.keyboard.learning) return;
  const line = `${letters.replaceAll("'", "")}=${text}`;
  const known = view.keyboard.picks === "" ? [] : view.keyboard.picks.split("\n");
  view.keyboard.picks = upToLimit([line, ...known.filter((l) => l !== line)], "\n");
}

// The clipboard

export function keep({ view, now, say }: Desk, text: string): void {
  const { clipboard } = view;
  clipboard.items = [text, ...clipboard.items.filter((item) => item !== text)].slice(0, clipsAtMost);
  clipboard.freshUntilMs = now + freshMs;
  say("copied");
}
