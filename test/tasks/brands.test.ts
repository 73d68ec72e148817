// What apps are called decides what an instruction says, and nothing else: neither what happens nor what is judged.
import { describe, expect, it } from "vitest";
import { appsNow } from "../support/apps-now.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { phone } from "../../src/apps/phone.ts";
import { brands } from "../../src/brands/registry.ts";
import type { Brand } from "../../src/brands/define.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { occasionOf } from "../../src/judge/judge.ts";
import { rehearse } from "../../src/judge/rehearse.ts";
import { hashOf } from "../../src/state/hash.ts";
import type { Json } from "../../src/state/json.ts";
import { draw, judge, prepare, taskOf, tasks } from "../../tasks/book.ts";

const packs = Object.values(brands) as Brand[];
const world = await localWorld();
const titles = packs.flatMap(({ apps }) => Object.values(apps).flatMap(({ title: { en, zh } }) => [en, zh]));
/** Texts of the phone's own that are plain words as well stand in the data of users: a folder "Home", a tag. */
const unmistakable = titles.filter((title) =>
  /^(AnswerSheet|Calculator Pro|Tickbox|Lodestar|Daybook|Jotter|答题卡|指南针|计算器 Pro|日程簿)$/.test(title),
);

/** Played as the pack words it. */
async function played(id: string, lang: "en" | "zh-CN", brand: Brand) {
  const instance = await draw(id, 3, lang, world, brand);
  const task = taskOf(id);
  const start = prepare(instance, bootOf(lang, 3));
  const { state, moves } = await rehearse(phone, start, (o) =>
    task.oracle(o as never, instance.params as never, occasionOf(start, lang)),
  );
  const verdict = judge(instance, start, state, { outcome: "complete", steps: moves.length, reward: null });
  return { instance, hashes: moves.map((move) => hashOf(move as unknown as Json)), verdict };
}

/** Apps that a quick check leaves to another time. */
const later = new Set<string>(phone.apps.filter((app) => !appsNow.includes(app)).map(({ id }) => id));
/** One of each suite, and those whose goal is about apps by their names. */
const chosen = [
  ...Map.groupBy([...tasks.keys()], (id) => id.split("/")[0]!)
    .values()
    .map(([first]) => first!),
  "launcher/another-dock",
  "settings/only-one-keeps-access",
].filter((id) => !later.has(id.split("/")[0]!));
describe.each(chosen)("%s", (id) => {
  it.each(["en", "zh-CN"] as const)("is the same under every pack, but for what apps are called (%s)", async (lang) => {
    const [first, ...others] = await Promise.all(packs.map((pack) => played(id, lang, pack)));
    expect(first!.verdict.success).toBe(true);
    for (const other of others) {
      expect(other.hashes).toEqual(first!.hashes);
      expect(other.verdict).toEqual(first!.verdict);
      const { instruction: _, ...instance } = other.instance;
      expect(first!.instance).toMatchObject(instance);
    }
    for (const [i, { instance }] of [first!, ...others].entries())
      expect(instance.instruction, packs[i]!.name).not.toMatch(/\{|\}/);
  });
});

it("every instruction that names an app names it by the pack", async () => {
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
  // Some tasks speak of the phone alone.
  expect(naming).toBeGreaterThan(tasks.size * 1.7);
});

it("no new phone and no start of a task holds a name that can only be an app's", async () => {
  expect(unmistakable.length).toBeGreaterThan(6);
  for (const lang of ["en", "zh-CN"] as const) {
    const texts = [JSON.stringify(phone.boot(bootOf(lang, 1)))];
    for (const id of tasks.keys()) texts.push(JSON.stringify(prepare(await draw(id, 1, lang, world), bootOf(lang, 1))));
    for (const title of unmistakable)
      expect(
        texts.filter((text) => text.includes(title)),
        title,
      ).toEqual([]);
  }
});
