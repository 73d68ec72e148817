// Unusual texts: long, empty, in other scripts, or with characters of several code units.
import type { Rng } from "#state/rng.ts";

const family = "👨‍👩‍👧‍👦";
/** Pieces of the texts. A reader sees each as one character, or as none. */
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

/** A fixed list of unusual texts. No text is so long that sending it takes noticeable time. */
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
/** Repeats a piece and cuts the result to exactly this number of UTF-16 units. The cut can split a piece. */
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
