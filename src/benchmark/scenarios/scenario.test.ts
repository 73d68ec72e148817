// Scenarios on the bare kernel: which instances have room, that what is prescribed can be obeyed and broken, how far is far.
import { beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "../../../scripts/world-file.ts";
import { phone } from "../../apps/phone.ts";
import { defaultBrand } from "../../brands/chosen.ts";
import type { Action } from "../../contract/action.ts";
import { bootOf } from "../../judge/instance.ts";
import { occasionOf } from "../../judge/judge.ts";
import { barePilot } from "../../judge/rehearse.ts";
import type { Command } from "../../os/command.ts";
import type { AnyApp } from "../../os/define.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import type { World } from "../../world/read.ts";
import { draw, judge, listTasks, prepare, taskOf } from "../../../tasks/book.ts";
import { pageWays } from "./following.ts";
import type { Done } from "./log.ts";
import { milestonesOf, reached } from "./milestones.ts";
import { withheld } from "./open.ts";
import { NoRoom, stagingOf, type Staging } from "./scenario.ts";

let world: World;
beforeAll(async () => {
  world = await localWorld();
});
const titlesIn = (lang: "en" | "zh-CN"): Record<string, string> =>
  Object.fromEntries(
    Object.entries(defaultBrand.apps).map(([id, { title }]) => [id, title[lang === "en" ? "en" : "zh"]]),
  );
const staged = (name: "following" | "noise" | "base", task: string, seed = 1): Promise<Staging> =>
  stagingOf(
    { name, strength: null },
    { task, seed, lang: "en", titles: titlesIn("en"), graph: null, suite: null },
    world,
  );

const actOf = (app: AnyApp, name: string, args: Json = {}): Command => ({
  name: "os.act",
  args: { app: app.id, on: name.slice(name.indexOf(".") + 1), args },
});
/** The solution as `how` has it played on the bare kernel: the states, and what was done by the kind of action. */
async function played(task: string, how: (staging: Staging) => "along" | "other" | "plain", staging: Staging) {
  const instance = await draw(task, 1, "en", world);
  const start = prepare(instance, bootOf("en", 1));
  const states = [start];
  const steps: Done[] = [];
  const bare = barePilot(phone, states);
  const does = { open: "AWAKE", home: "HOME", back: "BACK" } as Readonly<Record<string, Action["type"]>>;
  // What only looks is left as it is: nobody waits for it.
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
    taskOf(task).oracle(pilot, instance.params as never, occasionOf(start, "en"));
  const way = how(staging);
  await (
    way === "along"
      ? staging.ways.along(solution as never, hands)
      : way === "other"
        ? staging.ways.other(solution as never)
        : solution
  )(noted, start);
  const ending = { outcome: "complete", steps: steps.length, reward: null } as const;
  const { success } = judge(instance, start, states.at(-1)!, ending);
  return { success, result: staging.measured({ steps, states, success, wrong: 0 }) };
}

describe("following", () => {
  it("has room in most tasks: along the way all is obeyed, on another each is broken, and both succeed", async () => {
    const wrong: string[] = [];
    const kinds = new Set<string>();
    let count = 0;
    for (const { id } of listTasks().filter((_, i) => i % 4 === 0)) {
      const staging = await staged("following", id).catch((error: unknown) => {
        if (error instanceof NoRoom) return null;
        throw error;
      });
      if (!staging) continue;
      count += 1;
      const along = await played(id, () => "along", staging);
      const other = await played(id, () => "other", staging);
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
  it("prescribes pages that one plain touch on the first screen opens", () => {
    const start = phone.boot(bootOf("en", 1));
    const missing = pageWays.filter(({ app, act, screen }) => {
      const opened = phone.reduce(start, { name: "os.launch", args: { app } }).state;
      const on = act.slice(act.indexOf(".") + 1);
      const there = phone.reduce(opened, { name: "os.act", args: { app, on, args: {} } }).state;
      return (
        !phone.plainWays(opened).some((way) => way.on === on) || `${app}.${phone.frontOf(there).screen}` !== screen
      );
    });
    expect(missing).toEqual([]);
    expect(new Set(pageWays.map(({ app }) => app)).size).toBeGreaterThanOrEqual(7);
  });
  it("has none where the home screen is what the task is about", async () => {
    await expect(staged("following", "launcher/folder-of-two")).rejects.toThrow(NoRoom);
  });
});

describe("noise", () => {
  it("lies over what is prescribed, and AMR is measured as without it", async () => {
    const task = "clock/weekly-alarm";
    const [quiet, noisy] = [await staged("following", task), await staged("noise", task)];
    const { instruction } = await draw(task, 1, "en", world);
    expect(noisy.told(instruction)).not.toBe(quiet.told(instruction));
    expect(noisy.told(instruction)).toContain("(1)");
    const texts = async (staging: Staging, way: "along" | "other") =>
      (await played(task, () => way, staging)).result.constraints!.map(({ text, kept }) => `${text} ${kept}`);
    expect(await texts(noisy, "along")).toEqual(await texts(quiet, "along"));
    expect(await texts(noisy, "along")).toEqual(expect.arrayContaining([expect.stringMatching(/true$/)]));
    expect((await texts(noisy, "other")).every((text) => text.endsWith("false"))).toBe(true);
  });
  it("has no room where nothing can be prescribed, as following", async () => {
    await expect(staged("noise", "launcher/folder-of-two")).rejects.toThrow(NoRoom);
  });
});

describe("milestones", () => {
  const statesOf = async (task: string): Promise<PhoneState[]> => {
    const instance = await draw(task, 1, "en", world);
    const moves = [prepare(instance, bootOf("en", 1))];
    await taskOf(task).oracle(barePilot(phone, moves) as never, instance.params as never, occasionOf(moves[0]!, "en"));
    return moves;
  };
  it.each(["across/note-on-the-day", "clock/weekly-alarm", "notes/count-in-folder", "wechat/muted-and-pinned"])(
    "the solution passes them in order, and only success is the last: %s",
    async (task) => {
      const moves = await statesOf(task);
      const milestones = milestonesOf(moves);
      expect(milestones.length).toBeGreaterThanOrEqual(2);
      expect(reached(milestones, moves, true)).toMatchObject({ completion: 1, all: milestones.length });
      expect(reached(milestones, moves.slice(0, 1), false)).toMatchObject({ completion: 0, visited: 0 });
      const far = moves.map((_, i) => reached(milestones, moves.slice(0, i + 1), false).completion);
      expect(far).toEqual(far.toSorted((a, b) => a - b));
      expect(far.at(-1)).toBe((milestones.length - 1) / milestones.length);
      expect(reached(milestones, moves, true).visited).toBe(milestones.length);
    },
  );
  it("are told of any text: long numbers stand in some", async () => {
    const of = { task: "across/gift-card", seed: 2, lang: "zh-CN", titles: {}, graph: null, suite: null } as const;
    expect((await stagingOf({ name: "base", strength: null }, of, world)).create).toEqual({});
  });
  it("do not mind what was done besides, nor when, nor how things are numbered", async () => {
    const task = "clock/weekly-alarm";
    const milestones = milestonesOf(await statesOf(task));
    const instance = await draw(task, 1, "en", world);
    const start = prepare(instance, bootOf("en", 1));
    const late = phone.reduce(start, { name: "os.tick", args: { ms: 42_000 } }).state;
    const notes = phone.reduce(late, { name: "os.launch", args: { app: "notes" } }).state;
    const made = phone.reduce(notes, {
      name: "os.system",
      args: { command: "set", args: { group: "sound", name: "media", value: 7 } },
    }).state;
    const states = [start, late, notes, made];
    const pilot = barePilot(phone, states);
    await taskOf(task).oracle(pilot as never, instance.params as never, occasionOf(start, "en"));
    expect(reached(milestones, states, false).completion).toBe((milestones.length - 1) / milestones.length);
  });
});

describe("the goal without names", () => {
  it("no title of an app is left in English, and quoted texts stay", async () => {
    const titles = titlesIn("en");
    const { answersheet: _, launcher: __, ...told } = titles;
    const left: string[] = [];
    let other = 0;
    for (const { id } of listTasks()) {
      const { instruction } = await draw(id, 1, "en", world);
      const text = withheld(instruction, "en", titles);
      if (text !== instruction) other += 1;
      const plain = text.replaceAll(/"[^"]*"/g, "");
      for (const title of Object.values(told))
        if (new RegExp(`(?<![\\p{L}-])${title}(?![\\p{L}-])`, "u").test(plain)) left.push(`${id}: ${title} in ${text}`);
      expect(text.match(/"[^"]*"/g)).toEqual(instruction.match(/"[^"]*"/g));
    }
    expect(left).toEqual([]);
    expect(other).toBeGreaterThan(150);
  });
  it("reads well beside other words", () => {
    const titles = titlesIn("en");
    expect(withheld("Pin it in Notes, and see my eBay orders, or in the Files app.", "en", titles)).toBe(
      "Pin it in the app for notes, and see my orders in the app for buying and selling, or in the app for files and folders.",
    );
    expect(withheld("请在文件中把文件“设置”移到微信里。", "zh-CN", titlesIn("zh-CN"))).toBe(
      "请在管理文件的应用中把文件“设置”移到聊天应用里。",
    );
  });
});
