// Tests scenarios with the kernel, without a page: to which instances they apply, whether prescriptions can be obeyed
// and broken, and how progress is measured.
import { beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import type { Action } from "#contract/action.ts";
import { defaultBoot } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { kernelDriver } from "#judge/kernel-driver.ts";
import type { Command } from "#os/command.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { draw, judge, listTasks, prepare, getTask } from "#tasks/catalog.ts";
import { pageShortcuts } from "./following.ts";
import type { ExecutedStep } from "./log.ts";
import { milestonesOf, measureProgress } from "./milestones.ts";
import { hideAppNames } from "./open-exploration.ts";
import { NotApplicableError, stageScenario, type Staging } from "./scenario.ts";

let world: World;
beforeAll(async () => {
  world = await localWorld();
});
const titlesIn = (lang: "en" | "zh-CN"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(defaultBrand.apps).map(([id, { title }]) => [id, title[lang === "en" ? "en" : "zh"]]),
  );
const stageTask = (name: "following" | "noise" | "base", task: string, seed = 1): Promise<Staging> =>
  stageScenario(
    { name, strength: null },
    { task, seed, lang: "en", titles: titlesIn("en"), graph: null, suite: null },
    world,
  );

const actOf = (app: AnyApp, name: string, args: Json = {}): Command => ({
  name: "os.act",
  args: { app: app.id, on: name.slice(name.indexOf(".") + 1), args },
});
/**
 * Plays the solution with the kernel, without a page, in the variant that `how` selects. Returns the states, and the
 * steps with their types of action.
 */
async function playSolution(task: string, how: (staging: Staging) => "along" | "other" | "plain", staging: Staging) {
  const instance = await draw(task, 1, "en", world);
  const start = prepare(instance, defaultBoot("en", 1));
  const states = [start];
  const steps: ExecutedStep[] = [];
  const bare = kernelDriver(phone, states);
  const does = { open: "AWAKE", home: "HOME", back: "BACK" } as Readonly<Record<string, Action["type"]>>;
  // Calls that only read are not wrapped, because their callers do not await them.
  const looks = new Set(["state", "sees", "seesIn", "reads"]);
  const noted = Object.fromEntries(
    Object.entries(bare).map(([name, call]) =>
      looks.has(name)
        ? [name, call]
        : [
            name,
            async (...args: never[]) => {
              const before = states.length;
              const answer = await (call as (...args: never[]) => Promise<unknown>)(...args);
              for (let i = before; i < states.length; i++)
                steps.push({
                  action: { type: does[name] ?? "CLICK" },
                  commands: name === "act" ? [actOf(...(args as unknown as [AnyApp, string]))] : [],
                });
              return answer;
            },
          ],
    ),
  ) as never;
  const hands = {
    do: async ({ type }: { readonly type: string }) => {
      const command = { RECENT: ["recents", {}], BACK: ["back", {}], SWIPE: ["shade", { open: true }] }[type]!;
      states.push(phone.reduce(states.at(-1)!, { name: `os.${command[0]}`, args: command[1] as never }).state);
      steps.push({ action: { type: type as Action["type"] }, commands: [] });
    },
  };
  const solution = (pilot: never): Promise<void> =>
    getTask(task).oracle(pilot, instance.params as never, occasionOf(start, "en"));
  const way = how(staging);
  await (
    way === "along"
      ? staging.variants.followPrescription(solution as never, hands)
      : way === "other"
        ? staging.variants.ignorePrescription(solution as never)
        : solution
  )(noted, start);
  const ending = { outcome: "complete", steps: steps.length, reward: null } as const;
  const { success } = judge(instance, start, states.at(-1)!, ending);
  return { success, result: staging.measure({ steps, states, success, wrongSteps: 0 }) };
}

describe("following", () => {
  it("applies to many tasks: the prescribed path obeys every constraint, the other path breaks each, and both succeed", async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    let count = 0;
    for (const { id } of listTasks().filter((_, i) => i % 4 === 0)) {
      const staging = await stageTask("following", id).catch((error: unknown) => {
        if (error instanceof NotApplicableError) return null;
        throw error;
      });
      if (!staging) continue;
      count += 1;
      const along = await playSolution(id, () => "along", staging);
      const other = await playSolution(id, () => "other", staging);
      const kept = (one: typeof along): boolean[] => one.result.constraints!.map((c) => c.kept);
      if (!along.success || kept(along).includes(false)) wrong.push(`${id} along: ${JSON.stringify(along)}`);
      if (!other.success || kept(other).includes(true)) wrong.push(`${id} other: ${JSON.stringify(other)}`);
      for (const { text } of along.result.constraints!)
        kinds.add(text.startsWith('tap "') ? "edge" : text.startsWith('look at "') ? "screen" : "other");
      if (kept(along).length < 2) wrong.push(`${id} prescribes ${kept(along).length}`);
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(35);
    expect([...kinds].toSorted()).toEqual(["edge", "other", "screen"]);
  });
  it("prescribes pages that one touch on an app's first screen opens", () => {
    const start = phone.boot(defaultBoot("en", 1));
    const missing = pageShortcuts.filter(({ app, act, screen }) => {
      const opened = phone.reduce(start, { name: "os.launch", args: { app } }).state;
      const on = act.slice(act.indexOf(".") + 1);
      const there = phone.reduce(opened, { name: "os.act", args: { app, on, args: {} } }).state;
      return (
        !phone.navigationOnlyActs(opened).some((way) => way.on === on) ||
        `${app}.${phone.frontOf(there).screen}` !== screen
      );
    });
    expect(missing).toEqual([]);
    expect(new Set(pageShortcuts.map(({ app }) => app)).size).toBeGreaterThanOrEqual(7);
  });
  it("does not apply to a task about the home screen", async () => {
    await expect(stageTask("following", "launcher/folder-of-two")).rejects.toThrow(NotApplicableError);
  });
});

describe("noise", () => {
  it("adds to the prescription, and AMR is measured as without noise", async () => {
    const task = "clock/weekly-alarm";
    const [quiet, noisy] = [await stageTask("following", task), await stageTask("noise", task)];
    const { instruction } = await draw(task, 1, "en", world);
    expect(noisy.instructionFor(instruction)).not.toBe(quiet.instructionFor(instruction));
    expect(noisy.instructionFor(instruction)).toContain("(1)");
    const texts = async (staging: Staging, way: "along" | "other") =>
      (await playSolution(task, () => way, staging)).result.constraints!.map(({ text, kept }) => `${text} ${kept}`);
    expect(await texts(noisy, "along")).toEqual(await texts(quiet, "along"));
    expect(await texts(noisy, "along")).toEqual(expect.arrayContaining([expect.stringMatching(/true$/)]));
    expect((await texts(noisy, "other")).every((text) => text.endsWith("false"))).toBe(true);
  });
  it("does not apply where following does not apply", async () => {
    await expect(stageTask("noise", "launcher/folder-of-two")).rejects.toThrow(NotApplicableError);
  });
});

describe("milestones", () => {
  const statesOf = async (task: string): Promise<PhoneState[]> => {
    const instance = await draw(task, 1, "en", world);
    const moves = [prepare(instance, defaultBoot("en", 1))];
    await getTask(task).oracle(
      kernelDriver(phone, moves) as never,
      instance.params as never,
      occasionOf(moves[0]!, "en"),
    );
    return moves;
  };
  it.each(["across/note-on-the-day", "clock/weekly-alarm", "notes/count-in-folder", "wechat/muted-and-pinned"])(
    "are passed by the solution in order, the last one only with success: %s",
    async (task) => {
      const moves = await statesOf(task);
      const milestones = milestonesOf(moves);
      expect(milestones.length).toBeGreaterThanOrEqual(2);
      expect(measureProgress(milestones, moves, true)).toMatchObject({ completion: 1, all: milestones.length });
      expect(measureProgress(milestones, moves.slice(0, 1), false)).toMatchObject({ completion: 0, visited: 0 });
      const far = moves.map((_, i) => measureProgress(milestones, moves.slice(0, i + 1), false).completion);
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      expect(far.at(-1)).toBe((milestones.length - 1) / milestones.length);
      expect(measureProgress(milestones, moves, true).visited).toBe(milestones.length);
    },
  );
  it("work for a task with long numbers in its texts", async () => {
    const of = { task: "across/gift-card", seed: 2, lang: "zh-CN", titles: {}, graph: null, suite: null } as const;
    expect((await stageScenario({ name: "base", strength: null }, of, world)).create).toEqual({});
  });
  it("ignore other changes, the time and the numbers of screens", async () => {
    const task = "clock/weekly-alarm";
    const milestones = milestonesOf(await statesOf(task));
    const instance = await draw(task, 1, "en", world);
    const start = prepare(instance, defaultBoot("en", 1));
    const late = phone.reduce(start, { name: "os.tick", args: { ms: 42_000 } }).state;
    const notes = phone.reduce(late, { name: "os.launch", args: { app: "notes" } }).state;
    const made = phone.reduce(notes, {
      name: "os.system",
      args: { command: "set", args: { group: "sound", name: "media", value: 7 } },
    }).state;
    const states = [start, late, notes, made];
    const pilot = kernelDriver(phone, states);
    await getTask(task).oracle(pilot as never, instance.params as never, occasionOf(start, "en"));
    expect(measureProgress(milestones, states, false).completion).toBe((milestones.length - 1) / milestones.length);
  });
});

describe("the goal without names", () => {
  it("contains no title of an app in English, and keeps quoted texts", async () => {
    const titles = titlesIn("en");
    const { answersheet: _, launcher: __, ...told } = titles;
    const left: string[] = [];
    let other = 0;
    for (const { id } of listTasks()) {
      const { instruction } = await draw(id, 1, "en", world);
      const text = hideAppNames(instruction, "en", titles);
      if (text !== instruction) other += 1;
      const plain = text.replaceAll(/"[^"]*"/g, "");
      for (const title of Object.values(told))
        if (new RegExp(`(?<![\\p{L}\\d-])${title}(?![\\p{L}\\d-])`, "u").test(plain))
          left.push(`${id}: ${title} in ${text}`);
      expect(text.match(/"[^"]*"/g)).toEqual(instruction.match(/"[^"]*"/g));
    }
    expect(left).toEqual([]);
    expect(other).toBeGreaterThan(150);
  });
  it("reads well in a sentence", () => {
    const titles = titlesIn("en");
    expect(hideAppNames("Pin it in Notes, and see my eBay orders, or in the Files app.", "en", titles)).toBe(
      "Pin it in the app for notes, and see my orders in the app for buying and selling, or in the app for files and folders.",
    );
    expect(hideAppNames("请在文件中把文件“设置”移到微信里。", "zh-CN", titlesIn("zh-CN"))).toBe(
      "请在管理文件的应用中把文件“设置”移到聊天应用里。",
    );
    expect(hideAppNames("Add the number 91X from X to my notes.", "en", titles)).toBe(
      "Add the number 91X from the app for short public posts to my notes.",
    );
    expect(hideAppNames("把X上的税号91X记下来。", "zh-CN", titlesIn("zh-CN"))).toBe(
      "把发公开短帖的应用上的税号91X记下来。",
    );
  });
});
