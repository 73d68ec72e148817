// Plays a verified run: the server assigns, records, judges and signs the episodes. This file lets the agent play, and
// stores the agent's answers with the server's final results.
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { verifySignature } from "../agent/verify.ts";
import { phone } from "#apps/phone.ts";
import type { SnapshotFile } from "#contract/env.ts";
import type { ResultLine, RunBody, RunDealt, RunInfo, RunLine } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import { deserializeBoot } from "#env/boot.ts";
import { changesBetween } from "#env/writes.ts";
import { summaryOf } from "../metrics/summary.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import type { Profile } from "./agent.ts";
import { costOf, type Prices } from "./cost.ts";
import { toTurnLines } from "./episode.ts";
import { withFaultKind, EpisodeFault, StoppedError } from "./fault.ts";
import { pictureName, type RunMeta, type StepLine } from "./folder.ts";
import { replayLog } from "./history.ts";
import { planEpisodes } from "./plan.ts";
import { play, type PlayResult } from "./play.ts";
import { RunError } from "./run-error.ts";
import { openMeta, fetchAppTitles, type RunOptions, type RunOutcome } from "./run.ts";

export interface VerifiedOptions extends RunOptions {
  /** Whether the server chooses the seeds and keeps them secret. */
  readonly hidden: boolean;
  /** The prices of the model's tokens. If present, the costs of the episodes are reported to the server. */
  readonly prices?: Prices;
}

/**
 * Plays the assigned episodes until the server has judged all of them. If the folder contains a verified run, continues
 * that run.
 */
export async function runVerified(options: VerifiedOptions): Promise<RunOutcome> {
  const { client, folder, signal, listener } = options;
  if (options.agent.needsOperatorToken)
    throw new RunError(
      `${options.agent.profile.name} needs access to the phone's state, which a verified run does not give`,
    );
  const { meta, token, run } = await joinRun(options);
  folder.deleteDrafts();
  const before = (await client.run(run, { token, results: false })).progress;
  listener.begun(before.total, before.judged + before.invalid);
  const apps = await fetchAppTitles(client, options.config);
  const worker = async (): Promise<void> => {
    while (!signal.aborted) {
      const dealt = await client.nextEpisode(run, token);
      if ("episode" in dealt) await playDealtEpisode(options, dealt, apps);
      else if (dealt.done) return;
      else await new Promise((resolve) => setTimeout(resolve, Math.min(5, dealt.wait_seconds) * 1000));
    }
  };
  const parallel = options.agent.isHuman ? 1 : Math.max(1, options.parallel);
  await Promise.all(Array.from({ length: parallel }, worker));
  const info = await client.run(run, { token });
  if (info.status !== "done" || !info.results || !info.summary) return { summary: summaryOf([], 0), finished: false };
  await requireSignature(client, info);
  folder.saveVerified(info);
  await reportCosts(options, token, run, info.results);
  for (const line of info.results) await storeVerifiedEpisode(options, token, run, line);
  folder.saveResults(info.results.map((line) => toResultLine(line, options.config.agent)));
  folder.saveSummary(info.summary);
  folder.saveMeta({ ...meta, finished: info.finished ?? new Date().toISOString() });
  for (const line of info.results)
    listener.scored(
      { task: line.task, seed: line.seed ?? 0, trial: line.trial },
      toResultLine(line, options.config.agent),
    );
  return { summary: info.summary, finished: true };
}

const tokenFile = "runner-token";

/** Returns the run in the folder, or creates a new run. */
async function joinRun({
  client,
  folder,
  config,
  hidden,
}: VerifiedOptions): Promise<{ meta: RunMeta; token: string; run: string }> {
  const all = await client.tasks();
  const { split, tasks, limit, seeds, trials } = config.selection;
  const plan = planEpisodes(all, config.selection);
  if (plan.length === 0) throw new RunError("No task fits: see ./phonebooth tasks");
  const meta = await openMeta(client, folder, config, plan.length);
  const tokenPath = join(folder.path, tokenFile);
  if (meta.verified) {
    if (!existsSync(tokenPath))
      throw new RunError(`${folder.path} has lost its ${tokenFile}; the run cannot be continued without it`);
    return { meta, token: readFileSync(tokenPath, "utf8").trim(), run: meta.verified.run };
  }
  if (folder.results().length > 0)
    throw new RunError(`${folder.path} holds a run that is not verified; choose another folder with --out`);
  const { name, adapter, model, settings } = config.agent;
  const body: RunBody = {
    agent: { name, ...(adapter ? { adapter } : {}), ...(model ? { model } : {}), settings },
    ...(split !== null && tasks === null && limit === null
      ? { split }
      : { tasks: [...new Set(plan.map(({ task }) => task))] }),
    seeds: [...seeds],
    trials,
    locale: config.locale,
    ...(hidden ? { hidden_seeds: true } : {}),
    ...(config.device ? { device: config.device } : {}),
    ...(config.elements ? { elements: true } : {}),
    ...(config.extendedActions ? { extended_actions: true } : {}),
    ...(config.reward ? { reward: config.reward } : {}),
  };
  const { id, token } = await client.createRun(body);
  writeFileSync(tokenPath, `${token}\n`);
  chmodSync(tokenPath, 0o600);
  const next = { ...meta, verified: { url: client.url, run: id } };
  folder.saveMeta(next);
  return { meta: next, token, run: id };
}

/**
 * Returns the name of an episode's folder until the server returns the episode's result. The name contains only the
 * number of the episode.
 */
const dealtEpisodeName = (episode: number): string => `episode-${episode}`;

async function playDealtEpisode(options: VerifiedOptions, dealt: RunDealt, apps: readonly string[]): Promise<void> {
  const { client, agent, folder, config, keepPictures, signal, listener } = options;
  const planned = { task: dealt.task, seed: dealt.seed ?? 0, trial: dealt.trial };
  const pictures = agent.usesPictures || keepPictures;
  const draft = folder.createNamedDraft(dealtEpisodeName(dealt.episode));
  const env = client.played(dealt);
  try {
    // The assignment contains the URL of the picture instead of the picture.
    const png = pictures ? await withFaultKind("environment", () => env.screenshot()) : null;
    const session = await withFaultKind("model", () =>
      agent.start({
        instruction: dealt.instruction,
        budget: dealt.budget,
        locale: config.locale,
        apps,
        extended: config.extendedActions === true,
        chance: `${dealt.task} ${dealt.trial} ${dealt.seed ?? "hidden"}`,
        inside: null,
      }),
    );
    const first = png
      ? {
          ...dealt.observation,
          screenshot: { format: "png" as const, width: 0, height: 0, base64: Buffer.from(png).toString("base64") },
        }
      : dealt.observation;
    const played = await play(env, first, session, {
      hashes: false,
      turnSeconds: agent.isHuman ? null : options.turnSeconds,
      pictures,
      elements: config.elements,
      maxSteps: null,
      signal,
      onScreen: async (step, picture) => {
        if (picture && keepPictures) draft.savePicture(step, picture);
      },
      onStep: (step) => listener.step(planned, step),
    });
    draft.saveLines("turns.jsonl", toTurnLines(played));
    draft.saveLines("steps.jsonl", toStepLines(played, keepPictures));
    draft.commit();
    folder.addTiming({
      ...planned,
      seconds: (sum(played.agentMs) + sum(played.stepMs)) / 1000,
      agent_ms: played.agentMs.map(Math.round),
      step_ms: played.stepMs.map(Math.round),
    });
  } catch (error) {
    draft.discard();
    if (error instanceof StoppedError || signal.aborted) return;
    if (!(error instanceof EpisodeFault)) throw error;
    // The server notices that the phone receives no more actions, and assigns the episode again.
    folder.addError({ ...planned, kind: error.kind, message: error.message, attempt: 1, void: false });
    listener.broke(planned, error, true);
  }
}
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

const toStepLines = ({ steps, turns }: PlayResult, pictures: boolean): StepLine[] =>
  steps.map(({ step, turn, action, stateHash }) => ({
    step,
    turn,
    action,
    thought: turns[turn - 1]!.thought,
    commands: [],
    changes: [],
    state_hash: stateHash,
    screenshot: pictures ? pictureName(step) : null,
  }));

/**
 * Reports the costs of all judged episodes. Reports nothing if the cost of one episode is unknown, for example because
 * this episode was played from another folder.
 */
async function reportCosts(
  { client, folder, prices }: VerifiedOptions,
  token: string,
  run: string,
  lines: readonly RunLine[],
): Promise<void> {
  if (!prices || lines.length === 0) return;
  const episodes = lines.flatMap((line) => {
    // The name of the folder contains the episode's number until the result is stored. Then the name is the episode's
    // key.
    const episodeFolder = [folder.episodeByName(dealtEpisodeName(line.episode)), folder.episode(line)].find(
      ({ path }) => existsSync(path),
    );
    const usd = episodeFolder ? costOf(episodeFolder.turns(), prices) : null;
    return usd === null ? [] : [{ episode: line.episode, usd }];
  });
  if (episodes.length === lines.length) await client.putRunCosts(run, { episodes }, token);
}

/** Stores the server's result of an episode together with the agent's answers. */
async function storeVerifiedEpisode(
  { client, folder, config, hidden }: VerifiedOptions,
  token: string,
  run: string,
  line: RunLine,
): Promise<void> {
  const episodeFolder = folder.episodeByName(dealtEpisodeName(line.episode));
  // The agent's answers are not in this folder if the episode was played from another folder, or if the process was
  // killed before it stored them. The result line is still valid.
  if (!existsSync(episodeFolder.path)) return;
  const draft = folder.createDraftFrom(dealtEpisodeName(line.episode), line);
  draft.saveFile({
    task: line.task,
    seed: line.seed ?? 0,
    trial: line.trial,
    instruction: line.instruction ?? "",
    budget: line.budget,
    outcome: line.outcome,
    verdict: verdictOf(line),
    reward: config.reward,
  });
  // If seeds are hidden, the log stays on the server, because the log would reveal the seeds.
  if (!hidden) {
    const file = JSON.parse(await client.runLog(run, line.episode, token)) as SnapshotFile;
    draft.saveZipped("snapshot.json.gz", file);
    const log = readLog(file, episodeFolder.steps());
    if (log) {
      draft.saveZipped("states.json.gz", log.states);
      draft.saveLines("steps.jsonl", log.steps);
    }
  }
  draft.commit();
}

/**
 * Reads the commands, changes and hash of each step from the log. Returns null if the phone of this checkout differs
 * from the server's phone.
 */
function readLog(file: SnapshotFile, steps: readonly StepLine[]) {
  try {
    const before = applyPatches(phone.boot(deserializeBoot(file.boot)), file.start as Patch[]);
    const moments = replayLog(before, file);
    const rows = file.log.filter(({ step }) => step !== null);
    return {
      states: { before, after: moments.at(-1)!.state },
      steps: steps.map(
        (line, i): StepLine => ({
          ...line,
          commands: rows[i]?.commands ?? [],
          // The step line has no hash yet, because phones return no hashes during a verified run.
          state_hash: rows[i]?.hash ?? "",
          changes: moments[i + 1] ? changesBetween(moments[i]!.state, moments[i + 1]!.state) : [],
        }),
      ),
    };
  } catch {
    // In another version of the phone, the log leads to other states. In this case, only the signed line is used.
    return null;
  }
}

/** Converts the line to the format of a local run. */
function toResultLine(line: RunLine, agent: Profile): ResultLine {
  const { episode: _, log_sha256: __, seed_index: index, ...rest } = line;
  return { ...rest, ...(rest.seed === null && index !== undefined ? { seed_index: index } : {}), agent };
}

function verdictOf(line: RunLine): Verdict {
  const {
    success,
    goal,
    clean,
    progress,
    progress_noop: noop,
    checks,
    side_effects,
    answer,
    outcome,
    steps,
    reward,
  } = line;
  return {
    success,
    goal,
    clean,
    progress,
    ...(noop === undefined ? {} : { progress_noop: noop }),
    checks,
    side_effects,
    ...(answer ? { answer } : {}),
    outcome,
    steps,
    reward: { value: reward, factors: {} },
    metrics: {
      sr: success ? 1 : 0,
      pr: progress,
      fc: outcome === "complete" && !success ? 1 : 0,
      use: clean ? 0 : 1,
      ot: goal && (outcome === "budget" || outcome === "loop") ? 1 : 0,
    },
  };
}

async function requireSignature(client: Client, info: RunInfo): Promise<void> {
  const verified = await verifySignature(info, await client.runKeys());
  if (!verified.ok) throw new RunError(`The server's answer about run ${info.id} is not valid: ${verified.reason}`);
}
