// A person as an agent. The person plays a run over the page's HTTP API, and then on the page itself with mouse and
// keys.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { expect, inject, test } from "vitest";
import { startChrome, type Tab } from "#scripts/build/chrome.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import generic from "#benchmark/agent/adapters/generic.ts";
import type { Adapter } from "#benchmark/agent/adapter.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { DeskState } from "#benchmark/desk/desk-state.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { createHumanAgent } from "#benchmark/run/human.ts";
import { play } from "#benchmark/run/play.ts";
import { run } from "#benchmark/run/run.ts";
import type { Action } from "#contract/action.ts";
import { AndroidControlRow } from "#benchmark/export/android-control.ts";
import { exportRun } from "#benchmark/export/export.ts";
import { formats } from "#benchmark/export/formats.ts";
import { ShareGptRow } from "#benchmark/export/llama-factory.ts";
import { occasionOf } from "#judge/judge.ts";
import { ActionFeed } from "#benchmark/oracle/action-feed.ts";
import { draw, getTask } from "#tasks/catalog.ts";

const url = inject("url");
const adminKey = inject("adminKey");
/** Records the ids of its environments, because other suites play the same tasks on this server. */
class RecordingClient extends Client {
  readonly createdIds: string[] = [];
  override async create(...args: Parameters<Client["create"]>): Promise<Env> {
    const env = await super.create(...args);
    this.createdIds.push(env.id);
    return env;
  }
}
const client = new RecordingClient(url, adminKey);
const signal = new AbortController().signal;
const quiet = { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} };

test("a person's run is scored like any other, and exports to a data set with boxes", async () => {
  const task = "clock/next-alarm";
  const base = mkdtempSync(join(tmpdir(), "human-"));
  const folder = new RunFolder(join(base, "run"));
  let page = "";
  const person = createHumanAgent("anna", (at) => (page = at));
  try {
    const running = run({
      client,
      agent: person,
      folder,
      config: {
        agent: person.profile,
        selection: { split: null, tasks: task, seeds: [3, 4], trials: 1, limit: null },
        locale: "en",
        device: { width: 360, height: 800, dpr: 1 },
        elements: false,
        reward: null,
      },
      parallel: 4,
      retries: 0,
      turnSeconds: 0.001,
      keepPictures: true,
      signal,
      listener: quiet,
    });
    await until(() => page !== "");
    for (const [i, seed] of [3, 4].entries()) await playEpisode(page, i + 1, task, seed);
    const { summary } = await running;
    expect(summary).toMatchObject({ episodes: 2, sr: 1, errors: 0 });
    // The server knows which control is under the person's finger.
    const out = join(base, "data");
    const { rows, skipped } = await exportRun({
      folder,
      name: "android-control",
      format: formats["android-control"]!,
      options: { adapter: generic, options: generic.options, prompt: "" },
      out,
      only: "success",
      tasks: null,
      client,
      onEpisode: () => {},
    });
    expect(skipped).toBe(0);
    const lines = readFileSync(join(out, "android_control.jsonl"), "utf8").trim().split("\n");
    const steps = lines.flatMap((line) => v.parse(AndroidControlRow, JSON.parse(line)).steps);
    expect(steps).toHaveLength(rows);
    await checkExport(folder, join(base, "words"));
    const touches = steps.flatMap(({ action_content: content }) => ("bbox" in content ? [content] : []));
    expect(touches.length).toBeGreaterThan(1);
    for (const { coordinate, bbox } of touches) {
      const [[x, y], [x1, y1, x2, y2]] = [coordinate, bbox!];
      expect(x >= x1 && x <= x2 && y >= y1 && y <= y2).toBe(true);
    }
  } finally {
    await person.end!();
    rmSync(base, { recursive: true, force: true });
  }
});

/** Exports the run for a model that cannot open apps and types only at the caret, and checks the rows. */
async function checkExport(folder: RunFolder, out: string): Promise<void> {
  const lacks = (action: Action): boolean =>
    action.type === "AWAKE" || (action.type === "TYPE" && (action.point !== undefined || action.clear !== undefined));
  const poor: Adapter = {
    ...generic,
    render: (action, ...rest) => (lacks(action) ? null : generic.render(action, ...rest)),
  };
  const wish = {
    folder,
    name: "llama-factory",
    format: formats["llama-factory"]!,
    options: { adapter: poor, options: poor.options, prompt: "{apps} {format}" },
    only: "all",
    tasks: null,
    onEpisode: () => {},
  } as const;
  const alone = await exportRun({ ...wish, out: `${out}-alone`, client: null });
  const { lost, rows, steps } = await exportRun({ ...wish, out, client });
  // Without a server, these steps give no rows. With a server, each of them gives several rows.
  expect(alone.rows).toBeLessThan(steps);
  expect(rows).toBeGreaterThan(steps);
  expect(Object.keys(lost).filter((what) => !/^(AWAKE|TYPE): exported as \d+ steps$/.test(what))).toEqual([]);
  const made = v.parse(v.array(ShareGptRow), JSON.parse(readFileSync(join(out, "phonebooth_sft.json"), "utf8")));
  const said = made.map(({ messages, images, original }) => {
    const { step, part, action } = JSON.parse(original) as { step: number; part?: number; action: Action };
    const answer = { text: messages.at(-1)!.content, reasoning: "", calls: [], finish: "stop" };
    return { step, part, action, images, did: generic.parse(answer, {} as never).actions[0]! };
  });
  const opened = said.filter(({ action, part }) => action.type === "AWAKE" && part !== undefined);
  expect(opened.map(({ did }) => did.type).slice(0, 2)).toEqual(["HOME", "CLICK"]);
  const typed = said.filter(({ action }) => action.type === "TYPE");
  expect(typed.slice(0, 2).map(({ did }) => did.type)).toEqual(["CLICK", "TYPE"]);
  // The keyboard appears only after the touch on the field, so the two pictures differ.
  const [before, after] = typed.map(({ images }) => readFileSync(join(out, images[0]!)));
  expect(before!.equals(after!)).toBe(false);
}

/** Plays one episode over the page's API, with the actions of the reference solution. */
async function playEpisode(page: string, episode: number, task: string, seed: number): Promise<void> {
  let state: DeskState = await waitForState(page, -1, (s) => s.episode === episode && s.phase === "yours");
  const env = client.env(client.createdIds[episode - 1]!, { agent: adminKey, operator: adminKey });
  const { params } = await draw(task, seed, "en", await localWorld());
  const feed = new ActionFeed(env, (pilot, state) =>
    getTask(task).oracle(pilot, params as never, occasionOf(state, "en")),
  );
  for (;;) {
    const action: Action = (await feed.next()) ?? { type: "COMPLETE" };
    const body = JSON.stringify({ revision: state.revision, actions: [action], note: "" });
    const said = await fetch(`${page}act`, { method: "POST", body });
    expect(said.status).toBe(204);
    if (action.type === "COMPLETE") return;
    state = await waitForState(page, state.revision + 1, (s) => s.phase === "yours");
  }
}

async function waitForState(page: string, revision: number, wanted: (state: DeskState) => boolean): Promise<DeskState> {
  for (let after = revision; ;) {
    const state = (await (await fetch(`${page}now?after=${after}`)).json()) as DeskState;
    if (wanted(state)) return state;
    after = state.revision;
  }
}

test("mouse and keys on the page become actions on the phone", { timeout: 60_000 }, async () => {
  const device = { width: 360, height: 800, dpr: 1 };
  const env = await client.create({ device, observation: { screenshot: "base64" } });
  let page = "";
  const person = createHumanAgent("anna", (at) => (page = at));
  const chrome = await startChrome();
  try {
    const { observation } = env.created!;
    const apps = (await client.apps()).filter(({ hidden }) => !hidden).map(({ title }) => title.en);
    const screen = { width: 360, height: 800 };
    const brief = { instruction: "", budget: null, locale: "en", screen, apps, chance: "", inside: null } as const;
    const session = await person.start(brief);
    const settings = { turnSeconds: null, pictures: true, elements: false, maxSteps: null, signal };
    const playing = play(env, observation, session, settings);
    const tab = await chrome.open(page, { width: 1200, height: 860, dpr: 1 });

    await waitForTurn(env, tab, 0);
    await touch(tab, await middleOf(env, "Notes"), 30);
    await waitForTurn(env, tab, 1);
    await touch(tab, [500, 148], 30);
    await waitForTurn(env, tab, 2);
    for (const letter of "draft")
      await tab.send("Input.dispatchKeyEvent", { type: "keyDown", text: letter, key: letter });
    await key(tab, "Enter", 13);
    await waitForTurn(env, tab, 3);
    await key(tab, "Escape", 27);
    await waitForTurn(env, tab, 4);
    await touch(tab, [500, 310], 650);
    await waitForTurn(env, tab, 5);
    await press(tab, "[data-action=HOME]");
    await waitForTurn(env, tab, 6);
    await stroke(tab, [500, 600], [500, 300], 0);
    await waitForTurn(env, tab, 7);
    await stroke(tab, [700, 600], [300, 600], 8);
    await waitForTurn(env, tab, 8);
    await touch(tab, [500, 500], 10);
    await touch(tab, [500, 500], 10);
    await waitForTurn(env, tab, 9);
    await tab.evaluate(`document.getElementById("text").value = "x"; document.getElementById("app").value = "Clock"`);
    await press(tab, "#open");
    await waitForTurn(env, tab, 11);
    await tab.evaluate(`document.getElementById("words").value = "42"`);
    await press(tab, "button[value=ANSWER]");
    await waitForTurn(env, tab, 12);
    await press(tab, "#done");
    const { outcome } = await playing;
    expect(outcome).toBe("complete");
    const done = (await env.trajectory()).map(({ action }) => action);
    expect(done.map(({ type }) => type)).toEqual([
      "CLICK",
      "CLICK",
      "TYPE",
      "BACK",
      "LONG_PRESS",
      "HOME",
      "SWIPE",
      "DRAG",
      "DOUBLE_TAP",
      "TYPE",
      "AWAKE",
      "ANSWER",
      "COMPLETE",
    ]);
    expect(done[2]).toMatchObject({ value: "draft" });
    expect(done[10]).toMatchObject({ value: "Clock" });
    const { point1, point2 } = done[6] as Extract<Action, { type: "SWIPE" }>;
    for (const [i, share] of [...point1, ...point2].entries())
      expect(Math.abs(share - [500, 600, 500, 300][i]!)).toBeLessThan(3);
    expect(chrome.errors).toEqual([]);
  } finally {
    chrome.stop();
    await person.end!();
    await env.remove();
  }
});

test(
  "in a session, the page hides the phone until the person presses Start, and has the phone's language",
  { timeout: 60_000 },
  async () => {
    const device = { width: 360, height: 800, dpr: 1 };
    const env = await client.create({ device, observation: { screenshot: "base64" } });
    let page = "";
    const person = createHumanAgent("anna", (at) => (page = at), { played: 0, episodes: 2 });
    const chrome = await startChrome();
    try {
      const brief = { instruction: "看一看", budget: 9, locale: "zh-CN", apps: [], chance: "", inside: null } as const;
      const session = await person.start(brief);
      const settings = { turnSeconds: null, pictures: true, elements: false, maxSteps: null, signal };
      const playing = play(env, env.created!.observation, session, settings);
      const tab = await chrome.open(page, { width: 1200, height: 860, dpr: 1 });
      const textOf = (id: string): Promise<string> => tab.evaluate(`document.getElementById("${id}").textContent`);
      const isHidden = (id: string): Promise<boolean> => tab.evaluate(`document.getElementById("${id}").hidden`);
      await until(async () => !(await isHidden("start")));
      expect([await textOf("title"), await textOf("instruction"), await isHidden("picture")]).toEqual([
        "Phonebooth，第 1 个任务，共 2 个",
        "",
        true,
      ]);
      expect(await textOf("start")).toBe("开始");
      await press(tab, "#start");
      await until(async () => !(await isHidden("picture")));
      expect([await textOf("instruction"), await isHidden("start")]).toEqual(["看一看", true]);
      await until(() => tab.evaluate<boolean>(`document.body.className.includes("mine")`));
      await press(tab, "#done");
      expect((await playing).outcome).toBe("complete");
      expect(chrome.errors).toEqual([]);
    } finally {
      chrome.stop();
      await person.end!();
      await env.remove();
    }
  },
);

async function middleOf(env: Env, name: string): Promise<[number, number]> {
  const found = (await env.elements()).find((element) => element.name === name);
  const [x1, y1, x2, y2] = found!.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}
/**
 * Waits until the phone has performed this number of steps, and the page shows the screenshot after the last of them.
 */
async function waitForTurn(env: Env, tab: Tab, steps: number): Promise<void> {
  await until(async () => (await env.info()).step === steps);
  const shown = `document.body.className.includes("mine") && document.getElementById("steps").textContent === "${steps} steps" && document.getElementById("picture").complete`;
  await until(() => tab.evaluate<boolean>(shown));
}
/** Has no limit of its own, because on a busy machine a server may take many seconds to answer. The test has one. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
async function toPagePoint(tab: Tab, [x, y]: readonly [number, number]): Promise<{ x: number; y: number }> {
  const box = await tab.evaluate<{ left: number; top: number; width: number; height: number }>(
    `document.getElementById("picture").getBoundingClientRect().toJSON()`,
  );
  return { x: box.left + (x / 1000) * box.width, y: box.top + (y / 1000) * box.height };
}
const mouse = (tab: Tab, type: string, at: { x: number; y: number }): Promise<unknown> =>
  tab.send("Input.dispatchMouseEvent", { type, ...at, button: "left", buttons: 1, clickCount: 1 });
async function touch(tab: Tab, point: readonly [number, number], ms: number): Promise<void> {
  const at = await toPagePoint(tab, point);
  await mouse(tab, "mousePressed", at);
  await new Promise((resolve) => setTimeout(resolve, ms));
  await mouse(tab, "mouseReleased", at);
}
/** `modifiers` as in CDP: 8 is Shift. */
async function stroke(
  tab: Tab,
  from: readonly [number, number],
  to: readonly [number, number],
  modifiers: number,
): Promise<void> {
  const [a, b] = [await toPagePoint(tab, from), await toPagePoint(tab, to)];
  const send = (type: string, at: { x: number; y: number }) =>
    tab.send("Input.dispatchMouseEvent", { type, ...at, button: "left", buttons: 1, clickCount: 1, modifiers });
  await send("mousePressed", a);
  for (let i = 1; i <= 4; i++)
    await send("mouseMoved", { x: a.x + ((b.x - a.x) * i) / 4, y: a.y + ((b.y - a.y) * i) / 4 });
  await send("mouseReleased", b);
}
const key = (tab: Tab, name: string, code: number): Promise<unknown> =>
  tab.send("Input.dispatchKeyEvent", {
    type: "keyDown",
    key: name,
    windowsVirtualKeyCode: code,
    ...(name === "Enter" ? { text: "\r" } : {}),
  });
const press = (tab: Tab, selector: string): Promise<unknown> =>
  tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);
