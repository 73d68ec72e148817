/** Generates places of each sort in every quarter. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { parseLocalizedList, parseRows } from "../web/grammar.ts";
import { placeSorts } from "./data/sorts.ts";
import { parseHours } from "./hours.ts";
import type { Place } from "./index.ts";
import { streetAddress, cityPhone, pickQuarter, quarters, houseCoordinates } from "./town.ts";
import { firstWords, shopkeepers } from "./name-words.ts";

/** The number of places, not counting the known ones. */
const placeCount = 778;
const categoriesWithoutPhone: readonly string[] = ["park", "transit", "home"];
/** A service has a rating only when it takes payment. */
const categoriesWithoutRating: readonly string[] = ["home", "service", "transit"];

export function* generateOtherPlaces(): Iterable<Place> {
  const r = Rng.of("places", "others");
  const sorts = parseRows(placeSorts, 7);
  const bag = sorts.flatMap((one) => Array.from({ length: Number(one[1]) }, () => one));
  const taken = new Set<string>();
  for (let n = 1, tries = 0; n <= placeCount; tries++) {
    if (tries > 30_000) throw new Error("too few names for so many places");
    const [category = "", , sort = "", names = "", hours = "", level = "", about = ""] = r.pick(bag);
    const pattern = r.pick(parseLocalizedList(names));
    const drawn = pickQuarter(r);
    const first = r.pick(firstWords);
    // A place named after a quarter is in that quarter.
    const quarter = pattern.en.includes("{f}")
      ? (quarters.find(({ name }) => name.en.startsWith(first.en)) ?? drawn)
      : drawn;
    const street = r.pick(quarter.streets);
    const words: Readonly<Record<string, LocalizedText>> = {
      f: first,
      p: r.pick(shopkeepers),
      q: quarter.name,
      s: street,
    };
    const put = (lang: "en" | "zh"): string => pattern[lang].replace(/\{(.)\}/g, (_, w: string) => words[w]![lang]);
    const name = { en: put("en"), zh: put("zh") };
    if (taken.has(name.en) || taken.has(name.zh)) continue;
    taken.add(name.en).add(name.zh);
    const number = r.int(1, 90);
    const isRated = !categoriesWithoutRating.includes(category) || (category === "service" && level !== "0");
    yield {
      id: `place_${n}`,
      name,
      category: category as Place["category"],
      sort: parseLocalizedList(sort)[0]!,
      address: streetAddress(street, number),
      quarter: quarter.id,
      quarterName: quarter.name,
      ...houseCoordinates(quarter, street, number),
      phone: categoriesWithoutPhone.includes(category) ? "" : cityPhone(100 + n),
      hours: parseHours(hours),
      rating: isRated ? Math.min(50, 38 + r.int(0, 6) + r.int(0, 6)) : 0,
      ratings: isRated ? r.int(6, 1900) : 0,
      priceLevel: Number(level),
      about: r.pick(parseLocalizedList(about)),
    };
    n += 1;
  }
}
