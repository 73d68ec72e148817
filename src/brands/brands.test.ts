/** The rules that every brand pack must follow. The test finds the packs by their folders. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { concernsApps, previewApps } from "#scripts/build/generate.ts";
import { apps } from "#apps/registry.ts";
import { settingsFault } from "#durable/settings-fault.ts";
import { getBrand, defaultBrand } from "./lookup.ts";
import {
  getAppBrand,
  findAppByName,
  createBrand,
  iconSvg,
  titlePlaceholder,
  fillNames,
  fillSpokenNames,
  type LocalizedText,
  type Brand,
} from "./define.ts";
import { brands } from "./registry.ts";

const root = resolve(import.meta.dirname, "../..");
const ids = apps.map(({ id }) => id as string).toSorted();
const packs = Object.values(brands) as Brand[];

describe.each(packs.map((pack) => [pack.name, pack] as const))("%s", (_, pack) => {
  it("names every installed app, and no other", () => {
    expect(Object.keys(pack.apps).toSorted()).toEqual(ids);
  });
  it("has all texts in both languages, and only labels shorter than their titles", () => {
    for (const [id, { title, label, words = {} }] of Object.entries(pack.apps)) {
      for (const { en, zh } of [title, label ?? title, ...Object.values(words)])
        expect(
          [en.trim(), zh.trim()].filter((text) => text === "" || text.length > 40),
          id,
        ).toEqual([]);
      const length = ({ en, zh }: LocalizedText): number => en.length + zh.length;
      expect(length(label ?? { en: "", zh: "" }), id).toBeLessThan(length(title));
    }
  });
  it("gives no two apps the same name, and no app the id of another", () => {
    const calls = Object.entries(pack.apps).flatMap(([id, { title, label }]) =>
      [...new Set([title, ...(label ? [label] : [])].flatMap(({ en, zh }) => [en.toLowerCase(), zh]))].map(
        (name) => [name, id] as const,
      ),
    );
    const other = calls.filter(([name, id]) => ids.includes(name) && name !== id);
    expect(other).toEqual([]);
    expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length);
    for (const [name, id] of calls) expect(findAppByName(pack, ` ${name} `)).toBe(id);
  });
  it("draws every icon with shapes only, and no two icons alike", () => {
    for (const id of ids) {
      expect(getAppBrand(pack, id).tint, id).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);
      const tags = [...iconSvg(getAppBrand(pack, id)).matchAll(/<(\w+)/g)].map(([, tag]) => tag!);
      const shapes = new Set(["svg", "g", "rect", "circle", "ellipse", "path"]);
      expect(
        tags.filter((tag) => !shapes.has(tag)),
        id,
      ).toEqual([]);
      expect(tags.length, id).toBeGreaterThan(2);
      expect(iconSvg(getAppBrand(pack, id)), id).not.toMatch(/url\(|href|\bon\w+=|\bid=/);
    }
    expect(new Set(ids.map((id) => iconSvg(getAppBrand(pack, id)))).size).toBe(ids.length);
  });
  it("has the same words as every other pack", () => {
    expect(Object.keys(pack.words).toSorted()).toEqual(Object.keys(defaultBrand.words).toSorted());
  });
});

it("the reference pack and the neutral pack share no title and no icon", () => {
  const { reference, neutral } = brands as Record<string, Brand>;
  const said = (pack: Brand): string[] => Object.values(pack.apps).flatMap(({ title: { en, zh } }) => [en, zh]);
  expect(said(reference!).filter((name) => said(neutral!).includes(name))).toEqual([]);
  expect(ids.filter((id) => iconSvg(getAppBrand(reference!, id)) === iconSvg(getAppBrand(neutral!, id)))).toEqual([]);
});

const makeLocalized = (text: string): LocalizedText => ({ en: text, zh: `${text}文` });
const makeAppBrand = (words: Record<string, LocalizedText>) => ({
  title: makeLocalized("A"),
  tint: "#fff",
  icon: "",
  words,
});
it("fills a text with titles and words of a pack, and throws for an unknown name and a duplicate word", () => {
  const pack = createBrand("p", {
    maps: { ...makeAppBrand({ "street-view": makeLocalized("Look") }), title: makeLocalized("Ways") },
  });
  expect(fillNames("In {app.maps}: {brand.street-view}, {n} of {n|one|many}", pack, "en")).toBe(
    "In Ways: Look, {n} of {n|one|many}",
  );
  expect(fillNames(titlePlaceholder({ id: "maps" }), pack, "zh-CN")).toBe("Ways文");
  expect(() => fillNames("{app.bank}", pack, "en")).toThrow("does not name bank");
  expect(() => fillNames("{brand.pay}", pack, "en")).toThrow("no word pay");
  expect(() => fillNames("{app.constructor}", pack, "en")).toThrow("does not name");
  expect(() => fillNames("{brand.constructor}", pack, "en")).toThrow("no word");
  expect(() =>
    createBrand("p", { a: makeAppBrand({ pay: makeLocalized("x") }), b: makeAppBrand({ pay: makeLocalized("y") }) }),
  ).toThrow("twice");
  expect([findAppByName(pack, "WAYS"), findAppByName(pack, "maps"), findAppByName(pack, "toString")]).toEqual([
    "maps",
    "maps",
    null,
  ]);
});

it("fills in the spoken name of an app, and keeps spaces around Latin letters in Chinese", () => {
  const spoken = (text: string, lang: string): string => fillSpokenNames(text, defaultBrand, lang);
  expect(spoken("Fill in {app.answersheet} and submit it.", "en")).toBe("Fill in the answer sheet and submit it.");
  expect(spoken("请填写{app.answersheet}并提交。", "zh-CN")).toBe("请填写答题卡并提交。");
  expect(spoken("我在{app.ebay}上买的；“{app.ebay}”，{app.ebay}", "zh-CN")).toBe("我在 eBay 上买的；“eBay”，eBay");
  expect(spoken("在 {app.ebay} 上，{app.wechat}号", "zh-CN")).toBe("在 eBay 上，微信号");
  expect(spoken("{app.wechat} ID", "en")).toBe("WeChat ID");
  expect(() => spoken("{app.bank}", "en")).toThrow("does not name bank");
  for (const pack of packs) {
    expect(findAppByName(pack, "Tickbox") ?? findAppByName(pack, "AnswerSheet")).toBe("answersheet");
    expect(findAppByName(pack, fillSpokenNames("{app.answersheet}", pack, "en"))).toBe("answersheet");
  }
});

it("a server reports an unknown brand pack", () => {
  expect(settingsFault({ AUTH: "open", BRAND: "nothing" })).toMatch(/no brand pack "nothing".*neutral, reference/);
  expect(settingsFault({ AUTH: "open", BRAND: "constructor" })).toMatch(/no brand pack/);
  expect(() => getBrand("nothing")).toThrow("no brand pack");
  expect(
    ["neutral", "reference", "", undefined].map((BRAND) =>
      settingsFault({ AUTH: "open", ...(BRAND === undefined ? {} : { BRAND }) }),
    ),
  ).toEqual([null, null, null, null]);
  expect(getBrand(undefined)).toBe(defaultBrand);
});

it("every placeholder of a name is in all packs", () => {
  const later = previewApps();
  const files = ["src", "tasks"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const places = files
    .filter((path) => !path.startsWith(join(root, "src/brands/")))
    // Skips apps that are not installed on this phone, and the tasks that use them.
    .filter((path) => !later.some((id) => path.includes(`/${id}/`)) && !concernsApps(relative(root, path), later))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line))
        .flatMap((line) => line.match(/(?<![$=>])\{(app|brand)\.[\w-]+\}/g) ?? []),
    );
  expect(places.length).toBeGreaterThan(200);
  for (const pack of packs)
    for (const place of new Set(places)) expect(fillNames(place, pack, "en")).not.toContain("{");
});
