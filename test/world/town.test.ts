// The town's records are consistent with each other, and their texts are well formed.
import { expect, test } from "vitest";
import accounts from "#world/accounts/generate.ts";
import eateries from "#world/eateries/generate.ts";
import folk from "#world/folk/generate.ts";
import merchants from "#world/merchants/generate.ts";
import { centre, quoteRide, metresBetween } from "#world/places/geo.ts";
import places from "#world/places/generate.ts";
import { sceneShape } from "#world/scenes/ids.ts";

const all = {
  account: [...accounts.account()],
  article: [...accounts.article()],
  comment: [...accounts.comment()],
  eatery: [...eateries.eatery()],
  dish: [...eateries.dish()],
  review: [...eateries.review()],
  person: [...folk.person()],
  merchant: [...merchants.merchant()],
  biller: [...merchants.biller()],
  fund: [...merchants.fund()],
  place: [...places.place()],
};
const idsIn = (rows: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

test("there are as many records as declared, each with a unique id", () => {
  const counts = Object.fromEntries(Object.entries(all).map(([kind, rows]) => [kind, rows.length]));
  expect(counts).toMatchObject({
    account: 160,
    article: 2300,
    comment: 15_000,
    eatery: 300,
    person: 6000,
    merchant: 2600,
    biller: 26,
    fund: 300,
    place: 800,
    review: 6000,
  });
  expect(counts["dish"]).toBeGreaterThan(6600);
  for (const [kind, rows] of Object.entries(all)) expect(idsIn(rows).size, kind).toBe(rows.length);
});

test("every reference to a record is valid", () => {
  const [ids, articleIds, people, eateryIds, placeIds] = [
    all.account,
    all.article,
    all.person,
    all.eatery,
    all.place,
  ].map(idsIn);
  const written = new Map<string, number>();
  for (const { account, picture, body } of all.article) {
    expect(ids!.has(account)).toBe(true);
    expect(sceneShape(picture.scene), picture.scene).toBeDefined();
    expect(body.en.length).toBe(body.zh.length);
    expect(body.en.length).toBeGreaterThan(2);
    written.set(account, (written.get(account) ?? 0) + 1);
  }
  for (const { id, articles, menu } of all.account) {
    expect(written.get(id)).toBe(articles);
    expect(menu.length).toBeGreaterThan(0);
    for (const entry of menu)
      expect(articleIds!.has(entry.article) && entry.article.startsWith(`art_${id.slice(5)}_`)).toBe(true);
  }
  const below = new Map<string, string[]>();
  for (const { article, by, text } of all.comment) {
    expect(articleIds!.has(article) && people!.has(by)).toBe(true);
    below.set(article, [...(below.get(article) ?? []), text.en]);
  }
  for (const { id, comments } of all.article) {
    expect(below.get(id)?.length ?? 0).toBe(comments);
    expect(new Set(below.get(id)).size).toBe(comments);
  }
  const dishIds = new Map(all.dish.map((dish) => [dish.id, dish]));
  for (const { eatery, section } of all.dish) {
    expect(eateryIds!.has(eatery)).toBe(true);
    expect(all.eatery.find(({ id }) => id === eatery)!.sections.some(({ id }) => id === section)).toBe(true);
  }
  for (const { eatery, by, dishes } of all.review) {
    expect(eateryIds!.has(eatery) && people!.has(by)).toBe(true);
    for (const dish of dishes) expect(dishIds.get(dish)!.eatery).toBe(eatery);
  }
  expect(all.eatery.filter(({ place }) => place !== null && !placeIds!.has(place))).toEqual([]);
});

test("no two accounts, eateries, merchants, funds, places or articles share a name", () => {
  for (const rows of [all.account, all.eatery, all.merchant, all.fund, all.place])
    for (const lang of ["en", "zh"] as const) {
      const names = rows.map(({ name }) => name[lang]);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  const titles = all.article.map(({ title }) => title.en);
  expect(new Set(titles).size).toBe(titles.length);
});

const han = /[\u4e00-\u9fff]/;
const textsOf = (value: unknown): { en: string; zh: string }[] => {
  if (typeof value !== "object" || value === null) return [];
  const { en, zh } = value as { en?: unknown; zh?: unknown };
  if (typeof en === "string" && typeof zh === "string") return [{ en, zh }];
  if (Array.isArray(en) && Array.isArray(zh)) return en.map((text, i) => ({ en: text as string, zh: zh[i] as string }));
  return Object.values(value).flatMap(textsOf);
};
test("texts are in both languages, without placeholders, gaps or marks", () => {
  const wrong: string[] = [];
  for (const [kind, rows] of Object.entries(all))
    for (const row of rows)
      for (const { en, zh } of textsOf(row)) {
        if (/[{}|§]|undefined|NaN| {2}|\.\.|null/.test(en) || /[{}|§]|undefined|NaN|null|，，|。。/.test(zh))
          wrong.push(`${kind}: ${en} ~ ${zh}`);
        if (han.test(en)) wrong.push(`${kind}: ${en}`);
        if ((en === "") !== (zh === "")) wrong.push(`${kind}: ${en} ~ ${zh}`);
      }
  expect(wrong.slice(0, 20)).toEqual([]);
});

test("places are near the centre, and longer, large and night rides cost more", () => {
  for (const place of all.place) expect(metresBetween(centre, place), place.name.en).toBeLessThan(5500);
  const at = (id: string) => all.place.find((place) => place.id === `place_${id}`)!;
  const [near, far] = [quoteRide(at("home"), at("dentist"), "thrift"), quoteRide(at("home"), at("parents"), "thrift")];
  expect(near.metres).toBeLessThan(far.metres);
  expect(near.cents).toBeLessThan(far.cents);
  expect(quoteRide(at("home"), at("parents"), "thrift", true).cents).toBeGreaterThan(far.cents);
  expect(quoteRide(at("home"), at("parents"), "large").cents).toBeGreaterThan(far.cents);
  expect(far.cents % 10).toBe(0);
});
