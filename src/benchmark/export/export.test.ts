// Exports a small run with every kind of action in every format. Checks that files match their schemas, that rows
// identify their episode, and that losses are counted.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import generic from "../agent/adapters/generic.ts";
import { adapters } from "../agent/adapters/registry.ts";
import type { Adapter, Options } from "../agent/adapter.ts";
import { phone } from "#apps/phone.ts";
import { makeTurn } from "../run/agent.ts";
import { pictureName, RunFolder, type StepLine, type TurnLine } from "../run/folder.ts";
import { RunError } from "../run/run-error.ts";
import { actionTypes, type Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { LogRow } from "#contract/env.ts";
import type { Json } from "#contract/json.ts";
import type { ResultLine } from "#contract/run.ts";
import { versions } from "#contract/version.ts";
import { defaultStartMs } from "#os/boot.ts";
import { jsonPatch, type Operation } from "#state/edit.ts";
import { hashOf } from "#state/hash.ts";
import { AndroidControlRow } from "./android-control.ts";
import { Atif } from "./atif.ts";
import { boxesAt } from "./boxes.ts";
import { exportRun, type ExportOptions } from "./export.ts";
import { formats } from "./formats.ts";
import { throughParquet, withoutNulls } from "#test/support/parquet.ts";
import { GuiOdysseyFile } from "./gui-odyssey.ts";
import { DatasetInfo, ShareGptRow } from "./llama-factory.ts";
import { StatesFile, Tuple } from "./tuples.ts";

const base = mkdtempSync(join(tmpdir(), "export-"));
const folder = new RunFolder(join(base, "run"));
const device = { width: 240, height: 400, dpr: 0.5 };
const task = { task: "notes/any", seed: 1, trial: 1 };
const key = "notes.any.s1.t1";

/** The actions of each turn. The second turn has two actions; the sixth turn is an unreadable answer. */
const turns: readonly (readonly Action[])[] = [
  [{ type: "AWAKE", value: "Notes" }],
  [{ type: "TYPE", value: "a <image> 中文", point: [500, 148], clear: true }, { type: "ENTER" }],
  [{ type: "CLICK", point: [1000, 1000] }],
  [{ type: "DOUBLE_TAP", point: [500, 500] }],
  [{ type: "LONG_PRESS", point: [10, 20] }],
  [{ type: "NOOP" }],
  [{ type: "SWIPE", point1: [500, 800], point2: [500, 200] }],
  [{ type: "DRAG", point1: [0, 0], point2: [999, 999] }],
  [{ type: "BACK" }],
  [{ type: "HOME" }],
  [{ type: "RECENT" }],
  [{ type: "WAIT", value: 2.5 }],
  [{ type: "INFO", value: "Which one?" }],
  [{ type: "ANSWER", value: "42" }],
  [{ type: "ABORT", value: "no" }],
  [{ type: "COMPLETE", value: "done" }],
];
const actions = turns.flat();
/** The actions in the form of rows. Seconds have their own field, because they are not a text. */
const actionsAsColumns = actions.map((action) =>
  action.type === "WAIT" ? { type: action.type, seconds: action.value } : action,
);

beforeAll(async () => {
  let state = phone.boot({ startMs: defaultStartMs, lang: "en", device, theme: "light", fontScale: 1, seed: 7 });
  const before = state;
  const log: LogRow[] = [];
  const note = (step: number | null, action: Action | null): void => {
    const { state: next, patches } = phone.reduce(state, { name: "os.tick", args: { ms: 1000 } });
    state = next;
    const hash = hashOf(state as unknown as Json);
    const row = {
      version: log.length + 1,
      step,
      kind: step === null ? "event" : "step",
      action,
      commands: [],
    } as const;
    log.push({ ...row, commands: [], patches: patches as LogRow["patches"], hash });
  };
  for (const [i, action] of actions.entries()) {
    // A change between two steps that the agent did not cause.
    if (i === 4) note(null, null);
    note(i + 1, action);
  }
  const provenance = {
    ...versions,
    world_data: "w",
    judge: "j",
    brand: "reference",
    commit: null,
    device,
    locale: "en" as const,
  };
  folder.saveMeta({
    format: "phonebooth-run-1",
    config: {
      agent: { name: "small", adapter: "generic", model: "m-1", settings: { temperature: 0 } },
      selection: { split: null, tasks: null, seeds: [1], trials: 1, limit: null },
      locale: "en",
      device,
      elements: false,
      reward: null,
    },
    provenance,
    planned: 1,
    started: "2026-03-02T09:00:00.000Z",
    finished: null,
    verified: null,
  });
  const png = await sharp({ create: { width: 120, height: 200, channels: 3, background: "#468" } })
    .png()
    .toBuffer();
  const draft = folder.createDraft(task);
  for (let step = 0; step <= actions.length; step++) draft.savePicture(step, png);
  const steps = turns.flatMap((all, i) => all.map((action) => ({ action, turn: i + 1 })));
  draft.saveLines(
    "steps.jsonl",
    steps.map(({ action, turn }, i): StepLine => {
      const { hash } = log.find(({ step }) => step === i + 1)!;
      // Thoughts as models write them: values of different types in different steps, markers within words, and a lone
      // surrogate.
      const thought = `thought ${turn}${turn === 3 ? " a<video>b <audio>c<image>\ud83d" : ""}`;
      const commands = i < 2 ? [{ name: "notes.any", args: [{ value: 1 }, { value: "one", more: [1] }][i]! }] : [];
      const changes: StepLine["changes"] =
        i < 2 ? [{ path: "/apps/notes/x", kind: "changed", before: [1, "one"][i]!, after: [{ a: 1 }, null][i]! }] : [];
      const rest = { thought, commands, changes, screenshot: pictureName(i + 1) };
      return { step: i + 1, turn, action, state_hash: hash, ...rest };
    }),
  );
  draft.saveLines(
    "turns.jsonl",
    turns.map((all, i): TurnLine => {
      const turn = { ...makeTurn(all, `thought ${i + 1}`), turn: i + 1, reply: `reply ${i + 1}` };
      const lost = { attempts: [{ reply: "reply 6", fault: { kind: "no_action" as const, detail: "" } }] };
      return {
        ...turn,
        usage: { input: 100, output: 10 },
        ...(i === 5 ? { ...lost, notes: ["lost: no_action"] } : {}),
      };
    }),
  );
  draft.saveZipped("states.json.gz", { before, after: state });
  draft.saveZipped("snapshot.json.gz", { log });
  const instruction = "Do it all";
  const line: ResultLine = {
    ...task,
    outcome: "complete",
    success: true,
    goal: true,
    clean: true,
    progress: 1,
    steps: actions.length,
    budget: 40,
    reward: 0.75,
    side_effects: [],
    checks: [{ name: "is done", passed: true, keeps: false }],
    instruction,
    revision: 1,
    state_hash: hashOf(state as unknown as Json),
    axes: {
      split: "high_risk",
      suite: "notes",
      scope: "S1",
      objective: "O",
      composition: "C",
      difficulty: "L1",
      tags: [],
      apps: ["notes"],
      high_risk: true,
    },
    provenance,
  };
  const metrics = { sr: 1, pr: 1, fc: 0, use: 0, ot: 0 };
  const { success, goal, clean, progress, checks, side_effects: sideEffects } = line;
  draft.saveFile({
    ...task,
    instruction,
    budget: 40,
    outcome: "complete",
    verdict: {
      success,
      goal,
      clean,
      progress,
      checks,
      side_effects: sideEffects,
      outcome: "complete",
      steps: actions.length,
      reward: { value: 0.75, factors: {} },
      metrics,
    },
    reward: null,
  });
  draft.commit();
  folder.addResult(line);
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

let exportCount = 0;
async function runExport(name: string, wish: Partial<ExportOptions> & { adapterOptions?: Options } = {}) {
  const out = join(base, `${name}-${exportCount++}`);
  const prompt = "Apps: {apps}. Date: {date}. {language}. {format}";
  const totals = await exportRun({
    folder,
    name,
    format: formats[name]!,
    options: { adapter: generic, options: { ...generic.options, ...wish.adapterOptions }, prompt },
    out,
    only: "all",
    tasks: null,
    client: null,
    onEpisode: () => {},
    ...wish,
  });
  return {
    totals,
    text: (file: string): string => readFileSync(join(out, file), "utf8"),
    json: (file: string): unknown => JSON.parse(readFileSync(join(out, file), "utf8")),
    zipped: (file: string): unknown => JSON.parse(gunzipSync(readFileSync(join(out, file))).toString()),
    files: (path: string): string[] => readdirSync(join(out, path)).toSorted(),
    has: (file: string): boolean => readdirSync(join(out, "images")).includes(file.replace("images/", "")),
  };
}
const linesOf = (text: string): unknown[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as unknown);

test("the run has every kind of action", () => {
  expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(actionTypes));
});

test("tuples: every state follows from the states file by JSON Patch", async () => {
  const { text, zipped, totals, has } = await runExport("tuples");
  const rows = linesOf(text("tuples.jsonl")).map((row) => v.parse(Tuple, row));
  expect(rows.map(({ action }) => action)).toEqual(actionsAsColumns);
  expect(rows.slice(0, 2).map(({ commands, changes }) => [commands[0]!.args, changes[0]!.before])).toEqual([
    ['{"value":1}', "1"],
    ['{"value":"one","more":[1]}', '"one"'],
  ]);
  expect(withoutNulls(await throughParquet(rows))).toEqual(withoutNulls(rows));
  expect(totals).toMatchObject({ episodes: 1, rows: actions.length, lost: {} });
  const file = v.parse(StatesFile, zipped(rows[0]!.state.file));
  let state = file.state as Json;
  const hashes = [hashOf(state)];
  for (const { patch } of file.steps) {
    state = jsonPatch(state, patch as Operation[]) as Json;
    hashes.push(hashOf(state));
  }
  expect(hashes[0]).toBe(file.hash);
  for (const row of rows) {
    expect(hashes[row.state.index]).toBe(row.state.hash);
    expect(hashes[row.state_next.index]).toBe(row.state_next.hash);
    expect(row.state_next.index).toBe(row.state.index + 1);
    expect(has(row.screen) && has(row.screen_next)).toBe(true);
  }
  expect(state).toEqual(folder.episode(task).states()!.after);
  expect(rows.map(({ reward, terminated }) => [reward, terminated]).filter(([, last]) => last)).toEqual([[0.75, true]]);
  expect(rows.at(-1)).toMatchObject({ terminated: true, truncated: false });
});

test("atif: one step per turn, with unchanged tool calls", async () => {
  const { json, has } = await runExport("atif");
  const file = v.parse(Atif, json(`${key}.json`));
  const calls = file.steps.flatMap((step) => step.tool_calls ?? []);
  expect(calls.map(({ function_name: type, arguments: rest }) => ({ type, ...rest }))).toEqual(actions);
  expect(file.steps).toHaveLength(1 + turns.length);
  expect(file.steps[2]!.tool_calls).toHaveLength(2);
  expect(file.steps.slice(1).map(({ llm_call_count: asked }) => asked)).toEqual(turns.map(() => 1));
  expect(file.final_metrics).toMatchObject({
    total_prompt_tokens: 100 * turns.length,
    total_completion_tokens: 10 * turns.length,
    extra: { reward: 0.75, success: true },
  });
  const images = JSON.stringify(file).match(/images\/[^"]+/g)!;
  expect(images).toHaveLength(actions.length + 1);
  expect(images.every(has)).toBe(true);
  expect(file.agent).toMatchObject({ name: "small", model_name: "m-1" });
});

test("atif: the schema rejects files that the format forbids", () => {
  const step = { step_id: 1, source: "user", message: "" };
  const file = {
    schema_version: "ATIF-v1.7",
    session_id: "s",
    trajectory_id: "t",
    agent: { name: "a", version: "1" },
    steps: [step],
    final_metrics: { total_steps: 1 },
    extra: {},
  };
  expect(v.is(Atif, file)).toBe(true);
  const metrics = { prompt_tokens: 1, completion_tokens: 1 };
  const results = [{ source_call_id: "nobody", extra: {} }];
  for (const wrong of [
    { ...step, step_id: 2 },
    { ...step, metrics },
    { ...step, source: "agent", observation: { results } },
  ])
    expect(v.is(Atif, { ...file, steps: [wrong] })).toBe(false);
});

describe("llama-factory", () => {
  test("contains the adapter's prompt and the model's reply", async () => {
    const { json, totals, has } = await runExport("llama-factory");
    const rows = v.parse(v.array(ShareGptRow), json("phonebooth_sft.json"));
    const info = v.parse(DatasetInfo, json("dataset_info.json"));
    expect(Object.values(info)[0]).toMatchObject({ file_name: "phonebooth_sft.json" });
    // All actions except the unreadable answer.
    const learnt = actions.filter(({ type }) => type !== "NOOP");
    const original = rows.map((row) => JSON.parse(row.original) as { step: number; action: Action });
    expect(original.map(({ action }) => action)).toEqual(learnt);
    expect(totals.lost).toEqual({ "NOOP: the model's answer could not be read": 1 });
    for (const [i, row] of rows.entries()) {
      expect(row.images.every(has)).toBe(true);
      expect(row.messages[0]!.content).toContain("Notes");
      expect(row.messages[0]!.content).toContain("2026-03-16");
      expect(row.messages.filter(({ role }) => role === "assistant")).toHaveLength(i + 1);
      const said = { text: row.messages.at(-1)!.content, reasoning: "", calls: [], finish: "stop" };
      const { value, ...rest } = learnt[i]! as { value?: unknown };
      expect(generic.parse(said, {} as never).actions[0]).toMatchObject(rest);
      // Without the space, a marker in a text would count as a picture.
      expect(said.text).toContain(String(value ?? "").replace("<image>", "< image>"));
    }
    // A turn with two actions exports its thought only once.
    expect(rows[1]!.messages.at(-1)!.content).toContain("thought 2");
    expect(rows[2]!.messages.at(-1)!.content).not.toContain("thought");
    // The user's message is part of the next step's prompt.
    expect(rows[original.findIndex(({ action }) => action.type === "INFO") + 1]!.messages.at(-2)!.content).toContain(
      "The user says",
    );
  });
  test.each(adapters.map((adapter): [string, Adapter] => [adapter.id, adapter]))(
    "%s: every step is a row or a counted loss",
    async (_, adapter) => {
      const prompt = readFileSync(join(import.meta.dirname, "../agent/prompts", adapter.prompt), "utf8");
      const options = { adapter, options: adapter.options, prompt };
      const { json, totals, has } = await runExport("llama-factory", { options });
      const rows = v.parse(v.array(ShareGptRow), json("phonebooth_sft.json"));
      const gone = Object.entries(totals.lost).filter(([what]) => !what.includes("exported as"));
      expect(rows.length + gone.reduce((sum, [, times]) => sum + times, 0)).toBe(actions.length);
      const learnt = new Set(rows.map((row) => (JSON.parse(row.original) as { action: Action }).action.type));
      for (const type of ["CLICK", "COMPLETE"] as const) expect(learnt).toContain(type);
      for (const row of rows) {
        expect(row.images.length).toBeGreaterThan(0);
        expect(row.images.every(has)).toBe(true);
        expect(row.messages.some(({ content }) => content.includes("Do it all"))).toBe(true);
        // While the row is rendered, a data URL takes the place of the picture. The row must not contain this URL.
        expect(JSON.stringify(row.messages)).not.toContain("base64");
      }
    },
  );
  test("escapes lone surrogates and media markers in texts", async () => {
    const { json } = await runExport("llama-factory");
    const rows = v.parse(v.array(ShareGptRow), json("phonebooth_sft.json"));
    const all = rows.flatMap(({ messages }) => messages.map(({ content }) => content)).join("\n");
    expect(all).toContain("thought 3 a< video>b < audio>c< image>\ufffd");
    expect(all).not.toMatch(/<video>|<audio>/);
    expect(JSON.stringify(rows).isWellFormed()).toBe(true);
    expect(withoutNulls(await throughParquet(rows))).toEqual(withoutNulls(rows));
  });
  test("turns native tools into function calls and observations", async () => {
    const { json } = await runExport("llama-factory", { adapterOptions: { mode: "tools" } });
    const rows = v.parse(v.array(ShareGptRow), json("phonebooth_sft.json"));
    expect(v.parse(DatasetInfo, json("dataset_info.json"))["phonebooth_sft"]!.columns.tools).toBe("tools");
    const second = rows[1]!.messages.at(-1)!.content.replace("<think>thought 2</think>", "");
    expect(JSON.parse(second)).toMatchObject({ name: "type", arguments: { value: "a <image> 中文" } });
    const third = rows[2]!;
    expect(third.messages.map(({ role }) => role)).toEqual([
      "system",
      "user",
      "function_call",
      "observation",
      "function_call",
      "observation",
      "function_call",
    ]);
    expect(JSON.parse(third.messages.at(-1)!.content)).toEqual({ name: "enter", arguments: {} });
    const names = (JSON.parse(third.tools!) as { name: string }[]).map(({ name }) => name);
    expect(names).toContain("click");
  });
});

test("android-control: points in pixels of the picture, losses counted, the original episode included", async () => {
  const { text, totals, has, json } = await runExport("android-control");
  const [line] = linesOf(text("android_control.jsonl"));
  const row = v.parse(AndroidControlRow, line);
  expect(row.original.steps.map(({ action }) => action)).toEqual(actionsAsColumns);
  expect(withoutNulls(await throughParquet([row]))).toEqual([withoutNulls(row)]);
  expect(row).toMatchObject({ goal: "Do it all", is_successful: true, answer: "42" });
  expect(row.steps.map(({ action_content: content }) => content)).toEqual([
    { action: "open", text: "Notes" },
    { action: "type", text: "a <image> 中文" },
    { action: "system_button", button: "Enter" },
    { action: "click", coordinate: [119, 199] },
    { action: "click", coordinate: [60, 100] },
    { action: "click", coordinate: [60, 100] },
    { action: "long_press", coordinate: [1, 4] },
    { action: "swipe", coordinate: [60, 160], coordinate2: [60, 40] },
    { action: "swipe", coordinate: [0, 0], coordinate2: [119, 199] },
    { action: "system_button", button: "Back" },
    { action: "system_button", button: "Home" },
    { action: "system_button", button: "Menu" },
    { action: "wait", time: 2.5 },
    { action: "terminate", status: "failure" },
    { action: "terminate", status: "success" },
  ]);
  // Each step has the picture that the agent saw before it.
  for (const { step, screenshot } of row.steps) {
    expect(screenshot).toBe(`images/${key}_${String(step - 1).padStart(3, "0")}.png`);
    expect(has(screenshot)).toBe(true);
  }
  const lost = {
    "ABORT: words dropped": 1,
    "ANSWER: kept beside the steps": 1,
    "COMPLETE: words dropped": 1,
    "DOUBLE_TAP: two clicks": 1,
    "DRAG: a swipe": 1,
    "INFO: step dropped": 1,
    "NOOP: step dropped": 1,
    "TYPE: clear dropped": 1,
    "TYPE: point dropped": 1,
  };
  expect(totals.lost).toEqual(lost);
  expect(json("losses.json")).toMatchObject({ format: "android-control", episodes: { [key]: { lost } } });
});

/**
 * Whether the data set's own converter (data/format_converter.py of OpenGVLab/GUI-Odyssey) accepts the action. The
 * converter rejects any other action.
 */
function isReadByConverter(action: string, info: unknown): boolean {
  const spots = Array.isArray(info) ? info.length : 0;
  if (action === "CLICK" || action === "LONG_PRESS")
    return spots === 1 || ["KEY_HOME", "KEY_BACK", "KEY_APPSELECT"].includes(String(info));
  if (action === "SCROLL") return spots === 2;
  return action === "TEXT" ? typeof info === "string" : action === "COMPLETE" || action === "INCOMPLETE";
}

test("gui-odyssey: points in thousandths, keys by name", async () => {
  const { json, totals, files } = await runExport("gui-odyssey");
  const file = v.parse(GuiOdysseyFile, json(`annotations/${key}.json`));
  expect(file.original.steps.map(({ action }) => action)).toEqual(actionsAsColumns);
  expect(file.steps.map(({ action, info }) => [action, info])).toEqual([
    ["TEXT", "a <image> 中文"],
    ["CLICK", [[1000, 1000]]],
    ["CLICK", [[500, 500]]],
    ["CLICK", [[500, 500]]],
    ["LONG_PRESS", [[10, 20]]],
    [
      "SCROLL",
      [
        [500, 800],
        [500, 200],
      ],
    ],
    [
      "SCROLL",
      [
        [0, 0],
        [999, 999],
      ],
    ],
    ["CLICK", "KEY_BACK"],
    ["CLICK", "KEY_HOME"],
    ["CLICK", "KEY_APPSELECT"],
    ["INCOMPLETE", ""],
    ["COMPLETE", ""],
  ]);
  for (const { action, info } of file.steps) expect(isReadByConverter(action, info)).toBe(true);
  // The converter reads the picture of a step from screenshots/, reads the names of files from splits/, and
  // distinguishes steps by their pictures.
  const shots = file.steps.map(({ screenshot }) => screenshot);
  expect(new Set(shots).size).toBe(shots.length);
  expect(files("screenshots")).toEqual(shots.toSorted());
  // The task belongs to a split that is neither train nor test, so the export must not put the task into train.
  expect(json("splits/tasks_split.json")).toEqual({ train: [], test: [`${key}.json`] });
  expect(file.step_length).toBe(file.steps.length);
  const dropped = Object.keys(totals.lost).filter((what) => what.endsWith("step dropped"));
  expect(dropped).toEqual(["AWAKE", "ENTER", "INFO", "NOOP", "WAIT"].map((type) => `${type}: step dropped`));
});

test("refuses an empty selection, an output folder with files, and a folder without a run", async () => {
  await expect(runExport("tuples", { tasks: "clock/*" })).rejects.toThrow(RunError);
  await expect(runExport("tuples", { out: folder.path })).rejects.toThrow("exists and is not empty");
  await expect(runExport("tuples", { folder: new RunFolder(join(base, "nowhere")) })).rejects.toThrow("holds no run");
  expect(readdirSync(base).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
});

describe("the box under a touch", () => {
  const at = (name: string, bounds: Element["bounds"], acts?: Element["acts"]): Element => ({
    role: "button",
    name,
    bounds,
    enabled: true,
    focused: false,
    scrollable: false,
    ...(acts ? { acts } : {}),
  });
  const open = { tap: [{ name: "open", args: { id: "1" } }] };
  const card = at("card", [0, 0, 1000, 200], open);
  const title = at("title", [0, 0, 300, 100], open);
  const pin = at("pin", [900, 0, 1000, 100], { ...open, tap: [], hold: [{ name: "pin", args: {} }] });
  const words = at("words", [0, 0, 50, 50]);
  const all = [card, title, pin, words];

  test("is the innermost box that reacts, with all boxes of the same effect", () => {
    expect(boxesAt(all, [20, 20], "tap")).toEqual({ target: title.bounds, candidates: [title.bounds, card.bounds] });
    expect(boxesAt(all, [500, 20], "tap")).toEqual({ target: card.bounds, candidates: [card.bounds, title.bounds] });
    expect(boxesAt(all, [950, 50], "hold")).toEqual({ target: pin.bounds, candidates: [pin.bounds] });
  });
  test("is null if no box reacts", () => {
    expect(boxesAt(all, [500, 900], "tap")).toBeNull();
    expect(boxesAt([{ ...card, enabled: false }], [500, 100], "tap")).toBeNull();
  });
});
