// Runs: the same results twice and on any server, killed and resumed runs, invalid episodes, and every kind of end.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "#scripts/env.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { makeTurn, type Agent } from "#benchmark/run/agent.ts";
import { createAgent } from "#benchmark/run/agents.ts";
import { RunFolder, type RunConfig } from "#benchmark/run/folder.ts";
import { rescore } from "#benchmark/run/rescore.ts";
import { run, type RunOptions, type RunOutcome } from "#benchmark/run/run.ts";
import { runVerified } from "#benchmark/run/verified.ts";
import type { Action } from "#contract/action.ts";

const folders: string[] = [];
let other: Server;
beforeAll(async () => {
  other = await startServer({ port: 0, memory: true, quiet: true });
});
afterAll(async () => {
  await other.stop();
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});
const folder = (): RunFolder => {
  const path = mkdtempSync(join(tmpdir(), "run-"));
  folders.push(path);
  return new RunFolder(path);
};
const baselineAgent = (agent: string, more: object = {}): Agent =>
  createAgent(
    {
      agent,
      name: null,
      model: null,
      baseUrl: null,
      apiKey: null,
      settings: [],
      options: [],
      prompt: null,
      again: 0,
      turnSeconds: 30,
      ...more,
    },
    localWorld,
  );
interface RunWish {
  readonly agent: Agent;
  readonly tasks: string;
  readonly folder?: RunFolder;
  readonly client?: Client;
  readonly parallel?: number;
  readonly trials?: number;
  readonly config?: Partial<RunConfig>;
  readonly turnSeconds?: number;
  readonly verified?: boolean;
}
async function playRun(wish: RunWish): Promise<RunOutcome & { readonly folder: RunFolder }> {
  const into = wish.folder ?? folder();
  const options: RunOptions = {
    client: wish.client ?? new Client(inject("url"), inject("adminKey"), { fresh: true }),
    agent: wish.agent,
    folder: into,
    config: {
      agent: wish.agent.profile,
      selection: { split: null, tasks: wish.tasks, seeds: [1], trials: wish.trials ?? 1, limit: null },
      locale: "en",
      device: null,
      elements: false,
      reward: null,
      ...wish.config,
    },
    parallel: wish.parallel ?? 2,
    retries: 1,
    turnSeconds: wish.turnSeconds ?? 60,
    keepPictures: true,
    signal: new AbortController().signal,
    listener: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
  };
  const outcome = await (wish.verified ? runVerified({ ...options, hidden: false }) : run(options));
  return { ...outcome, folder: into };
}
/** Digests of all files of all episodes and of the results, without the values that a clock has written. */
function fileDigests({ path }: RunFolder): Record<string, string> {
  const files = [
    "results.jsonl",
    "summary.json",
    ...readdirSync(join(path, "episodes"), { recursive: true }).map((name) => join("episodes", String(name))),
  ];
  return Object.fromEntries(
    files
      .filter((name) => /\.(jsonl|json|png)$|states\.json\.gz$/.test(name))
      .sort()
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(path, name)))
          .digest("hex"),
      ]),
  );
}
const script = (...actions: Action[]): Agent => ({
  profile: { name: "script", settings: {} },
  usesPictures: false,
  start: async () => {
    const left = [...actions];
    return { next: async () => makeTurn([left.length > 1 ? left.shift()! : left[0]!]) };
  },
});
const small = "notes/pin-among-drafts,clock/weekly-alarm,notes/count-in-folder,settings/airplane-with-wifi";

describe("a run", () => {
  it("gives the same bytes on two new servers, in any order", async () => {
    for (const name of ["oracle", "random"]) {
      const here = await playRun({ agent: baselineAgent(name), tasks: small, parallel: 3 });
      const there = await playRun({
        agent: baselineAgent(name),
        tasks: small,
        parallel: 1,
        client: new Client(other.url, other.adminKey, { fresh: true }),
      });
      expect(fileDigests(there.folder)).toEqual(fileDigests(here.folder));
      expect(here.summary).toMatchObject({ episodes: 4, errors: 0, sr: name === "oracle" ? 1 : 0 });
      const again = await rescore(here.folder, await localWorld());
      expect(again.episodes.map(({ changed, refused, line }) => ({ changed, refused, line }))).toEqual(
        here.folder.results().map((line) => ({ changed: [], refused: null, line })),
      );
      expect(again.summary).toEqual(here.summary);
    }
  });

  it("is rescored without a change if its rewards depend on steps, even if their last bits differ", async () => {
    const reward = { name: "mobilegui", lambda: 0.037, alpha_min: 0.01 } as const;
    const { folder: stepped } = await playRun({ agent: baselineAgent("oracle"), tasks: small, config: { reward } });
    const changedBy = async (factor: number): Promise<string[]> => {
      const lines = stepped.results().map((line) => ({ ...line, reward: line.reward * factor }));
      const into = folder();
      cpSync(stepped.path, into.path, { recursive: true });
      writeFileSync(join(into.path, "results.jsonl"), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
      const { episodes } = await rescore(new RunFolder(into.path), await localWorld());
      return episodes.flatMap(({ changed }) => changed.map(({ what }) => what));
    };
    expect(new Set(stepped.results().map((line) => line.reward)).size).toBeGreaterThan(1);
    expect(await changedBy(1)).toEqual([]);
    expect(await changedBy(1 + 2 * Number.EPSILON)).toEqual([]);
    expect(await changedBy(1 + 1e-9)).toEqual(["reward", "reward", "reward", "reward"]);
  });

  it("gives the same results if the server deals and judges it, and can be rescored", async () => {
    const walk = (): Agent =>
      script({ type: "AWAKE", value: "notes" }, { type: "CLICK", point: [500, 300] }, { type: "COMPLETE" });
    const own = await playRun({ agent: walk(), tasks: small });
    const dealt = await playRun({ agent: walk(), tasks: small, verified: true });
    expect(dealt.finished).toBe(true);
    expect(dealt.folder.results()).toEqual(own.folder.results());
    expect(dealt.summary).toEqual(own.summary);
    const again = await rescore(dealt.folder, await localWorld());
    expect(again.episodes.filter(({ changed, refused }) => changed.length > 0 || refused !== null)).toEqual([]);
    for (const line of dealt.folder.results())
      expect(dealt.folder.episode(line).steps()).toEqual(own.folder.episode(line).steps());
    // A second call continues the same run and plays nothing.
    const timings = dealt.folder.timings().length;
    await playRun({ agent: walk(), tasks: small, verified: true, folder: dealt.folder });
    expect(dealt.folder.timings().length).toBe(timings);
    await expect(playRun({ agent: walk(), tasks: small, folder: dealt.folder })).rejects.toThrow(/verified/);
    await expect(playRun({ agent: baselineAgent("oracle"), tasks: small, verified: true })).rejects.toThrow(
      /needs access to the phone/,
    );
  });

  it("continues after it was killed, and gives the same files", async () => {
    const whole = await playRun({ agent: baselineAgent("oracle"), tasks: small });
    const into = folder();
    const command = [
      join(root, "phonebooth"),
      "run",
      "--agent",
      "oracle",
      "--tasks",
      small,
      "--parallel",
      "1",
      "--url",
      inject("url"),
      "--key",
      inject("adminKey"),
      "--out",
      into.path,
    ];
    const child = spawn(command[0]!, command.slice(1), { stdio: ["ignore", "pipe", "pipe"], detached: true });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    const ended = new Promise<string>((resolve) =>
      child.on("exit", (code, signal) => resolve(`${signal ?? code}, having said: ${said}`)),
    );
    const inTheMiddle = (): boolean =>
      into.exists &&
      into.results().length >= 1 &&
      readdirSync(join(into.path, "episodes")).some((name) => name.endsWith(".unfinished"));
    // The test also waits for the end of the run, because `until` would never finish if the run ended too early.
    expect(await Promise.race([until(inTheMiddle).then(() => "in the middle"), ended])).toBe("in the middle");
    process.kill(-child.pid!, "SIGKILL");
    await ended;
    expect(into.results().length).toBeLessThan(4);
    expect(into.meta().finished).toBeNull();
    const kept = into.timings().length;
    const { finished } = await playRun({ agent: baselineAgent("oracle"), tasks: small, folder: into });
    expect(finished).toBe(true);
    // Finished episodes were not played again.
    expect(into.timings().length).toBe(4);
    expect(kept).toBeGreaterThanOrEqual(1);
    expect(fileDigests(into)).toEqual(fileDigests(whole.folder));
    expect(readFileSync(join(into.path, "errors.jsonl"), "utf8")).toBe("");
  });

  it("refuses to continue with another configuration", async () => {
    const { folder: into } = await playRun({ agent: script({ type: "COMPLETE" }), tasks: "clock/weekly-alarm" });
    await expect(
      playRun({
        agent: script({ type: "COMPLETE" }),
        tasks: "clock/weekly-alarm",
        folder: into,
        config: { locale: "zh-CN" },
      }),
    ).rejects.toThrow(/locale/);
    await expect(playRun({ agent: script({ type: "COMPLETE" }), tasks: "nothing/at-all" })).rejects.toThrow(
      /No task matches/,
    );
  });

  it("keeps broken episodes apart, and never scores them", async () => {
    const down = createServer((_, response) => response.writeHead(500).end("{}"));
    await new Promise<void>((resolve) => down.listen(0, "127.0.0.1", resolve));
    const { port } = down.address() as { port: number };
    const agent = baselineAgent("generic", { model: "m", baseUrl: `http://127.0.0.1:${port}/v1` });
    const { summary, folder: into } = await playRun({ agent, tasks: "clock/weekly-alarm" });
    down.close();
    expect(summary).toMatchObject({ episodes: 0, errors: 1, sr: null });
    expect(into.errors().map(({ kind, attempt, void: isVoid }) => ({ kind, attempt, isVoid }))).toEqual([
      { kind: "model", attempt: 1, isVoid: false },
      { kind: "model", attempt: 2, isVoid: true },
    ]);
    expect(readdirSync(join(into.path, "episodes"))).toEqual([]);
    // When the endpoint is available again, the invalid episode is played and no longer counts as invalid.
    const slow: Agent = { ...script({ type: "COMPLETE" }), profile: agent.profile };
    expect((await playRun({ agent: slow, tasks: "clock/weekly-alarm", folder: into })).summary).toMatchObject({
      episodes: 1,
      errors: 0,
    });
  });

  it("gives up on an agent that takes too long for a turn", async () => {
    const agent: Agent = {
      profile: { name: "slow", settings: {} },
      usesPictures: false,
      start: async () => ({ next: () => new Promise(() => {}) }),
    };
    const { summary, folder: into } = await playRun({ agent, tasks: "clock/weekly-alarm", turnSeconds: 0.2 });
    expect(summary).toMatchObject({ episodes: 0, errors: 1 });
    expect(into.errors()[0]!.message).toContain("0.2 s");
  });

  it.each([
    ["complete", [{ type: "COMPLETE" }], 1, 1],
    ["abort", [{ type: "ABORT", value: "no" }], 1, 0],
    ["loop", [{ type: "NOOP" }], 10, 0],
    ["budget", [...Array.from({ length: 60 }, (_, i): Action => ({ type: "WAIT", value: i + 1 }))], 15, 0],
  ] as const)("ends as %s", async (outcome, actions, steps, fc) => {
    const { summary, folder: into } = await playRun({
      agent: script(...(actions as readonly Action[])),
      tasks: "clock/weekly-alarm",
    });
    const [line] = into.results();
    expect(line).toMatchObject({ outcome, success: false, goal: false, clean: true });
    expect(line!.steps).toBe(outcome === "budget" ? line!.budget : steps);
    expect(summary).toMatchObject({ sr: 0, fc, use: 0, errors: 0, outcomes: { [outcome]: 1 } });
  });
});

async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 20));
}
