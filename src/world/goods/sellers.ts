/**
 * Generates 900 sellers. Some sellers are people, and others are shops. Each has a voice, a location and some
 * categories. generate.ts adds the values that depend on feedback.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both } from "../web/build.ts";
import { parseLocalizedList, parseRows } from "../web/grammar.ts";
import { categories } from "./categories.ts";
import { sellerPlaces } from "./data/places.ts";
import { privateNames, sellerAbouts, shopFirstWords, shopLastWords } from "./data/seller-names.ts";
import { countries, type Seller } from "./index.ts";
import { pow, square } from "#state/portable-math.ts";

export type Voice = Seller["voice"];
/** The part of a seller that is known before the listings are generated. */
export type SellerDraft = Pick<
  Seller,
  "id" | "handle" | "name" | "shop" | "sinceYear" | "location" | "categories" | "about" | "voice" | "answersInMin"
> & {
  /** The seller's share of all listings, relative to other sellers. */
  readonly weight: number;
  /** The background in the seller's pictures. 0 is a white backdrop. */
  readonly ground: number;
};

const sellerCount = 900;
/**
 * For each category, the percentages of sellers with each voice: shop, private, collector, refurbisher, maker, outlet.
 */
const voiceWeights: Readonly<Record<string, readonly number[]>> = {
  electronics: [30, 34, 0, 22, 0, 14],
  phones: [44, 24, 0, 18, 0, 14],
  cameras: [28, 36, 20, 10, 0, 6],
  fashion: [34, 40, 4, 0, 10, 12],
  shoes: [42, 38, 4, 0, 2, 14],
  home: [34, 32, 6, 0, 18, 10],
  kitchen: [40, 28, 4, 4, 14, 10],
  toys: [30, 36, 22, 0, 6, 6],
  sports: [36, 46, 2, 4, 0, 12],
  music: [26, 50, 14, 6, 0, 4],
  media: [26, 46, 24, 0, 0, 4],
  collectibles: [14, 28, 58, 0, 0, 0],
};
export const voices = ["shop", "private", "collector", "refurbisher", "maker", "outlet"] as const;
export function pickWeighted<T>(rng: Rng, from: readonly T[], weights: readonly number[]): T {
  let rest = rng.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, one] of from.entries()) {
    rest -= weights[i] ?? 0;
    if (rest < 0) return one;
  }
  return from.at(-1)!;
}

const places = parseRows(sellerPlaces, 4).map(([country = "", en = "", zh = "", weight = ""]) => ({
  country: countries.find((one) => one === country)!,
  place: both(en, zh),
  weight: Number(weight),
}));
const firstWords = parseLocalizedList(shopFirstWords);
const lastWordsByCategory = new Map(
  shopLastWords
    .trim()
    .split("\n")
    .map((line) => {
      const [category = "", names = ""] = line.split(" = ");
      return [category.trim(), parseLocalizedList(names)] as const;
    }),
);
const aboutsByVoice = new Map<string, LocalizedText[]>();
for (const line of sellerAbouts.trim().split("\n")) {
  const [voice = "", text = ""] = line.split(" = ");
  aboutsByVoice.set(voice.trim(), [...(aboutsByVoice.get(voice.trim()) ?? []), ...parseLocalizedList(text, " ;; ")]);
}

function* generateSellers(): Iterable<SellerDraft> {
  const handles = new Set<string>();
  for (let n = 0; n < sellerCount; n++) {
    const rng = Rng.of("goods", "seller", n);
    const category = categories[n % categories.length]!.id;
    const voice = pickWeighted(rng, voices, voiceWeights[category]!);
    const isShop = voice === "shop" || voice === "refurbisher" || voice === "outlet";
    const { handle, name } = createName(rng, category, isShop || (voice === "maker" && rng.chance(0.6)), handles);
    handles.add(handle);
    // In China and Hong Kong, nearly all sellers are shops. In other countries, the seller can be a person or a shop.
    const at = pickWeighted(
      rng,
      places,
      places.map(({ country, weight }) =>
        country === "US" ? weight * 2 : country === "CN" || country === "HK" ? (isShop ? weight * 2.4 : 0.2) : weight,
      ),
    );
    const sinceYear = rng.int(isShop ? 2006 : 2001, 2024);
    rng.next();
    yield {
      id: `s${n + 1}`,
      handle,
      name,
      shop: isShop,
      sinceYear,
      location: { country: at.country, place: at.place },
      categories: [category],
      about: joinAbout(Rng.of("goods", "seller", n, "about").sample(aboutsByVoice.get(voice)!, 2)),
      voice,
      answersInMin: isShop ? rng.int(8, 240) : rng.int(25, 900),
      weight: isShop ? 0.6 + 5 * pow(rng.next(), 3) : 0.4 + 1.6 * square(rng.next()),
      ground: isShop ? (rng.chance(0.75) ? 0 : rng.int(1, 7)) : rng.int(1, 7),
    };
  }
}

const joinAbout = (lines: readonly LocalizedText[]): LocalizedText =>
  both(lines.map(({ en }) => en).join(" "), lines.map(({ zh }) => zh).join(""));

function createName(
  rng: Rng,
  category: string,
  isShop: boolean,
  taken: ReadonlySet<string>,
): { readonly handle: string; readonly name: LocalizedText } {
  const front = rng.pick(isShop ? firstWords : parseLocalizedList(privateNames));
  const tail = rng.pick(lastWordsByCategory.get(category)!);
  const words = (isShop ? [front.en, tail.en] : [front.en]).map((word) =>
    word
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, "")
      .replace(/ +/g, " "),
  );
  const joined = words.join(" ").replaceAll(" ", rng.pick(["_", "-", "", "."]));
  let handle = isShop ? joined : `${joined}${rng.pick(["", "_", "."])}${rng.int(2, 99)}`;
  for (let n = 2; taken.has(handle); n++) handle = `${joined}${n * 7}`;
  return { handle, name: isShop ? both(`${front.en} ${tail.en}`, `${front.zh}${tail.zh}`) : both(handle, handle) };
}

let sellersCache: readonly SellerDraft[] | null = null;
export const listSellers = (): readonly SellerDraft[] => (sellersCache ??= [...generateSellers()]);
