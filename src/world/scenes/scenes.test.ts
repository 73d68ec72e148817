import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { epochOf } from "#state/civil.ts";
import { sceneArt } from "./generate.ts";
import { allScenes } from "#test/support/scenes.ts";
import { toDay, longDate } from "./facts.ts";
import { sceneIds, kindNames, sceneKinds, sceneShape } from "./ids.ts";
import { drawScene } from "./draw.ts";
import { measureText, wrapText } from "./measure.ts";
import type { Fact, Scene } from "./scene.ts";
import { knownThings } from "./things.ts";

const scenes = allScenes();
const drawings = (scene: Scene): string[] =>
  typeof scene.svg === "string" ? [scene.svg] : [scene.svg.en, scene.svg.zh];
const count = (text: string, part: string): number => text.split(part).length - 1;

/** Adds up the counts that the facts state for each icon, at any depth of the facts. */
function countIcons(fact: Fact, into = new Map<string, number>()): Map<string, number> {
  if (Array.isArray(fact)) for (const one of fact as readonly Fact[]) countIcons(one, into);
  else if (typeof fact === "object" && fact !== null) {
    const record = fact as Readonly<Record<string, Fact>>;
    const { icon, count } = record;
    if (typeof icon === "string" && typeof count === "number") into.set(icon, (into.get(icon) ?? 0) + count);
    for (const one of Object.values(record)) countIcons(one, into);
  }
  return into;
}

test("there are at least 300 pictures, and the list of ids matches what is drawn", () => {
  const ids = kindNames.flatMap(sceneIds);
  expect(scenes.map((scene) => scene.id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length - sceneKinds.wallpaper.count).toBeGreaterThanOrEqual(300);
  for (const { id, kind, width, height } of scenes) expect(sceneShape(id)).toMatchObject({ kind, width, height });
  for (const wrong of ["receipt_00", "receipt_25", "receipt_1", "nothing_01", "receipt"])
    expect(sceneShape(wrong)).toBeUndefined();
});

test("one id gives the same bytes in any drawing order", () => {
  for (const scene of scenes.filter((_, i) => i % 7 === 0).toReversed())
    expect(drawScene(scene.id, sceneArt)).toEqual(scene);
});

test("no two pictures of a kind have the same facts", () => {
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

test("each thing is drawn as often as the facts say", () => {
  const kinds = new Set<string>();
  for (const scene of scenes) {
    const expected = countIcons(scene.facts);
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

test("a picture of counted things contains no thing that the facts leave out", () => {
  for (const scene of scenes.filter(({ kind }) =>
    ["animal", "fridge", "kitchen", "landscape", "market", "plant", "room", "shelf", "table", "desk"].includes(kind),
  )) {
    const known = countIcons(scene.facts);
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
    const [en = "", zh = ""] = drawings(scene);
    expect(en, scene.id).not.toMatch(/[\u4e00-\u9fff]/);
    expect(zh, scene.id).not.toMatch(/[\u4e00-\u9fff][,:;?!(][^<]|[\u4e00-\u9fff][,:;?!]</);
  }
});

/** Kinds whose facts are all written in the picture. */
const writtenKinds = [
  "receipt",
  "menu",
  "letter",
  "invoice",
  "contract",
  "certificate",
  "form",
  "workorder",
  "log",
  "run",
  "server",
  "card",
  "ticket",
  "parcel",
  "market",
  "shelf",
  "score",
  "note",
  "chat",
  "whiteboard",
  "map",
];
/**
 * Facts whose values need not appear as text in the picture: kinds of things, and values that follow from other facts.
 */
const unwrittenFacts = new Set([
  "kind",
  "currency",
  "icon",
  "decor",
  "marks",
  "sport",
  "winner",
  "largest",
  "grid",
  "about",
]);
/** Returns the spellings of a date. */
function dateSpellings(word: string, lang: "en" | "zh"): string[] {
  if (!/^\d{4}-\d\d-\d\d$/.test(word)) return [word];
  const [year, month, day] = word.split("-").map(Number) as [number, number, number];
  return [word, longDate(toDay(epochOf({ year, month, day }, 0)))[lang]];
}
const normalizeText = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&lt;", "<").replace(/\s/g, "").toLowerCase();

/** Returns the texts in facts, in one language. */
function factTexts(fact: Fact, lang: "en" | "zh"): string[] {
  if (typeof fact === "string") return [fact];
  if (Array.isArray(fact)) return (fact as readonly Fact[]).flatMap((one) => factTexts(one, lang));
  if (typeof fact !== "object" || fact === null) return [];
  const record = fact as Readonly<Record<string, Fact>>;
  if ("en" in record && "zh" in record) return factTexts(record[lang]!, lang);
  return Object.entries(record).flatMap(([key, one]) => (unwrittenFacts.has(key) ? [] : factTexts(one, lang)));
}

test("texts of the facts are written in the picture", () => {
  const missing: string[] = [];
  for (const scene of scenes.filter(({ kind }) => writtenKinds.includes(kind)))
    drawings(scene).forEach((svg, i) => {
      const shown = normalizeText([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(""));
      for (const word of factTexts(scene.facts, i === 0 ? "en" : "zh"))
        if (!dateSpellings(word, i === 0 ? "en" : "zh").some((form) => shown.includes(normalizeText(form))))
          missing.push(`${scene.id} ${i} ${word}`);
    });
  expect(missing).toEqual([]);
});

/** Values that a reader computes: sums of charts, the remaining entries of a list. */
const derivedFacts = new Set(["marks", "left", "sumOfAll"]);

/** Returns the numbers that must be written in the picture. Leaves out numbers that a reader computes. */
function factNumbers(fact: Fact): number[] {
  if (typeof fact === "number") return [fact];
  if (Array.isArray(fact)) return (fact as readonly Fact[]).flatMap(factNumbers);
  if (typeof fact !== "object" || fact === null) return [];
  return Object.entries(fact as Readonly<Record<string, Fact>>).flatMap(([key, one]) =>
    derivedFacts.has(key) ? [] : factNumbers(one),
  );
}

test("numbers of lists and sums are written in the picture", () => {
  const missing: string[] = [];
  for (const scene of scenes.filter(({ kind }) =>
    ["receipt", "menu", "invoice", "run", "chart", "score", "certificate", "note"].includes(kind),
  ))
    for (const svg of drawings(scene)) {
      const shown = [...svg.matchAll(/<text[^>]*>([^<]*)</g)]
        .map(([, text]) => text)
        .join(" ")
        .replaceAll(",", "");
      for (const value of factNumbers(scene.facts).filter((one) => one !== 0))
        if (
          ![String(value), value.toFixed(1), value.toFixed(2)].some((form) =>
            new RegExp(`(?<![\\d.])${form.replace(".", "\\.")}(?![\\d]|\\.\\d)`).test(shown),
          )
        )
          missing.push(`${scene.id} ${value}`);
    }
  expect(missing).toEqual([]);
});

interface SumFacts {
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
const formatAmount = (value: number): string => value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");

const scenesOfKind = (kind: string): Scene[] => scenes.filter((scene) => scene.kind === kind);
const sumFacts = (scene: Scene): SumFacts => scene.facts as unknown as SumFacts;
const itemSum = (facts: SumFacts): number => facts.items.reduce((all, item) => all + cents(item.sum), 0);

test("receipts and invoices show what their items add up to", () => {
  for (const scene of [...scenesOfKind("receipt"), ...scenesOfKind("invoice")]) {
    const facts = sumFacts(scene);
    for (const { count, price, sum } of facts.items) expect(cents(sum), scene.id).toBe(count * cents(price));
    for (const svg of drawings(scene)) expect(svg, scene.id).toContain(`¥${formatAmount(facts.total)}<`);
  }
  for (const scene of scenesOfKind("receipt")) {
    const facts = sumFacts(scene);
    expect(cents(facts.subtotal), scene.id).toBe(itemSum(facts));
    expect(cents(facts.total), scene.id).toBe(itemSum(facts) - cents(facts.discount));
    expect(cents(facts.change), scene.id).toBe(cents(facts.given) - cents(facts.total));
    expect(facts.change, scene.id).toBeGreaterThanOrEqual(0);
  }
  for (const scene of scenesOfKind("invoice")) {
    const facts = sumFacts(scene);
    expect(cents(facts.net), scene.id).toBe(itemSum(facts));
    expect(cents(facts.tax), scene.id).toBe(Math.round((itemSum(facts) * facts.taxPercent) / 100));
    expect(cents(facts.total), scene.id).toBe(cents(facts.net) + cents(facts.tax));
  }
});

test("no two receipts have the same total", () => {
  const totals = scenesOfKind("receipt").map((scene) => sumFacts(scene).total);
  expect(new Set(totals).size).toBe(totals.length);
});

interface SceneFacts {
  readonly crates: readonly { readonly name: unknown; readonly pricePerKg: number }[];
  readonly score: { readonly home: number; readonly away: number };
  readonly periods: readonly { readonly home: number; readonly away: number }[];
  readonly shares: readonly { readonly percent: number }[];
  readonly values: readonly { readonly value: number }[];
  readonly clothes: readonly { readonly count: number }[];
  readonly lines: readonly { readonly level: string; readonly ms: number; readonly time: string }[];
}
const sceneFacts = (scene: Scene): SceneFacts => scene.facts as unknown as SceneFacts;
const addUp = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

test("the best, the worst and the totals in the facts are correct", () => {
  for (const scene of scenesOfKind("market")) {
    const { crates } = sceneFacts(scene);
    const prices = crates.map(({ pricePerKg }) => pricePerKg);
    const at = (price: number): unknown[] =>
      crates.filter(({ pricePerKg }) => pricePerKg === price).map(({ name }) => name);
    expect(at(Math.min(...prices)), scene.id).toEqual([scene.facts["cheapest"]]);
    expect(at(Math.max(...prices)), scene.id).toEqual([scene.facts["dearest"]]);
  }
  for (const scene of scenesOfKind("score")) {
    const { score, periods } = sceneFacts(scene);
    expect(addUp(periods.map(({ home }) => home)), scene.id).toBe(score.home);
    expect(addUp(periods.map(({ away }) => away)), scene.id).toBe(score.away);
    const better = score.home > score.away ? scene.facts["home"] : scene.facts["away"];
    expect(scene.facts["winner"], scene.id).toEqual(score.home === score.away ? null : better);
  }
  const charts = scenesOfKind("chart");
  for (const scene of charts.filter(({ facts }) => facts["kind"] === "ring"))
    expect(addUp(sceneFacts(scene).shares.map(({ percent }) => percent)), scene.id).toBe(100);
  for (const scene of charts.filter(({ facts }) => facts["kind"] !== "ring"))
    expect(addUp(sceneFacts(scene).values.map(({ value }) => value)), scene.id).toBe(scene.facts["sumOfAll"]);
  for (const scene of scenesOfKind("people"))
    expect(addUp(sceneFacts(scene).clothes.map(({ count }) => count)), scene.id).toBe(scene.facts["people"]);
  for (const scene of scenesOfKind("server")) {
    const { lines } = sceneFacts(scene);
    const most = Math.max(...lines.map(({ ms }) => ms));
    expect(lines.filter(({ level }) => level === "ERROR").length, scene.id).toBe(scene.facts["errors"]);
    expect(
      lines.filter(({ ms }) => ms === most).map(({ time }) => time),
      scene.id,
    ).toEqual([scene.facts["slowest"]]);
  }
});

test("no document is dated after the phone's start", () => {
  const kinds = ["receipt", "invoice", "workorder", "log", "run", "server", "parcel", "certificate", "form", "score"];
  for (const scene of scenes.filter(({ kind }) => kinds.includes(kind))) {
    const { date } = scene.facts;
    const entries = JSON.stringify(scene.facts["entries"] ?? scene.facts["runs"] ?? []).match(/\d{4}-\d\d-\d\d/g) ?? [];
    for (const day of [...entries, ...(typeof date === "string" ? [date] : [])])
      expect(day < "2026-03-16", `${scene.id} ${day}`).toBe(true);
  }
});

test("the icon set has the MIT licence and an entry in NOTICE", () => {
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

test("measures and wraps text", () => {
  expect(measureText("abc", 100)).toBeCloseTo(162, 5);
  expect(measureText("苹果", 40)).toBe(80);
  expect(wrapText("one two three", 10, 40)).toEqual(["one two", "three"]);
  expect(wrapText("苹果，香蕉。", 10, 30)).toEqual(["苹果，", "香蕉。"]);
  expect(wrapText("a\nb", 10, 100)).toEqual(["a", "b"]);
});

test("the hands of a clock show the time in the facts", () => {
  for (const scene of [...scenesOfKind("clock"), ...scenesOfKind("room"), ...scenesOfKind("kitchen")]) {
    const said = scene.facts["clock"] ?? scene.facts["time"];
    if (typeof said !== "string" || scene.facts["kind"] === "digital") continue;
    const [hour, minute] = said.split(":").map(Number) as [number, number];
    expect(hour, scene.id).toBeLessThanOrEqual(12);
    // Hands of a clock are lines that start near the centre. Hour marks start further out.
    const turns = [
      ...drawings(scene)[0]!.matchAll(/<path d="M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)" fill="none" stroke="#2b2a29"/g),
    ].map((found) => {
      const [x, y, tx, ty] = found.slice(1).map(Number) as [number, number, number, number];
      return ((Math.atan2(tx - x, y - ty) * 180) / Math.PI + 360) % 360;
    });
    expect(turns.length, scene.id).toBeGreaterThanOrEqual(2);
    const near = (degrees: number): boolean => turns.some((turn) => Math.abs(((turn - degrees + 540) % 360) - 180) < 2);
    expect([near((hour * 30 + minute / 2) % 360), near(minute * 6)], `${scene.id} ${said} ${turns.join(" ")}`).toEqual([
      true,
      true,
    ]);
  }
});
