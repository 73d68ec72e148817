/**
 * An instruction as hurried people write it: mistyped, in two languages at once, with emoji and fillers between. The kinds are
 * those seen in MobiBench's noisy texts (MobiFlow, scenario 2). What a task has drawn stays as it is, so that one reading
 * remains: quoted texts, names, numbers, dates and titles of apps are never touched, and no digits come from nowhere.
 */
import type { Lang } from "../../contract/env.ts";
import type { Json } from "../../contract/json.ts";
import { Rng } from "../../state/rng.ts";
import {
  alike,
  beside,
  bursts,
  chinese,
  counted,
  countedInChinese,
  emojis,
  fillers,
  mixedIn,
  plainWords,
  strayLetters,
} from "./noise-words.ts";

export const noiseStrengths = [1, 2, 3] as const;
export type NoiseStrength = (typeof noiseStrengths)[number];
export const noiseKinds = [
  "typo",
  "punctuation",
  "number",
  "homophone",
  "emoji",
  "space",
  "letters",
  "filler",
  "pinyin",
  "mixed",
] as const;
export type NoiseKind = (typeof noiseKinds)[number];
export interface NoiseOptions {
  readonly lang: Lang;
  readonly strength: NoiseStrength;
  readonly seed: number;
  /** What has to stay, word for word, besides what is quoted or a number: slot values, titles of apps. */
  readonly keep: readonly string[];
}
export interface Noisy {
  readonly text: string;
  /** What was done, in the order of the text. */
  readonly kinds: readonly NoiseKind[];
}

/** Mild kinds come at every strength, others from the second or third on. */
const kindsAt: Readonly<Record<NoiseStrength, readonly NoiseKind[]>> = {
  1: noiseKinds.slice(0, 4),
  2: noiseKinds.slice(0, 8),
  3: noiseKinds,
};
/** Of the places that could be changed, so many are. */
const shareAt: Readonly<Record<NoiseStrength, number>> = { 1: 0.1, 2: 0.22, 3: 0.4 };

/** The same for the same options, and other than at each lower strength. */
export function noisy(instruction: string, options: NoiseOptions): Noisy {
  const { strength } = options;
  const others = new Set([instruction]);
  for (const lower of noiseStrengths)
    if (lower < strength) others.add(noisy(instruction, { ...options, strength: lower }).text);
  for (let attempt = 0; ; attempt++) {
    const made = once(instruction, options, attempt);
    if (!others.has(made.text)) return made;
  }
}

interface Site {
  readonly from: number;
  readonly to: number;
  /** What can be put there instead, by kind. */
  readonly ways: readonly (readonly [NoiseKind, (r: Rng) => string])[];
}
function once(text: string, { lang, strength, seed, keep }: NoiseOptions, attempt: number): Noisy {
  const r = Rng.of(seed, "noise", text, strength, attempt);
  const allowed = new Set(kindsAt[strength]);
  const fixed = fixedIn(text, keep);
  // English has a gap after nearly every word: with all of them little would be left for the words themselves.
  const sites = (lang === "en" ? englishSites(text, fixed).filter(isWord(text, r)) : chineseSites(text, fixed))
    .map((site) => ({ ...site, ways: site.ways.filter(([kind]) => allowed.has(kind)) }))
    .filter(({ ways }) => ways.length > 0);
  const many = Math.min(sites.length, Math.max(strength, Math.round(sites.length * shareAt[strength])));
  const chosen = r.sample(sites, many).toSorted((a, b) => a.from - b.from);
  const kinds: NoiseKind[] = [];
  let out = "";
  let at = 0;
  for (const { from, to, ways } of chosen) {
    const [kind, make] = r.pick(ways);
    kinds.push(kind);
    out += text.slice(at, from) + make(r);
    at = to;
  }
  out += text.slice(at);
  // However short it is, its end has room.
  const [kind, ending] = endingOf(strength, lang, r);
  if (chosen.length < strength || r.chance(0.5)) {
    kinds.push(kind);
    out += ending;
  }
  return { text: out, kinds };
}
const isWord =
  (text: string, r: Rng) =>
  ({ from }: Site): boolean =>
    text[from] !== " " || r.chance(0.3);
function endingOf(strength: NoiseStrength, lang: Lang, r: Rng): readonly [NoiseKind, string] {
  const burst = lang === "en" ? r.pick(["!!", "...", " !"]) : r.pick(["！！", "。。。"]);
  if (strength === 1) return ["punctuation", burst];
  const emoji = r.pick(emojis);
  return strength === 2 ? ["emoji", ` ${emoji}`] : ["emoji", `${burst}${emoji}${r.pick(emojis)}`];
}

/** Of each character whether it has to stay. */
function fixedIn(text: string, keep: readonly string[]): readonly boolean[] {
  const fixed = Array.from({ length: text.length }, () => false);
  const fix = (from: number, to: number): void => void fixed.fill(true, from, to);
  for (const value of keep)
    for (let at = value === "" ? -1 : text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      fix(at, at + value.length);
  for (const pattern of staying)
    for (const { 0: found, index } of text.matchAll(pattern)) fix(index, index + found.length);
  return fixed;
}
const staying: readonly RegExp[] = [
  /"[^"]*"|“[^”]*”|「[^」]*」|《[^》]*》|‘[^’]*’/g,
  // Whatever has a digit in it, with all that hangs on it: sums, times, dates, addresses.
  /[^\s，。；、：！？（）“”]*\d[^\s，。；、：！？（）“”]*/g,
  /\S+@\S+|\S+\.(?:example|com|org|txt|pdf|jpg|zip)\S*/g,
  // Names in English begin with a capital, wherever they stand; so do first words, which may be names.
  /\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*/gu,
  /[一二三四五六七八九十]+[月日点年号周]|(?:星期|周)[一二三四五六日天]/g,
];
const isFree = (fixed: readonly boolean[], from: number, to: number): boolean => !fixed.slice(from, to).includes(true);
/** Whether nothing that has to stay lies on either side, spaces apart: what is put there cannot be taken for a part of it. */
function isLoose(text: string, fixed: readonly boolean[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] === " ") before -= 1;
  let after = at;
  while (after < text.length && text[after] === " ") after += 1;
  return before >= 0 && after < text.length && !fixed[before] && !fixed[after];
}

function englishSites(text: string, fixed: readonly boolean[]): Site[] {
  const sites: Site[] = [];
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    const [from, to] = [index, index + word.length];
    // A part of a longer word, such as the rest of "I'll", is none.
    if (!isFree(fixed, from, to) || /[\p{L}\p{N}'’-]/u.test(`${text[from - 1] ?? ""}${text[to] ?? ""}`)) continue;
    const ways: (readonly [NoiseKind, (r: Rng) => string])[] = [];
    if (word.length > 3 && plainWords.has(word)) {
      ways.push(["typo", (r) => mistyped(word, r)]);
      ways.push(["space", (r) => split(word, r.int(1, word.length - 1))]);
    }
    if (Object.hasOwn(alike, word)) ways.push(["homophone", () => alike[word]!]);
    if (Object.hasOwn(mixedIn, word)) ways.push(["mixed", () => mixedIn[word]!]);
    if (Object.hasOwn(counted, word) && isLoose(text, fixed, from) && isLoose(text, fixed, to))
      ways.push(["number", () => counted[word]!]);
    if (ways.length > 0) sites.push({ from, to, ways });
  }
  for (const { index } of text.matchAll(/ /g))
    if (isLoose(text, fixed, index) && /[a-z,.;]/.test(text[index - 1] ?? ""))
      sites.push({
        from: index,
        to: index + 1,
        ways: [
          ["punctuation", (r) => `${r.pick(bursts.en)} `],
          ["emoji", (r) => ` ${r.pick(emojis)} `],
          ["letters", (r) => ` ${r.pick(strayLetters)} `],
          ["filler", (r) => `, ${r.pick(fillers.en)}, `],
        ],
      });
  return sites;
}
/** A key beside the right one, two letters in the wrong order, one too few or one twice. Never its first letter. */
function mistyped(word: string, r: Rng): string {
  const at = r.int(1, word.length - 2);
  const [letter, next] = [word[at]!, word[at + 1]!];
  const wrong = [
    word.slice(0, at) + r.pick([...(beside[letter] ?? letter)]) + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    ...(letter === next ? [] : [word.slice(0, at) + next + letter + word.slice(at + 2)]),
  ];
  return r.pick(wrong);
}
const split = (word: string, at: number): string => `${word.slice(0, at)} ${word.slice(at)}`;

const inChinese = new RegExp(Object.keys(chinese).join("|"), "g");
function chineseSites(text: string, fixed: readonly boolean[]): Site[] {
  const sites: Site[] = [];
  for (const { 0: word, index } of text.matchAll(inChinese)) {
    const [from, to] = [index, index + word.length];
    if (!isFree(fixed, from, to)) continue;
    const { pinyin, alike: other, english } = chinese[word]!;
    sites.push({
      from,
      to,
      ways: [
        ["space", () => split(word, 1)],
        ["typo", () => `${word[0]}${word}`],
        ["pinyin", () => pinyin],
        ...(other === undefined ? [] : ([["homophone", () => other]] as const)),
        ...(english === undefined ? [] : ([["mixed", () => ` ${english} `]] as const)),
      ],
    });
  }
  for (const [pattern, digits] of countedInChinese)
    for (const { 0: found, index } of text.matchAll(pattern))
      if (isFree(fixed, index, index + found.length) && isLoose(text, fixed, index))
        sites.push({ from: index, to: index + found.length, ways: [["number", () => digits]] });
  for (const { 0: mark, index } of text.matchAll(/[，。；]/g)) {
    const at = index + 1;
    if (!isLoose(text, fixed, at)) continue;
    sites.push({
      from: index,
      to: at,
      ways: [
        ["punctuation", (r) => r.pick(bursts.zh)],
        ["emoji", (r) => `${mark}${r.pick(emojis)}`],
        ["letters", (r) => `${mark}${r.pick(strayLetters)}，`],
        ["filler", (r) => `${mark}${r.pick(fillers.zh)}，`],
      ],
    });
  }
  return sites;
}

/** The values of an instance that its instruction says: every text and number among its parameters that stands in it. */
export function slotsOf(instruction: string, params: Json): string[] {
  const found = new Set<string>();
  const walk = (value: Json): void => {
    if (typeof value === "string" || typeof value === "number") {
      const text = String(value);
      if (text !== "" && instruction.includes(text)) found.add(text);
    } else if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  walk(params);
  return [...found].toSorted();
}
