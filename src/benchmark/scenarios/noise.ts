/**
 * Rewrites an instruction as people in a hurry write: with typos, two languages, emoji and fillers. The kinds of noise
 * are those of MobiBench's noisy texts (MobiFlow, scenario 2). The instruction must keep a single meaning, so noise
 * never changes quoted texts, names, numbers, dates and app titles, and never adds digits.
 */
import type { Lang } from "#contract/env.ts";
import type { Json } from "#contract/json.ts";
import { Rng } from "#state/rng.ts";
import {
  englishHomophones,
  neighbourKeys,
  bursts,
  chineseWords,
  englishNumbers,
  chineseNumbers,
  emojis,
  fillers,
  englishToChinese,
  typoWords,
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
  /** Texts that must not change, in addition to quoted texts and numbers: slot values and app titles. */
  readonly keep: readonly string[];
}
export interface NoisyText {
  readonly text: string;
  /** The kinds of noise that were applied, in the order of the text. */
  readonly kinds: readonly NoiseKind[];
}

/** The kinds of noise for each strength. Mild kinds are used at every strength, the others from strength 2 or 3 on. */
const kindsByStrength: Readonly<Record<NoiseStrength, readonly NoiseKind[]>> = {
  1: noiseKinds.slice(0, 4),
  2: noiseKinds.slice(0, 8),
  3: noiseKinds,
};
/** The share of the possible places where noise is applied. */
const shareByStrength: Readonly<Record<NoiseStrength, number>> = { 1: 0.1, 2: 0.22, 3: 0.4 };

/** Returns the same result for the same options. The result differs from the result for each lower strength. */
export function addNoise(instruction: string, options: NoiseOptions): NoisyText {
  const { strength } = options;
  const others = new Set([instruction]);
  for (const lower of noiseStrengths)
    if (lower < strength) others.add(addNoise(instruction, { ...options, strength: lower }).text);
  for (let attempt = 0; ; attempt++) {
    const made = applyNoise(instruction, options, attempt);
    if (!others.has(made.text)) return made;
  }
}

interface NoiseSite {
  readonly from: number;
  readonly to: number;
  /** Functions that return a replacement, each with its kind of noise. */
  readonly ways: readonly (readonly [NoiseKind, (r: Rng) => string])[];
}
function applyNoise(text: string, { lang, strength, seed, keep }: NoiseOptions, attempt: number): NoisyText {
  const r = Rng.of(seed, "noise", text, strength, attempt);
  const allowed = new Set(kindsByStrength[strength]);
  const fixed = fixedCharacters(text, keep);
  // In English, there is a space after nearly every word. Most spaces are therefore removed from the candidates.
  // Otherwise too few of the chosen places would be words.
  const sites = (lang === "en" ? englishSites(text, fixed).filter(keepsSite(text, r)) : chineseSites(text, fixed))
    .map((site) => ({ ...site, ways: site.ways.filter(([kind]) => allowed.has(kind)) }))
    .filter(({ ways }) => ways.length > 0);
  const many = Math.min(sites.length, Math.max(strength, Math.round(sites.length * shareByStrength[strength])));
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
  // If a text is too short for enough changes, an ending is appended.
  const [kind, ending] = drawEnding(strength, lang, r);
  if (chosen.length < strength || r.chance(0.5)) {
    kinds.push(kind);
    out += ending;
  }
  return { text: out, kinds };
}
const keepsSite =
  (text: string, r: Rng) =>
  ({ from }: NoiseSite): boolean =>
    text[from] !== " " || r.chance(0.3);
function drawEnding(strength: NoiseStrength, lang: Lang, r: Rng): readonly [NoiseKind, string] {
  const burst = lang === "en" ? r.pick(["!!", "...", " !"]) : r.pick(["！！", "。。。"]);
  if (strength === 1) return ["punctuation", burst];
  const emoji = r.pick(emojis);
  return strength === 2 ? ["emoji", ` ${emoji}`] : ["emoji", `${burst}${emoji}${r.pick(emojis)}`];
}

/** Returns, for each character, whether it must not change. */
function fixedCharacters(text: string, keep: readonly string[]): readonly boolean[] {
  const fixed = Array.from({ length: text.length }, () => false);
  const fix = (from: number, to: number): void => void fixed.fill(true, from, to);
  for (const value of keep)
    for (let at = value === "" ? -1 : text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1))
      fix(at, at + value.length);
  for (const pattern of fixedPatterns)
    for (const { 0: found, index } of text.matchAll(pattern)) fix(index, index + found.length);
  return fixed;
}
const fixedPatterns: readonly RegExp[] = [
  /"[^"]*"|“[^”]*”|「[^」]*」|《[^》]*》|‘[^’]*’/g,
  // A token with a digit, up to the next space or punctuation mark, such as a sum, a time, a date or an address.
  /[^\s，。；、：！？（）“”]*\d[^\s，。；、：！？（）“”]*/g,
  /\S+@\S+|\S+\.(?:example|com|org|txt|pdf|jpg|zip)\S*/g,
  // English names begin with a capital letter. The first word of a sentence also matches, because it may be a name.
  /\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*/gu,
  /[一二三四五六七八九十]+[月日点年号周]|(?:星期|周)[一二三四五六日天]/g,
];
const isFree = (fixed: readonly boolean[], from: number, to: number): boolean => !fixed.slice(from, to).includes(true);
/**
 * Whether the nearest characters on both sides, apart from spaces, may be changed. Inserted text is then not read as a
 * part of a text that must not change.
 */
function hasFreeNeighbours(text: string, fixed: readonly boolean[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && text[before] === " ") before -= 1;
  let after = at;
  while (after < text.length && text[after] === " ") after += 1;
  return before >= 0 && after < text.length && !fixed[before] && !fixed[after];
}

function englishSites(text: string, fixed: readonly boolean[]): NoiseSite[] {
  const sites: NoiseSite[] = [];
  for (const { 0: word, index } of text.matchAll(/[a-z]+/g)) {
    const [from, to] = [index, index + word.length];
    // Skips parts of longer words, such as the rest of "I'll".
    if (!isFree(fixed, from, to) || /[\p{L}\p{N}'’-]/u.test(`${text[from - 1] ?? ""}${text[to] ?? ""}`)) continue;
    const ways: (readonly [NoiseKind, (r: Rng) => string])[] = [];
    if (word.length > 3 && typoWords.has(word)) {
      ways.push(["typo", (r) => addTypo(word, r)]);
      ways.push(["space", (r) => splitWord(word, r.int(1, word.length - 1))]);
    }
    if (Object.hasOwn(englishHomophones, word)) ways.push(["homophone", () => englishHomophones[word]!]);
    if (Object.hasOwn(englishToChinese, word)) ways.push(["mixed", () => englishToChinese[word]!]);
    if (
      Object.hasOwn(englishNumbers, word) &&
      hasFreeNeighbours(text, fixed, from) &&
      hasFreeNeighbours(text, fixed, to)
    )
      ways.push(["number", () => englishNumbers[word]!]);
    if (ways.length > 0) sites.push({ from, to, ways });
  }
  for (const { index } of text.matchAll(/ /g))
    if (hasFreeNeighbours(text, fixed, index) && /[a-z,.;]/.test(text[index - 1] ?? ""))
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
/**
 * Replaces a letter with an adjacent key, swaps two letters, drops a letter or doubles a letter. Never changes the
 * first letter.
 */
function addTypo(word: string, r: Rng): string {
  const at = r.int(1, word.length - 2);
  const [letter, next] = [word[at]!, word[at + 1]!];
  const wrong = [
    word.slice(0, at) + r.pick([...(neighbourKeys[letter] ?? letter)]) + word.slice(at + 1),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    ...(letter === next ? [] : [word.slice(0, at) + next + letter + word.slice(at + 2)]),
  ];
  return r.pick(wrong);
}
const splitWord = (word: string, at: number): string => `${word.slice(0, at)} ${word.slice(at)}`;

const chinesePattern = new RegExp(Object.keys(chineseWords).join("|"), "g");
function chineseSites(text: string, fixed: readonly boolean[]): NoiseSite[] {
  const sites: NoiseSite[] = [];
  for (const { 0: word, index } of text.matchAll(chinesePattern)) {
    const [from, to] = [index, index + word.length];
    if (!isFree(fixed, from, to)) continue;
    const { pinyin, alike: other, english } = chineseWords[word]!;
    sites.push({
      from,
      to,
      ways: [
        ["space", () => splitWord(word, 1)],
        ["typo", () => `${word[0]}${word}`],
        ["pinyin", () => pinyin],
        ...(other === undefined ? [] : ([["homophone", () => other]] as const)),
        ...(english === undefined ? [] : ([["mixed", () => ` ${english} `]] as const)),
      ],
    });
  }
  for (const [pattern, digits] of chineseNumbers)
    for (const { 0: found, index } of text.matchAll(pattern))
      if (isFree(fixed, index, index + found.length) && hasFreeNeighbours(text, fixed, index))
        sites.push({ from: index, to: index + found.length, ways: [["number", () => digits]] });
  for (const { 0: mark, index } of text.matchAll(/[，。；]/g)) {
    const at = index + 1;
    if (!hasFreeNeighbours(text, fixed, at)) continue;
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

/** Returns the values of an instance that occur in its instruction: texts and numbers among the parameters. */
export function slotValues(instruction: string, params: Json): string[] {
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
