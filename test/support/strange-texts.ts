// Texts as nobody expects them: long ones, empty ones, in other scripts, of characters that are more than one.
import type { Rng } from "../../src/state/rng.ts";

const family = "👨‍👩‍👧‍👦";
/** What they are made of; each is one character to a reader, or none. */
const pieces: readonly string[] = [
  "a",
  "Z",
  "7",
  " ",
  ".",
  "/",
  "'",
  "%",
  '"',
  "\\",
  "火",
  "锅",
  "，",
  "é",
  "e\u0301",
  "😀",
  "👍🏽",
  "🇨🇳",
  family,
  "❤️",
  "שלום",
  "مرحبا",
  "\u202e",
  "\u200d",
  "\n",
  "\t",
  "\u0000",
  "\u001b",
  "\ud83d",
  "\ude00",
  "=",
  "&",
];
const lengths = [0, 1, 2, 20, 40, 41, 53, 60, 61, 120, 200, 201, 500, 2000, 4000, 10_000] as const;

/** The same few, for who needs a list. None is so long that sending it takes time. */
export const strangeTexts: readonly string[] = [
  "",
  " ",
  "\n",
  "锅".repeat(53),
  "abcdefghij".repeat(5),
  "字".repeat(2000),
  "😀".repeat(300),
  family.repeat(40),
  "e" + "\u0301".repeat(200),
  "\u202eabc\u202c שלום مرحبا",
  "\u0000\u001b\u007f",
  "%zz%E4%",
  "https://" + "a".repeat(300) + ".example/锅?q=%",
  "../..",
  "x".repeat(4000),
  "1e999",
  "-0",
  "99999999999999999999",
];
/** So many UTF-16 units of one piece, or of all of them by turns; perhaps one less, where a piece is longer than one. */
export const textOf = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
export function strangeText(r: Rng): string {
  if (r.chance(0.3)) return r.pick(strangeTexts);
  const length = r.pick(lengths);
  if (r.chance(0.5)) return textOf(r.pick(pieces), length);
  let text = "";
  for (let i = 0; i < 40 && text.length < length; i++) text += r.pick(pieces).repeat(r.int(1, 5));
  return textOf(text === "" ? "x" : text, length);
}
