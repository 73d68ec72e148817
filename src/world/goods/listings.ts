/**
 * Generates listings. A listing consists of a model, a colour, random attributes, terms, and texts in the seller's
 * voice.
 */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { both, sameInBoth } from "../web/build.ts";
import { getColour } from "./colours.ts";
import { createDescription, createTitle } from "./describe.ts";
import { families, createSlots, type Choice, type Family, type Model } from "./families.ts";
import type { Item, Specific, Variant } from "./index.ts";
import { pictureId, type Shot } from "./pictures/ids.ts";
import { charmPrice, createShipping, createTerms, type Terms } from "./terms.ts";

/**
 * A listing with the data from which the listing was generated. Texts about the listing need these data. `stars` is
 * added after the reviews of the listing are generated.
 */
export interface Listing {
  readonly item: Omit<Item, "stars">;
  readonly family: Family;
  readonly model: Model;
  readonly terms: Terms;
  /** The colour of the listing. If the listing has several colours, it is the first one. */
  readonly colour: LocalizedText;
  readonly slots: Readonly<Record<string, LocalizedText>>;
}

export const conditionNames: Readonly<Record<Item["condition"], LocalizedText>> = {
  new: both("New", "全新"),
  open: both("Open box", "开封未用"),
  refurbished: both("Refurbished", "官翻"),
  used: both("Used", "二手"),
  parts: both("For parts or not working", "零件机"),
};

function createListing(family: Family, n: number): Listing {
  const id = `${family.id}-${n}`;
  const rng = Rng.of("goods", id, "what");
  const terms = createTerms(id, family);
  const modelAt = rng.int(0, family.models.length - 1);
  const model = family.models[modelAt]!;
  const isNew = terms.condition === "new" || terms.condition === "open";
  const isStock = terms.quantity > 2 && terms.condition === "new";
  const drawnHues =
    isStock && family.colours.length > 2 && rng.chance(0.4)
      ? rng.sample(family.colours, rng.int(2, Math.min(4, family.colours.length)))
      : [rng.pick(family.colours)];
  // The cover of a book does not depend on the seller.
  const hues = family.isAlike ? [family.colours[modelAt % family.colours.length]!] : drawnHues;
  const hue = getColour(hues[0]!);
  const choice = isStock && family.choice && rng.chance(0.75) ? pickAvailableValues(rng, family.choice) : null;
  const drawn: Record<string, LocalizedText> = {};
  for (const { key, values } of family.randomAttributes)
    drawn[key] = rng.pick(values.filter((one) => one.of === "any" || one.of === (isNew ? "new" : "used"))).value;
  const fixed = family.choice && !choice ? rng.pick(family.choice.values) : null;
  if (family.choice && fixed) drawn[family.choice.key] = fixed.name;
  const slots = createSlots(family, model, hue.name, drawn);

  const cents = (more: number): number => {
    const own = Rng.of("goods", id, "price");
    return charmPrice(own, model.dollars * 100 * (1 + more / 100) * terms.factor);
  };
  const shots = pickShots(rng, terms);
  const pictureOf = (key: string, shot: Shot): string =>
    pictureId(family.id, family.forms[modelAt]!, key, pickBackground(family, terms.seller.ground), shot);
  const variants = createVariants(rng, terms, hues, choice, cents, (key) => pictureOf(key, 0));
  const prices = variants.map(({ priceCents }) => priceCents);
  const worth = cents(fixed?.surchargePercent ?? 0);
  const low = prices.length > 0 ? Math.min(...prices) : worth;
  const start = terms.auction ? (terms.auction.start === 0 ? 99 : charmPrice(rng, worth * terms.auction.start)) : low;
  const quantity = variants.length > 0 ? variants.reduce((sum, { stock }) => sum + stock, 0) : terms.quantity;

  const facts: Omit<Item, "stars" | "title" | "description"> = {
    id,
    family: family.id,
    seller: terms.seller.id,
    category: family.category,
    branch: family.branch,
    noun: family.noun,
    brand: sameInBoth(model.brand),
    priceCents: start,
    upToCents: terms.auction ? start : Math.max(low, ...prices),
    wasCents:
      terms.discountPercent === null
        ? null
        : charmPrice(Rng.of("goods", id, "was"), low / (1 - terms.discountPercent / 100)),
    condition: terms.condition,
    format: terms.format,
    quantity,
    sold: terms.sold,
    watchers: terms.watchers,
    specifics: createSpecifics(
      rng,
      family,
      model,
      terms,
      hues.length > 1 ? null : hue.name,
      slots,
      fixed?.name ?? null,
    ),
    choices: [
      ...(hues.length > 1
        ? [
            {
              id: "colour",
              name: both("Color", "颜色"),
              values: hues.map((key) => ({ id: key, name: getColour(key).name })),
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
    shipping: createShipping(id, family, terms, low),
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
          reserveCents: terms.auction.reserve === null ? null : charmPrice(rng, worth * terms.auction.reserve),
          worthCents: worth,
          heat: terms.auction.heat,
        }
      : null,
    offers: terms.offers,
  };
  const told = { id, family, model, terms, slots, hasColour: hues.length === 1 && family.hasColour };
  return {
    item: { ...facts, title: createTitle(told), description: createDescription(told, facts) },
    family,
    model,
    terms,
    colour: hue.name,
    slots,
  };
}

/** Backgrounds that fit the group. For example, a lamp is not photographed on a bed sheet. */
const backgroundsByGroup: Readonly<Record<Family["group"], readonly number[]>> = {
  device: [1, 5, 4],
  wear: [3, 2, 4],
  soft: [3, 2, 7],
  object: [1, 6, 2],
  instrument: [7, 2, 1],
  media: [1, 3, 7],
  vintage: [4, 1, 7],
};
const pickBackground = (family: Family, habit: number): number =>
  habit === 0 ? 0 : backgroundsByGroup[family.group][habit % backgroundsByGroup[family.group].length]!;

const valueId = (name: LocalizedText): string =>
  name.en
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^-|-$/g, "");
/** Sellers rarely have every size. */
function pickAvailableValues(rng: Rng, choice: Choice): Choice {
  const count = Math.min(choice.values.length, rng.int(3, 8));
  const from = rng.int(0, choice.values.length - count);
  return { ...choice, values: choice.values.slice(from, from + count) };
}

function createVariants(
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
    priceCents: cents(value?.surchargePercent ?? 0),
    stock: i > 0 && rng.chance(0.12) ? 0 : rng.int(1, Math.max(1, Math.ceil((2 * terms.quantity) / cells.length))),
    picture: colour ? pictureOf(colour) : null,
  }));
}

function pickShots(rng: Rng, terms: Terms): Shot[] {
  const rest: Shot[] = rng.shuffle<Shot>([1, 2, 3, 4]);
  const most = terms.seller.shop ? rng.int(2, 4) : rng.int(0, 3);
  return [0, ...rest.slice(0, most)];
}

const warranties: Readonly<Record<Item["condition"], readonly LocalizedText[]>> = {
  new: [both("1 year, by the maker", "厂商保修 1 年"), both("2 years, by the maker", "厂商保修 2 年")],
  open: [both("90 days, by the seller", "卖家保修 90 天")],
  refurbished: [both("90 days, by the seller", "卖家保修 90 天"), both("1 year, by the seller", "卖家保修 1 年")],
  used: [both("None", "无")],
  parts: [both("None", "无")],
};
const origins: Readonly<Record<string, LocalizedText>> = {
  US: both("United States", "美国"),
  CN: both("China", "中国"),
  JP: both("Japan", "日本"),
  DE: both("Germany", "德国"),
  VN: both("Vietnam", "越南"),
  PT: both("Portugal", "葡萄牙"),
};

/** Creates the listing's table of details. The condition comes first, then the brand and the other attributes. */
function createSpecifics(
  rng: Rng,
  family: Family,
  model: Model,
  terms: Terms,
  colour: LocalizedText | null,
  slots: Readonly<Record<string, LocalizedText>>,
  fixed: LocalizedText | null,
): Specific[] {
  const modelRng = Rng.of("goods", family.id, model.name.en);
  const isDevice = family.group === "device" || family.group === "instrument";
  const row = (en: string, zh: string, value: LocalizedText): Specific => ({
    name: both(en, zh),
    value: capitalize(value),
  });
  const hasOrigin = family.group !== "media" && family.group !== "vintage";
  return [
    row("Condition", "成色", conditionNames[terms.condition]),
    row(
      family.group === "media" ? "Publisher" : family.group === "vintage" ? "Maker" : "Brand",
      family.group === "media" ? "出版方" : family.group === "vintage" ? "制作方" : "品牌",
      sameInBoth(model.brand),
    ),
    row(family.group === "media" ? "Title" : "Model", family.group === "media" ? "名称" : "型号", model.name),
    row("Type", "类型", family.noun),
    ...family.keys.map(({ name }, i) => ({ name, value: capitalize(model.values[i]!) })),
    ...(family.choice && fixed ? [{ name: family.choice.name, value: capitalize(fixed) }] : []),
    ...(colour && family.hasColour ? [row("Color", "颜色", colour)] : []),
    ...family.randomAttributes.map(({ key, name }) => ({ name, value: capitalize(slots[key]!) })),
    row(
      family.group === "media" ? "Catalog number" : "Item number",
      family.group === "media" ? "目录号" : "货号",
      sameInBoth(
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

const capitalize = ({ en, zh }: LocalizedText): LocalizedText => both(en.charAt(0).toUpperCase() + en.slice(1), zh);

let listingsCache: readonly Listing[] | null = null;
/** Returns all listings, in the order of the categories. */
export const listings = (): readonly Listing[] =>
  (listingsCache ??= families().flatMap((family) =>
    Array.from({ length: family.listings }, (_, i) => createListing(family, i + 1)),
  ));
