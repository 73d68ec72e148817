/** The keyboard's layouts: rows of characters, and the alternates that a long press shows. */
import type { KeyboardLanguage } from "#os/keyboard.ts";

export const letterRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;
export const numberRow = "1234567890";
export const symbolRows = {
  english: {
    symbols: ["1234567890", "@#$_&-+()/", "*\"':;!?"],
    more: ["~`|•√π÷×{}", "£€¥^°=[]\\%", "©®™…<>§"],
  },
  pinyin: {
    symbols: ["1234567890", "@#￥…&-+（）/", "“”：；！？、"],
    more: ["～·｜•√π÷×【】", "《》$^°=「」\\%", "‘’—_*<>"],
  },
} as const;
export const digitRows = ["123", "456", "789"] as const;

/** The small character in the corner of a letter key. It is the first alternate of a long press. */
const corners: Record<KeyboardLanguage, string> = {
  english: "1234567890@#$_&-+()*\"':;!?",
  pinyin: "1234567890@#￥…&-+（）、“：；”！？",
};
export function cornerOf(letter: string, language: KeyboardLanguage): string | undefined {
  const at = letterRows.join("").indexOf(letter);
  return at < 0 ? undefined : corners[language][at];
}
const accents: Record<string, string> = {
  a: "àáâäæãåā",
  c: "çćč",
  d: "ďð",
  e: "éèêëēė",
  g: "ğ",
  i: "íìîïī",
  l: "ł",
  n: "ñń",
  o: "óòôöõøœō",
  r: "ř",
  s: "ßśš",
  t: "ťþ",
  u: "üúùûū",
  y: "ýÿ",
  z: "žźż",
};
const punctuation: Record<string, string> = {
  ".": ",?!:;…·",
  ",": "?!'\"-;:",
  "。": "，？！：；、…",
  "，": "。？！、：；…",
  $: "€£¥￥₹₽₩",
  "￥": "$€£₹₽",
  "0": "°∅",
  "1": "¹½¼⅓",
  "2": "²⅔",
  "3": "³¾",
  "-": "–—_·",
  "+": "±",
  "%": "‰",
  "'": "‘’",
  '"': "“”«»",
  "?": "¿",
  "!": "¡",
  "*": "★†",
  "=": "≠≈∞",
  "<": "≤«‹",
  ">": "≥»›",
  "•": "♪♥♠♦♣",
};
const domains = [".com", ".net", ".org", ".cn", ".edu"];

/** Returns the alternates of a key. The nearest alternate comes first. */
export function alternatesOf(key: string, language: KeyboardLanguage, upper: boolean): readonly string[] {
  if (key === ".com") return domains;
  const corner = cornerOf(key, language);
  if (corner === undefined) return [...(punctuation[key] ?? "")];
  const letters = language === "english" ? [...(accents[key] ?? "")] : [];
  // Some letters have no capital form with a single character, so they stay lower case.
  const cased = letters.map((c) => (upper && c.toUpperCase().length === 1 ? c.toUpperCase() : c));
  return [corner, ...cased];
}
