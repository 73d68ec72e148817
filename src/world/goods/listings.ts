/** Makes the listings: a model, a colour and what is drawn for it, on terms, told in the seller's voice. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { both, same } from "../web/build.ts";
import { colourOf } from "./colours.ts";
import { descriptionOf, titleOf } from "./describe.ts";
import { families, slotsOf, type Choice, type Family, type Model } from "./families.ts";
import type { Item, Specific, Variant } from "./index.ts";
import { pictureId, type Shot } from "./pictures/ids.ts";
import { charming, shippingOf, termsOf, type Terms } from "./terms.ts";

/** A listing, and what it was made of: for those who speak of it. Its `stars` are added when its reviews are known. */
export interface Listing {
  readonly item: Omit<Item, "stars">;
  readonly family: Family;
  readonly model: Model;
  readonly terms: Terms;
  /** The one colour, or the first of several. */
  readonly colour: Both;
  readonly slots: Readonly<Record<string, Both>>;
}

export const conditionNames: Readonly<Record<Item["condition"], Both>> = {
  new: both("New", "全新"),
  open: both("Open box", "开封未用"),
  refurbished: both("Refurbished", "官翻"),
  used: both("Used", "二手"),
  parts: both("For parts or not working", "零件机"),
};

function listing(family: Family, n: number): Listing {
  const id = `${family.id}-${n}`;
  const rng = Rng.of("goods", id, "what");
  const terms = termsOf(id, family);
  const modelAt = rng.int(0, family.models.length - 1);
  const model = family.models[modelAt]!;
  const isNew = terms.condition === "new" || terms.condition === "open";
  const isStock = terms.quantity > 2 && terms.condition === "new";
  const drawnHues =
    isStock && family.colours.length > 2 && rng.chance(0.4)
      ? rng.sample(family.colours, rng.int(2, Math.min(4, family.colours.length)))
      : [rng.pick(family.colours)];
  // A book has the cover that it has, whoever sells it.
  const hues = family.isAlike ? [family.colours[modelAt % family.colours.length]!] : drawnHues;
  const hue = colourOf(hues[0]!);
  const choice = isStock && family.choice && rng.chance(0.75) ? shortened(rng, family.choice) : null;
  const drawn: Record<string, Both> = {};
  for (const { key, values } of family.draws)
    drawn[key] = rng.pick(values.filter((one) => one.of === "any" || one.of === (isNew ? "new" : "used"))).value;
  const fixed = family.choice && !choice ? rng.pick(family.choice.values) : null;
  if (family.choice && fixed) drawn[family.choice.key] = fixed.name;
  const slots = slotsOf(family, model, hue.name, drawn);

  const cents = (more: number): number => {
    const own = Rng.of("goods", id, "price");
    return charming(own, model.dollars * 100 * (1 + more / 100) * terms.factor);
  };
  const shots = shotsOf(rng, terms);
  const pictureOf = (key: string, shot: Shot): string =>
    pictureId(family.id, family.forms[modelAt]!, key, groundOf(family, terms.seller.ground), shot);
  const variants = variantsOf(rng, terms, hues, choice, cents, (key) => pictureOf(key, 0));
  const prices = variants.map(({ priceCents }) => priceCents);
  const worth = cents(fixed?.more ?? 0);
  const low = prices.length > 0 ? Math.min(...prices) : worth;
  const start = terms.auction ? (terms.auction.start === 0 ? 99 : charming(rng, worth * terms.auction.start)) : low;
  const quantity = variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : terms.quantity;

  const facts: Omit<Item, "stars" | "title" | "description"> = {
    id,
    family: family.id,
    seller: terms.seller.id,
    category: family.category,
    branch: family.branch,
    noun: family.noun,
    brand: same(model.brand),
    priceCents: start,
    upToCents: terms.auction ? start : Math.max(low, ...prices),
    wasCents: terms.off === null ? null : charming(Rng.of("goods", id, "was"), low / (1 - terms.off / 100)),
    condition: terms.condition,
    format: terms.format,
    quantity,
    sold: terms.sold,
    watchers: terms.watchers,
    specifics: specificsOf(rng, family, model, terms, hues.length > 1 ? null : hue.name, slots, fixed?.name ?? null),
    choices: [
      ...(hues.length > 1
        ? [
            {
              id: "colour",
              name: both("Color", "颜色"),
              values: hues.map((key) => ({ id: key, name: colourOf(key).name })),
            },
          ]
        : []),
      ...(choice
        ? [
            {
              id: choice.key,
              name: choice.name,
              values: choice.values.map(({ name }) => ({ id: valueId(name), name })),
            },
          ]
        : []),
    ],
    variants,
    shipping: shippingOf(id, family, terms, low),
    location: terms.seller.location,
    returns: terms.returns,
    pictures: [
      ...shots.map((shot) => pictureOf(hues[0]!, shot)),
      ...hues.slice(1, 3).map((key) => pictureOf(key, 0)),
    ].slice(0, 5),
    listedDaysAgo: terms.listedDaysAgo,
    auction: terms.auction
      ? {
          phaseMin: terms.auction.phaseMin,
          reserveCents: terms.auction.reserve === null ? null : charming(rng, worth * terms.auction.reserve),
          worthCents: worth,
          heat: terms.auction.heat,
        }
      : null,
    offers: terms.offers,
  };
  const told = { id, family, model, terms, slots, hasColour: hues.length === 1 && family.hasColour };
  return {
    item: { ...facts, title: titleOf(told), description: descriptionOf(told, facts) },
    family,
    model,
    terms,
    colour: hue.name,
    slots,
  };
}

/** Where a seller puts such a thing: a lamp does not lie on a bed sheet. */
const suitable: Readonly<Record<Family["group"], readonly number[]>> = {
  device: [1, 5, 4],
  wear: [3, 2, 4],
  soft: [3, 2, 7],
  object: [1, 6, 2],
  instrument: [7, 2, 1],
  media: [1, 3, 7],
  vintage: [4, 1, 7],
};
const groundOf = (family: Family, habit: number): number =>
  habit === 0 ? 0 : suitable[family.group][habit % suitable[family.group].length]!;

const valueId = (name: Both): string =>
  name.en
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-|-$/g, "");
/** Sellers rarely have every size. */
function shortened(rng: Rng, choice: Choice): Choice {
  const count = Math.min(choice.values.length, rng.int(3, 8));
  const from = rng.int(0, choice.values.length - count);
  return { ...choice, values: choice.values.slice(from, from + count) };
}

function variantsOf(
  rng: Rng,
  terms: Terms,
  hues: readonly string[],
  choice: Choice | null,
  cents: (more: number) => number,
  pictureOf: (key: string) => string,
): Variant[] {
  if (hues.length === 1 && !choice) return [];
  const colours = hues.length > 1 ? hues : [null];
  const values: readonly (Choice["values"][number] | null)[] = choice?.values ?? [null];
  const cells = colours.flatMap((colour) => values.map((value) => ({ colour, value })));
  return cells.map(({ colour, value }, i) => ({
    id: `v${i + 1}`,
    picks: [...(colour ? [colour] : []), ...(value ? [valueId(value.name)] : [])],
    priceCents: cents(value?.more ?? 0),
    stock: i > 0 && rng.chance(0.12) ? 0 : rng.int(1, Math.max(1, Math.ceil((2 * terms.quantity) / cells.length))),
    picture: colour ? pictureOf(colour) : null,
  }));
}

function shotsOf(rng: Rng, terms: Terms): Shot[] {
  const rest: Shot[] = rng.shuffle<Shot>([1, 2, 3, 4]);
  const most = terms.seller.shop ? rng.int(2, 4) : rng.int(0, 3);
  return [0, ...rest.slice(0, most)];
}

const warranties: Readonly<Record<Item["condition"], readonly Both[]>> = {
  new: [both("1 year, by the maker", "厂商保修 1 年"), both("2 years, by the maker", "厂商保修 2 年")],
  open: [both("90 days, by the seller", "卖家保修 90 天")],
  refurbished: [both("90 days, by the seller", "卖家保修 90 天"), both("1 year, by the seller", "卖家保修 1 年")],
  used: [both("None", "无")],
  parts: [both("None", "无")],
};
const origins: Readonly<Record<string, Both>> = {
  US: both("United States", "美国"),
  CN: both("China", "中国"),
  JP: both("Japan", "日本"),
  DE: both("Germany", "德国"),
  VN: both("Vietnam", "越南"),
  PT: both("Portugal", "葡萄牙"),
};

/** What stands in the table of a listing: condition first, then what the model settles, then the rest. */
function specificsOf(
  rng: Rng,
  family: Family,
  model: Model,
  terms: Terms,
  colour: Both | null,
  slots: Readonly<Record<string, Both>>,
  fixed: Both | null,
): Specific[] {
  const modelRng = Rng.of("goods", family.id, model.name.en);
  const isDevice = family.group === "device" || family.group === "instrument";
  const row = (en: string, zh: string, value: Both): Specific => ({ name: both(en, zh), value: capital(value) });
  const hasOrigin = family.group !== "media" && family.group !== "vintage";
  return [
    row("Condition", "成色", conditionNames[terms.condition]),
    row(
      family.group === "media" ? "Publisher" : family.group === "vintage" ? "Maker" : "Brand",
      family.group === "media" ? "出版方" : family.group === "vintage" ? "制作方" : "品牌",
      same(model.brand),
    ),
    row(family.group === "media" ? "Title" : "Model", family.group === "media" ? "名称" : "型号", model.name),
    row("Type", "类型", family.noun),
    ...family.keys.map(({ name }, i) => ({ name, value: capital(model.values[i]!) })),
    ...(family.choice && fixed ? [{ name: family.choice.name, value: capital(fixed) }] : []),
    ...(colour && family.hasColour ? [row("Color", "颜色", colour)] : []),
    ...family.draws.map(({ key, name }) => ({ name, value: capital(slots[key]!) })),
    row(
      family.group === "media" ? "Catalog number" : "Item number",
      family.group === "media" ? "目录号" : "货号",
      same(
        `${model.brand
          .replace(/[^A-Za-z]/g, "")
          .slice(0, 2)
          .toUpperCase()}${modelRng.int(10_000, 98_999)}`,
      ),
    ),
    ...(hasOrigin ? [row("Country of origin", "产地", origins[modelRng.pick(Object.keys(origins))]!)] : []),
    ...(isDevice ? [row("Warranty", "保修", rng.pick(warranties[terms.condition]))] : []),
  ];
}

const capital = ({ en, zh }: Both): Both => both(en.charAt(0).toUpperCase() + en.slice(1), zh);

let all: readonly Listing[] | null = null;
/** All listings, in the order of the categories. */
export const listings = (): readonly Listing[] =>
  (all ??= families().flatMap((family) => Array.from({ length: family.listings }, (_, i) => listing(family, i + 1))));
