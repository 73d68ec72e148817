// Keys of a keyboard and of the phone's case, by Android's names: those of android.view.KeyEvent without "KEYCODE_", and
// SELECT_ALL. BACK, HOME, RECENT and ENTER are actions of their own.
import * as v from "valibot";

const letters = [
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
  "J",
  "K",
  "L",
  "M",
  "N",
  "O",
  "P",
  "Q",
  "R",
  "S",
  "T",
  "U",
  "V",
  "W",
  "X",
  "Y",
  "Z",
] as const;
const digits = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;
const shiftedDigits = ")!@#$%^&*(";
const punctuation = {
  SPACE: "  ",
  COMMA: ",<",
  PERIOD: ".>",
  GRAVE: "`~",
  MINUS: "-_",
  EQUALS: "=+",
  LEFT_BRACKET: "[{",
  RIGHT_BRACKET: "]}",
  BACKSLASH: "\\|",
  SEMICOLON: ";:",
  APOSTROPHE: "'\"",
  SLASH: "/?",
  AT: "@@",
  PLUS: "++",
  STAR: "**",
  POUND: "##",
} as const;
/** The characters of each key that types one: without and with SHIFT, on a keyboard with the US layout. */
const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(letters.map((letter) => [letter, letter.toLowerCase() + letter])),
  ...Object.fromEntries(digits.map((digit, i) => [digit, digit + shiftedDigits[i]!])),
  ...punctuation,
};
const otherKeys = [
  "DEL",
  "FORWARD_DEL",
  "DPAD_UP",
  "DPAD_DOWN",
  "DPAD_LEFT",
  "DPAD_RIGHT",
  "DPAD_CENTER",
  "MOVE_HOME",
  "MOVE_END",
  "PAGE_UP",
  "PAGE_DOWN",
  "TAB",
  "ESCAPE",
  "SELECT_ALL",
  "COPY",
  "CUT",
  "PASTE",
  "VOLUME_UP",
  "VOLUME_DOWN",
  "POWER",
  "SLEEP",
  "WAKEUP",
  "MEDIA_PLAY_PAUSE",
  "MEDIA_PLAY",
  "MEDIA_PAUSE",
  "MEDIA_NEXT",
  "MEDIA_PREVIOUS",
  "MENU",
  "SEARCH",
  "CAMERA",
] as const;

const punctuationKeys = Object.keys(punctuation) as (keyof typeof punctuation)[];
export const keyNames = [...letters, ...digits, ...punctuationKeys, ...otherKeys] as const;
export type KeyName = (typeof keyNames)[number];
/** Returns the text as the name of a key, or null if it is none. */
export const asKeyName = (text: string): KeyName | null => keyNames.find((name) => name === text) ?? null;
const ownActions = ["BACK", "HOME", "RECENT", "ENTER"];
export const modifiers = ["SHIFT", "CTRL"] as const;

/** A key is pressed, while the modifiers are held. A phone has these keys in addition to the 17 actions of an agent. */
export const KeyPress = v.strictObject({
  type: v.literal("KEY"),
  key: v.picklist(keyNames, ({ input }) =>
    typeof input === "string" && ownActions.includes(input)
      ? `${input} is an action of its own: {"type": "${input}"}`
      : `Expected one of ${keyNames.join(", ")}`,
  ),
  modifiers: v.exactOptional(v.pipe(v.array(v.picklist(modifiers)), v.maxLength(modifiers.length))),
  /** How often the key is pressed. */
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
});
export type KeyPress = v.InferOutput<typeof KeyPress>;

/** Returns the character that a key types, or null if it types none. */
export function characterOf(key: string, shift: boolean): string | null {
  return Object.hasOwn(characters, key) ? characters[key]![shift ? 1 : 0]! : null;
}
