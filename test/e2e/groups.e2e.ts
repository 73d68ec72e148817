// Groups: many phones with the same start. Rollouts are identical in any order, after a resume, after a failure, and
// after a time without a browser. The tests also cover the model's messages and the rows for trainers.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server as HttpServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { main } from "#scripts/study/rollouts.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { exportGroups, type TrlRow } from "#benchmark/export/groups.ts";
import { RolloutsFolder } from "#benchmark/learn/rollouts/folder.ts";
import type { RolloutErrorLine, RolloutsConfig } from "#benchmark/learn/rollouts/lines.ts";
import { runRollouts, type RolloutsOptions, type RolloutsOutcome } from "#benchmark/learn/rollouts/rollouts.ts";
import type { Agent } from "#benchmark/run/agent.ts";
import type { Reward } from "#contract/env.ts";
import { createAgent, type AgentOptions } from "#benchmark/run/agents.ts";
import { connectModel } from "#benchmark/run/model.ts";
import { killBrowsers } from "../support/browsers.ts";

const base = mkdtempSync(join(tmpdir(), "groups-"));
let count = 0;
const folder = (): RolloutsFolder => new RolloutsFolder(join(base, String(++count)));
let own: Server;
let model: HttpServer;
let modelUrl: string;
beforeAll(async () => {
  [own] = await Promise.all([startServer({ port: 0, memory: true, quiet: true }), startModel()]);
});
afterAll(async () => {
  await Promise.all([own.stop(), new Promise((resolve) => model.close(resolve))]);
  rmSync(base, { recursive: true, force: true });
});

const device = { width: 360, height: 800, dpr: 1 };
const agentOptions = (agent: string, more: Partial<AgentOptions> = {}): AgentOptions => ({
  agent,
  name: null,
  model: null,
  baseUrl: null,
  apiKey: null,
  settings: [],
  options: [],
  prompt: null,
  again: 0,
  turnSeconds: 60,
  ...more,
});
const agentFactory =
  (wish: AgentOptions): RolloutsOptions["agent"] =>
  (through) =>
    createAgent({ ...wish, through }, localWorld);
const waveringAgent = agentFactory(agentOptions("wavering"));

interface RolloutsWish extends Partial<Omit<RolloutsOptions, "config">> {
  readonly config?: Partial<RolloutsConfig>;
}
function playRollouts({ config, ...wish }: RolloutsWish): Promise<RolloutsOutcome> {
  const agent = wish.agent ?? waveringAgent;
  return runRollouts({
    client: new Client(inject("url"), inject("adminKey")),
    folder: folder(),
    first: 1,
    updates: 1,
    parallel: 6,
    retries: 1,
    turnSeconds: 60,
    curriculum: null,
    opinion: null,
    signal: new AbortController().signal,
    listener: { begun: () => {}, ended: () => {}, broke: () => {} },
    ...wish,
    agent,
    config: {
      agent: agent((each) => each).profile,
      tasks: "notes/trash-rescue,notes/pin-among-drafts",
      split: null,
      curriculum: null,
      seed: 4,
      size: 3,
      batch: 2,
      reward: { name: "mobilegui" },
      advantage: "mobgrpo",
      keep_failed: true,
      locale: "en",
      device,
      elements: false,
      judge: null,
      ...config,
    },
  });
}
const textOf = ({ path }: RolloutsFolder): string => readFileSync(join(path, "groups.ndjson"), "utf8");
const errorsOf = ({ path }: RolloutsFolder): RolloutErrorLine[] =>
  readFileSync(join(path, "errors.ndjson"), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as RolloutErrorLine);

/** Wraps an agent and calls `before` at each turn. `chance` identifies the member. */
const withDisturbance =
  (agent: RolloutsOptions["agent"], before: (chance: string, turn: number) => void): RolloutsOptions["agent"] =>
  (through) => {
    const inner: Agent = agent(through);
    return {
      ...inner,
      start: async (brief) => {
        const session = await inner.start(brief);
        let turn = 0;
        return {
          next: (view, signal) => {
            before(brief.chance, ++turn);
            return session.next(view, signal);
          },
        };
      },
    };
  };

it("subtracts the score of an untouched phone from a group's rewards on request", async () => {
  const client = new Client(inject("url"), inject("adminKey"));
  const wish = { task: "notes/pin-among-drafts", seed: 3, size: 2, device };
  const judgedWith = async (reward: Reward) => {
    const group = await client.createGroup({ ...wish, reward });
    for (const [i, env] of group.envs.entries())
      await env.step({ type: i === 0 ? "COMPLETE" : "ABORT" }, { screenshot: "none" });
    return (await group.judge({ keep_failed: true })).members.map(({ reward: value, verdict }) => ({ value, verdict }));
  };
  const plain = await judgedWith({ name: "mobilegym" });
  const over = await judgedWith({ name: "mobilegym", floor: "noop" });
  const noop = plain[0]!.verdict!.progress_noop!;
  expect(plain.map(({ verdict }) => verdict!.reward.floor)).toEqual([undefined, undefined]);
  for (const [i, { value, verdict }] of over.entries()) {
    expect(verdict!.reward).toEqual({ ...plain[i]!.verdict!.reward, value, floor: noop });
    expect(value).toBe(plain[i]!.value! - noop);
    expect(value).toBeLessThanOrEqual(0);
  }
  const refused = client.createGroup({ ...wish, reward: { name: "mobilegui", floor: "noop" } as unknown as Reward });
  await expect(refused).rejects.toMatchObject({ problem: { status: 422, issues: [{ path: "reward.floor" }] } });
});

it("12 groups of 8 have 96 different phones, each with its group's start", async () => {
  const client = new Client(inject("url"), inject("adminKey"));
  const tasks = (await client.tasks({ split: "train" })).slice(0, 12).map(({ id }) => id);
  expect(tasks).toHaveLength(12);
  const groups = await Promise.all(tasks.map((task) => client.createGroup({ task, seed: 2, size: 8, device })));
  const hashes = await Promise.all(
    groups.map(async ({ envs }) => Promise.all(envs.map(async (env) => (await env.state("clock")).hash))),
  );
  expect(hashes.flat()).toHaveLength(96);
  expect(hashes).toEqual(groups.map(({ created }) => Array.from({ length: 8 }, () => created.hash)));
  expect(new Set(groups.flatMap(({ envs }) => envs.map(({ id }) => id))).size).toBe(96);
  await Promise.all(groups.map((group) => group.remove()));
});

describe("rollouts", () => {
  const calm = folder();
  let outcome: RolloutsOutcome;
  beforeAll(async () => {
    outcome = await playRollouts({ folder: calm, updates: 2 });
  });

  it("have rewards and advantages that can be compared", () => {
    const { summary, invalidGroups, finished } = outcome;
    expect([summary.groups, summary.members, invalidGroups, finished]).toEqual([4, 12, 0, true]);
    const groups = calm.groups();
    expect(groups.map(({ update, group }) => [update, group])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]);
    const compared = groups.filter(({ dropped }) => dropped === null);
    expect(compared.length).toBeGreaterThan(0);
    for (const { members } of compared) {
      expect(Math.abs(members.reduce((sum, { advantage }) => sum + advantage!, 0))).toBeLessThan(1e-9);
      const best = members.toSorted((a, b) => b.reward - a.reward)[0]!;
      expect(best.advantage).toBe(Math.max(...members.map(({ advantage }) => advantage!)));
    }
    for (const { members } of groups)
      for (const { verdict, turns } of members)
        expect(turns.flatMap(({ actions }) => actions)).toHaveLength(verdict.steps);
  });

  it("are the same bytes one phone at a time, update by update, and after a resume", async () => {
    const single = folder();
    await playRollouts({ folder: single, parallel: 1, first: 2 });
    await playRollouts({ folder: single, parallel: 1, first: 1 });
    expect(textOf(single)).toBe(textOf(calm));
    const stopped = folder();
    cpSync(calm.path, stopped.path, { recursive: true });
    const [first] = textOf(calm).split("\n");
    writeFileSync(join(stopped.path, "groups.ndjson"), `${first}\n{"update":1,"gro`);
    const { steps } = await playRollouts({ folder: stopped, updates: 2 });
    expect(textOf(stopped)).toBe(textOf(calm));
    expect(steps).toBeLessThan(
      calm.groups().reduce((n, { members }) => n + members.reduce((m, { verdict }) => m + verdict.steps, 0), 0),
    );
    await expect(playRollouts({ folder: stopped, config: { seed: 5 } })).rejects.toThrow(/other settings \(seed\)/);
  });

  it("repeat a failed member with its own random numbers, and leave out a group that keeps failing", async () => {
    const mended = folder();
    const broken = new Set<string>();
    const agent = withDisturbance(waveringAgent, (chance, turn) => {
      if (!/u1\.g[12]\.m2$/.test(chance) || turn !== 2 || broken.has(chance)) return;
      broken.add(chance);
      throw new Error("the agent stumbled");
    });
    await playRollouts({ folder: mended, updates: 2, agent });
    expect(textOf(mended)).toBe(textOf(calm));
    expect(errorsOf(mended)).toMatchObject(
      [...broken].map(() => ({ update: 1, member: 2, kind: "model", attempt: 1, void: false })),
    );
    expect(broken.size).toBeGreaterThan(0);

    const lost = folder();
    const never = withDisturbance(waveringAgent, (chance) => {
      if (chance.endsWith("u1.g1.m3")) throw new Error("the agent stumbles");
    });
    const { invalidGroups } = await playRollouts({ folder: lost, agent: never });
    expect([invalidGroups, lost.groups().map(({ group }) => group)]).toEqual([1, [2]]);
    expect(errorsOf(lost).map(({ attempt, void: last }) => [attempt, last])).toEqual([
      [1, false],
      [2, true],
    ]);
    // The same command replaces the lost rollouts.
    await playRollouts({ folder: lost, first: 1 });
    expect(lost.groups()).toEqual(calm.groups().slice(0, 2));
  });

  it.runIf(process.platform === "linux")("are the same if browsers are killed within a group", async () => {
    const rough = folder();
    let killed = 0;
    const agent = withDisturbance(waveringAgent, (chance, turn) => {
      if (!chance.endsWith("m1") || turn % 2 === 0) return;
      killed += killBrowsers(process.pid);
    });
    const client = new Client(own.url, own.adminKey, { fresh: true });
    const { invalidGroups } = await playRollouts({ folder: rough, client, agent });
    expect(killed).toBeGreaterThan(2);
    expect([invalidGroups, errorsOf(rough)]).toEqual([0, []]);
    expect(rough.groups()).toEqual(calm.groups().slice(0, 2));
  });
});

/** A fake model. Its actions depend only on the request's seed, and as a judge it accepts everything. */
async function startModel(): Promise<void> {
  model = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const {
        seed = 0,
        messages,
        logprobs,
      } = JSON.parse(body) as { seed?: number; messages: object[]; logprobs?: boolean };
      const content = JSON.stringify(messages[0]).includes("You judge")
        ? '{"reason": "It looks fine.", "success": true}'
        : replyFor(seed);
      const message = { role: "assistant", content };
      const tokens = { content: content.split(" ").map((token) => ({ token, logprob: -0.5, top_logprobs: [] })) };
      const choices = [{ index: 0, message, finish_reason: "stop", logprobs: logprobs ? tokens : null }];
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 0, model: "none", choices }));
    });
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  modelUrl = `http://127.0.0.1:${(model.address() as { port: number }).port}/v1`;
}
function replyFor(seed: number): string {
  const share = seed % 10;
  if (share < 2) return "There is nothing that I would do.";
  const action =
    share < 5 ? { action: "COMPLETE" } : { action: "CLICK", point: [(seed % 97) * 10, ((seed >> 8) % 89) * 10 + 50] };
  return `<THINK>Some thought.</THINK>\n<ANSWER>${JSON.stringify(action)}</ANSWER>`;
}

it("a model's messages are stored as sent, sampled with distinct seeds, judged by a model, and exported as rows", async () => {
  const path = folder();
  const wish = agentOptions("generic", {
    model: "none",
    baseUrl: modelUrl,
    settings: ["logprobs=true", "temperature=1"],
  });
  const agent = agentFactory(wish);
  const opinion = {
    model: connectModel({ model: "none", baseUrl: modelUrl, apiKey: "none", timeout: 60, retries: 0 }),
    pictures: 2,
  };
  const config = { advantage: "grpo", size: 4, judge: { model: "none", pictures: 2 } } as const;
  const { summary, invalidGroups } = await playRollouts({ folder: path, agent, config, opinion });
  expect(invalidGroups).toBe(0);
  const groups = path.groups();
  const members = groups.flatMap((group) => group.members);
  const asked = members.flatMap(({ turns }) => turns.flatMap((turn) => turn.asked));
  expect(asked.length).toBeGreaterThanOrEqual(members.length);
  expect(new Set(asked.map(({ sampling }) => sampling["seed"])).size).toBe(asked.length);
  const pictures = new Set(readdirSync(join(path.path, "images")));
  for (const { messages, reply, logprobs, sampling } of asked) {
    expect(reply.text).toBe(replyFor(sampling["seed"] as number));
    expect(logprobs!.map(({ token }) => token).join(" ")).toBe(reply.text);
    const [, shown] = /"url":"images\/([^"]+)"/.exec(JSON.stringify(messages)) ?? [];
    expect(pictures.has(shown!)).toBe(true);
    expect(JSON.stringify(messages)).not.toContain("base64");
  }
  // All rollouts start with the same picture, which is stored once.
  expect(new Set(members.map(({ turns }) => JSON.stringify(turns[0]!.asked[0]!.messages))).size).toBe(groups.length);
  const lost = members.flatMap(({ turns }) => turns).filter(({ fault }) => fault !== null);
  expect(lost.length).toBeGreaterThan(0);
  for (const { actions } of lost) expect(actions).toEqual([{ type: "NOOP" }]);
  expect(members.map(({ opinion: said }) => said)).toEqual(
    members.map(() => ({ success: true, reason: "It looks fine." })),
  );
  const won = members.filter(({ verdict }) => verdict.success).length;
  expect(summary.judge).toMatchObject({ true_success: won, false_success: members.length - won, unreadable: 0 });

  const again = folder();
  await playRollouts({ folder: again, agent, config, opinion, parallel: 1 });
  expect(textOf(again)).toBe(textOf(path));

  const out = join(path.path, "export", "grpo");
  const { rows } = exportGroups(path, out, null);
  const kept = groups.filter(({ dropped }) => dropped === null).flatMap((group) => group.members);
  expect(rows).toBe(kept.flatMap(({ turns }) => turns.flatMap((turn) => turn.asked)).length);
  expect(rows).toBeGreaterThan(0);
  for (const line of readFileSync(join(out, "grpo.jsonl"), "utf8").trim().split("\n")) {
    const { prompt, images, advantage } = JSON.parse(line) as TrlRow;
    expect(typeof advantage).toBe("number");
    expect(JSON.stringify(prompt).split('{"type":"image"}').length - 1).toBe(images.length);
    for (const name of images) expect(readFileSync(join(out, name)).subarray(1, 4).toString()).toBe("PNG");
  }
});

it.each([
  [["--agent", "nobody"], /There is no agent nobody/],
  [["--agent", "noop", "--group", "1"], /--group must be a whole number of at least 2/],
  [["--agent", "noop", "--group", "65"], /--group must be at most 64/],
  [["--agent", "noop", "--lambda", "11"], /--lambda must be a number from 0 to 10, or budget/],
  [["--agent", "noop", "--lambda", "1", "--reward", "mobilegym"], /--lambda is valid only for the reward mobilegui/],
  [["--agent", "noop", "--r-base", "2", "--reward", "mobilegym"], /--r-base is valid only for the reward mobilegui/],
  [["--agent", "noop", "--r-base", "11"], /--r-base must be a number from 0 to 10, not 11/],
  [["--agent", "noop", "--judge-model", "m"], /--judge-model needs --judge-url/],
  [["--agent", "noop", "--curriculum", "package.json"], /package\.json is not a curriculum/],
  [["--agent", "noop", "--curriculum", "none.json"], /none\.json cannot be read/],
  [["--agent", "noop", "--floor", "noop"], /--floor is valid only for the reward mobilegym/],
  [["--agent", "noop", "--reward", "mobilegym", "--floor", "zero"], /--floor must be noop, not zero/],
  [["--agent", "human"], /only one phone at a time/],
])("the command refuses %j", async (args, why) => {
  await expect(main(args)).rejects.toThrow(why);
});
