/**
 * Texts as the words that the index holds. A run of Chinese, Japanese or Korean characters becomes its overlapping pairs
 * and its last character, so that any part of it is found, down to one character; other scripts are split into words,
 * found by their beginnings. 火锅店 → 火锅 锅店 店.
 */

const script = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々";
const parts = new RegExp(`[${script}]+|(?:(?![${script}])[\\p{L}\\p{N}])+`, "gu");
const isRun = new RegExp(`^[${script}]`, "u");

/** One spelling for what looks alike: width, case, accents. */
const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter[0]!)
    .normalize("NFC")
    .toLowerCase();
const partsOf = (text: string): readonly string[] => plain(text).match(parts) ?? [];

/** What the index stores of texts. */
export const indexText = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => partsOf(text))
    .map((part) => (isRun.test(part) ? [...pairs(part), [...part].at(-1)!].join(" ") : part))
    .join(" ");

function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

const partsMost = 12;

/** The same as an expression of the index: all parts, in any order. Null where there is nothing to look for. */
export function indexQuery(q: string): string | null {
  const found = partsOf(q).slice(0, partsMost);
  if (found.length === 0) return null;
  return found.map((part) => (isRun.test(part) ? runQuery(part) : `"${part}" *`)).join(" AND ");
}
const runQuery = (run: string): string => {
  const two = pairs(run);
  return two.length === 0 ? `"${run}" *` : `"${two.join(" ")}"`;
};

/** A value of a column or tag as one word of the index, the same for no other value. */
export const labelToken = (label: string, value: string | number): string =>
  `${label}q${[...String(value)].map((c) => (/[a-y0-9]/.test(c) ? c : `z${c.codePointAt(0)!.toString(16)}z`)).join("")}`;
