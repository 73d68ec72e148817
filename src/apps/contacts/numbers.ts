/** Telephone numbers: when two are the same, and what passes for one. */

/** What of a number tells it from others: its digits, without separators and without the home country's prefix. */
export function digitsOf(number: string): string {
  const bare = number.replace(/[^0-9+*#]/g, "");
  return bare.replace(/^(\+|00)86/, "");
}
export const sameNumber = (a: string, b: string): boolean => digitsOf(a) === digitsOf(b);
/** Three to twenty digits, perhaps with a plus in front and separators between. */
export const isNumber = (text: string): boolean =>
  /^\+?[0-9*#][0-9*# ()-]*$/.test(text.trim()) && /^.{3,20}$/.test(text.replace(/[^0-9*#]/g, ""));
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim());

const keys = ["", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];
const keyOf = new Map(keys.flatMap((letters, digit) => [...letters].map((letter) => [letter, String(digit)] as const)));
/** The keys under which a word is spelled on the keypad. */
export const keysOf = (word: string): string => [...word.toLowerCase()].map((c) => keyOf.get(c) ?? c).join("");
