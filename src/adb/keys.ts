// Android's key codes and what they do on this phone.
import { asKeyName, characterOf as characterOfName, type KeyName } from "#contract/key-press.ts";

/** Names without `KEYCODE_`. */
const names: Readonly<Record<string, number>> = {
  SOFT_LEFT: 1,
  SOFT_RIGHT: 2,
  HOME: 3,
  BACK: 4,
  CALL: 5,
  ENDCALL: 6,
  STAR: 17,
  POUND: 18,
  DPAD_UP: 19,
  DPAD_DOWN: 20,
  DPAD_LEFT: 21,
  DPAD_RIGHT: 22,
  DPAD_CENTER: 23,
  VOLUME_UP: 24,
  VOLUME_DOWN: 25,
  POWER: 26,
  CAMERA: 27,
  CLEAR: 28,
  COMMA: 55,
  PERIOD: 56,
  ALT_LEFT: 57,
  ALT_RIGHT: 58,
  SHIFT_LEFT: 59,
  SHIFT_RIGHT: 60,
  TAB: 61,
  SPACE: 62,
  SYM: 63,
  EXPLORER: 64,
  ENVELOPE: 65,
  ENTER: 66,
  DEL: 67,
  GRAVE: 68,
  MINUS: 69,
  EQUALS: 70,
  LEFT_BRACKET: 71,
  RIGHT_BRACKET: 72,
  BACKSLASH: 73,
  SEMICOLON: 74,
  APOSTROPHE: 75,
  SLASH: 76,
  AT: 77,
  NUM: 78,
  HEADSETHOOK: 79,
  FOCUS: 80,
  PLUS: 81,
  MENU: 82,
  NOTIFICATION: 83,
  SEARCH: 84,
  MEDIA_PLAY_PAUSE: 85,
  MEDIA_STOP: 86,
  MEDIA_NEXT: 87,
  MEDIA_PREVIOUS: 88,
  MUTE: 91,
  PAGE_UP: 92,
  PAGE_DOWN: 93,
  ESCAPE: 111,
  FORWARD_DEL: 112,
  CTRL_LEFT: 113,
  CTRL_RIGHT: 114,
  CAPS_LOCK: 115,
  META_LEFT: 117,
  META_RIGHT: 118,
  MOVE_HOME: 122,
  MOVE_END: 123,
  INSERT: 124,
  MEDIA_PLAY: 126,
  MEDIA_PAUSE: 127,
  NUMPAD_ENTER: 160,
  VOLUME_MUTE: 164,
  APP_SWITCH: 187,
  ASSIST: 219,
  BRIGHTNESS_DOWN: 220,
  BRIGHTNESS_UP: 221,
  SLEEP: 223,
  WAKEUP: 224,
  CUT: 277,
  COPY: 278,
  PASTE: 279,
};

const namesByCode: ReadonlyMap<number, string> = new Map(Object.entries(names).map(([name, code]) => [code, name]));

/** The largest key code of Android 14. */
const maxKeyCode = 316;

/** Returns the code of a key by its name, with or without `KEYCODE_`, or by its number; null if there is no such key. */
export function keyCodeOf(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text) <= maxKeyCode ? Number(text) : null;
  const name = text.toUpperCase().replace(/^KEYCODE_/, "");
  if (/^[0-9]$/.test(name)) return 7 + Number(name);
  if (/^[A-Z]$/.test(name)) return 29 + name.charCodeAt(0) - 65;
  if (/^NUMPAD_[0-9]$/.test(name)) return 144 + Number(name.at(-1));
  const functionKey = /^F(\d{1,2})$/.exec(name);
  if (functionKey && Number(functionKey[1]) >= 1 && Number(functionKey[1]) <= 12) return 130 + Number(functionKey[1]);
  return Object.hasOwn(names, name) ? names[name]! : null;
}

/** What a key does. `null`: nothing. */
export type KeyEffect =
  | { readonly kind: "action"; readonly type: "BACK" | "HOME" | "RECENT" | "ENTER" }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "erase"; readonly forward: boolean }
  | { readonly kind: "caret"; readonly to: "start" | "end" }
  | { readonly kind: "escape" | "paste" };

const actions: Readonly<Record<number, "BACK" | "HOME" | "RECENT" | "ENTER">> = {
  3: "HOME",
  4: "BACK",
  66: "ENTER",
  160: "ENTER",
  187: "RECENT",
};
export function keyEffect(code: number, shift = false): KeyEffect | null {
  const type = actions[code];
  if (type !== undefined) return { kind: "action", type };
  const text = characterOf(code, shift);
  if (text !== null) return { kind: "text", text };
  if (code === 67 || code === 112) return { kind: "erase", forward: code === 112 };
  if (code === 122 || code === 123) return { kind: "caret", to: code === 122 ? "start" : "end" };
  if (code === 111) return { kind: "escape" };
  return code === 279 ? { kind: "paste" } : null;
}

/** Keys of Android's case and keyboard that do nothing here. The door does not spend a step on them. */
const idleKeys: ReadonlySet<string> = new Set(["MENU", "SEARCH", "CAMERA", "DPAD_CENTER"]);
/** Returns the name of a key whose press is a step of its own, or null if this phone does not have the key. */
export function phoneKey(code: number): KeyName | null {
  const name = asKeyName(nameOf(code) ?? "");
  return name !== null && !idleKeys.has(name) ? name : null;
}
/** Whether the key moves the caret, so that it selects with Shift. */
export const isCaretKey = (code: number): boolean => (code >= 19 && code <= 22) || code === 122 || code === 123;

function nameOf(code: number): string | null {
  if (code >= 7 && code <= 16) return String(code - 7);
  if (code >= 29 && code <= 54) return String.fromCharCode(65 + code - 29);
  return namesByCode.get(code) ?? null;
}
function characterOf(code: number, shift: boolean): string | null {
  if (code >= 144 && code <= 153) return String(code - 144);
  const name = nameOf(code);
  return name === null ? null : characterOfName(name, shift);
}

export const shiftKeys: ReadonlySet<number> = new Set([59, 60]);
export const controlKeys: ReadonlySet<number> = new Set([113, 114]);
