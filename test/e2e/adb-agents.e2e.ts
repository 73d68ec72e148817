// Five well-known agents solve a task each with their own adb commands. The task's reference solution takes the place of
// their models: it says what to touch and to type, and the agent does so in its own way.
import { expect, inject, it, onTestFinished } from "vitest";
import { operatorView, pageDriver, type Action } from "#benchmark/oracle/page-driver.ts";
import { packageNames } from "#brands/package-names.ts";
import { occasionOf } from "#judge/judge.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import {
  AgentAdb,
  appAgent,
  mobileAgent3,
  mobileAgent35,
  openAutoGlm,
  uiTars,
  type AdbAgent,
  type AppToOpen,
  type Pixel,
} from "../support/adb-agents.ts";
import { doorFaults, openLocalDoor } from "../support/adb-doors.ts";

const client = new Client(inject("url"), inject("adminKey"));

interface Row {
  readonly name: string;
  readonly agent: (adb: AgentAdb) => AdbAgent;
  /** Whether the agent starts apps by their packages. */
  readonly startsApps: boolean;
  readonly task: string;
  readonly lang: "en" | "zh-CN";
}
const rows: readonly Row[] = [
  { name: "Open-AutoGLM", agent: openAutoGlm, startsApps: true, task: "wechat/notice-posted", lang: "zh-CN" },
  { name: "Mobile-Agent v3", agent: mobileAgent3, startsApps: false, task: "across/contact-from-note", lang: "zh-CN" },
  { name: "Mobile-Agent v3.5", agent: mobileAgent35, startsApps: true, task: "bilibili/word-blocked", lang: "zh-CN" },
  { name: "AppAgent", agent: appAgent, startsApps: false, task: "clock/labelled-alarm", lang: "en" },
  { name: "UI-TARS' operator", agent: uiTars, startsApps: false, task: "across/call-back", lang: "zh-CN" },
];

const size = { width: 360, height: 800, dpr: 1 };
const pixel = ([x, y]: readonly [number, number]): Pixel => ({
  x: Math.round((x / 1000) * size.width),
  y: Math.round((y / 1000) * size.height),
});

/** Performs the solution's actions as the agent does. `wanted`: the types of the steps that must result. */
function performer(agent: AdbAgent, openApp: (app: string) => AppToOpen, canStartApps: boolean) {
  const wanted: string[] = [];
  const touch = async (point: readonly [number, number]): Promise<void> => {
    await agent.tap(pixel(point));
    wanted.push("CLICK");
  };
  const step = async ({ type, point, point1, point2, value }: Action): Promise<void> => {
    if (type === "AWAKE") {
      // An agent that cannot start apps goes to the home screen, if it can, and touches the icon.
      wanted.push(...(canStartApps ? ["AWAKE"] : agent.home ? ["HOME", "CLICK"] : ["CLICK"]));
      await agent.open(openApp(String(value)));
    } else if (type === "CLICK") await touch(point!);
    else if (type === "DRAG") {
      await agent.swipe(pixel(point1!), pixel(point2!));
      wanted.push("SWIPE");
    } else if (type === "TYPE") {
      await touch(point!);
      await agent.look();
      await agent.type(String(value));
      wanted.push("TYPE");
    } else throw new Error(`The agents here have no ${type}`);
    await agent.look();
  };
  return { wanted, step };
}

it.each(rows)("$name solves $task ($lang)", async ({ agent: create, startsApps, task, lang }) => {
  const seed = 3;
  const door = await openLocalDoor(client, { task, seed, locale: lang, device: size });
  onTestFinished(() => door.close());
  const { env } = door;
  const adb = new AgentAdb(door.client);
  const agent = create(adb);
  const view = operatorView(env);

  const apps = await client.apps();
  const openApp = (id: string): AppToOpen => ({
    package: packageNames[id]![0]!.name,
    icon: async () => {
      const { title } = apps.find((app) => app.id === id)!;
      const name = lang === "en" ? title.en : title.zh;
      const icon = (await view.elements()).findLast((one) => one.role === "button" && one.name === name);
      if (!icon) throw new Error(`The home screen has no icon ${name}`);
      const [left, top, right, bottom] = icon.bounds;
      return pixel([(left + right) / 2, (top + bottom) / 2]);
    },
  });
  const { wanted, step } = performer(agent, openApp, startsApps);
  await agent.start();
  await agent.look();
  const instance = await draw(task, seed, lang, await localWorld());
  await getTask(task).oracle(
    pageDriver({ ...view, step }),
    instance.params as never,
    occasionOf(await view.state(), lang),
  );
  await agent.back();
  await agent.look();
  wanted.push("BACK");
  if (agent.home) {
    await agent.home();
    await agent.look();
    wanted.push("HOME");
  }
  await adb.shell("am broadcast -a phonebooth.COMPLETE");

  const verdict = await env.judge();
  expect([verdict.success, verdict.checks.filter(({ passed }) => !passed)]).toEqual([true, []]);
  expect((await env.trajectory()).map(({ action }) => action.type)).toEqual([...wanted, "COMPLETE"]);
  expect(doorFaults).toEqual([]);
});
