import { describe, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { draw, listTasks } from "#tasks/catalog.ts";
import type { Instance } from "#judge/instance.ts";
import { noiseKinds, noiseStrengths, addNoise, slotValues, type NoiseKind } from "./noise.ts";

const seeds = [1, 7];
const langs = ["en", "zh-CN"] as const;
const titles = (lang: (typeof langs)[number]): string[] =>
  Object.values(defaultBrand.apps).map(({ title }) => title[lang === "en" ? "en" : "zh"]);
const times = (text: string, part: string): number => text.split(part).length - 1;
const quoted = (text: string): string[] => [...text.matchAll(/"[^"]*"|“[^”]*”/g)].map(([found]) => found);
const numbers = (text: string): string[] => (text.match(/\d+(?:[.,:]\d+)*/g) ?? []).toSorted();

describe.each(langs)("instructions in %s", (lang) => {
  const instances: Instance[] = [];
  it("keep every slot value, quotation, number and title, at every strength", async () => {
    for (const { id } of listTasks())
      for (const seed of seeds) instances.push(await draw(id, seed, lang, await localWorld()));
    const wrong: string[] = [];
    for (const { id, seed, instruction, params } of instances) {
      const keep = [...slotValues(instruction, params), ...titles(lang)];
      for (const strength of noiseStrengths) {
        const { text } = addNoise(instruction, { lang, strength, seed, keep });
        const lost = [...keep, ...quoted(instruction)].filter((part) => times(text, part) < times(instruction, part));
        if (lost.length > 0) wrong.push(`${id} ${seed} ${strength} lost ${lost.join(", ")}: ${text}`);
        // A number word may have become digits. No other number may be added or missing.
        const left = numbers(text);
        for (const number of numbers(instruction)) {
          const at = left.indexOf(number);
          if (at < 0) wrong.push(`${id} ${seed} ${strength} lost ${number}: ${text}`);
          else left.splice(at, 1);
        }
        if (left.some((number) => !/^[1-6]$/.test(number)))
          wrong.push(`${id} ${seed} ${strength} more ${left.join()}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(instances.length).toBeGreaterThan(500);
  });
  it("are equal for one seed, and different at each strength", () => {
    const others = new Set<string>();
    for (const { instruction, seed } of instances) {
      const at = (strength: 1 | 2 | 3, of = seed): string =>
        addNoise(instruction, { lang, strength, seed: of, keep: [] }).text;
      const texts = noiseStrengths.map((strength) => at(strength));
      expect(new Set([instruction, ...texts]).size).toBe(4);
      expect(noiseStrengths.map((strength) => at(strength))).toEqual(texts);
      if (at(3, seed + 100) !== texts[2]) others.add(instruction);
    }
    expect(others.size).toBeGreaterThan(500);
  });
  it("get more noise at each strength, and every kind of noise occurs", () => {
    const seen = new Set<NoiseKind>();
    const done = noiseStrengths.map((strength) =>
      instances
        .map(({ instruction, seed }) => addNoise(instruction, { lang, strength, seed, keep: [] }).kinds)
        .reduce((sum, kinds) => (kinds.forEach((kind) => seen.add(kind)), sum + kinds.length), 0),
    );
    expect(done[1]).toBeGreaterThan(done[0]! * 1.3);
    expect(done[2]).toBeGreaterThan(done[1]! * 1.3);
    const all = lang === "en" ? noiseKinds.filter((kind) => kind !== "pinyin") : noiseKinds;
    expect([...seen].toSorted()).toEqual([...all].toSorted());
  });
});
it("a text with nothing to change gets an ending", () => {
  expect(addNoise("“甲”", { lang: "zh-CN", strength: 1, seed: 1, keep: [] }).text).toMatch(/^“甲”./);
});
it("slots are the parameter values that the instruction contains", () => {
  expect(slotValues("Call Ann at 7", { who: "Ann", other: "Bo", at: [7, 12], deep: { id: "x" } })).toEqual([
    "7",
    "Ann",
  ]);
});
