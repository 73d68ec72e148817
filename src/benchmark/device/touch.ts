// The commands of touches and keys. Points become pixels of the display as it is turned now.
import { keyCodeOf } from "#adb/keys.ts";
import { quote } from "#adb/shell/quote.ts";
import type { DisplayAction, Point } from "#contract/action.ts";
import type { KeyPress } from "#contract/key-press.ts";
import { urlSchemeOf } from "#contract/open-url.ts";
import type { Size } from "../agent/adapter.ts";

/**
 * The duration of a long press without one of its own, in milliseconds. The owner of a phone can choose up to 1500 ms; by
 * default, Android needs 400 or 500.
 */
const longPressMs = 1000;
/** The duration of a movement without one of its own, in milliseconds. `input` has the same default. */
const movementMs = 300;

export type TouchAction = Extract<
  DisplayAction,
  { readonly type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS" | "SWIPE" | "DRAG" }
>;

/** Returns a command line for the phone's shell. */
export function touchCommand(action: TouchAction, size: Size): string {
  switch (action.type) {
    case "CLICK": {
      const at = pixels(action.point, size);
      return action.duration_ms === undefined ? `input tap ${at}` : `input swipe ${at} ${at} ${action.duration_ms}`;
    }
    case "DOUBLE_TAP": {
      const tap = `input tap ${pixels(action.point, size)}`;
      // Android wants 40 to 300 ms between both. On older phones, `input` itself takes longer than that to start, so the
      // second one starts while the first one still runs.
      return `${tap} & sleep 0.1; ${tap}; wait`;
    }
    case "LONG_PRESS": {
      const at = pixels(action.point, size);
      return `input swipe ${at} ${at} ${action.duration_ms ?? longPressMs}`;
    }
    case "SWIPE":
    case "DRAG": {
      const line = `${pixels(action.point1, size)} ${pixels(action.point2, size)} ${action.duration_ms ?? movementMs}`;
      return `input ${action.type === "SWIPE" ? "swipe" : "draganddrop"} ${line}`;
    }
  }
}

/**
 * Returns x and y in pixels. They have fractions, which `input` accepts, so that no precision is lost. A point on the
 * right or lower edge becomes the last pixel, because the edge itself is outside of the display.
 */
export function pixels([x, y]: Point, { width, height }: Size): string {
  const along = (share: number, length: number): string =>
    String(Math.round(Math.min((share / 1000) * length, length - 1) * 100) / 100);
  return `${along(x, width)} ${along(y, height)}`;
}

export const backKey = 4;
export const homeKey = 3;
export const recentKey = 187;
export const enterKey = 66;
export const deleteKey = 67;
export const forwardDeleteKey = 112;
/** Selects all text of the focused field: Ctrl and A. */
export const selectAllCommand = "input keycombination 113 29";

const modifierCodes = { SHIFT: 59, CTRL: 113 } as const;

/** Returns the command line of a key press. */
export function keyCommand({ key, modifiers = [], count = 1 }: KeyPress): string {
  // Android has no such key.
  if (key === "SELECT_ALL") return selectAllCommand;
  const code = keyCodeOf(key);
  if (code === null) throw new Error(`Android has no key ${key}`);
  if (modifiers.length === 0) return `input keyevent ${Array.from({ length: count }, () => code).join(" ")}`;
  const held = modifiers.map((modifier) => modifierCodes[modifier]).join(" ");
  return Array.from({ length: count }, () => `input keycombination ${held} ${code}`).join(" && ");
}

const actionsByScheme: Readonly<Record<string, string>> = {
  tel: "android.intent.action.DIAL",
  sms: "android.intent.action.SENDTO",
  smsto: "android.intent.action.SENDTO",
  mailto: "android.intent.action.SENDTO",
};
/** Returns the command line that opens an address in the app that handles it. */
export function openUrlCommand(url: string): string {
  const action = actionsByScheme[urlSchemeOf(url) ?? ""] ?? "android.intent.action.VIEW";
  return `am start -a ${action} -d ${quote(url)}`;
}
