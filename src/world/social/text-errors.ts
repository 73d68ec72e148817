/** Finds errors of language and punctuation in a generated text, by rules that apply to a text about any subject. */

interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
}
const rules: Readonly<Record<"en" | "zh", readonly Rule[]>> = {
  en: [
    { name: "doubled word", pattern: /\b(?!(?:had|that|so|very|really|no|dan)\b)([a-z]+) \1\b/iu },
    { name: "a before a vowel", pattern: /\b[aA] (?:[aei]|o(?!ne)|u(?!ni|se|ku))[a-z]/u },
    {
      name: "an before a consonant",
      pattern: /\b[aA]n (?![aeioAEIO]|u(?!ni|se|ku)|h(?:our|onest|eir)|8|11|18)[a-z0-9]/u,
    },
    {
      name: "plural with one",
      pattern: /(?:^|[^\d.,/-])1 (?:minutes|hours|days|weeks|months|years|people|pages|photos|stops|metres)\b/iu,
    },
    { name: "missing space", pattern: /[a-z][.!?,;][A-Z][a-z]/u },
    { name: "space before punctuation", pattern: / [,.;!?](?:\s|$)/u },
    { name: "doubled punctuation", pattern: /[,;]{2}|(?<!\.)\.\.(?!\.)|[.!?],|,\./u },
    { name: "Chinese", pattern: /\p{Script=Han}|[，。！？]/u },
    { name: "doubled article", pattern: /\b(?:the|an?) (?:the|an?|my|your) /iu },
  ],
  zh: [
    {
      name: "doubled word",
      pattern: /([\p{Script=Han}]{2,5}了[个一])\1|(.)了个\2了|(?:的的|了了|我我|在在|和和|一个一个一)/u,
    },
    { name: "doubled punctuation", pattern: /[，。！？、]{2}|。[，、]|，。/u },
    { name: "space between characters", pattern: /\p{Script=Han} \p{Script=Han}/u },
    { name: "Latin punctuation", pattern: /\p{Script=Han}[,;!?](?!\S*[a-z])/u },
  ],
};
const common: readonly Rule[] = [
  { name: "open slot", pattern: /[{}]|undefined|\bnull\b|NaN/u },
  { name: "space at an end", pattern: /^\s|\s$|  |\n{3}/u },
];
const pairs: readonly (readonly [string, string])[] = [
  ["（", "）"],
  ["(", ")"],
  ["《", "》"],
  ["“", "”"],
  ["[", "]"],
];

/** Returns the names of all rules that a text breaks. */
export function findTextErrors(text: string, lang: "en" | "zh"): string[] {
  const found = [...common, ...rules[lang]].filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
  for (const [open, close] of pairs)
    if (text.split(open).length !== text.split(close).length) found.push(`unbalanced ${open}`);
  if ((text.match(/"/g) ?? []).length % 2 === 1) found.push("unbalanced quote");
  return found;
}

/**
 * Splits a text into sentences, for counting repetitions. Removes the punctuation and emoji at the end of each
 * sentence.
 */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?…])|\n|(?<=[\p{L}\p{N})]\.)\s/u)
    .map((sentence) =>
      sentence
        .replace(/\[[^\]]{1,4}\]/gu, "")
        .replace(/[\s.。！？!?…～\p{Extended_Pictographic}\u{FE0F}\u{200D}]+$/gu, "")
        .trim()
        .toLowerCase(),
    )
    .filter((sentence) => sentence.length > 1);
