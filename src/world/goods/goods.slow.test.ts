// Checks that the generated goods contain no errors that a buyer would notice.
import { beforeAll, describe, expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import type { World } from "../read.ts";
import { auctionPhase } from "./auctions.ts";
import { categories } from "./categories.ts";
import { families } from "./families.ts";
import generators from "./generate.ts";
import goods, { type Feedback, type Item, type ItemBrief, type Question, type Review, type Seller } from "./index.ts";
import { drawnFamilies } from "./pictures/draw.ts";
import { trending } from "./trending.ts";

let items: Map<string, Item>;
let sellers: Map<string, Seller>;
let reviews: Review[];
let feedback: Feedback[];
let questions: Question[];
let world: World;
beforeAll(async () => {
  items = new Map([...generators.item()].map((item) => [item.id, item]));
  sellers = new Map([...generators.seller()].map((seller) => [seller.id, seller]));
  reviews = [...generators.review()];
  feedback = [...generators.feedback()];
  questions = [...generators.question()];
  world = await localWorld();
}, 120_000);

const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] => [...rows].filter((row) => !isRight(row));

describe("the goods", () => {
  test("have the expected numbers of records, with 900 items in each category", () => {
    expect([items.size, sellers.size, reviews.length, feedback.length, questions.length]).toEqual([
      10_800, 900, 30_000, 25_000, 9_500,
    ]);
    for (const { id } of categories)
      expect([...items.values()].filter(({ category }) => category === id)).toHaveLength(900);
  });

  test("have families with a drawing, at least four models, and their own praise and questions", () => {
    expect(findWrong(families(), ({ id }) => drawnFamilies.includes(id))).toEqual([]);
    expect(families().length).toBeGreaterThanOrEqual(60);
    expect(
      findWrong(families(), (one) => one.models.length >= 4 && one.praise.length >= 3 && one.questions.length >= 2),
    ).toEqual([]);
  });

  test("have titles of at most 80 letters, at least ten specifics, and two to five paragraphs in both languages", () => {
    expect(
      findWrong(
        items.values(),
        ({ title, specifics, description }) =>
          title.en.length <= 80 &&
          title.zh.length > 0 &&
          specifics.length >= 10 &&
          description.en.length >= 2 &&
          description.en.length <= 5 &&
          description.en.length === description.zh.length,
      ),
    ).toEqual([]);
  });

  test("have no open placeholder, no empty Chinese text, and no Chinese in English texts", () => {
    const texts = [
      ...[...items.values()].flatMap(({ title, description }) => [
        title,
        ...description.en.map((en, i) => ({ en, zh: description.zh[i]! })),
      ]),
      ...reviews.map(({ text }) => text),
      ...questions.flatMap(({ text, answer }) => [text, answer]),
      ...feedback.map(({ text }) => text),
    ];
    expect(
      findWrong(
        texts,
        ({ en, zh }) => !/[{}~^]|undefined|  |;;|=>/.test(en + zh) && !/\p{Script=Han}/u.test(en) && zh !== "",
      ),
    ).toEqual([]);
  });

  test("have consistent prices, stock and pictures", () => {
    expect(
      findWrong(items.values(), (item) => {
        const prices = item.variants.map(({ priceCents }) => priceCents);
        const stock = item.variants.reduce((sum, one) => sum + one.stock, 0);
        return (
          item.priceCents >= 99 &&
          (item.wasCents === null || item.wasCents > item.priceCents) &&
          (item.variants.length === 0 || (Math.min(...prices) === item.priceCents && stock === item.quantity)) &&
          item.variants.length ===
            item.choices.reduce((n, { values }) => n * values.length, item.choices.length > 0 ? 1 : 0) &&
          (item.format === "auction") === (item.auction !== null) &&
          (item.format === "offers") === (item.offers !== null) &&
          item.quantity >= 1 &&
          item.pictures.length >= 1 &&
          new Set(item.pictures).size === item.pictures.length
        );
      }),
    ).toEqual([]);
  });

  test("have reviews only if they were sold, and count them correctly", () => {
    const stars = new Map<string, number[]>();
    for (const review of reviews) stars.set(review.item, [...(stars.get(review.item) ?? []), review.stars]);
    expect(findWrong(reviews, ({ item }) => items.get(item)!.sold > 0)).toEqual([]);
    expect(
      findWrong(items.values(), ({ id, stars: told, sold }) => {
        const own = stars.get(id) ?? [];
        return own.length === 0 ? told === null : own.length <= sold && told?.reviews === own.length;
      }),
    ).toEqual([]);
  });

  test("come from sellers whose percentage follows from their feedback", () => {
    for (const seller of sellers.values()) {
      const own = feedback.filter((one) => one.seller === seller.id);
      const count = (mark: Feedback["mark"]) => own.filter((one) => one.mark === mark).length;
      expect([seller.positive, seller.neutral, seller.negative]).toEqual([
        count("positive"),
        count("neutral"),
        count("negative"),
      ]);
      const judged = seller.positive + seller.negative;
      expect(seller.percentTenths).toBe(judged === 0 ? 1000 : Math.round((seller.positive * 1000) / judged));
      expect(seller.score).toBeGreaterThanOrEqual(seller.positive - seller.negative);
    }
    expect(findWrong(feedback, ({ item, seller }) => items.get(item)!.seller === seller)).toEqual([]);
    expect(new Set([...sellers.values()].map(({ handle }) => handle)).size).toBe(900);
  });

  test("have no repeated sentence among the first ten reviews", () => {
    const pages = new Map<string, string[]>();
    for (const { item, text } of reviews) pages.set(item, [...(pages.get(item) ?? []), text.en]);
    expect(findWrong(pages.values(), (all) => new Set(all.slice(0, 10)).size === Math.min(10, all.length))).toEqual([]);
  });
});

describe("a buyer", () => {
  test("finds items in both languages, filtered and sorted", async () => {
    for (const { en, zh } of trending) {
      expect((await world.read(goods.queries.find, { q: en })).total).toBeGreaterThanOrEqual(5);
      expect((await world.read(goods.queries.find, { q: zh })).total).toBeGreaterThanOrEqual(5);
    }
    const cheap = await world.read(goods.queries.find, {
      q: "吉他",
      sort: "lowestCN",
      condition: "new",
      price_max: 30_000,
    });
    const toChina = ({ location, shipping }: ItemBrief): number | undefined =>
      location.country === "CN" ? shipping.services[0]!.cents : shipping.abroad?.cents;
    const totals = cheap.rows.map((row) => row.priceCents + (toChina(row) ?? 0));
    expect(totals.length).toBeGreaterThan(3);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(findWrong(cheap.rows, (row) => row.condition === "new")).toEqual([]);
    const free = await world.read(goods.queries.find, { q: "headphones", post: "CN" });
    expect(free.rows.length).toBeGreaterThan(3);
    expect(findWrong(free.rows, (row) => toChina(row) === 0)).toEqual([]);
    const offers = await world.read(goods.queries.find, { category: "music", format: "offers" });
    expect(findWrong(offers.rows, (row) => row.format === "offers")).toEqual([]);
  });

  test("sees auctions sorted by their end", async () => {
    const from = auctionPhase(1_790_000_000_000);
    const { rows } = await world.read(goods.queries.find, { sort: "ending", phase_min: from, format: "auction" });
    const phases = rows.map((row) => row.auction!.phaseMin);
    expect(phases).toEqual(phases.toSorted((a, b) => a - b));
    expect(phases[0]).toBeGreaterThanOrEqual(from);
    expect(phases[0]! - from).toBeLessThan(60);
  });

  test("reads the reviews, the feedback and a picture of a listing", async () => {
    const item = [...items.values()].find(({ stars, variants }) => (stars?.reviews ?? 0) > 10 && variants.length > 0)!;
    const found = await world.read(goods.queries.reviews, { item: item.id, sort: "newest" });
    expect(found.total).toBe(item.stars!.reviews);
    expect(await world.read(goods.queries.picture, { id: item.pictures[0]! })).toMatch(/^<svg/);
    const told = await world.read(goods.queries.seller, { id: item.seller });
    expect((await world.read(goods.queries.feedback, { seller: told!.id })).total).toBe(
      told!.positive + told!.neutral + told!.negative,
    );
  });
});
