/**
 * Generates the reviews of a place. The number of reviews is the place's `reviews`, and their stars are selected from
 * the place's ratings.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../../cast.ts";
import { listPeople } from "../../folk/people.ts";
import { sceneIds } from "../../scenes/ids.ts";
import { parseLocalizedList, parseLocalized, fill, parseRows } from "../../web/grammar.ts";
import type { GeoPlace, Reviews } from "../index.ts";
import type { Category } from "../model.ts";
import { anyPlace, closers, openers, remarks, timeTexts, companionTexts } from "./data/remarks.ts";
import { sceneKindsFor } from "./details.ts";

type Tone = "g" | "m" | "b";
const parseByTone = (text: string): Readonly<Record<Tone, readonly LocalizedText[]>> => {
  const out: Record<Tone, LocalizedText[]> = { g: [], m: [], b: [] };
  for (const [tone = "", words = ""] of parseRows(text, 2)) out[tone as Tone].push(parseLocalized(words));
  return out;
};
const remarksByCategory = new Map(
  Object.entries(remarks).map(([category, text]) => [category as Category, parseByTone(text)]),
);
const generalRemarks = parseByTone(anyPlace);
const closersByTone = parseByTone(closers);
const openerTexts = parseRows(openers, 1).map(([words = ""]) => parseLocalized(words));
const [companions, hours] = [parseLocalizedList(companionTexts), parseLocalizedList(timeTexts)];
let writers: readonly { readonly id: string; readonly nick: LocalizedText }[] | null = null;

export function createReviews(place: GeoPlace): Reviews {
  writers ??= listPeople();
  const r = Rng.of("geo", place.id, "reviews");
  const left = [...place.stars];
  const used = new Set<string>();
  const written = new Set<string>();
  const ages: number[] = [];
  for (let i = 0; i < place.reviews; i++) ages.push(Math.floor(900 * r.next() * r.next()) + 1);
  ages.sort((a, b) => a - b);
  const by = r.sample(writers, place.reviews);
  return {
    id: place.id,
    reviews: ages.map((age, i) => {
      const stars = takeStars(left, r);
      const writer = by[i]!;
      return {
        id: `${place.id}_r${i + 1}`,
        by: writer.id,
        name: { en: writer.nick.en, zh: writer.nick.zh },
        stars,
        age,
        text: createUniqueText(place, stars, r, used, written),
        likes: r.chance(0.5) ? 0 : r.int(1, 40),
        photos:
          r.chance(0.16) && place.photos.length > 0
            ? [r.pick(sceneIds(r.pick(sceneKindsFor(place.category, place.sort.en))))]
            : [],
      };
    }),
  };
}
/** Selects one of the remaining ratings, all with the same probability, and removes it. */
function takeStars(left: number[], r: Rng): number {
  let at = r.int(
    1,
    left.reduce((a, b) => a + b, 0),
  );
  for (const [i, n] of left.entries())
    if ((at -= n) <= 0) {
      left[i]! -= 1;
      return 5 - i;
    }
  throw new Error("more reviews than ratings");
}
function createUniqueText(
  place: GeoPlace,
  stars: number,
  r: Rng,
  used: Set<string>,
  written: Set<string>,
): LocalizedText {
  for (;;) {
    const text = createText(place, stars, r, used);
    if (written.has(text.en) || written.has(text.zh)) continue;
    written.add(text.en).add(text.zh);
    return text;
  }
}
function createText(place: GeoPlace, stars: number, r: Rng, used: Set<string>): LocalizedText {
  const tone: Tone = stars >= 4 ? "g" : stars === 3 ? "m" : "b";
  const own = remarksByCategory.get(place.category)!;
  const slots = {
    w: r.pick(companions),
    t: r.pick(hours),
    q: place.districtName,
    s: streetName(place.address),
    n: numberText(r.int(2, 9)),
    m: numberText(r.int(3, 9) * 5),
  };
  const fresh = (from: readonly LocalizedText[]): LocalizedText | null => {
    const free = from.filter(({ en }) => !used.has(en));
    if (free.length === 0) return null;
    const words = r.pick(free);
    used.add(words.en);
    return fill(words, slots);
  };
  const sentences: LocalizedText[] = [];
  const main = fresh(own[stars === 4 && r.chance(0.4) ? "m" : tone]) ?? fresh(own.m);
  if (main) sentences.push(main);
  if (main === null || r.chance(0.45)) {
    const more = fresh(r.chance(0.5) ? own[tone] : generalRemarks[tone]) ?? fresh(generalRemarks[tone]);
    if (more) sentences.push(more);
  }
  if (sentences.length === 0) sentences.push(fill(r.pick(generalRemarks[tone]), slots));
  const opener = r.chance(0.35) ? fill(r.pick(openerTexts), slots) : null;
  const closer = r.chance(0.25) ? fill(r.pick(closersByTone[tone]), slots) : null;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    en: [opener?.en, ...sentences.map(({ en }) => `${capital(en)}.`), closer?.en]
      .filter((s) => s !== undefined)
      .join(" "),
    zh: [opener?.zh, ...sentences.map(({ zh }) => `${zh}。`), closer?.zh].filter((s) => s !== undefined).join(""),
  };
}
const streetName = ({ en, zh }: LocalizedText): LocalizedText => ({
  en: en.replace(/^\d+ /, ""),
  zh: zh.replace(/ \d+ 号$/, ""),
});
const numberText = (n: number): LocalizedText => ({ en: String(n), zh: String(n) });
