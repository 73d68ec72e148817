/** The keys of a keyboard and of the phone's case (`KeyPress`). Which keys have an effect depends on the display. */
import { characterOf, type KeyPress } from "#contract/key-press.ts";
import { selectionOf } from "#os/keyboard.ts";
import { characterAfter, characterBefore, textAt } from "#os/text-edit.ts";
import { indexAtPoint, wordAround } from "./caret.ts";
import { focusedField, focusNeighbor } from "./enter.ts";
import { revealCaret, scrollPartTo } from "./gestures.ts";
import { phone } from "./phone.ts";
import { dispatch, state } from "./runtime.ts";
import { boxOf, elementAt, scaleOf } from "./scale.ts";
import { maxOffset, scrollParts, type ScrollPart } from "./touch.ts";

interface Caret {
  readonly text: string;
  readonly at: number;
  readonly anchor: number;
  readonly composing: string;
}
const os = (name: string, args: Parameters<typeof dispatch>[0]["args"] = {}): void =>
  dispatch({ name: `os.${name}`, args });

export function pressKey({ key, modifiers = [], count = 1 }: KeyPress): void {
  const shift = modifiers.includes("SHIFT");
  const control = modifiers.includes("CTRL");
  for (let i = 0; i < count; i++) {
    if (!pressPhoneKey(key) && !pressKeypad(key)) pressInField(key, shift, control);
    revealCaret();
  }
}

/** The keys whose effect does not depend on a text field. Returns whether the key is one of them. */
function pressPhoneKey(key: string): boolean {
  const { view } = state();
  switch (key) {
    case "POWER":
      os("power");
      return true;
    case "SLEEP":
      if (view.power === "on") os("power");
      return true;
    case "WAKEUP":
      os("wake");
      return true;
    case "VOLUME_UP":
    case "VOLUME_DOWN":
      os("volumeKey", { to: key === "VOLUME_UP" ? "up" : "down" });
      return true;
    case "MEDIA_PLAY_PAUSE":
    case "MEDIA_PLAY":
    case "MEDIA_PAUSE":
      pressMediaKey(key);
      return true;
    case "MEDIA_NEXT":
    case "MEDIA_PREVIOUS":
      os("mediaSkip", { to: key === "MEDIA_NEXT" ? "next" : "previous" });
      return true;
    case "PAGE_UP":
    case "PAGE_DOWN":
      scrollLargestList((part, page) => (key === "PAGE_DOWN" ? page : -page) + part);
      return true;
    case "ESCAPE":
      if (view.focus) os("back");
      return true;
    case "MENU":
    case "SEARCH":
    case "CAMERA":
      return true;
    default:
      return false;
  }
}
function pressMediaKey(key: string): void {
  const { media } = state().os;
  const session = media?.active == null ? undefined : media.sessions[media.active];
  const plays = session !== undefined && session.sinceMs !== null;
  if (key === "MEDIA_PLAY_PAUSE" || plays === (key === "MEDIA_PAUSE"))
    os("system", { command: "toggleMedia", args: {} });
}
/** On the lock screen's keypad, digits enter the PIN. Returns whether the keypad is shown. */
function pressKeypad(key: string): boolean {
  const { pad, locked } = state().view;
  if (!locked || !pad || state().os.lock.kind !== "pin") return false;
  if (/^\d$/.test(key)) os("padKey", { key });
  else if (key === "DEL") os("padErase");
  return true;
}

function pressInField(key: string, shift: boolean, control: boolean): void {
  const caret = readCaret();
  if (!caret) {
    if (key === "MOVE_HOME") scrollLargestList(() => 0);
    else if (key === "MOVE_END") scrollLargestList(() => Number.POSITIVE_INFINITY);
    return;
  }
  if (control && pressShortcut(key)) return;
  const character = control ? null : characterOf(key, shift);
  if (character !== null) {
    // Unfinished letters of the input method stay as they are.
    os("type", { text: caret.composing.replaceAll("'", "") + character });
    return;
  }
  switch (key) {
    case "DEL":
      if (control && caret.at === caret.anchor) os("select", { from: caret.at, to: wordStart(caret) });
      os("erase", { count: 1 });
      return;
    case "FORWARD_DEL":
      if (caret.at === caret.anchor) {
        const to = control ? wordEnd(caret) : characterAfter(caret.text, caret.at);
        if (to === caret.at) return;
        os("select", { from: caret.at, to });
      }
      os("erase", { count: 1 });
      return;
    case "TAB":
      focusNeighbor(shift ? -1 : 1);
      return;
    case "SELECT_ALL":
      os("selectAll");
      return;
    case "COPY":
    case "CUT":
    case "PASTE":
      os(key.toLowerCase());
      return;
    default: {
      const to = caretAfter(key, caret, control, shift);
      if (to === null) return;
      if (shift) os("select", { from: caret.anchor, to });
      else os("caret", { at: to });
    }
  }
}
const shortcuts: Readonly<Record<string, string>> = { A: "selectAll", C: "copy", X: "cut", V: "paste" };
function pressShortcut(key: string): boolean {
  const command = shortcuts[key];
  if (command !== undefined) os(command);
  return command !== undefined;
}

function readCaret(): Caret | null {
  const { focus } = state().view;
  const text = focus ? textAt(phone.textsOf(state(), focus.field), focus.field) : undefined;
  if (!focus || text === undefined) return null;
  return { text, at: focus.caret, anchor: focus.anchor, composing: focus.composing };
}
/** Returns where a key moves the caret, or null if the key does not move it. */
function caretAfter(key: string, caret: Caret, control: boolean, shift: boolean): number | null {
  const { text, at } = caret;
  const [from, to] = selectionOf({ caret: at, anchor: caret.anchor });
  // Without SHIFT, an arrow leaves a selection at the side to which it points.
  const leaves = from !== to && !shift;
  switch (key) {
    case "DPAD_LEFT":
      return control ? wordStart(caret) : leaves ? from : characterBefore(text, at);
    case "DPAD_RIGHT":
      return control ? wordEnd(caret) : leaves ? to : characterAfter(text, at);
    case "DPAD_UP":
      return lineNeighbor(caret, -1);
    case "DPAD_DOWN":
      return lineNeighbor(caret, 1);
    case "MOVE_HOME":
      return control ? 0 : text.lastIndexOf("\n", at - 1) + 1;
    case "MOVE_END": {
      const end = text.indexOf("\n", at);
      return control || end < 0 ? text.length : end;
    }
    default:
      return null;
  }
}
function wordStart({ text, at }: Caret): number {
  let start = at;
  while (start > 0 && /\s/.test(text[start - 1]!)) start--;
  return start === 0 ? 0 : wordAround(text, start - 1)[0];
}
function wordEnd({ text, at }: Caret): number {
  let end = at;
  while (end < text.length && /\s/.test(text[end]!)) end++;
  return end === text.length ? end : wordAround(text, end)[1];
}
/** Returns the index above or below the caret. In the first line it is the start, in the last line the end. */
function lineNeighbor({ text, at }: Caret, by: -1 | 1): number {
  const found = focusedField();
  const caret = found?.el.querySelector(".caret");
  if (!found || !caret) return at;
  const { left, top, bottom, height } = boxOf(caret);
  const y = by < 0 ? top - height / 2 : bottom + height / 2;
  // Above the first line and below the last one, the nearest index is in the caret's own line.
  const index = indexAtPoint(found.el as HTMLElement, { x: left, y }, text);
  if (by < 0) return index < at ? index : 0;
  return index > at ? index : text.length;
}

/** Scrolls the largest vertical list that nothing covers. `to`: returns the new offset for the present one and the height of a page. */
function scrollLargestList(to: (offset: number, page: number) => number): void {
  let best: { el: Element; part: ScrollPart; size: number } | null = null;
  for (const [el, part] of scrollParts) {
    if (part.axis !== "y" || maxOffset(el, part) <= 0) continue;
    const { left, top, width, height } = boxOf(el);
    const isInFront = el.contains(elementAt({ x: left + width / 2, y: top + height / 2 }));
    if (isInFront && width * height > (best?.size ?? 0)) best = { el, part, size: width * height };
  }
  if (!best) return;
  const { el, part } = best;
  const page = boxOf(el).height / scaleOf(state().os);
  scrollPartTo(el, part, Math.max(0, Math.min(maxOffset(el, part), to(el.scrollTop, page))));
}
