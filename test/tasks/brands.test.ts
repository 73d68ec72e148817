// App titles affect only the wording of instructions, not the course of an episode and not the verdict.
import { describe, expect, it } from "vitest";
import { selectedApps } from "../support/selected-apps.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { brands } from "#brands/registry.ts";
import type { Brand } from "#brands/define.ts";
import { defaultBoot } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { playOnKernel } from "#judge/kernel-driver.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { draw, judge, prepare, getTask, tasks } from "#tasks/catalog.ts";

const packs = Object.values(brands) as Brand[];
const world = await localWorld();
const titles = packs.flatMap(({ apps }) => Object.values(apps).flatMap(({ title: { en, zh } }) => [en, zh]));
/**
 * Titles that are not ordinary words. Other titles can also occur in the user's data, for example as the name of a
 * folder ("Home") or of a tag.
 */
const unmistakable = titles.filter((title) =>
  /^(AnswerSheet|Calculator Pro|Tickbox|Lodestar|Daybook|Jotter|答题卡|指南针|计算器 Pro|日程簿)$/.test(title),
);

/** Plays a task with the instruction of a brand pack. */
async function playTask(id: string, lang: "en" | "zh-CN", brand: Brand) {
  const instance = await draw(id, 3, lang, world, brand);
  const task = getTask(id);
  const start = prepare(instance, defaultBoot(lang, 3));
  const { state, states } = await playOnKernel(phone, start, (o) =>
    task.oracle(o as never, instance.params as never, occasionOf(start, lang)),
  );
  const verdict = judge(instance, start, state, { outcome: "complete", steps: states.length, reward: null });
  return { instance, hashes: states.map((move) => hashOf(move as unknown as Json)), verdict };
}

/** Apps that a quick check skips. */
const skippedApps = new Set<string>(phone.apps.filter((app) => !selectedApps.includes(app)).map(({ id }) => id));
/** One task of each suite, and the tasks whose goal names apps. */
const chosen = [
  ...Map.groupBy([...tasks.keys()], (id) => id.split("/")[0]!)
    .values()
    .map(([first]) => first!),
  "launcher/another-dock",
  "settings/only-one-keeps-access",
].filter((id) => !skippedApps.has(id.split("/")[0]!));
describe.each(chosen)("%s", (id) => {
  it.each(["en", "zh-CN"] as const)(
    "plays the same under every pack; only app names in the instruction differ (%s)",
    async (lang) => {
      const [first, ...others] = await Promise.all(packs.map((pack) => playTask(id, lang, pack)));
      expect(first!.verdict.success).toBe(true);
      for (const other of others) {
        expect(other.hashes).toEqual(first!.hashes);
        expect(other.verdict).toEqual(first!.verdict);
        const { instruction: _, ...instance } = other.instance;
        expect(first!.instance).toMatchObject(instance);
      }
      for (const [i, { instance }] of [first!, ...others].entries())
        expect(instance.instruction, packs[i]!.name).not.toMatch(/\{|\}/);
    },
  );
});

it("instructions name apps by the titles of the pack", async () => {
  let naming = 0;
  for (const id of tasks.keys())
    for (const lang of ["en", "zh-CN"] as const) {
      const told = await Promise.all(packs.map(async (pack) => (await draw(id, 1, lang, world, pack)).instruction));
      const named = told.map((text, i) =>
        Object.values(packs[i]!.apps).some(({ title, spoken = title }) =>
          [title, spoken].some(({ en, zh }) => text.includes(lang === "en" ? en : zh)),
        ),
      );
      if (new Set(told).size > 1) naming += named.every(Boolean) ? 1 : 0;
    }
  // Some tasks name no app.
  expect(naming).toBeGreaterThan(tasks.size * 1.7);
});

it("no new phone and no start of a task contains a name that only an app has", async () => {
  expect(unmistakable.length).toBeGreaterThan(6);
  for (const lang of ["en", "zh-CN"] as const) {
    const texts = [JSON.stringify(phone.boot(defaultBoot(lang, 1)))];
    for (const id of tasks.keys())
      texts.push(JSON.stringify(prepare(await draw(id, 1, lang, world), defaultBoot(lang, 1))));
    for (const title of unmistakable)
      expect(
        texts.filter((text) => text.includes(title)),
        title,
      ).toEqual([]);
  }
});
