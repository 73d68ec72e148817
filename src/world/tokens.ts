/**
 * Splits texts into the words of the full-text index. A sequence of Chinese, Japanese or Korean characters becomes its
 * overlapping pairs and its last character, so that a search finds any part of the sequence, even one character. Other
 * scripts are split into words, and a search finds a word by its beginning. 火锅店 → 火锅 锅店 店.
 */

const cjkCharacters = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々";
const partPattern = new RegExp(`[${cjkCharacters}]+|(?:(?![${cjkCharacters}])[\\p{L}\\p{N}])+`, "gu");
const runPattern = new RegExp(`^[${cjkCharacters}]`, "u");

/** Converts variants in width, case and accents to one spelling. */
const normalizeSpelling = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Script=Latin}\p{M}+/gu, (letter) => letter[0]!)
    .normalize("NFC")
    .toLowerCase();
const splitParts = (text: string): readonly string[] => normalizeSpelling(text).match(partPattern) ?? [];

/** Returns the index entry of texts. */
export const indexText = (texts: readonly string[]): string =>
  texts
    .flatMap((text) => splitParts(text))
    .map((part) => (runPattern.test(part) ? [...overlappingPairs(part), [...part].at(-1)!].join(" ") : part))
    .join(" ");

function overlappingPairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, i) => characters[i]! + character);
}

const maxParts = 12;

/**
 * Converts a search text to an index expression, which requires all parts in any order. Returns null when there is
 * nothing to search for.
 */
export function indexQuery(q: string): string | null {
  const found = splitParts(q).slice(0, maxParts);
  if (found.length === 0) return null;
  return found.map((part) => (runPattern.test(part) ? runQuery(part) : `"${part}" *`)).join(" AND ");
}
const runQuery = (run: string): string => {
  const two = overlappingPairs(run);
  return two.length === 0 ? `"${run}" *` : `"${two.join(" ")}"`;
};

/** Converts the value of a column or tag to one word of the index. Different values have different words. */
export const labelToken = (label: string, value: string | number): string =>
  `${label}q${[...String(value)].map((c) => (/[a-y0-9]/.test(c) ? c : `z${c.codePointAt(0)!.toString(16)}z`)).join("")}`;
