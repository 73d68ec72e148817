/** The typing commands. They change the text at the caret with keys, candidates, selections and the clipboard. */
import * as v from "valibot";
import { reject, type Fields, type OutOf, type Rejection } from "./values.ts";
import { capsKinds, enterKinds, fieldKinds, focusSchema, keyboardSchema } from "./state-schemas.ts";
import { maxTextLength } from "./limits.ts";
import { clampCaret, erase, replace, textAt } from "./text-edit.ts";
import {
  moveCaret,
  focusedField,
  copyToClipboard,
  languageFor,
  enabledLanguages,
  learnPick,
  learnWords,
  replaceSelection,
  resetFieldTools,
  selectionOf,
  updateShift,
  wordBefore,
  applyEdit,
  type TypingContext,
  type FocusedField,
} from "./keyboard.ts";

function selectedText(at: FocusedField): string | Rejection {
  const [from, to] = selectionOf(at.focus);
  if (from === to) return reject("nothing-selected");
  if (at.focus.kind === "password") return reject("password-stays");
  return at.text.slice(from, to);
}

const maxRecentEmojis = 36;

type TypingResult = Rejection | void;
interface TypingCommand<F extends Fields = Fields> {
  readonly args: F;
  readonly run: (desk: TypingContext, args: OutOf<F>) => TypingResult;
}
const define = <F extends Fields>(args: F, run: (desk: TypingContext, args: OutOf<F>) => TypingResult): TypingCommand =>
  ({ args, run }) as unknown as TypingCommand;
/** Defines a command that needs a focused field. */
const inField = <F extends Fields>(
  args: F,
  run: (desk: TypingContext, at: FocusedField, args: OutOf<F>) => TypingResult,
): TypingCommand =>
  define(args, (desk, values) => {
    const at = focusedField(desk);
    return at ? run(desk, at, values) : reject("nothing-focused");
  });
const textIndex = v.pipe(v.number(), v.integer(), v.minValue(0));
const boundedText = v.pipe(v.string(), v.maxLength(maxTextLength));
const nonEmptyText = v.pipe(boundedText, v.nonEmpty());

/** The typing commands by name: `os.type`, `os.erase` and so on. */
export const typingCommands: Readonly<Record<string, TypingCommand>> = {
  focus: define(
    {
      field: focusSchema.entries.field,
      kind: v.picklist(fieldKinds),
      enter: v.picklist(enterKinds),
      caps: v.optional(v.picklist(capsKinds), "none"),
      caret: textIndex,
      maxLength: focusSchema.entries.maxLength,
      /** Whether to select the whole text, so that the next character replaces it. */
      all: v.optional(v.boolean(), false),
    },
    (desk, { all, caret, ...asked }) => {
      const { view } = desk;
      const most = desk.maxLength(asked.field);
      const text =
        most === null ? undefined : (textAt(desk.texts(asked.field), asked.field) ?? desk.createText(asked.field));
      if (most === null || text === undefined) return reject("screen-gone");
      const at = clampCaret(text, all ? text.length : caret);
      view.focus = {
        ...asked,
        // The limit that the screen requests, or the schema's limit if that is lower.
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
      updateShift(desk, view.focus, text);
    },
  ),
  blur: define({}, ({ view }) => {
    view.focus = null;
  }),
  /** Inserts a text at the caret. The text comes from a key or from an input method that has finished composing. */
  type: inField({ text: boundedText }, (desk, at, { text }) => {
    learnWords(desk, at, text);
    replaceSelection(desk, at, text);
  }),
  /** Handles the space key. A second space after a word becomes a full stop and a space. */
  space: inField({}, (desk, at) => {
    const { focus, text } = at;
    const { keyboard } = desk.view;
    const ends =
      desk.os.settings.keyboard.doubleSpacePeriod &&
      focus.kind === "text" &&
      focus.caret === focus.anchor &&
      languageFor(focus.kind, keyboard, desk.os.settings) === "english" &&
      /[\p{L}\p{N})"'\u2019\u201d] $/u.test(text.slice(0, focus.caret));
    if (ends) applyEdit(desk, at, replace(text, focus.caret - 1, focus.caret, ". ", focus.maxLength));
    else {
      learnWords(desk, at, " ");
      replaceSelection(desk, at, " ");
    }
  }),
  /** Erases unfinished letters first, then the selection, then characters before the caret. */
  erase: inField(
    { count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxTextLength)) },
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
        resetFieldTools(focus);
        return;
      }
      const [from, to] = selectionOf(focus);
      const gone = from === to ? 0 : 1;
      const open = replace(text, from, to, "", focus.maxLength);
      applyEdit(desk, at, left > gone ? erase(open.text, open.caret, left - gone) : open);
    },
  ),
  clear: inField({}, (desk, at) => applyEdit(desk, at, { text: "", caret: 0 })),
  caret: inField({ at: textIndex, handle: v.optional(v.boolean(), false) }, (desk, { focus, text }, { at, handle }) => {
    resetFieldTools(focus);
    moveCaret(focus, text, at);
    if (handle && text !== "") focus.tools = "handle";
    updateShift(desk, focus, text);
  }),
  /** Selects the text between two positions. The caret moves to `to`. */
  select: inField({ from: textIndex, to: textIndex }, (_, { focus, text }, { from, to }) => {
    resetFieldTools(focus);
    focus.anchor = clampCaret(text, from);
    focus.caret = clampCaret(text, to);
    focus.tools = "bar";
  }),
  selectAll: inField({}, (_, { focus, text }) => {
    resetFieldTools(focus);
    Object.assign(focus, { anchor: 0, caret: text.length, tools: "bar" });
  }),
  textTools: inField({ open: v.boolean() }, (_, { focus }, { open }) => {
    focus.tools = open ? "bar" : "none";
  }),
  cut: inField({}, (desk, at) => {
    const text = selectedText(at);
    if (typeof text !== "string") return text;
    copyToClipboard(desk, text);
    replaceSelection(desk, at, "");
  }),
  /** Copies the selection, or the text that an app passes. */
  copy: define({ text: v.optional(nonEmptyText) }, (desk, { text }) => {
    if (text !== undefined) {
      copyToClipboard(desk, text);
      return;
    }
    const at = focusedField(desk);
    if (!at) return reject("nothing-focused");
    const chosen = selectedText(at);
    if (typeof chosen !== "string") return chosen;
    copyToClipboard(desk, chosen);
    resetFieldTools(at.focus);
    moveCaret(at.focus, at.text, selectionOf(at.focus)[1]);
    updateShift(desk, at.focus, at.text);
  }),
  /** Pastes the text that was copied last, or an older clipboard item. */
  paste: inField({ item: v.optional(textIndex, 0) }, (desk, at, { item }) => {
    const { clipboard, keyboard } = desk.view;
    const text = clipboard.items[item];
    if (text === undefined) return reject("clipboard-empty");
    clipboard.freshUntilMs = null;
    if (keyboard.layer === "clipboard") keyboard.layer = "letters";
    replaceSelection(desk, at, text);
  }),
  unclip: define({ item: textIndex }, ({ view }, { item }) => {
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
  /** Switches the keyboard's language, as the globe key does. */
  language: define({ language: v.picklist(["english", "pinyin"]) }, (desk, { language }) => {
    const { view, os } = desk;
    if (!enabledLanguages(os.settings.keyboard).includes(language)) return reject("keyboard-language-off");
    Object.assign(view.keyboard, { language, layer: "letters", shift: "off" });
    const at = focusedField(desk);
    if (!at) return;
    resetFieldTools(at.focus);
    updateShift(desk, at.focus, at.text);
  }),
  /** Shows the alternates of a key, or hides them. */
  alternates: inField({ key: focusSchema.entries.alternates }, (_, { focus }, { key }) => {
    focus.alternates = key;
  }),
  /** Sets the unfinished letters of Chinese input. */
  compose: inField({ letters: focusSchema.entries.composing }, (desk, at, { letters }) => {
    const { focus } = at;
    if (languageFor(focus.kind, desk.view.keyboard, desk.os.settings) !== "pinyin")
      return replaceSelection(desk, at, letters);
    Object.assign(focus, { composing: letters, tools: "none", page: null, alternates: null });
    if (letters === "") focus.picked = null;
  }),
  /** Replaces the first letters of the composition with a candidate. The remaining letters stay in the composition. */
  pick: inField({ text: nonEmptyText, letters: nonEmptyText }, (desk, at, { text, letters }) => {
    const { focus } = at;
    if (!focus.composing.startsWith(letters)) return reject("candidate-gone");
    const { picked } = focus;
    const whole = { letters: (picked?.letters ?? "") + letters, text: (picked?.text ?? "") + text };
    const left = focus.composing.slice(letters.length).replace(/^'+/, "");
    replaceSelection(desk, at, text);
    learnPick(desk, letters, text);
    if (left !== "") Object.assign(focus, { composing: left, picked: whole });
    else if (picked) learnPick(desk, whole.letters, whole.text);
  }),
  /** Sets the page of the expanded candidates; null hides them. */
  candidates: inField({ page: focusSchema.entries.page }, (_, { focus }, { page }) => {
    focus.page = page;
  }),
  /** Replaces the word before the caret with a suggestion. */
  complete: inField({ word: nonEmptyText }, (desk, at, { word }) => {
    const { focus, text } = at;
    const from = focus.caret - wordBefore(text, focus.caret).length;
    const next = replace(text, from, focus.caret, `${word} `, focus.maxLength);
    learnWords(desk, { ...at, text: text.slice(0, from), focus: { ...focus, caret: from, anchor: from } }, `${word} `);
    applyEdit(desk, at, next);
  }),
  emoji: inField({ emoji: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) }, (desk, at, { emoji }) => {
    const { keyboard } = desk.view;
    if (keyboard.emojis[0] !== emoji)
      keyboard.emojis = [emoji, ...keyboard.emojis.filter((e) => e !== emoji)].slice(0, maxRecentEmojis);
    replaceSelection(desk, at, emoji);
  }),
  emojiTab: define({ tab: keyboardSchema.entries.emojiTab }, ({ view }, { tab }) => {
    view.keyboard.emojiTab = tab;
  }),
};
