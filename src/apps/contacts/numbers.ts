/** Checks e-mail addresses, and converts words to keypad digits. */

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

const keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const digitOfLetter = new Map(
  keys.flatMap((letters, digit) => [...letters].map((letter) => [letter, String(digit)] as const)),
);
/** Returns the keypad digits that spell a word. */
export const toKeypadDigits = (word: string): string =>
  [...word.toLowerCase()].map((c) => digitOfLetter.get(c) ?? c).join("");
