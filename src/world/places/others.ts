/** What every quarter has of each sort. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { bothList, rowsOf } from "../web/grammar.ts";
import { placeSorts } from "./data/sorts.ts";
import { hoursOf } from "./hours.ts";
import type { Place } from "./index.ts";
import { addressAt, cityPhone, drawQuarter, quarters, spotOf } from "./town.ts";
import { firsts, people } from "./words.ts";

/** How many there are beside the known ones. */
const count = 778;
const silent: readonly string[] = ["park", "transit", "home"];
/** Of services, those are rated that are paid. */
const unrated: readonly string[] = ["home", "service", "transit"];

export function* otherPlaces(): Iterable<Place> {
  const r = Rng.of("places", "others");
  const sorts = rowsOf(placeSorts, 7);
  const bag = sorts.flatMap((one) => Array.from({ length: Number(one[1]) }, () => one));
  const taken = new Set<string>();
  for (let n = 1, tries = 0; n <= count; tries++) {
    if (tries > 30_000) throw new Error("too few names for so many places");
    const [category = "", , sort = "", names = "", hours = "", level = "", about = ""] = r.pick(bag);
    const pattern = r.pick(bothList(names));
    const drawn = drawQuarter(r);
    const first = r.pick(firsts);
    // What is called by a quarter stands in it.
    const quarter = pattern.en.includes("{f}")
      ? (quarters.find(({ name }) => name.en.startsWith(first.en)) ?? drawn)
      : drawn;
    const street = r.pick(quarter.streets);
    const words: Readonly<Record<string, Both>> = { f: first, p: r.pick(people), q: quarter.name, s: street };
    const put = (lang: "en" | "zh"): string => pattern[lang].replace(/\{(.)\}/g, (_, w: string) => words[w]![lang]);
    const name = { en: put("en"), zh: put("zh") };
    if (taken.has(name.en) || taken.has(name.zh)) continue;
    taken.add(name.en).add(name.zh);
    const number = r.int(1, 90);
    const isRated = !unrated.includes(category) || (category === "service" && level !== "0");
    yield {
      id: `place_${n}`,
      name,
      category: category as Place["category"],
      sort: bothList(sort)[0]!,
      address: addressAt(street, number),
      quarter: quarter.id,
      quarterName: quarter.name,
      ...spotOf(quarter, street, number),
      phone: silent.includes(category) ? "" : cityPhone(100 + n),
      hours: hoursOf(hours),
      rating: isRated ? Math.min(50, 38 + r.int(0, 6) + r.int(0, 6)) : 0,
      ratings: isRated ? r.int(6, 1900) : 0,
      priceLevel: Number(level),
      about: r.pick(bothList(about)),
    };
    n += 1;
  }
}
