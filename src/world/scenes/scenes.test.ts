import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sceneArt } from "../../../scripts/scene-art.ts";
import { allScenes } from "../../../test/support/scenes.ts";
import { idsOf, kindNames, sceneKinds, sceneShape } from "./ids.ts";
import { drawScene } from "./draw.ts";
import { measure, wrap } from "./measure.ts";
import type { Fact, Scene } from "./scene.ts";
import { knownThings } from "./things.ts";

const scenes = allScenes();
const drawings = (scene: Scene): string[] =>
  typeof scene.svg === "string" ? [scene.svg] : [scene.svg.en, scene.svg.zh];
const count = (text: string, part: string): number => text.split(part).length - 1;

/** How many of each icon the facts tell of, wherever in them. */
function told(fact: Fact, into = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(fact)) for (const one of fact as readonly Fact[]) told(one, into);
  else if (typeof fact === "object" && fact !== null) {
    const record = fact as Readonly<Record<string, Fact>>;
    const { icon, count } = record;
    if (typeof icon === "string" && typeof count === "number") into.set(icon, (into.get(icon) ?? 0) + count);
    for (const one of Object.values(record)) told(one, into);
  }
  return into;
}

test("there are more than 300 pictures, and the light list of ids agrees with what is drawn", () => {
  const ids = kindNames.flatMap(idsOf);
  expect(scenes.map((scene) => scene.id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length - sceneKinds.wallpaper.count).toBeGreaterThanOrEqual(300);
  for (const { id, kind, width, height } of scenes) expect(sceneShape(id)).toMatchObject({ kind, width, height });
  for (const wrong of ["receipt_00", "receipt_25", "receipt_1", "nothing_01", "receipt"])
    expect(sceneShape(wrong)).toBeUndefined();
});

test("the same id gives the same bytes, in whatever order pictures are drawn", () => {
  for (const scene of scenes.filter((_, i) => i % 7 === 0).toReversed())
    expect(drawScene(scene.id, sceneArt)).toEqual(scene);
  // A change here means that every picture in use changes: tasks that read them are to be looked at again.
  const all = createHash("sha256")
    .update(JSON.stringify(scenes.map((scene) => scene.facts)))
    .digest("hex");
  expect(all.slice(0, 16)).toMatchSnapshot();
});

test("no two pictures of a kind tell the same", () => {
  for (const kind of kindNames) {
    const facts = scenes.filter((scene) => scene.kind === kind).map((scene) => JSON.stringify(scene.facts));
    expect(new Set(facts).size, kind).toBe(facts.length);
  }
});

test("every drawing is small, self-contained and safe to put into a page", () => {
  let bytes = 0;
  for (const scene of scenes)
    for (const svg of drawings(scene)) {
      bytes += svg.length;
      expect(svg.length, scene.id).toBeLessThan(40_000);
      expect(svg, scene.id).toContain(`viewBox="0 0 ${scene.width} ${scene.height}"`);
      expect(svg, scene.id).not.toMatch(
        /<script|<image|<filter|<foreignObject|href="[^#]|\son\w+=|NaN|undefined|Infinity/,
      );
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
      expect(new Set(ids).size, scene.id).toBe(ids.length);
      for (const id of ids) expect(id.startsWith(`${scene.id}-`), id).toBe(true);
      for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g)) expect(ids, scene.id).toContain(id);
      expect(count(svg, "<g") - count(svg, "</g>"), scene.id).toBe(0);
    }
  expect(bytes / scenes.length).toBeLessThan(30_000);
});

test("what the facts count is drawn as often", () => {
  const kinds = new Set<string>();
  for (const scene of scenes) {
    const expected = told(scene.facts);
    const marks = (scene.facts["marks"] ?? {}) as Readonly<Record<string, number>>;
    if (expected.size > 0) kinds.add(scene.kind);
    for (const svg of drawings(scene)) {
      for (const [icon, times] of expected)
        expect(count(svg, `href="#${scene.id}-${icon}"`), `${scene.id} ${icon}`).toBe(times);
      for (const [mark, times] of Object.entries(marks))
        expect(count(svg, `data-is="${mark}"`), `${scene.id} ${mark}`).toBe(times);
    }
  }
  expect([...kinds].toSorted()).toEqual([
    "animal",
    "desk",
    "fridge",
    "kitchen",
    "landscape",
    "map",
    "market",
    "plant",
    "room",
    "shelf",
    "table",
  ]);
});

test("where things are counted, nothing countable is in the picture untold", () => {
  for (const scene of scenes.filter(({ kind }) =>
    ["animal", "fridge", "kitchen", "landscape", "market", "plant", "room", "shelf", "table", "desk"].includes(kind),
  )) {
    const known = told(scene.facts);
    for (const [, icon] of drawings(scene)[0]!.matchAll(new RegExp(`href="#${scene.id}-([^"]+)"`, "g")))
      expect(known.has(icon!), `${scene.id} ${icon}`).toBe(true);
  }
});

test("texts are in both languages, and Chinese has no half-width punctuation", () => {
  for (const scene of scenes) {
    expect(scene.title.en, scene.id).not.toMatch(/[\u4e00-\u9fff]/);
    expect(scene.title.zh, scene.id).toMatch(/[\u4e00-\u9fff]/);
    expect(scene.words.en.length, scene.id).toBeGreaterThan(1);
    expect(scene.words.zh.length, scene.id).toBeGreaterThan(1);
    if (typeof scene.svg === "string") {
      expect(scene.svg, scene.id).not.toMatch(/[\u4e00-\u9fff]/);
      continue;
    }
    expect(scene.svg.en.replace(/data-is="[^"]*"/g, ""), scene.id).not.toMatch(/[\u4e00-\u9fff]/);
    expect(scene.svg.zh, scene.id).not.toMatch(/[\u4e00-\u9fff][,:;?!(][^<]|[\u4e00-\u9fff][,:;?!]</);
  }
});

test("a plain text in the facts stands in the picture", () => {
  const keys = [
    "receiptNumber",
    "number",
    "tracking",
    "pickupCode",
    "reference",
    "email",
    "mobile",
    "time",
    "doorCode",
    "account",
  ];
  let seen = 0;
  for (const scene of scenes)
    for (const svg of drawings(scene))
      for (const key of keys) {
        const value = scene.facts[key];
        if (typeof value !== "string" || scene.kind === "clock") continue;
        expect(svg, `${scene.id} ${key}`).toContain(value);
        seen++;
      }
  expect(seen).toBeGreaterThan(200);
});

interface Sums {
  readonly items: readonly { readonly count: number; readonly price: number; readonly sum: number }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly total: number;
  readonly given: number;
  readonly change: number;
  readonly net: number;
  readonly tax: number;
  readonly taxPercent: number;
}
const cents = (value: number): number => Math.round(value * 100);
const shown = (value: number): string => value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");

test("receipts and invoices add up, and show what they add up to", () => {
  for (const scene of scenes.filter(({ kind }) => kind === "receipt" || kind === "invoice")) {
    const facts = scene.facts as unknown as Sums;
    for (const { count, price, sum } of facts.items) expect(cents(sum), scene.id).toBe(count * cents(price));
    const sum = facts.items.reduce((all, item) => all + cents(item.sum), 0);
    if (scene.kind === "receipt") {
      expect(cents(facts.subtotal)).toBe(sum);
      expect(cents(facts.total)).toBe(sum - cents(facts.discount));
      expect(cents(facts.change)).toBe(cents(facts.given) - cents(facts.total));
      expect(cents(facts.change)).toBeGreaterThanOrEqual(0);
    } else {
      expect(cents(facts.net)).toBe(sum);
      expect(cents(facts.tax)).toBe(Math.round((sum * facts.taxPercent) / 100));
      expect(cents(facts.total)).toBe(cents(facts.net) + cents(facts.tax));
    }
    for (const svg of drawings(scene)) expect(svg, scene.id).toContain(`¥${shown(facts.total)}<`);
  }
  const totals = scenes.filter(({ kind }) => kind === "receipt").map(({ facts }) => facts["total"]);
  expect(new Set(totals).size).toBe(totals.length);
});

test("the best, the worst and the totals that facts name are so", () => {
  const of = (kind: string) => scenes.filter((scene) => scene.kind === kind);
  for (const { facts, id } of of("market")) {
    const crates = facts["crates"] as unknown as readonly { name: unknown; pricePerKg: number }[];
    const prices = crates.map(({ pricePerKg }) => pricePerKg);
    expect(new Set(prices).size, id).toBe(prices.length);
    expect(crates.find(({ pricePerKg }) => pricePerKg === Math.min(...prices))?.name).toEqual(facts["cheapest"]);
    expect(crates.find(({ pricePerKg }) => pricePerKg === Math.max(...prices))?.name).toEqual(facts["dearest"]);
  }
  for (const { facts, id } of of("score")) {
    const score = facts["score"] as unknown as { home: number; away: number };
    const periods = facts["periods"] as unknown as readonly { home: number; away: number }[];
    expect(
      periods.reduce((sum, { home }) => sum + home, 0),
      id,
    ).toBe(score.home);
    expect(
      periods.reduce((sum, { away }) => sum + away, 0),
      id,
    ).toBe(score.away);
    expect(facts["winner"]).toEqual(
      score.home === score.away ? null : score.home > score.away ? facts["home"] : facts["away"],
    );
  }
  for (const { facts, id } of of("chart")) {
    if (facts["kind"] === "ring")
      expect(
        (facts["shares"] as unknown as readonly { percent: number }[]).reduce((sum, { percent }) => sum + percent, 0),
        id,
      ).toBe(100);
    else
      expect(
        (facts["values"] as unknown as readonly { value: number }[]).reduce((sum, { value }) => sum + value, 0),
        id,
      ).toBe(facts["total"]);
  }
  for (const { facts, id } of of("people"))
    expect(
      (facts["clothes"] as unknown as readonly { count: number }[]).reduce((sum, { count }) => sum + count, 0),
      id,
    ).toBe(facts["people"]);
  for (const { facts, id } of of("server")) {
    const lines = facts["lines"] as unknown as readonly { level: string; ms: number; time: string }[];
    expect(lines.filter(({ level }) => level === "ERROR").length, id).toBe(facts["errors"]);
    expect(
      lines.filter(({ ms }) => ms === Math.max(...lines.map((line) => line.ms))).map(({ time }) => time),
      id,
    ).toEqual([facts["slowest"]]);
  }
});

test("the icon set is under a licence that NOTICE names", () => {
  const manifest = JSON.parse(
    readFileSync(
      new URL("../../../node_modules/@iconify-json/fluent-emoji-flat/package.json", import.meta.url),
      "utf8",
    ),
  ) as { license: string; version: string };
  expect(manifest.license).toBe("MIT");
  expect(readFileSync(new URL("../../../NOTICE", import.meta.url), "utf8")).toContain(
    "@iconify-json/fluent-emoji-flat",
  );
  for (const icon of knownThings) expect(sceneArt(icon).length, icon).toBeGreaterThan(50);
  expect(() => sceneArt("no-such-icon")).toThrow("no no-such-icon");
});

test("text is measured and wrapped", () => {
  expect(measure("abc", 100)).toBeCloseTo(162, 5);
  expect(measure("苹果", 40)).toBe(80);
  expect(wrap("one two three", 10, 40)).toEqual(["one two", "three"]);
  expect(wrap("苹果，香蕉。", 10, 30)).toEqual(["苹果，", "香蕉。"]);
  expect(wrap("a\nb", 10, 100)).toEqual(["a", "b"]);
});
