/** Generates the terms of a listing: condition, format, price, stock, shipping and returns. */
import { Rng } from "#state/rng.ts";
import type { Family } from "./families.ts";
import type { Condition, Item } from "./index.ts";
import { listSellers, voices, pickWeighted, type SellerDraft, type Voice } from "./sellers.ts";
import { pow } from "#state/portable-math.ts";

export interface Terms {
  readonly seller: SellerDraft;
  readonly condition: Condition;
  readonly format: Item["format"];
  /** The price relative to the price of a new item. */
  readonly factor: number;
  readonly discountPercent: number | null;
  /** The stock of each variant. 1 means that there is only a single piece. */
  readonly quantity: number;
  readonly sold: number;
  readonly watchers: number;
  readonly listedDaysAgo: number;
  readonly auction: {
    readonly phaseMin: number;
    readonly start: number;
    readonly reserve: number | null;
    readonly heat: number;
  } | null;
  readonly offers: Item["offers"];
  readonly returns: Item["returns"];
}

const conditionWeights: Readonly<Record<Voice, readonly (readonly [Condition, number])[]>> = {
  shop: [
    ["new", 92],
    ["open", 8],
  ],
  outlet: [
    ["new", 62],
    ["open", 38],
  ],
  refurbisher: [
    ["refurbished", 86],
    ["open", 8],
    ["parts", 6],
  ],
  maker: [["new", 100]],
  private: [
    ["used", 80],
    ["open", 11],
    ["new", 5],
    ["parts", 4],
  ],
  collector: [
    ["used", 88],
    ["open", 12],
  ],
};
const priceFactors: Readonly<Record<Condition, readonly [number, number]>> = {
  new: [0.86, 1.04],
  open: [0.74, 0.88],
  refurbished: [0.6, 0.76],
  used: [0.34, 0.64],
  parts: [0.1, 0.2],
};

/** Families that makers produce by hand. */
const handmade = new Set([
  "sweater",
  "handbag",
  "cushion",
  "vase",
  "plantpot",
  "teapot",
  "mug",
  "plates",
  "plush",
  "yarn",
  "figurine",
  "chair",
  "bookshelf",
  "rug",
  "knife",
  "phonestand",
  "cap",
  "sandals",
]);
/**
 * Whether the items of a family are either new or used. Other conditions do not apply, because nobody opens or repairs
 * such items before a sale.
 */
const isSealed = (family: Family): boolean => family.group === "media" || family.group === "vintage";

const byCategory = new Map<string, SellerDraft[]>();
function sellersOfCategory(category: string): readonly SellerDraft[] {
  let found = byCategory.get(category);
  if (!found)
    byCategory.set(category, (found = listSellers().filter((dealer) => dealer.categories.includes(category))));
  return found;
}

export function createTerms(id: string, family: Family): Terms {
  const rng = Rng.of("goods", id, "terms");
  const seller = pickSeller(rng, family);
  const { voice } = seller;
  const drawn = pickCondition(rng, family, voice);
  const [least, most] = family.group === "vintage" ? [0.75, 1.25] : priceFactors[drawn];
  const factor = least + (most - least) * rng.next();
  const condition = correctCondition(drawn, family, voice);
  const single = voice === "private" || voice === "collector" || condition === "parts" || condition === "used";
  const format = pickFormat(rng, voice, single);
  const quantity = single
    ? 1
    : voice === "maker"
      ? rng.int(1, 9)
      : voice === "refurbisher"
        ? rng.int(1, 14)
        : Math.ceil(pow(3, 1 + 4 * rng.next()));
  const listedDaysAgo = single ? rng.int(0, 70) : rng.int(1, 640);
  const sold = quantity === 1 && single ? 0 : Math.floor((listedDaysAgo / 640) * pow(3, 1 + 5.6 * rng.next()));
  return {
    seller,
    condition,
    format,
    factor,
    discountPercent:
      !single && format === "buy" && rng.chance(voice === "outlet" ? 0.9 : 0.4)
        ? rng.pick([10, 15, 20, 20, 25, 30, 35, 40])
        : null,
    quantity,
    sold,
    watchers: Math.floor(pow(3, 4.2 * pow(rng.next(), 1.6))) - 1 + Math.floor(sold / 9),
    listedDaysAgo: format === "auction" ? listedDaysAgo % 7 : listedDaysAgo,
    auction:
      format === "auction"
        ? {
            phaseMin: rng.int(0, 7 * 24 * 60 - 1),
            start: rng.pick([0, 0, 0.2, 0.3, 0.4, 0.5, 0.6]),
            reserve: rng.chance(0.12) ? 0.6 + 0.2 * rng.next() : null,
            heat: rng.pick([1, 2, 3, 3, 4, 5, 6, 7, 9, 12]),
          }
        : null,
    offers: format === "offers" ? { takes: rng.int(80, 95), talks: rng.int(55, 76) } : null,
    returns: pickReturns(rng, voice, condition),
  };
}

function pickSeller(rng: Rng, family: Family): SellerDraft {
  const all = sellersOfCategory(family.category).filter(
    ({ voice }) =>
      (voice !== "maker" || handmade.has(family.id)) &&
      (voice !== "refurbisher" || family.group === "device") &&
      (family.group !== "vintage" || voice === "private" || voice === "collector" || voice === "shop"),
  );
  const voice = pickWeighted(
    rng,
    voices,
    voices.map((one) => all.reduce((sum, dealer) => sum + (dealer.voice === one ? dealer.weight : 0), 0)),
  );
  const own = all.filter((dealer) => dealer.voice === voice);
  return pickWeighted(
    rng,
    own,
    own.map(({ weight }) => weight),
  );
}

function pickCondition(rng: Rng, family: Family, voice: Voice): Condition {
  const from = conditionWeights[voice];
  const [condition] = pickWeighted(
    rng,
    from,
    from.map(([, weight]) => weight),
  );
  if (family.group === "vintage") return "used";
  if (isSealed(family) && condition !== "new") return "used";
  if (condition === "parts" && family.group !== "device" && family.group !== "instrument") return "used";
  return condition;
}
/**
 * Corrects a random condition. Film cameras are never new, because they have not been made for decades. Items that a
 * refurbisher has opened count as refurbished. The correction does not change prices.
 */
function correctCondition(drawn: Condition, { id }: Family, voice: Voice): Condition {
  if (id === "filmcamera" && (drawn === "new" || drawn === "open")) return "used";
  return voice === "refurbisher" && drawn === "open" ? "refurbished" : drawn;
}
function pickFormat(rng: Rng, voice: Voice, single: boolean): Item["format"] {
  if (!single) return rng.chance(voice === "shop" || voice === "maker" ? 0.14 : 0.25) ? "offers" : "buy";
  const auctions = voice === "collector" ? 0.58 : voice === "private" ? 0.52 : 0.15;
  return rng.chance(auctions) ? "auction" : rng.chance(0.5) ? "offers" : "buy";
}
function pickReturns(rng: Rng, voice: Voice, condition: Condition): Item["returns"] {
  if (condition === "parts") return null;
  if (voice === "private") return rng.chance(0.22) ? { days: 14, paidBy: "buyer" } : null;
  if (voice === "collector") return rng.chance(0.6) ? { days: rng.pick([14, 30]), paidBy: "buyer" } : null;
  if (voice === "maker") return { days: 14, paidBy: "buyer" };
  return { days: rng.pick([30, 30, 30, 60]), paidBy: rng.chance(0.58) ? "seller" : "buyer" };
}

/** The weight of a heavy family's parcel in kilograms. The weight determines the shipping costs. */
const heavyKilos: Readonly<Record<string, number>> = {
  monitor: 7,
  turntable: 7,
  laptop: 3,
  tablet: 1.2,
  drone: 2,
  tripod: 2.4,
  chair: 9,
  bookshelf: 18,
  rug: 6,
  duvet: 3,
  drill: 3,
  pan: 2.2,
  wok: 2.6,
  espresso: 9,
  plates: 4,
  kettle: 1.8,
  blender: 4,
  toaster: 3,
  ricecooker: 4,
  bicycle: 17,
  tent: 4,
  sleepingbag: 2,
  dumbbell: 11,
  skis: 7,
  fishingrod: 1.2,
  skateboard: 3,
  acoustic: 5,
  electric: 6,
  synth: 8,
  snare: 5,
  saxophone: 7,
  violin: 3,
  guitaramp: 11,
  ukulele: 1.6,
  bricks: 1.6,
  boardgame: 1.8,
  coat: 1.8,
  boots: 1.9,
  sneakers: 1.3,
  backpack: 1.4,
};
const lightKilos: Readonly<Record<string, number>> = {
  coin: 0.05,
  stamp: 0.03,
  tradingcard: 0.05,
  postcard: 0.04,
  cable: 0.1,
  phonecase: 0.1,
  earbuds: 0.2,
  harmonica: 0.2,
  sunglasses: 0.25,
  cap: 0.25,
  yarn: 0.4,
  cd: 0.15,
  film: 0.15,
  novel: 0.35,
  comic: 0.25,
  fountainpen: 0.2,
  poster: 0.3,
};

export function createShipping(id: string, family: Family, terms: Terms, cents: number): Item["shipping"] {
  const rng = Rng.of("goods", id, "shipping");
  const kilos = heavyKilos[family.id] ?? lightKilos[family.id] ?? 0.8;
  const { country } = terms.seller.location;
  const isAbroad = country !== "US";
  const base = Math.round((kilos < 0.3 ? 130 : 390) + kilos * 190 * (0.8 + 0.4 * rng.next()));
  const cost = (times: number): number => Math.ceil((base * times) / 5) * 5;
  const isShop = terms.seller.shop;
  const isFree = kilos < 12 && rng.chance(isShop ? (cents > 2_500 ? 0.68 : 0.4) : 0.16);
  const list: Item["shipping"]["services"][number][] = [];
  if (kilos >= 15) list.push({ service: "freight", cents: cost(2.4), days: [5, 12] });
  else if (isAbroad) {
    list.push({
      service: "economy",
      cents: isFree ? 0 : cost(1.2),
      days: country === "CN" || country === "HK" ? [10, 21] : [8, 16],
    });
    if (rng.chance(0.6)) list.push({ service: "expedited", cents: cost(3.6) + (isFree ? 400 : 900), days: [3, 6] });
  } else {
    list.push(
      rng.chance(0.4)
        ? { service: "economy", cents: isFree ? 0 : cost(0.8), days: [4, 8] }
        : { service: "standard", cents: isFree ? 0 : cost(1), days: [3, 6] },
    );
    if (rng.chance(isShop ? 0.7 : 0.25)) list.push({ service: "expedited", cents: cost(1.9) + 350, days: [1, 3] });
  }
  const abroad =
    kilos < 15 && (isAbroad || rng.chance(isShop ? 0.7 : 0.4))
      ? {
          cents: isAbroad ? list[0]!.cents : cost(2.6) + 700,
          days: [isAbroad ? list[0]!.days[0] : 8, isAbroad ? list[0]!.days[1] : 18] as [number, number],
        }
      : null;
  return { services: list, abroad };
}

/** Rounds to a price that a seller would ask, such as 24.99, 249.00 or 1,150.00. */
export function charmPrice(rng: Rng, cents: number): number {
  if (cents < 300) return Math.max(99, Math.round(cents / 50) * 50 - 1);
  const dollars = Math.max(1, Math.round(cents / 100));
  if (dollars >= 1000) return Math.round(dollars / 10) * 1000 - (rng.chance(0.4) ? 100 : 0);
  const round = dollars >= 100 ? Math.round(dollars / 5) * 5 : dollars;
  return rng.pick([round * 100, round * 100 - 1, round * 100 - 5, round * 100 - 1]);
}
