// `./phonebooth rollouts`: plays groups of episodes for a trainer, with rewards and advantages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { Client } from "../../clients/typescript/src/client.ts";
import { RolloutsFolder } from "#benchmark/learn/rollouts/folder.ts";
import type { TaskRef } from "#benchmark/learn/rollouts/draws.ts";
import type { OpinionOptions } from "#benchmark/learn/rollouts/opinion.ts";
import { runRollouts, type RolloutsListener } from "#benchmark/learn/rollouts/rollouts.ts";
import type { RolloutsSummary } from "#benchmark/learn/rollouts/summary.ts";
import { agentNames, createAgent, type AgentOptions } from "#benchmark/run/agents.ts";
import { connectModel } from "#benchmark/run/model.ts";
import { Curriculum } from "#contract/curriculum.ts";
import { RunError } from "#benchmark/run/run-error.ts";
import { Reward, splits } from "#contract/env.ts";
import { groupLimits } from "#contract/group.ts";
import { hashOf } from "#state/hash.ts";
import { parseDevice, parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const usage = `Usage: ./phonebooth rollouts --agent NAME [options]

  --agent NAME             ${agentNames()
    .filter((name) => name !== "human")
    .join(", ")}
  --model M --base-url U   model and URL of an OpenAI-compatible endpoint; the key from --api-key or OPENAI_API_KEY
  --setting name=value     a sampling parameter (temperature=1), or logprobs=true; may be repeated.  --option name=value, --prompt FILE: as for run
  --tasks PATTERN          ids or globs with *, separated by commas;  --split test|train|high_risk
  --curriculum FILE        the tasks and seeds of this file in its order, once each; curriculum writes such files
  --group K                phones in a group, ${groupLimits.least} to ${groupLimits.most} (8)
  --batch N                groups in an update (12)
  --updates N [--first N]  the number of updates (1), and the first one (1)
  --parallel N             phones at once (96)
  --seed N                 the seed of all random choices (1)
  --reward NAME            mobilegui (the default) or mobilegym;  --lambda X|budget and --r-base X: parameters of mobilegui;
                           --floor noop: for mobilegym, subtract the reward of a phone that nobody touched
  --advantage NAME         mobgrpo (the default) or grpo;  --keep-failed: keep groups without a success
  --judge-model M          a model that also judges, to measure its errors;  --judge-url U, --judge-key K; --judge-pictures N: it sees
                           the last N screenshots (3)
  --locale en|zh-CN  --device WxH@DPR  --elements (the agent receives them too)
  --url URL [--key KEY]    a running server; by default one is started, and stopped at the end
  --out DIR                the folder (rollouts/<agent>); run the same command again to continue
  --retries N              how often an invalid member is played again (2)
  --again N                how often the model is asked again after a reply that cannot be parsed (0)
  --turn-seconds N         time limit for one turn of the agent (180)
`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      agent: { type: "string" },
      model: { type: "string" },
      "base-url": { type: "string" },
      "api-key": { type: "string" },
      setting: { type: "string", multiple: true, default: [] },
      option: { type: "string", multiple: true, default: [] },
      prompt: { type: "string" },
      tasks: { type: "string" },
      split: { type: "string" },
      curriculum: { type: "string" },
      group: { type: "string", default: "8" },
      batch: { type: "string", default: "12" },
      updates: { type: "string", default: "1" },
      first: { type: "string", default: "1" },
      parallel: { type: "string", default: "96" },
      seed: { type: "string", default: "1" },
      reward: { type: "string", default: "mobilegui" },
      lambda: { type: "string" },
      "r-base": { type: "string" },
      floor: { type: "string" },
      advantage: { type: "string", default: "mobgrpo" },
      "keep-failed": { type: "boolean", default: false },
      "judge-model": { type: "string" },
      "judge-url": { type: "string" },
      "judge-key": { type: "string" },
      "judge-pictures": { type: "string", default: "3" },
      locale: { type: "string", default: "en" },
      device: { type: "string" },
      elements: { type: "boolean", default: false },
      url: { type: "string" },
      key: { type: "string" },
      out: { type: "string" },
      retries: { type: "string", default: "2" },
      again: { type: "string", default: "0" },
      "turn-seconds": { type: "string", default: "180" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help || values.agent === undefined) {
    process.stdout.write(usage);
    return values.help ? 0 : 2;
  }
  if (values.agent === "human") throw new UsageError("A person can play only one phone at a time: leave --group out");
  const turnSeconds = parseWholeNumber("turn-seconds", values["turn-seconds"], 1);
  const wish: AgentOptions = {
    agent: values.agent,
    name: null,
    model: values.model ?? null,
    baseUrl: values["base-url"] ?? process.env["OPENAI_BASE_URL"] ?? null,
    apiKey: values["api-key"] ?? process.env["OPENAI_API_KEY"] ?? null,
    settings: values.setting,
    options: values.option,
    prompt: values.prompt ?? null,
    again: parseWholeNumber("again", values.again, 0),
    turnSeconds,
  };
  const size = parseWholeNumber("group", values.group, groupLimits.least);
  if (size > groupLimits.most) throw new UsageError(`--group must be at most ${groupLimits.most}, not ${size}`);
  const { profile, elements = false } = createAgent(wish, localWorld);
  const curriculum = values.curriculum === undefined ? null : readCurriculum(values.curriculum);
  if (curriculum && (values.tasks ?? values.split) !== undefined)
    throw new UsageError("--curriculum already names the tasks: leave --tasks and --split out");
  const device = parseDevice(values.device);
  const reward = parseReward(values);
  const opinion = parseOpinion(values, turnSeconds);
  const config = {
    agent: profile,
    tasks: values.tasks ?? null,
    split: values.split === undefined ? null : parseOneOf("split", values.split, splits),
    curriculum: curriculum && hashOf(curriculum.map(({ task, seed }) => [task, seed])),
    seed: parseWholeNumber("seed", values.seed, 0),
    size,
    batch: parseWholeNumber("batch", values.batch, 1),
    reward,
    advantage: parseOneOf("advantage", values.advantage, ["mobgrpo", "grpo"]),
    keep_failed: values["keep-failed"],
    locale: parseOneOf("locale", values.locale, ["en", "zh-CN"]),
    device,
    elements: values.elements || elements,
    judge: opinion && { model: values["judge-model"]!, pictures: opinion.pictures },
  };
  const counts = {
    updates: parseWholeNumber("updates", values.updates, 1),
    first: parseWholeNumber("first", values.first, 1),
    parallel: parseWholeNumber("parallel", values.parallel, 1),
    retries: parseWholeNumber("retries", values.retries, 0),
  };
  const stop = new AbortController();
  const onSignal = (): void => {
    // A second interrupt ends the process immediately. Unfinished episodes are lost, and written episodes are kept.
    if (stop.signal.aborted) process.exit(130);
    process.stderr.write("\nStopping: finished groups are stored. Press Ctrl+C again to stop immediately.\n");
    stop.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, onSignal);
  const server = values.url === undefined ? await startServer({ port: 0, memory: true, quiet: true }) : null;
  const client = new Client(values.url ?? server!.url, values.key ?? server?.adminKey ?? process.env["ADMIN_KEY"]);
  const folder = new RolloutsFolder(values.out ?? join("rollouts", profile.name.replaceAll(/[^A-Za-z0-9._-]+/g, "-")));
  try {
    const { summary, invalidGroups, steps, seconds, finished } = await runRollouts({
      client,
      agent: (through) => createAgent({ ...wish, through }, localWorld),
      config,
      folder,
      curriculum,
      opinion,
      turnSeconds,
      signal: stop.signal,
      listener: rolloutsReporter,
      ...counts,
    });
    for (const line of summaryLines(summary)) printLine(line);
    if (steps > 0) printLine(`${steps} steps in ${seconds.toFixed(0)} s: ${(steps / seconds).toFixed(1)} per second`);
    printLine(finished ? `In ${folder.path}` : `Stopped. Run the same command again to continue: ${folder.path}`);
    if (!finished) return 130;
    return invalidGroups > 0 ? 1 : 0;
  } finally {
    await server?.stop();
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, onSignal);
  }
}

const rolloutsReporter: RolloutsListener = {
  begun: (groups, done) =>
    printLine(done === 0 ? `${groups} groups` : `${groups} groups, ${done} of them finished earlier`),
  ended: ({ update, group, task, seed, members, mean, dropped }) => {
    const won = members.filter(({ verdict }) => verdict.success).length;
    const what = dropped === null ? "" : `  dropped: ${dropped}`;
    const name = `update ${update} group ${group}  ${task} s${seed}`;
    printLine(`${name.padEnd(64)} ${won} of ${members.length} succeeded, reward ${mean.toFixed(2)}${what}`);
  },
  broke: ({ update, group }, member, { kind, message }, last) => {
    const what = last ? "the group is left out" : "is played again";
    printLine(
      `!  update ${update} group ${group}${member === null ? "" : ` member ${member}`} ${what}: ${kind}: ${message}`,
    );
  },
};

function summaryLines({ updates, judge }: RolloutsSummary): string[] {
  const share = (part: number): string => `${(100 * part).toFixed(1)} %`;
  const lines = updates.map(({ update, groups, dropped, success, reward, steps }) => {
    const reasons = Object.entries(dropped).map(([why, n]) => `, ${n} dropped: ${why}`);
    return `update ${update}: ${groups} groups${reasons.join("")}; success ${share(success)}, reward ${reward.toFixed(3)}, ${steps.toFixed(1)} steps`;
  });
  if (judge) {
    const {
      true_success: ts,
      false_success: fs,
      true_failure: tf,
      false_failure: ff,
      unreadable,
      error_rate: e,
    } = judge;
    lines.push(
      `judge model: reported success ${ts + fs} times (${fs} wrong), failure ${tf + ff} times (${ff} wrong), unreadable ${unreadable}; error rate ${e === null ? "–" : share(e)}`,
    );
  }
  return lines;
}

interface RewardOptions {
  readonly reward: string;
  readonly lambda?: string | undefined;
  readonly "r-base"?: string | undefined;
  readonly floor?: string | undefined;
}
function parseReward({ reward, lambda, "r-base": rBase, floor }: RewardOptions): Reward {
  const name = parseOneOf("reward", reward, ["mobilegym", "mobilegui"]);
  if (name === "mobilegym") {
    if (lambda !== undefined) throw new UsageError("--lambda is valid only for the reward mobilegui");
    if (rBase !== undefined) throw new UsageError("--r-base is valid only for the reward mobilegui");
    return floor === undefined ? { name } : { name, floor: parseOneOf("floor", floor, ["noop"]) };
  }
  if (floor !== undefined) throw new UsageError("--floor is valid only for the reward mobilegym");
  const read = v.safeParse(Reward, {
    name,
    ...(lambda === undefined ? {} : { lambda: lambda === "budget" ? lambda : Number(lambda) }),
    ...(rBase === undefined ? {} : { r_base: Number(rBase) }),
  });
  if (read.success) return read.output;
  throw new UsageError(
    v.getDotPath(read.issues[0]) === "r_base"
      ? `--r-base must be a number from 0 to 10, not ${rBase}`
      : `--lambda must be a number from 0 to 10, or budget, not ${lambda}`,
  );
}

function parseOpinion(
  values: { [key in "judge-model" | "judge-url" | "judge-key" | "judge-pictures"]?: string | undefined },
  timeout: number,
): OpinionOptions | null {
  const { "judge-model": model, "judge-url": baseUrl, "judge-key": key, "judge-pictures": pictures = "3" } = values;
  if (model === undefined) return null;
  if (baseUrl === undefined)
    throw new UsageError("--judge-model needs --judge-url (an OpenAI-compatible endpoint, including /v1)");
  const apiKey = key ?? process.env["OPENAI_API_KEY"] ?? "none";
  return {
    model: connectModel({ model, baseUrl, apiKey, timeout, retries: 3 }),
    pictures: parseWholeNumber("judge-pictures", pictures, 1),
  };
}

function readCurriculum(path: string): TaskRef[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new RunError(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const read = v.safeParse(Curriculum, json);
  if (!read.success || read.output.tasks.length === 0)
    throw new RunError(`${path} is not a curriculum: ${read.issues?.[0].message ?? "it has no tasks"}`);
  return read.output.tasks.map(({ task, seed }) => ({ task, seed }));
}

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
