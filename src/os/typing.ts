/** The commands of typing: what a key, a candidate, a selection or the clipboard does to the text under the caret. */
import * as v from "valibot";
import { reject, type Fields, type OutOf, type Rejection } from "./values.ts";
import { capsKinds, enterKinds, fieldKinds, focusSchema, keyboardSchema } from "./state-parts.ts";
import { textMost } from "./most.ts";
import { caretIn, erase, replace, textAt } from "./text.ts";
import {
  caretTo,
  field,
  keep,
  languageFor,
  languagesOn,
  learnPick,
  learnWords,
  put,
  rest,
  selectionOf,
  shiftFor,
  wordBefore,
  write,
  type Desk,
  type Field,
} from "./keyboard.ts";

function selected(at: Field): string | Rejection {
  const [from, to] = selectionOf(at.focus);
  if (from === to) return reject("nothing-selected");
  if (at.focus.kind === "password") return reject("password-stays");
  return at.text.slice(from, to);
}

const emojisAtMost = 36;

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
