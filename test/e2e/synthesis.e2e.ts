// From a walk to played tasks. A walk explores with the agent's token, and its tasks are made into a suite, proved,
// uploaded to a server, and solved.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { main as explore } from "#scripts/study/explore.ts";
import { main as rescore } from "#scripts/cli/rescore.ts";
import { main as run } from "#scripts/cli/run.ts";
import { main as synthesize } from "#scripts/study/synthesize.ts";
import { main as verify } from "#scripts/build/verify.ts";
import { Client, ProblemError } from "../../clients/typescript/src/client.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { WalkFolder } from "#benchmark/synthesis/walk-folder.ts";
import { walkOnPage, type ActCounts } from "#benchmark/synthesis/page-walk.ts";
import { findPoolTasks } from "#benchmark/synthesis/pool.ts";
import { proveOnPage } from "#benchmark/synthesis/suite-proofs.ts";
import type { Suite, SuiteTask } from "#contract/suite.ts";

let folder: string;
let client: Client;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "synthesis-"));
  client = new Client(inject("url"), inject("adminKey"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);
const server = (): string[] => ["--url", inject("url"), "--key", inject("adminKey")];
const suiteAt = (path: string): Suite => JSON.parse(readFileSync(path, "utf8")) as Suite;
/** Returns the problem of a call that must be refused. */
const problemOf = (call: Promise<unknown>): Promise<{ status: number; text: string }> =>
  call.then(
    () => expect.fail("it was done"),
    (error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return { status: error.problem.status, text: error.message };
    },
  );

it("equal seeds give equal walks, other seeds other walks, and a complete folder is left unchanged", async () => {
  const walks = (out: string, ...more: string[]): Promise<number> =>
    explore(["--apps", "settings", "--steps", "40", "--out", at(out), ...more, ...server()]);
  expect(await walks("walks", "--seeds", "2")).toBe(0);
  expect(await walks("again")).toBe(0);
  const [first, second] = new WalkFolder(at("walks")).lines().toSorted((a, b) => a.seed - b.seed);
  expect(new WalkFolder(at("again")).lines()).toEqual([first]);
  expect(second!.hash).not.toBe(first!.hash);
  expect(first).toMatchObject({ name: "settings.s1", app: "settings", seed: 1, done: 40, uniform: false });
  expect(first!.visited).toContain("settings.home");
  const before = readFileSync(at("walks/walks.jsonl"), "utf8");
  expect(await walks("walks", "--seeds", "2")).toBe(0);
  expect(readFileSync(at("walks/walks.jsonl"), "utf8")).toBe(before);
});

it("walk windows become tasks that pass every proof, also on the page", async () => {
  const out = at("suite.json");
  expect(
    await synthesize([at("walks"), "--plain", "--name", "from-walks", "--limit", "3", "--out", out, ...server()]),
  ).toBe(0);
  const { tasks, name } = suiteAt(out);
  expect(name).toBe("from-walks");
  expect(tasks.length).toBe(3);
  const lines = readFileSync(`${out}.jsonl`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as object);
  expect(lines.filter((line) => "outcome" in line && line.outcome === "admitted").length).toBe(3);
  expect(await verify(["--suite", out])).toBe(0);
  // The temporary suite of the proof is deleted.
  expect((await problemOf(client.suite("from-walks-draft"))).status).toBe(404);
});

it("run plays a suite: the solution solves every task, doing nothing none; rescoring needs no stored suite", async () => {
  const suite = at("suite.json");
  const play = (agent: string): Promise<number> =>
    run(["--suite", suite, "--agent", agent, "--out", at(agent), "--screenshots", "none", "--no-report", ...server()]);
  expect(await play("oracle")).toBe(0);
  expect(await play("complete")).toBe(0);
  const results = (agent: string) => new RunFolder(at(agent)).results();
  const ids = suiteAt(suite).tasks.map(({ id }) => `suite/from-walks/${id}`);
  expect(results("oracle").map(({ task }) => task)).toEqual(ids.toSorted());
  expect(results("oracle").every(({ success, clean }) => success && clean)).toBe(true);
  expect(results("complete").some(({ goal }) => goal)).toBe(false);
  // The suite may already be deleted.
  await client.removeSuite("from-walks");
  expect(await rescore([at("oracle")])).toBe(0);
});

it("the server lists a suite's tasks, and judges an episode after the suite is deleted", async () => {
  const suite = suiteAt(at("suite.json"));
  const [task] = suite.tasks as [Suite["tasks"][number]];
  const id = `suite/from-walks/${task.id}`;
  const stored = await client.putSuite(suite);
  expect(stored).toMatchObject({ name: "from-walks", tasks: 3 });
  expect(await client.suite("from-walks")).toEqual(suite);
  const rows = await client.tasks({ suite: "from-walks" });
  expect(rows.map((row) => [row.id, row.suite, row.instances])).toContainEqual([id, "from-walks", 1]);
  expect((await client.tasks()).some((row) => row.suite === "from-walks")).toBe(false);
  expect(await client.sample(id, 7)).toMatchObject({ id, seed: 7, budget: task.budget, apps: task.apps });

  const env = await client.create({ task: id, seed: 7, observation: { screenshot: "none" } });
  await env.step({ type: "HOME" }, { screenshot: "none" });
  const { snapshot } = await env.snapshot();
  const file = await env.download(snapshot);
  expect(file.task).toEqual({ id, seed: 7, lang: "en", suite_task: task });
  const [child] = await env.fork();
  await client.removeSuite("from-walks");
  expect((await problemOf(client.create({ task: id }))).status).toBe(404);
  const uploaded = await client.upload(file);
  const restored = await client.create({ snapshot: uploaded.snapshot, observation: { screenshot: "none" } });
  const verdict = { success: false, goal: false, clean: true };
  for (const phone of [env, child!, restored]) {
    expect(await phone.judge()).toMatchObject(verdict);
    await phone.remove();
  }
});

it("refuses invalid suites and inputs, and changes nothing", async () => {
  const suite = suiteAt(at("suite.json"));
  const [task] = suite.tasks as [Suite["tasks"][number]];
  const put = (other: object): Promise<unknown> => client.putSuite({ ...suite, ...other });
  await put({});
  expect((await problemOf(put({ tasks: [{ ...task, apps: ["nothing"] }] }))).text).toContain("no app nothing");
  expect((await problemOf(put({ tasks: [task, task] }))).text).toContain("same id");
  expect((await problemOf(put({ tasks: [] }))).text).toContain("at least one task");
  expect((await problemOf(put({ name: "notes" }))).text).toContain("A built-in suite has this name");
  expect((await problemOf(put({ tasks: [{ ...task, instruction: {} }] }))).text).toContain("instruction");
  expect(await client.suite("from-walks")).toEqual(suite);
  const id = `suite/from-walks/${task.id}`;
  expect((await problemOf(client.create({ task: id, locale: "zh-CN" }))).text).toContain(
    "Expected en, the language in which this task starts",
  );
  expect((await problemOf(client.create({ task: id, split: "train" }))).status).toBe(422);
  const patches = [{ op: "replace", path: ["apps", "nothing", "here"], value: 1 }];
  await put({ tasks: [{ ...task, start: { ...task.start, patches } }] });
  expect((await problemOf(client.create({ task: id }))).text).toContain("do not apply to a new phone");
  await client.removeSuite("from-walks");
  expect((await problemOf(client.removeSuite("from-walks"))).status).toBe(404);

  const broken = at("broken.json");
  writeFileSync(broken, '{"format": "phonebooth-suite-1"');
  await expect(run(["--suite", broken, "--agent", "oracle", ...server()])).rejects.toThrow("cannot be read as JSON");
  writeFileSync(broken, "{}");
  await expect(verify(["--suite", broken])).rejects.toThrow("is not a valid suite");
  await expect(synthesize([at("nowhere"), "--plain", "--out", at("x.json")])).rejects.toThrow("has no walks");
  await expect(explore(["--apps", "nothing", "--out", at("x")])).rejects.toThrow("There is no app nothing");
  expect(existsSync(at("x.json"))).toBe(false);
});

it("short walks on a page become tasks of a pool, each of which a page can play", { timeout: 120_000 }, async () => {
  const counts: ActCounts = new Map();
  const walks = await Promise.all(
    [0, 1].map((number) => walkOnPage(client, { app: "clock", seed: 1, number, steps: 6, memory: new Map() })),
  );
  // The number of the walk decides what the user does, and the same number does the same again.
  const again = await walkOnPage(client, { app: "clock", seed: 1, number: 0, steps: 6, memory: counts });
  expect(again).toEqual(walks[0]);
  expect(walks[1]!.observedSteps.map(({ action }) => action)).not.toEqual(
    walks[0]!.observedSteps.map(({ action }) => action),
  );
  expect([...counts.keys()][0]).toBe("open");
  expect([...counts.values()].reduce((sum, count) => sum + count)).toBe(6);

  const tasks: SuiteTask[] = [];
  const played: string[] = [];
  await findPoolTasks(
    { app: "clock", seeds: [1], walks: 2, steps: 24, perShape: 2 },
    {
      walk: (walk) => walkOnPage(client, walk),
      proveOnPage: async (task) => {
        await client.putSuite({ format: "phonebooth-suite-1", name: "pool-draft", tasks: [task] });
        const finding = await proveOnPage(client, "pool-draft", task);
        if (finding.faults.length === 0) played.push(task.id);
        return finding;
      },
      recordOfWorld: () => null,
      onTask: (task) => tasks.push(task),
    },
  );
  await client.removeSuite("pool-draft");
  expect(tasks.length).toBeGreaterThan(0);
  expect(tasks.map(({ id }) => id)).toEqual(played);
});
