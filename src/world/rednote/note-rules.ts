/** Decides how much a note says: which facts it states, and what may be its title. */
import { parseLine } from "./conditions.ts";

/** Forms whose readers look for facts. Some authors list them as labels ("Price: …"). */
export const practicalForms = new Set(
  "food.shop coffee.cafe travel.city travel.hotel walks.route outdoors.hike".split(" "),
);
/** Forms whose titles always name the dish or the place: people look these notes up again. */
export const namedForms = new Set("food.shop coffee.cafe cooking.recipe travel.hotel".split(" "));
/** Whether a remark is one short sentence. */
export const isTitle = (line: string): boolean => {
  const { text } = parseLine(line);
  return !/["“{]|[.!?。！？].*\p{L}/u.test(text) && text.length <= (/\p{Script=Han}/u.test(text) ? 20 : 58);
};
/** Whether an opening names what the note is about. */
export const namesSubject = {
  en: (line: string): boolean => /\{(?:an? )?(?:thing|place|call|one|any)\^?\}/u.test(line),
  zh: (line: string): boolean => /\{(?:thing|place|call|it|do|todo)\}/u.test(line),
} as const;
/** Whether a line names the thing itself, and not only its place. */
export const namesThing = (line: string): boolean =>
  /\{(?:an? )?(?:thing|call|one|any|it|do|todo|model|type)\^?\}/iu.test(line);
const commonWords = new Set(
  "about after again always before every everyone everything first found going little looks needs never nobody other people really should something still their there these thing things think those three times today whole without would years".split(
    " ",
  ),
);
const wordsCache = new Map<string, readonly string[]>();
/** The long words of an English line, or all sequences of five characters of a Chinese line, without slots. */
export function wordsOf(line: string, lang: "en" | "zh"): readonly string[] {
  let words = wordsCache.get(line);
  if (!words) {
    const text = parseLine(line).text.replace(/\{[^}]*\}/gu, lang === "zh" ? "，" : " ");
    words =
      lang === "en"
        ? (text.toLowerCase().match(/[a-z']{5,}/g) ?? []).filter((word) => !commonWords.has(word))
        : text
            .split(/[^\p{Script=Han}]+/u)
            .flatMap((part) => Array.from({ length: Math.max(0, part.length - 4) }, (_, i) => part.slice(i, i + 5)));
    wordsCache.set(line, words);
  }
  return words;
}
/** Whether a line repeats what was said: one sequence in Chinese, two words in English. */
export function repeats(line: string, said: ReadonlySet<string>, lang: "en" | "zh"): boolean {
  let left = lang === "en" ? 2 : 1;
  for (const words of wordsOf(line, lang)) if (said.has(words) && --left === 0) return true;
  return false;
}
/** In how many notes of a public a sentence stands with other names in it. */
export const maxTemplateUses = 2;
/** Slots whose values a text contains at most twice, the title included: a person says "it" then. */
export const nouns = { en: ["thing", "one", "brand"], zh: ["thing", "it", "brand", "todo", "do"] } as const;
/** The minimum number of characters of a text. */
export const leastLength = { en: 42, zh: 18 } as const;

/**
 * How often a note states a fact. Facts that tasks read have the chance 1. Facts that only answer a question, such as
 * the size of a team, are rare here: readers ask for them in comments.
 */
export const factChances: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  "food.shop": { price: 1, wait: 0.12 },
  "coffee.cafe": { price: 1, score: 0.45, plug: 0.2 },
  "cooking.recipe": { time: 1, serve: 0.08, kcal: 0.06, cost: 0.08 },
  "outdoors.hike": { km: 1, climb: 0.06 },
  "travel.city": { stay: 0.04, steps: 0.06 },
  "walks.route": { stops: 0.06 },
  "outfits.item": { height: 0.3, size: 0.3, days: 0.08, price: 0.1, colour: 0 },
  "outfits.extras": { colour: 0.08, days: 0.1, times: 0.04, brand: 0.1 },
  "beauty.routine": { price: 0.3, weeks: 0.3, score: 0.15, skin: 0.15 },
  "home.fix": { cost: 1, days: 0.12, area: 0.02 },
  "plants.care": { days: 0.1, water: 0.15, cost: 0, pots: 0.08 },
  "crafts.make": { hours: 0.3, cost: 0.1, tries: 0, colour: 0.04 },
  "study.log": { days: 1, hours: 0.08, pages: 0.05, score: 0.08 },
  "work.notes": { years: 0.12, people: 0, minutes: 0, age: 0, salary: 0.03 },
  "film.review": { score: 0.35, minutes: 0.06, price: 0.06, type: 0.05 },
  "books.notes": { pages: 1, days: 0.12, score: 0.2, price: 0.05 },
  "music.practice": { months: 0.3, minutes: 0.12, age: 0.06, bpm: 0, price: 0 },
  "pets.diary": { cost: 0, age: 0.15, times: 0.02, weight: 0.12 },
  "fitness.log": { weeks: 0.3, minutes: 0.12, kg: 0.08, cost: 0.08, address: 0.15, beats: 0.02 },
  "tech.review": { days: 0.1, score: 0.25, hours: 0.12, model: 0.06, brand: 0.1, colour: 0.06 },
  "games.table": { people: 0.1, hours: 0.1, price: 0.08, score: 0.25, type: 0.03 },
  "photography.spot": { mm: 0.35, iso: 0.06, shutter: 0.05, photos: 0.1, address: 0.2 },
  "family.kids": { age: 0.4, minutes: 0.02, days: 0, cost: 0 },
};
