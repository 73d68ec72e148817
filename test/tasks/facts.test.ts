// A task that depends on the world reads its facts once. All later steps use these facts.
import { expect, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { readFacts, createInstance } from "#judge/instance.ts";
import weather from "#world/weather/index.ts";

const cityTask = defineTask({
  apps: [notes],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create"],
  budget: 15,
  revision: 1,
  facts: async (world, r) => {
    const { rows } = await world.read(weather.queries.find, { country: "CN", page: r.int(0, 2) });
    const city = r.pick(rows);
    return { id: city.id, name: city.name, metres: city.elevation };
  },
  listed: { instances: 70, answerFields: 0 },
  params: (r, _, { say }, city) => ({
    city: city.id,
    name: say(city.name.en, city.name.zh),
    metres: city.metres + r.int(1, 9),
  }),
  instruction: {
    en: [({ name, metres }) => `Note that ${name} lies at ${metres} m.`],
    zh: [({ name, metres }) => `记下${name}的海拔是 ${metres} 米。`],
  },
  checks: [{ that: "nothing", holds: () => true }],
  allow: () => [],
  oracle: async () => undefined,
});

test("the same seed gives the same facts, which the instance stores", async () => {
  const world = await localWorld();
  const draw = async (seed: number, lang: "en" | "zh-CN") =>
    createInstance(
      phone,
      "x/city",
      cityTask,
      seed,
      lang,
      await readFacts("x/city", cityTask, seed, lang, world),
      defaultBrand,
    );
  const [en, again, zh] = [await draw(4, "en"), await draw(4, "en"), await draw(4, "zh-CN")];
  expect(again).toEqual(en);
  expect(zh.facts).toEqual(en.facts);
  expect(createInstance(phone, "x/city", cityTask, 4, "en", en.facts, defaultBrand)).toEqual(en);
  expect(zh.instruction).toMatch(/^记下\p{Script=Han}+的海拔/u);
  const many = await Promise.all(Array.from({ length: 100 }, (_, seed) => draw(seed, "en")));
  expect(new Set(many.map(({ instruction }) => instruction)).size).toBeGreaterThan(60);
});

test("an instance cannot be created without its facts", () => {
  expect(() => createInstance(phone, "x/city", cityTask, 4, "en", null, defaultBrand)).toThrow("facts");
});
