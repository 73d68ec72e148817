// The filter on real phones: an honest agent that follows the solutions, a model that reads the screen over an
// endpoint, and an agent that reports success immediately. The tests also cover a world that a model plays, the files
// that the filter writes, and the order of tasks that these files determine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { main as curriculum } from "#scripts/study/curriculum.ts";
import { main as filter } from "#scripts/study/filter.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import generic from "#benchmark/agent/adapters/generic.ts";
import { textReply } from "#benchmark/agent/adapter.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { connectModel } from "#benchmark/run/model.ts";
import { readDialogues } from "#benchmark/synthesis/filter-file.ts";
import { filterTasks, type FilterLine } from "#benchmark/synthesis/filter.ts";
import { parseScreen } from "#benchmark/synthesis/screen-text.ts";
import { textAgent } from "#benchmark/synthesis/text-agent.ts";
import type { Curriculum } from "#contract/curriculum.ts";
import type { Suite, SuiteTask } from "#contract/suite.ts";
import { serveChat } from "../support/chat-server.ts";
import { scriptedModel } from "../support/scripted-model.ts";
import { situationOf } from "../support/situation.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "filter-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const server = (): string[] => ["--url", inject("url"), "--key", inject("adminKey")];
const tasks = "settings/one-choice,notes/count-in-folder,clock/weekly-alarm";

describe("on the phone itself", () => {
  it("admits every task and no unsolvable variant with an honest agent, and orders the tasks by steps", async () => {
    const dialogues = at("honest.jsonl");
    const args = ["--tasks", tasks, "--agent", "honest", "--twins", "--dialogues", dialogues, ...server()];
    expect(await filter(args)).toBe(0);
    const lines = readDialogues(dialogues);
    expect(lines.map(({ task, twin, outcome, held }) => [task, twin !== null, outcome, held])).toEqual([
      ["clock/weekly-alarm", false, "success", true],
      ["notes/count-in-folder", false, "success", true],
      ["notes/count-in-folder", true, "failure", null],
      ["settings/one-choice", false, "success", true],
      ["settings/one-choice", true, "failure", null],
    ]);
    const again = at("again.jsonl");
    expect(await filter(args.map((arg) => (arg === dialogues ? again : arg)).concat("--parallel", "1"))).toBe(0);
    expect(readFileSync(again, "utf8")).toBe(readFileSync(dialogues, "utf8"));
    expect(JSON.parse(readFileSync(at("honest.summary.json"), "utf8"))).toMatchObject({
      precision: 1,
      recall: 1,
      held: 3,
      solvable: { played: 3, admitted: 3 },
      unsolvable: { played: 2, admitted: 0 },
    });
    const order = at("order.json");
    expect(await curriculum(["--tasks", tasks, "--filter", dialogues, "--out", order])).toBe(0);
    const { by, tasks: ordered } = JSON.parse(readFileSync(order, "utf8")) as Curriculum;
    expect(by).toBe("simulated");
    const steps = ordered.map((one) => one.steps!);
    expect(steps.length).toBe(3);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(await curriculum(["--tasks", tasks, "--by", "oracle", "--out", order, ...server()])).toBe(0);
    expect((JSON.parse(readFileSync(order, "utf8")) as Curriculum).tasks).toEqual(ordered);
  });

  it("admits an unsolvable variant too if the agent declares success at once: nobody checks the claim", async () => {
    const dialogues = at("complete.jsonl");
    const args = ["--tasks", "settings/one-choice", "--agent", "complete", "--twins", "--dialogues", dialogues];
    expect(await filter([...args, ...server()])).toBe(0);
    expect(readDialogues(dialogues).map(({ solvable, admitted, held }) => [solvable, admitted, held])).toEqual([
      [true, true, false],
      [false, true, null],
    ]);
  });

  it("lets a model read the screen and act, and asks again after an unreadable reply", async () => {
    const model = await scriptedModel(generic, await localWorld(), (adapter) => situationOf(adapter));
    try {
      const endpoint = connectModel({ model: "scripted", baseUrl: model.url, apiKey: "none", timeout: 60, retries: 0 });
      const [line] = await filterTasks({
        client: new Client(inject("url"), inject("adminKey")),
        agent: model.register(textAgent({ model: endpoint, modelName: "scripted", again: 2 })),
        world: { kind: "exact" },
        subjects: [{ task: "settings/one-choice", seed: 1, locale: "zh-CN" }],
        maxSteps: null,
        solver: null,
        parallel: 1,
        signal: new AbortController().signal,
        onDialogue: () => {},
      });
      expect(line).toMatchObject({ outcome: "success", held: true, agent: "text/scripted", world: "exact" });
      expect(line!.turns.flatMap(({ attempts }) => attempts).length).toBe(1);
    } finally {
      await model.stop();
    }
  });
});

/** Two tasks as JSON: one asks for a fact, the other for a new record. */
const provenance = { walk: "by-hand", from: 1, to: 1, seed: 1, steps: 4, calls: 3, model: null };
const common: Pick<SuiteTask, "apps" | "start" | "budget" | "difficulty"> = {
  apps: ["notes"],
  start: { seed: 1, locale: "en", patches: [] },
  budget: 15,
  difficulty: "L1",
};
const instant = { $instant: "episode" };
const note = { id: "note_new0", title: "Milk", body: "", items: [], pictures: [], folder: null, createdAt: instant };
const plain = { pinned: false, private: false, updatedAt: instant, remindAt: null, trashedAt: null };
const suite = {
  format: "phonebooth-suite-1",
  name: "by-hand",
  tasks: [
    {
      ...common,
      id: "note-written",
      instruction: { en: 'In Notes, write a note with the title "Milk".' },
      checks: [{ that: "it is there", path: "/notes/notes/note_new0", kind: "added", value: { ...note, ...plain } }],
      allow: ["/notes/notes/note_new0"],
      oracle: [
        { call: "open", args: ["notes"] },
        { call: "act", args: ["notes", "list.new", {}] },
        { call: "type", args: ["title", "Milk"] },
        { call: "back", args: [] },
      ],
      provenance: { ...provenance, calls: 4 },
    },
    {
      ...common,
      id: "note-pinned",
      instruction: { en: 'In Notes, pin the note "Gate code".' },
      checks: [{ that: "it is pinned", path: "/notes/notes/note_s3/pinned", kind: "changed", value: true }],
      allow: ["/notes/notes/note_s3/pinned"],
      oracle: [
        { call: "open", args: ["notes"] },
        { call: "act", args: ["notes", "list.select", { id: "note_s3" }] },
        { call: "act", args: ["notes", "list.pin", { id: "note_s3" }] },
      ],
      provenance,
    },
  ],
} satisfies Suite;

describe("a suite", () => {
  const path = (): string => {
    writeFileSync(at("suite.json"), JSON.stringify(suite));
    return at("suite.json");
  };
  const filtered = async (name: string, ...more: string[]): Promise<FilterLine[]> => {
    const files = ["--dialogues", at(`${name}.jsonl`), "--out", at(`${name}.json`)];
    expect(await filter([path(), "--agent", "honest", "--twins", ...files, ...more, ...server()])).toBe(0);
    return readDialogues(at(`${name}.jsonl`));
  };
  const kept = (name: string): string[] =>
    (JSON.parse(readFileSync(at(`${name}.json`), "utf8")) as Suite).tasks.map(({ id }) => id);

  it("keeps every task and admits no unsolvable variant with an honest agent; walk or dialogue gives the order", async () => {
    const lines = await filtered("all");
    expect(lines.map(({ task, twin, outcome, held }) => [task, twin?.named ?? null, outcome, held])).toEqual([
      ["suite/by-hand/note-written", null, "success", true],
      ["suite/by-hand/note-pinned", null, "success", true],
      ["suite/by-hand/note-pinned", "Gate code", "failure", null],
    ]);
    expect(kept("all")).toEqual(["note-written", "note-pinned"]);
    const ordered = async (...by: string[]): Promise<unknown[]> => {
      expect(await curriculum([path(), "--out", at("order.json"), ...by])).toBe(0);
      const read = JSON.parse(readFileSync(at("order.json"), "utf8")) as Curriculum;
      expect(read.suite).toBe("by-hand");
      return read.tasks.map(({ task, steps }) => [task.split("/").at(-1), steps]);
    };
    expect(await ordered()).toEqual([
      ["note-pinned", 3],
      ["note-written", 4],
    ]);
    const steps = (id: string) => lines.find((line) => line.task.endsWith(id) && line.solvable)!.steps;
    expect(await ordered("--filter", at("all.jsonl"))).toEqual([
      ["note-pinned", steps("note-pinned")],
      ["note-written", steps("note-written")],
    ]);
  });
  it("loses a task whose success is not declared in time", async () => {
    const lines = await filtered("short", "--t-max", "4");
    expect(lines.map(({ outcome, held }) => [outcome, held])).toEqual([
      ["too-long", false],
      ["success", true],
      ["failure", null],
    ]);
    expect(kept("short")).toEqual(["note-pinned"]);
  });
});

describe("with a world model", () => {
  it("starts from the phone's own screen, and reports an endpoint that fails", async () => {
    let requests = 0;
    const world = await serveChat((body) => {
      requests += 1;
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      return requests === 1 ? textReply(messages[2]!.content) : { status: 500 };
    });
    const agent = await serveChat(() => textReply('<ANSWER>{"action": "CLICK", "point": [500, 5]}</ANSWER>'));
    try {
      const dialogues = at("words.jsonl");
      const model = ["--agent", "text", "--model", "a", "--base-url", agent.url];
      const words = ["--world", "w", "--world-url", world.url, "--blind", "--compare", "--retries", "0"];
      const call = ["--tasks", "settings/one-choice", "--dialogues", dialogues, ...model, ...words, ...server()];
      expect(await filter(call)).toBe(1);
      const [line] = readDialogues(dialogues);
      expect(line).toMatchObject({ outcome: "world-silent", world: "w", blind: true, held: false, steps: 2 });
      // The touch hits nothing, so the real phone shows the same list as the world model.
      expect(line!.agreement).toEqual([1]);
      const [first, second] = line!.turns;
      const read = parseScreen(first!.screen);
      expect("elements" in read && read.left === 0 && read.elements.length > 5).toBe(true);
      expect(first!.screen).toContain('"Settings"');
      expect(second!.screen).toBe(first!.screen);
    } finally {
      await Promise.all([world.stop(), agent.stop()]);
    }
  });

  it.each([
    [["--agent", "honest"], "either one suite, or built-in tasks"],
    [["--tasks", "none/*", "--agent", "honest"], "No task fits"],
    [["--tasks", tasks, "--agent", "generic"], "needs pictures"],
    [["--tasks", tasks, "--agent", "text"], "needs --model and --base-url"],
    [["--tasks", tasks, "--agent", "honest", "--world", "w"], "needs --world and --world-url"],
    [
      ["--tasks", tasks, "--agent", "honest", "--world", "w", "--world-url", "http://127.0.0.1:9/v1"],
      "which only --world exact gives",
    ],
    [["--tasks", tasks, "--agent", "honest", "--blind"], "--blind and --compare need a model"],
    [["--tasks", tasks, "--agent", "honest", "--t-max", "0"], "--t-max must be"],
    [["none.json", "--agent", "honest"], "none.json cannot be read as JSON"],
  ])("refuses invalid arguments: %j", async (args, says) => {
    await expect(filter([...args, ...server()])).rejects.toThrow(says);
  });
});
