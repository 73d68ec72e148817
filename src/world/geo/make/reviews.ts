/** What people wrote about a place: as many as it says, of so many stars as its ratings have. */
import { Rng } from "../../../state/rng.ts";
import type { Both } from "../../cast.ts";
import { everybody } from "../../folk/people.ts";
import { idsOf } from "../../scenes/ids.ts";
import { bothList, bothOf, fill, rowsOf } from "../../web/grammar.ts";
import type { GeoPlace, Reviews } from "../index.ts";
import type { Category } from "../model.ts";
import { anyPlace, closers, openers, remarks, whens, whos } from "./data/remarks.ts";
import { picturesOf } from "./details.ts";

type Tone = "g" | "m" | "b";
const toned = (text: string): Readonly<Record<Tone, readonly Both[]>> => {
  const out: Record<Tone, Both[]> = { g: [], m: [], b: [] };
  for (const [tone = "", words = ""] of rowsOf(text, 2)) out[tone as Tone].push(bothOf(words));
  return out;
};
const ofCategory = new Map(Object.entries(remarks).map(([category, text]) => [category as Category, toned(text)]));
const general = toned(anyPlace);
const ends = toned(closers);
const begins = rowsOf(openers, 1).map(([words = ""]) => bothOf(words));
const [companions, hours] = [bothList(whos), bothList(whens)];
let writers: readonly { readonly id: string; readonly nick: Both }[] | null = null;

export function reviewsOf(place: GeoPlace): Reviews {
  writers ??= everybody();
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
      const stars = starFrom(left, r);
      const writer = by[i]!;
      return {
        id: `${place.id}_r${i + 1}`,
        by: writer.id,
        name: { en: writer.nick.en, zh: writer.nick.zh },
        stars,
        age,
        text: newText(place, stars, r, used, written),
        likes: r.chance(0.5) ? 0 : r.int(1, 40),
        photos:
          r.chance(0.16) && place.photos.length > 0
            ? [r.pick(idsOf(r.pick(picturesOf(place.category, place.sort.en))))]
            : [],
      };
    }),
  };
}
/** One of those that gave stars, each as likely as any other, and none twice. */
function starFrom(left: number[], r: Rng): number {
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
function newText(place: GeoPlace, stars: number, r: Rng, used: Set<string>, written: Set<string>): Both {
  for (;;) {
    const text = textFor(place, stars, r, used);
    if (written.has(text.en) || written.has(text.zh)) continue;
    written.add(text.en).add(text.zh);
    return text;
  }
}
function textFor(place: GeoPlace, stars: number, r: Rng, used: Set<string>): Both {
  const tone: Tone = stars >= 4 ? "g" : stars === 3 ? "m" : "b";
  const own = ofCategory.get(place.category)!;
  const slots = {
    w: r.pick(companions),
    t: r.pick(hours),
    q: place.districtName,
    s: streetOf(place.address),
    n: count(r.int(2, 9)),
    m: count(r.int(3, 9) * 5),
  };
  const fresh = (from: readonly Both[]): Both | null => {
    const free = from.filter(({ en }) => !used.has(en));
    if (free.length === 0) return null;
    const words = r.pick(free);
    used.add(words.en);
    return fill(words, slots);
  };
  const sentences: Both[] = [];
  const main = fresh(own[stars === 4 && r.chance(0.4) ? "m" : tone]) ?? fresh(own.m);
  if (main) sentences.push(main);
  if (main === null || r.chance(0.45)) {
    const more = fresh(r.chance(0.5) ? own[tone] : general[tone]) ?? fresh(general[tone]);
    if (more) sentences.push(more);
  }
  if (sentences.length === 0) sentences.push(fill(r.pick(general[tone]), slots));
  const opener = r.chance(0.35) ? fill(r.pick(begins), slots) : null;
  const closer = r.chance(0.25) ? fill(r.pick(ends[tone]), slots) : null;
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    en: [opener?.en, ...sentences.map(({ en }) => `${capital(en)}.`), closer?.en]
      .filter((s) => s !== undefined)
      .join(" "),
    zh: [opener?.zh, ...sentences.map(({ zh }) => `${zh}。`), closer?.zh].filter((s) => s !== undefined).join(""),
  };
}
const streetOf = ({ en, zh }: Both): Both => ({ en: en.replace(/^\d+ /, ""), zh: zh.replace(/ \d+ 号$/, "") });
const count = (n: number): Both => ({ en: String(n), zh: String(n) });
