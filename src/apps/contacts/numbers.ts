/** What passes for an e-mail address, and how words are spelled on a keypad. */

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

const keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const keyOf = new Map(keys.flatMap((letters, digit) => [...letters].map((letter) => [letter, String(digit)] as const)));
/** The keys under which a word is spelled on the keypad. */
export const keysOf = (word: string): string => [...word.toLowerCase()].map((c) => keyOf.get(c) ?? c).join("");
