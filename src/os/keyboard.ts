/**
 * The on-screen keyboard and the text under it: what a key, a candidate, a selection or the clipboard does. Pure rules on
 * the view; which candidates there are is the page's affair, so commands carry the text that was picked.
 */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import { reject, type Fields, type OutOf, type Rejection } from "./values.ts";
import type { Settings } from "./settings.ts";
import {
  capsKinds,
  enterKinds,
  fieldKinds,
  focusSchema,
  keyboardSchema,
  type Focus,
  type OsState,
  type ViewState,
} from "./state.ts";
import { textMost } from "./most.ts";
import { accepted } from "./accepted.ts";
import { caretIn, erase, replace, textAt, writeText, type Edited } from "./text.ts";

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
const emojisAtMost = 36;
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
interface Field {
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
function field({ view, texts }: Desk): Field | null {
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
function rest(focus: Focus): void {
  Object.assign(focus, { tools: "none", composing: "", picked: null, page: null, alternates: null });
}
function shiftFor({ view, os }: Desk, focus: Focus, text: string): void {
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
function write(desk: Desk, { focus, text, write: put }: Field, next: Edited): void {
  if (next.text !== text) put(next.text);
  caretTo(focus, next.text, next.caret);
  rest(focus);
  shiftFor(desk, focus, next.text);
}
/** Puts a text in place of the selection. */
function put(desk: Desk, at: Field, typed: string): void {
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
function learnWords({ view, os }: Desk, { focus, text }: Field, typed: string): void {
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
function learnPick({ view, os }: Desk, letters: string, text: string): void {
  if (!os.settings.keyboard.learning) return;
  const line = `${letters.replaceAll("'", "")}=${text}`;
  const known = view.keyboard.picks === "" ? [] : view.keyboard.picks.split("\n");
  view.keyboard.picks = upToLimit([line, ...known.filter((l) => l !== line)], "\n");
}

// The clipboard

function keep({ view, now, say }: Desk, text: string): void {
  const { clipboard } = view;
  clipboard.items = [text, ...clipboard.items.filter((item) => item !== text)].slice(0, clipsAtMost);
  clipboard.freshUntilMs = now + freshMs;
  say("copied");
}
function selected(at: Field): string | Rejection {
  const [from, to] = selectionOf(at.focus);
  if (from === to) return reject("nothing-selected");
  if (at.focus.kind === "password") return reject("password-stays");
  return at.text.slice(from, to);
}

type Done = Rejection | void;
interface Typing<F extends Fields = Fields> {
  readonly args: F;
  readonly run: (desk: Desk, args: OutOf<F>) => Done;
}
const define = <F extends Fields>(args: F, run: (desk: Desk, args: OutOf<F>) => Done): Typing =>
  ({ args, run }) as unknown as Typing;
/** For commands that need a field to work on. */
const inField = <F extends Fields>(args: F, run: (desk: Desk, at: Field, args: OutOf<F>) => Done): Typing =>
  define(args, (desk, given) => {
    const at = field(desk);
    return at ? run(desk, at, given) : reject("nothing-focused");
  });
const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const told = v.pipe(v.string(), v.maxLength(textMost));
const piece = v.pipe(told, v.nonEmpty());

/** The commands of typing, by name: `os.type`, `os.erase` and so on. */
export const typing: Readonly<Record<string, Typing>> = {
  focus: define(
    {
      field: focusSchema.entries.field,
      kind: v.picklist(fieldKinds),
      enter: v.picklist(enterKinds),
      caps: v.optional(v.picklist(capsKinds), "none"),
      caret: place,
      maxLength: focusSchema.entries.maxLength,
      /** Selects all of the text: the next character replaces it. */
      all: v.optional(v.boolean(), false),
    },
    (desk, { all, caret, ...asked }) => {
      const { view } = desk;
      const most = desk.most(asked.field);
      const text =
        most === null ? undefined : (textAt(desk.texts(asked.field), asked.field) ?? desk.begin(asked.field));
      if (most === null || text === undefined) return reject("screen-gone");
      const at = caretIn(text, all ? text.length : caret);
      view.focus = {
        ...asked,
        // What the screen asks for, and never more than what the text may become.
        maxLength: Math.min(asked.maxLength, most),
        caret: at,
        anchor: all ? 0 : at,
        tools: "none",
        composing: "",
        picked: null,
        page: null,
        alternates: null,
      };
      view.keyboard.layer = "letters";
      view.keyboard.shift = "off";
      shiftFor(desk, view.focus, text);
    },
  ),
  blur: define({}, ({ view }) => {
    view.focus = null;
  }),
  /** Writes a text at the caret, as a key does, or an input method that is done. */
  type: inField({ text: told }, (desk, at, { text }) => {
    learnWords(desk, at, text);
    put(desk, at, text);
  }),
  /** The space key: the second space after a word ends the sentence. */
  space: inField({}, (desk, at) => {
    const { focus, text } = at;
    const { keyboard } = desk.view;
    const ends =
      desk.os.settings.keyboard.doubleSpacePeriod &&
      focus.kind === "text" &&
      focus.caret === focus.anchor &&
      languageFor(focus.kind, keyboard, desk.os.settings) === "english" &&
      /[\p{L}\p{N})"'\u2019\u201d] $/u.test(text.slice(0, focus.caret));
    if (ends) write(desk, at, replace(text, focus.caret - 1, focus.caret, ". ", focus.maxLength));
    else {
      learnWords(desk, at, " ");
      put(desk, at, " ");
    }
  }),
  /** Letters that are not yet text go first, then the selection, then characters before the caret. */
  erase: inField(
    { count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(textMost)) },
    (desk, at, { count }) => {
      const { focus, text } = at;
      const letters = focus.composing.length;
      if (letters > count) {
        focus.composing = focus.composing.slice(0, letters - count);
        focus.page = null;
        return;
      }
      const left = count - letters;
      if (left === 0) {
        rest(focus);
        return;
      }
      const [from, to] = selectionOf(focus);
      const gone = from === to ? 0 : 1;
      const open = replace(text, from, to, "", focus.maxLength);
      write(desk, at, left > gone ? erase(open.text, open.caret, left - gone) : open);
    },
  ),
  clear: inField({}, (desk, at) => write(desk, at, { text: "", caret: 0 })),
  caret: inField({ at: place, handle: v.optional(v.boolean(), false) }, (desk, { focus, text }, { at, handle }) => {
    rest(focus);
    caretTo(focus, text, at);
    if (handle && text !== "") focus.tools = "handle";
    shiftFor(desk, focus, text);
  }),
  /** Selects what lies between two places; the caret is at the second. */
  select: inField({ from: place, to: place }, (_, { focus, text }, { from, to }) => {
    rest(focus);
    focus.anchor = caretIn(text, from);
    focus.caret = caretIn(text, to);
    focus.tools = "bar";
  }),
  selectAll: inField({}, (_, { focus, text }) => {
    rest(focus);
    Object.assign(focus, { anchor: 0, caret: text.length, tools: "bar" });
  }),
  textTools: inField({ open: v.boolean() }, (_, { focus }, { open }) => {
    focus.tools = open ? "bar" : "none";
  }),
  cut: inField({}, (desk, at) => {
    const text = selected(at);
    if (typeof text !== "string") return text;
    keep(desk, text);
    put(desk, at, "");
  }),
  /** Copies the selection, or a text that an app shows. */
  copy: define({ text: v.optional(piece) }, (desk, { text }) => {
    if (text !== undefined) {
      keep(desk, text);
      return;
    }
    const at = field(desk);
    if (!at) return reject("nothing-focused");
    const chosen = selected(at);
    if (typeof chosen !== "string") return chosen;
    keep(desk, chosen);
    rest(at.focus);
    caretTo(at.focus, at.text, selectionOf(at.focus)[1]);
    shiftFor(desk, at.focus, at.text);
  }),
  /** Pastes what was copied last, or an older entry. */
  paste: inField({ item: v.optional(place, 0) }, (desk, at, { item }) => {
    const { clipboard, keyboard } = desk.view;
    const text = clipboard.items[item];
    if (text === undefined) return reject("clipboard-empty");
    clipboard.freshUntilMs = null;
    if (keyboard.layer === "clipboard") keyboard.layer = "letters";
    put(desk, at, text);
  }),
  unclip: define({ item: place }, ({ view }, { item }) => {
    if (item === 0) view.clipboard.freshUntilMs = null;
    view.clipboard.items.splice(item, 1);
  }),
  keyboard: define(
    { shift: keyboardSchema.entries.shift, layer: keyboardSchema.entries.layer },
    ({ view }, { shift, layer }) => {
      Object.assign(view.keyboard, { shift, layer });
      if (view.focus) Object.assign(view.focus, { alternates: null, page: null });
    },
  ),
  /** What the globe key does. */
  language: define({ language: v.picklist(["english", "pinyin"]) }, (desk, { language }) => {
    const { view, os } = desk;
    if (!languagesOn(os.settings.keyboard).includes(language)) return reject("keyboard-language-off");
    Object.assign(view.keyboard, { language, layer: "letters", shift: "off" });
    const at = field(desk);
    if (!at) return;
    rest(at.focus);
    shiftFor(desk, at.focus, at.text);
  }),
  /** Opens the row of a key's alternates, or closes it. */
  alternates: inField({ key: focusSchema.entries.alternates }, (_, { focus }, { key }) => {
    focus.alternates = key;
  }),
  /** Letters on their way to Chinese text. */
  compose: inField({ letters: focusSchema.entries.composing }, (desk, at, { letters }) => {
    const { focus } = at;
    if (languageFor(focus.kind, desk.view.keyboard, desk.os.settings) !== "pinyin") return put(desk, at, letters);
    Object.assign(focus, { composing: letters, tools: "none", page: null, alternates: null });
    if (letters === "") focus.picked = null;
  }),
  /** Picks a candidate for the first letters of the composition; the others go on. */
  pick: inField({ text: piece, letters: piece }, (desk, at, { text, letters }) => {
    const { focus } = at;
    if (!focus.composing.startsWith(letters)) return reject("candidate-gone");
    const { picked } = focus;
    const whole = { letters: (picked?.letters ?? "") + letters, text: (picked?.text ?? "") + text };
    const left = focus.composing.slice(letters.length).replace(/^'+/, "");
    put(desk, at, text);
    learnPick(desk, letters, text);
    if (left !== "") Object.assign(focus, { composing: left, picked: whole });
    else if (picked) learnPick(desk, whole.letters, whole.text);
  }),
  /** Page of the opened candidates; null closes them. */
  candidates: inField({ page: focusSchema.entries.page }, (_, { focus }, { page }) => {
    focus.page = page;
  }),
  /** A suggestion takes the place of the word before the caret. */
  complete: inField({ word: piece }, (desk, at, { word }) => {
    const { focus, text } = at;
    const from = focus.caret - wordBefore(text, focus.caret).length;
    const next = replace(text, from, focus.caret, `${word} `, focus.maxLength);
    learnWords(desk, { ...at, text: text.slice(0, from), focus: { ...focus, caret: from, anchor: from } }, `${word} `);
    write(desk, at, next);
  }),
  emoji: inField({ emoji: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }, (desk, at, { emoji }) => {
    const { keyboard } = desk.view;
    if (keyboard.emojis[0] !== emoji)
      keyboard.emojis = [emoji, ...keyboard.emojis.filter((e) => e !== emoji)].slice(0, emojisAtMost);
    put(desk, at, emoji);
  }),
  emojiTab: define({ tab: keyboardSchema.entries.emojiTab }, ({ view }, { tab }) => {
    view.keyboard.emojiTab = tab;
  }),
};
