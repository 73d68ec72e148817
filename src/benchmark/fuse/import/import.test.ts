// Tests the import of recordings from other projects. The samples in test/samples (created by
// scripts/study/fuse-samples.ts) become graphs, and the samples replay on these graphs. Phonebooth's own exports can be
// imported again. Unreadable recordings are reported and left out.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { AndroidControlRow } from "../../export/android-control.ts";
import { GuiOdysseyFile } from "../../export/gui-odyssey.ts";
import { indexGraph, applyAction, currentNode, startPosition } from "#recordings/play.ts";
import { findFaults, Graph } from "#recordings/graph.ts";
import { graphIdsIn, readGraph, writeGraph, writeIndex } from "../graph-folder.ts";
import { fuseRecordings } from "../fuse.ts";
import { makeGraphsFromImport, importedGraphHeader } from "../make-graphs.ts";
import { divergencesOf } from "../replay.ts";
import { reduceToMode, rulesOf } from "../rules.ts";
import { readAndroidControl } from "./android-control.ts";
import { readGuiOdyssey } from "./gui-odyssey.ts";
import type { ImportResult } from "./import.ts";
import { readMobibench } from "./mobibench.ts";

const samples = join(import.meta.dirname, "../../../../test/samples");
const base = mkdtempSync(join(tmpdir(), "import-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const readers = [
  ["android-control", readAndroidControl, "picture"],
  ["android-control-trees", readAndroidControl, "picture"],
  ["android-control-trees", readAndroidControl, "structure"],
  ["gui-odyssey", readGuiOdyssey, "picture"],
  ["mobibench", readMobibench, "picture"],
] as const;

describe.each(readers)("The sample of %s", (name, read, mode) => {
  const whole = async () => {
    const found = await read(join(samples, name));
    const [task] = found.tasks;
    const recordings = reduceToMode(mode, task!.recordings);
    return { found, recordings, ...fuseRecordings(importedGraphHeader(task!, mode), recordings, rulesOf(mode)) };
  };

  test(`is one task, and is read in full (${mode})`, async () => {
    const { found, recordings } = await whole();
    expect(found.skipped).toEqual([]);
    expect(found.tasks).toHaveLength(1);
    expect(recordings.length).toBeGreaterThan(1);
    for (const { frames, moves, success } of recordings) {
      expect(success).toBe(true);
      expect(frames).toHaveLength(moves.length + 1);
      for (const { picture } of frames) expect(found.pictures.has(picture!)).toBe(true);
    }
    // Two recordings never have byte-identical pictures, so that fusing has to compare the content of the pictures.
    const names = recordings.map(({ frames }) => new Set(frames.map(({ picture }) => picture)));
    for (const [i, one] of names.entries())
      for (const other of names.slice(i + 1)) expect([...one].filter((picture) => other.has(picture))).toEqual([]);
  });
  test(`fuses to a graph on which every recording replays to the goal (${mode})`, async () => {
    const { recordings, graph, nodeOfFrame } = await whole();
    expect(findFaults(v.parse(Graph, graph))).toEqual([]);
    expect(divergencesOf({ graph, nodeOfFrame }, recordings)).toEqual([]);
    const frames = recordings.reduce((sum, one) => sum + one.frames.length, 0);
    expect(Object.keys(graph.nodes).length).toBeLessThan(frames);
    for (const { id, moves } of recordings) expect(graph.goals).toContain(nodeOfFrame.get(`${id}:${moves.length}`));
  });
  test(`returns to the start with BACK and HOME after one step (${mode})`, async () => {
    const { graph, recordings } = await whole();
    const board = indexGraph(graph);
    const once = applyAction(board, startPosition(board), recordings[0]!.moves[0]!.action);
    expect(currentNode(once.position)).not.toBe(graph.start);
    for (const type of ["BACK", "HOME"] as const) {
      const back = applyAction(board, once.position, { type });
      expect([currentNode(back.position), back.missed]).toEqual([graph.start, false]);
    }
  });
  test(`is the same graph after it is written and read again (${mode})`, async () => {
    const { graph, found } = await whole();
    const out = join(base, `${name}-${mode}`);
    writeGraph(join(out, graph.id), graph, found.pictures);
    expect(graphIdsIn(out)).toEqual([graph.id]);
    const again = readGraph(join(out, graph.id));
    expect(again.graph).toEqual(graph);
    for (const { picture } of Object.values(graph.nodes))
      expect(new Uint8Array(readFileSync(again.picturePath(picture!)))).toEqual(
        new Uint8Array(found.pictures.get(picture!)!),
      );
    expect(writeIndex(out)).toMatchObject([{ id: graph.id, mode, conflicts: 0 }]);
    expect(() => writeGraph(join(out, graph.id), graph, found.pictures)).toThrow("exists and is not empty");
  });
});

test("MobiBench tags become labels; without tags the first frame is START and the last DONE", async () => {
  const { tasks } = await readMobibench(join(samples, "mobibench"));
  for (const { frames } of tasks[0]!.recordings)
    expect(frames.map(({ label }) => label)).toEqual(
      frames.map((_, i) => (i === 0 ? "START" : i === frames.length - 1 ? "DONE" : null)),
    );
  const root = await folder({
    "task.json": ["Say it"],
    "1/actions.json": {
      actions: [
        { type: "click", position_x: 50, position_y: 100 },
        { type: "tag", label: "PAGE" },
        { type: "input", text: "a" },
        { type: "done", status: "failed" },
      ],
    },
    "1/1.jpg": 10,
    "1/2.jpg": 90,
    "1/3.jpg": 200,
  });
  const [task] = (await readMobibench(root)).tasks;
  expect(task!.recordings[0]).toMatchObject({ success: false });
  expect(task!.recordings[0]!.frames.map(({ label }) => label)).toEqual(["START", "PAGE", null]);
  // If there are no bounds, the box extends nine thousandths around the point.
  expect(task!.recordings[0]!.moves[0]!.does).toEqual({ type: "CLICK", boxes: [[491, 491, 509, 509]] });
});

describe("reading our own exports", () => {
  const original = {
    task: "t",
    seed: 1,
    trial: 1,
    agent: "a",
    outcome: "complete",
    success: true,
    reward: 1,
    steps: [],
  };
  const shot = (n: number): string => `images/t_00${n}.png`;
  const pictures = { [shot(0)]: 20, [shot(1)]: 120, [shot(2)]: 220 };

  test("AndroidControl: merges the two clicks of a double tap, and scales boxes to thousandths", async () => {
    const click = { action: "click", coordinate: [50, 100] } as const;
    const content = { ...click, bbox: [40, 90, 60, 110] } as const;
    const check = { ...click, candidate_bbox: [[40, 90, 60, 110] as const, [0, 0, 10, 20] as const] };
    const twice = {
      action_content: content,
      check_options: check,
      screenshot: shot(0),
      step_instruction: "",
      double_tap: true,
      step: 1,
    };
    const plain = (action: object, n: number) => ({
      action_content: action,
      check_options: action,
      screenshot: shot(n),
      step_instruction: "",
      step: n + 1,
    });
    const row = v.parse(AndroidControlRow, {
      goal: "Do it",
      is_successful: true,
      episode_id: 4,
      steps: [
        twice,
        twice,
        plain({ action: "system_button", button: "Menu" }, 1),
        plain({ action: "terminate", status: "success" }, 2),
      ],
      original,
    });
    const root = await folder({ ...pictures, "android_control.jsonl": `${JSON.stringify(row)}\nno json\n` });
    const { tasks, skipped } = await readAndroidControl(root);
    expect(skipped).toEqual(["android_control.jsonl, line 2: it is no JSON"]);
    expect(tasks[0]).toMatchObject({
      id: "android-control-4",
      instruction: "Do it",
      size: { width: 100, height: 200 },
    });
    expect(tasks[0]!.recordings[0]!.moves.map(({ does }) => does)).toEqual([
      {
        type: "DOUBLE_TAP",
        boxes: [
          [400, 450, 600, 550],
          [0, 0, 100, 100],
        ],
      },
      { type: "RECENT" },
    ]);
  });
  test("GUI-Odyssey: reads keys, scrolls and the judge's verdict", async () => {
    const step = (n: number, action: string, info: unknown) => ({ step: n, screenshot: shot(n), ps: "", action, info });
    const file = (more: object) =>
      v.parse(GuiOdysseyFile, {
        episode_id: "e",
        device_info: { product: "", release_version: "", sdk_version: "", h: 200, w: 100, device_name: "" },
        task_info: { category: "", app: [], meta_task: "", task: "t", instruction: "Do it" },
        step_length: 3,
        steps: [
          step(0, "CLICK", "KEY_APPSELECT"),
          step(1, "SCROLL", [
            [500, 800],
            [510, 200],
          ]),
          step(2, "COMPLETE", ""),
        ],
        original: { ...original, ...more },
      });
    for (const success of [true, false]) {
      const root = await folder({ ...pictures, "annotations/e.json": file({ success }) });
      const [task] = (await readGuiOdyssey(root)).tasks;
      expect(task!.recordings[0]!.success).toBe(success);
      expect(task!.recordings[0]!.moves.map(({ does }) => does)).toEqual([
        { type: "RECENT" },
        { type: "SWIPE", direction: "up", distance: 600, area: null, target: null },
      ]);
    }
  });
});

describe("unreadable input", () => {
  const line = (screenshot: string, action: object = { action: "click", coordinate: [1, 1] }) => ({
    goal: "g",
    episode_id: 1,
    steps: [
      { action_content: action, screenshot },
      { action_content: { action: "terminate", status: "success" }, screenshot: "a.png" },
    ],
  });
  const told = async (row: object): Promise<ImportResult> =>
    readAndroidControl(await folder({ "a.png": 5, "b.txt": "x", "x.jsonl": JSON.stringify(row) }));

  test.each([
    ["There is no picture gone.png", line("gone.png")],
    ["is outside the folder", line("../../etc/hosts.png")],
    ["must end in .p", line("b.txt")],
    ["This action is not supported", line("a.png", { action: "fly" })],
    ["Invalid", { goal: "g", episode_id: 1, steps: [] }],
  ])("is left out and reported: %s", async (message, row) => {
    const { tasks, skipped } = await told(row);
    expect(tasks).toEqual([]);
    expect(skipped).toHaveLength(1);
    expect(skipped[0]).toContain(message);
  });
  test("is refused if the folder has no recordings at all", async () => {
    const root = await folder({ "readme.txt": "nothing" });
    for (const read of [readAndroidControl, readGuiOdyssey, readMobibench])
      await expect(read(root)).rejects.toThrow("does not contain");
  });
});

describe("reading variants of the formats", () => {
  const about = { task: "t", instruction: "Do it" };
  const shots = { "screenshots/a.png": 20, "screenshots/b.png": 120, "screenshots/c.png": 220 };
  const names = ["a.png", "b.png", "c.png", "a.png", "b.png", "c.png", "a.png"];
  const odyssey = async (steps: readonly (readonly [string, unknown])[], more: object = {}): Promise<ImportResult> =>
    readGuiOdyssey(
      await folder({
        ...shots,
        "annotations/e.json": {
          ...{ episode_id: "e", task_info: about },
          steps: steps.map(([action, info], i) => ({ screenshot: names[i], action, info })),
          ...more,
        },
      }),
    );
  const doesOf = ({ tasks }: ImportResult): unknown[] => tasks[0]!.recordings[0]!.moves.map(({ does }) => does?.type);

  test("GUI-Odyssey: accepts the action names of its files and of its description", async () => {
    const files = await odyssey([
      ["TEXT", "hi"],
      ["CLICK", "KEY_HOME"],
      ["LONG_PRESS", "KEY_BACK"],
      ["LONG_PRESS", "KEY_APPSELECT"],
      ["COMPLETE", ""],
    ]);
    const described = await odyssey([
      ["TYPE", "hi"],
      ["HOME", ""],
      ["BACK", ""],
      ["RECENT", ""],
      ["COMPLETE", ""],
    ]);
    expect(files.skipped).toEqual([]);
    expect(doesOf(files)).toEqual(["TYPE", "HOME", "BACK", "RECENT"]);
    expect(doesOf(described)).toEqual(doesOf(files));
    expect(described.tasks[0]!.recordings[0]!.success).toBe(true);
    for (const end of ["IMPOSSIBLE", "INCOMPLETE"])
      expect(
        (
          await odyssey([
            ["TEXT", "hi"],
            [end, ""],
          ])
        ).tasks[0]!.recordings[0]!.success,
      ).toBe(false);
  });
  test("GUI-Odyssey: reports an episode without an end, reads a list of episodes, and takes ids from file names", async () => {
    const open = await odyssey([
      ["CLICK", "KEY_HOME"],
      ["TEXT", "hi"],
    ]);
    expect(open.tasks).toEqual([]);
    expect(open.skipped[0]).toContain("it ends with TEXT");
    const episode = { task_info: about, steps: [{ screenshot: "a.png", action: "COMPLETE", info: "" }] };
    const root = await folder({
      ...shots,
      "annotations/all_anno.json": [episode, episode],
      "annotations/z.json": episode,
    });
    const { tasks, skipped } = await readGuiOdyssey(root);
    expect(skipped).toEqual([]);
    expect(tasks[0]!.recordings.map(({ id }) => id)).toEqual(["all_anno-1", "all_anno-2", "z"]);
  });

  const click = { action_content: { action: "click", coordinate: [10, 10] } };
  const line = (more: object): string =>
    JSON.stringify({
      goal: "g",
      steps: [
        { ...click, screenshot: "/home/anna/set/7/0.png" },
        { ...click, screenshot: "C:\\set\\images\\7\\1.png" },
      ],
      ...more,
    });
  const pictures = { "images/7/0.png": 20, "images/7/1.png": 220, "images/0.png": 99 };

  test("AndroidControl: without a terminate step, is_successful decides whether the last screen is a goal", async () => {
    const text = [{ is_successful: true }, { is_successful: false }, {}].map(line).join("\n");
    const found = await readAndroidControl(await folder({ ...pictures, "x.jsonl": text }));
    expect(found.skipped).toEqual([expect.stringMatching(/^x\.jsonl, line 3: it ends without a terminate step/)]);
    const [task] = found.tasks;
    // A path from another machine is shortened from the left until it matches a file in the folder. The number of the
    // line replaces a missing id.
    expect(task!.recordings.map(({ id, success }) => [id, success])).toEqual([
      ["1", true],
      ["2", false],
    ]);
    const { graph, nodeOfFrame } = fuseRecordings(
      importedGraphHeader(task!, "picture"),
      reduceToMode("picture", task!.recordings),
      rulesOf("picture"),
    );
    expect(graph.goals).toEqual([nodeOfFrame.get("1:1")]);
    expect(task!.recordings[0]!.frames[0]!.print).not.toEqual(task!.recordings[0]!.frames[1]!.print);
    expect(found.pictures.size).toBe(2);
  });
  test("AndroidControl: reports a task that no recording completes, and numbers equal ids", async () => {
    const text = [
      { is_successful: false, episode_id: 4 },
      { is_successful: false, episode_id: 4 },
    ]
      .map(line)
      .join("\n");
    const found = await readAndroidControl(await folder({ ...pictures, "x.jsonl": text }));
    expect(found.tasks[0]!.recordings.map(({ id }) => id)).toEqual(["4", "4-2"]);
    const left: string[] = [];
    const out = join(base, "goalless");
    makeGraphsFromImport(found, {
      out,
      mode: "picture",
      labels: {},
      onGraph: () => expect.unreachable("a graph without a goal"),
      onSkip: (what) => left.push(what),
    });
    expect(left).toEqual(["android-control-4: none of its recordings reaches a goal"]);
    expect(existsSync(out)).toBe(false);
  });
});

let folders = 0;
/**
 * Writes files. A number becomes a picture of 100×200 in this shade, a text is written unchanged, and any other value
 * is written as JSON.
 */
async function folder(files: Readonly<Record<string, unknown>>): Promise<string> {
  const root = join(base, String(++folders));
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof content === "number") {
      const background = { r: content, g: content, b: content };
      const picture = sharp({ create: { width: 100, height: 200, channels: 3, background } });
      writeFileSync(path, await (name.endsWith("png") ? picture.png() : picture.jpeg()).toBuffer());
    } else writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  }
  return root;
}
