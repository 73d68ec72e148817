/** What every brand pack must keep to, found by folder. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { isAbout, previewApps } from "../../scripts/generate.ts";
import { apps } from "../apps/registry.ts";
import { settingsFault } from "../durable/settings-fault.ts";
import { brandCalled, defaultBrand } from "./chosen.ts";
import {
  appBrandOf,
  appCalled,
  brandOf,
  iconIn,
  titlePlace,
  withNames,
  withSpokenNames,
  type Both,
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
  it("says everything in both languages, no label longer than its title", () => {
    for (const [id, { title, label, words = {} }] of Object.entries(pack.apps)) {
      for (const { en, zh } of [title, label ?? title, ...Object.values(words)])
        expect(
          [en.trim(), zh.trim()].filter((text) => text === "" || text.length > 40),
          id,
        ).toEqual([]);
      const length = ({ en, zh }: Both): number => en.length + zh.length;
      expect(length(label ?? { en: "", zh: "" }), id).toBeLessThan(length(title));
    }
  });
  it("calls no two apps the same, and none as another's id", () => {
    const calls = Object.entries(pack.apps).flatMap(([id, { title, label }]) =>
      [...new Set([title, ...(label ? [label] : [])].flatMap(({ en, zh }) => [en.toLowerCase(), zh]))].map(
        (name) => [name, id] as const,
      ),
    );
    const other = calls.filter(([name, id]) => ids.includes(name) && name !== id);
    expect(other).toEqual([]);
    expect(new Set(calls.map(([name]) => name)).size).toBe(calls.length);
    for (const [name, id] of calls) expect(appCalled(pack, ` ${name} `)).toBe(id);
  });
  it("draws every icon with shapes alone, on a ground of its own", () => {
    for (const id of ids) {
      expect(appBrandOf(pack, id).tint, id).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/);
      const tags = [...iconIn(appBrandOf(pack, id)).matchAll(/<(\w+)/g)].map(([, tag]) => tag!);
      const shapes = new Set(["svg", "g", "rect", "circle", "ellipse", "path"]);
      expect(
        tags.filter((tag) => !shapes.has(tag)),
        id,
      ).toEqual([]);
      expect(tags.length, id).toBeGreaterThan(2);
      expect(iconIn(appBrandOf(pack, id)), id).not.toMatch(/url\(|href|\bon\w+=|\bid=/);
    }
    expect(new Set(ids.map((id) => iconIn(appBrandOf(pack, id)))).size).toBe(ids.length);
  });
  it("says the same words as every other", () => {
    expect(Object.keys(pack.words).toSorted()).toEqual(Object.keys(defaultBrand.words).toSorted());
  });
});

it("the packs share no title and no icon: what one is taken down for, the other does not show", () => {
  const { reference, neutral } = brands as Record<string, Brand>;
  const said = (pack: Brand): string[] => Object.values(pack.apps).flatMap(({ title: { en, zh } }) => [en, zh]);
  expect(said(reference!).filter((name) => said(neutral!).includes(name))).toEqual([]);
  expect(ids.filter((id) => iconIn(appBrandOf(reference!, id)) === iconIn(appBrandOf(neutral!, id)))).toEqual([]);
});

const both = (text: string): Both => ({ en: text, zh: `${text}文` });
const own = (words: Record<string, Both>) => ({ title: both("A"), tint: "#fff", icon: "", words });
it("a text takes titles and words from a pack; a word is said once, and a name that there is not is none", () => {
  const pack = brandOf("p", { maps: { ...own({ "street-view": both("Look") }), title: both("Ways") } });
  expect(withNames("In {app.maps}: {brand.street-view}, {n} of {n|one|many}", pack, "en")).toBe(
    "In Ways: Look, {n} of {n|one|many}",
  );
  expect(withNames(titlePlace({ id: "maps" }), pack, "zh-CN")).toBe("Ways文");
  expect(() => withNames("{app.bank}", pack, "en")).toThrow("does not name bank");
  expect(() => withNames("{brand.pay}", pack, "en")).toThrow("no word pay");
  expect(() => withNames("{app.constructor}", pack, "en")).toThrow("does not name");
  expect(() => withNames("{brand.constructor}", pack, "en")).toThrow("no word");
  expect(() => brandOf("p", { a: own({ pay: both("x") }), b: own({ pay: both("y") }) })).toThrow("twice");
  expect([appCalled(pack, "WAYS"), appCalled(pack, "maps"), appCalled(pack, "toString")]).toEqual([
    "maps",
    "maps",
    null,
  ]);
});

it("what a person says calls apps as people do, and Chinese keeps a space around Latin letters", () => {
  const spoken = (text: string, lang: string): string => withSpokenNames(text, defaultBrand, lang);
  expect(spoken("Fill in {app.answersheet} and submit it.", "en")).toBe("Fill in the answer sheet and submit it.");
  expect(spoken("请填写{app.answersheet}并提交。", "zh-CN")).toBe("请填写答题卡并提交。");
  expect(spoken("我在{app.ebay}上买的；“{app.ebay}”，{app.ebay}", "zh-CN")).toBe("我在 eBay 上买的；“eBay”，eBay");
  expect(spoken("在 {app.ebay} 上，{app.wechat}号", "zh-CN")).toBe("在 eBay 上，微信号");
  expect(spoken("{app.wechat} ID", "en")).toBe("WeChat ID");
  expect(() => spoken("{app.bank}", "en")).toThrow("does not name bank");
  for (const pack of packs) {
    expect(appCalled(pack, "Tickbox") ?? appCalled(pack, "AnswerSheet")).toBe("answersheet");
    expect(appCalled(pack, withSpokenNames("{app.answersheet}", pack, "en"))).toBe("answersheet");
  }
});

it("a server whose pack is none says so", () => {
  expect(settingsFault({ AUTH: "open", BRAND: "nothing" })).toMatch(/no brand pack "nothing".*neutral, reference/);
  expect(settingsFault({ AUTH: "open", BRAND: "constructor" })).toMatch(/no brand pack/);
  expect(() => brandCalled("nothing")).toThrow("no brand pack");
  expect(
    ["neutral", "reference", "", undefined].map((BRAND) =>
      settingsFault({ AUTH: "open", ...(BRAND === undefined ? {} : { BRAND }) }),
    ),
  ).toEqual([null, null, null, null]);
  expect(brandCalled(undefined)).toBe(defaultBrand);
});

it("every name that a text takes is in the packs", () => {
  const later = previewApps();
  const files = ["src", "tasks"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const places = files
    .filter((path) => !path.startsWith(join(root, "src/brands/")))
    // Apps that this phone has not, and their tasks.
    .filter((path) => !later.some((id) => path.includes(`/${id}/`)) && !isAbout(relative(root, path), later))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line))
        .flatMap((line) => line.match(/(?<![$=>])\{(app|brand)\.[\w-]+\}/g) ?? []),
    );
  expect(places.length).toBeGreaterThan(200);
  for (const pack of packs)
    for (const place of new Set(places)) expect(withNames(place, pack, "en")).not.toContain("{");
});
