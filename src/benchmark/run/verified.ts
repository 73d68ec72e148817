// A verified run: the server deals out the episodes, records and judges them, and signs; here the agent plays and its own
// words are kept beside what the server tells in the end.
import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { verifySignature } from "../agent/verify.ts";
import { phone } from "../../apps/phone.ts";
import type { SnapshotFile } from "../../contract/env.ts";
import type { ResultLine, RunBody, RunDealt, RunInfo, RunLine } from "../../contract/run.ts";
import type { Verdict } from "../../contract/task.ts";
import { bootFrom } from "../../env/boots.ts";
import { changesBetween } from "../../env/writes.ts";
import { summaryOf } from "../metrics/summary.ts";
import { applyPatches, type Patch } from "../../state/patch.ts";
import type { Profile } from "./agent.ts";
import { costOf, type Prices } from "./cost.ts";
import { turnsOf } from "./episode.ts";
import { during, EpisodeFault, Stopped } from "./fault.ts";
import { pictureName, type Meta, type StepLine } from "./folder.ts";
import { momentsOf } from "./history.ts";
import { planOf } from "./plan.ts";
import { play, type Played } from "./play.ts";
import { RunError } from "./run-error.ts";
import { metaOf, titlesOf, type RunOptions, type RunOutcome } from "./run.ts";

export interface VerifiedOptions extends RunOptions {
  /** The server draws the seeds, and tells nobody. */
  readonly hidden: boolean;
  /** With these the server is told what the episodes cost. */
  readonly prices?: Prices;
}

/** Plays what the server deals until it has judged all. Goes on with the same run where the folder holds one. */
export async function runVerified(options: VerifiedOptions): Promise<RunOutcome> {
  const { client, folder, signal, tell } = options;
  if (options.agent.inside)
    throw new RunError(`${options.agent.profile.name} looks into the phone, which a verified run lets nobody do`);
  const { meta, token, run } = await joined(options);
  folder.dropDrafts();
  const before = (await client.run(run, { token, results: false })).progress;
  tell.begun(before.total, before.judged + before.void);
  const apps = await titlesOf(client, options.config);
  const worker = async (): Promise<void> => {
    while (!signal.aborted) {
      const dealt = await client.nextEpisode(run, token);
      if ("episode" in dealt) await playedOnce(options, dealt, apps);
      else if (dealt.done) return;
      else await new Promise((resolve) => setTimeout(resolve, Math.min(5, dealt.wait_seconds) * 1000));
    }
  };
  const parallel = options.agent.alone ? 1 : Math.max(1, options.parallel);
  await Promise.all(Array.from({ length: parallel }, worker));
  const info = await client.run(run, { token });
  if (info.status !== "done" || !info.results || !info.summary) return { summary: summaryOf([], 0), finished: false };
  await mustBeSigned(client, info);
  folder.saveVerified(info);
  await reportCosts(options, token, run, info.results);
  for (const line of info.results) await settled(options, token, run, line);
  folder.saveResults(info.results.map((line) => lineOf(line, options.config.agent)));
  folder.saveSummary(info.summary);
  folder.saveMeta({ ...meta, finished: info.finished ?? new Date().toISOString() });
  for (const line of info.results)
    tell.scored({ task: line.task, seed: line.seed ?? 0, trial: line.trial }, lineOf(line, options.config.agent));
  return { summary: info.summary, finished: true };
}

const tokenFile = "runner-token";

/** The run that the folder holds, or a new one. */
async function joined({
  client,
  folder,
  config,
  hidden,
}: VerifiedOptions): Promise<{ meta: Meta; token: string; run: string }> {
  const all = await client.tasks();
  const { split, tasks, limit, seeds, trials } = config.selection;
  const plan = planOf(all, config.selection);
  if (plan.length === 0) throw new RunError("No task fits: see ./phonebooth tasks");
  const meta = await metaOf(client, folder, config, plan.length);
  const kept = join(folder.path, tokenFile);
  if (meta.verified) {
    if (!existsSync(kept))
      throw new RunError(`${folder.path} has lost its ${tokenFile}: the run cannot go on from here`);
    return { meta, token: readFileSync(kept, "utf8").trim(), run: meta.verified.run };
  }
  if (folder.results().length > 0) throw new RunError(`${folder.path} holds a run of your own: name another --out`);
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
    ...(config.reward ? { reward: config.reward } : {}),
  };
  const { id, token } = await client.createRun(body);
  writeFileSync(kept, `${token}\n`);
  chmodSync(kept, 0o600);
  const next = { ...meta, verified: { url: client.url, run: id } };
  folder.saveMeta(next);
  return { meta: next, token, run: id };
}

/** Until the server says what it came to, an episode goes by its number. */
const keyOfDealt = (episode: number): string => `episode-${episode}`;

async function playedOnce(options: VerifiedOptions, dealt: RunDealt, apps: readonly string[]): Promise<void> {
  const { client, agent, folder, config, keepPictures, signal, tell } = options;
  const planned = { task: dealt.task, seed: dealt.seed ?? 0, trial: dealt.trial };
  const pictures = agent.sees || keepPictures;
  const draft = folder.draftNamed(keyOfDealt(dealt.episode));
  const env = client.played(dealt);
  try {
    // What dealing answered has the picture's address alone.
    const png = pictures ? await during("environment", () => env.screenshot()) : null;
    const session = await during("model", () =>
      agent.start({
        instruction: dealt.instruction,
        budget: dealt.budget,
        locale: config.locale,
        apps,
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
      turnSeconds: agent.alone ? null : options.turnSeconds,
      pictures,
      elements: config.elements,
      mostSteps: null,
      signal,
      saw: async (step, seen) => {
        if (seen && keepPictures) draft.savePicture(step, seen);
      },
      did: (step) => tell.step(planned, step),
    });
    draft.saveLines("turns.jsonl", turnsOf(played));
    draft.saveLines("steps.jsonl", stepsAsPlayed(played, keepPictures));
    draft.keep();
    folder.addTiming({
      ...planned,
      seconds: (sum(played.agentMs) + sum(played.stepMs)) / 1000,
      agent_ms: played.agentMs.map(Math.round),
      step_ms: played.stepMs.map(Math.round),
    });
  } catch (error) {
    draft.drop();
    if (error instanceof Stopped || signal.aborted) return;
    if (!(error instanceof EpisodeFault)) throw error;
    // The server will find the phone silent, and deal the episode out again.
    folder.addError({ ...planned, kind: error.kind, message: error.message, attempt: 1, void: false });
    tell.broke(planned, error, true);
  }
}
const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);

const stepsAsPlayed = ({ steps, turns }: Played, pictures: boolean): StepLine[] =>
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

/** Every judged episode's, or none: one that was played from another folder leaves them unknown. */
async function reportCosts(
  { client, folder, prices }: VerifiedOptions,
  token: string,
  run: string,
  lines: readonly RunLine[],
): Promise<void> {
  if (!prices || lines.length === 0) return;
  const episodes = lines.flatMap((line) => {
    // Under its number until it is settled, and by its key after that.
    const kept = [folder.episodeNamed(keyOfDealt(line.episode)), folder.episode(line)].find(({ path }) =>
      existsSync(path),
    );
    const usd = kept ? costOf(kept.turns(), prices) : null;
    return usd === null ? [] : [{ episode: line.episode, usd }];
  });
  if (episodes.length === lines.length) await client.putRunCosts(run, { episodes }, token);
}

/** What the server tells of an episode, beside what the agent said in it. */
async function settled(
  { client, folder, config, hidden }: VerifiedOptions,
  token: string,
  run: string,
  line: RunLine,
): Promise<void> {
  const kept = folder.episodeNamed(keyOfDealt(line.episode));
  // Played from another folder, or before a kill: the line stands all the same.
  if (!existsSync(kept.path)) return;
  const draft = folder.draftFrom(keyOfDealt(line.episode), line);
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
  // With hidden seeds the log stays on the server: it would give them away.
  if (!hidden) {
    const file = JSON.parse(await client.runLog(run, line.episode, token)) as SnapshotFile;
    draft.saveZipped("snapshot.json.gz", file);
    const told = toldBy(file, kept.steps());
    if (told) {
      draft.saveZipped("states.json.gz", told.states);
      draft.saveLines("steps.jsonl", told.steps);
    }
  }
  draft.keep();
}

/** Commands, changes and hash of each step, out of the log; null where this checkout's phone is another than the server's. */
function toldBy(file: SnapshotFile, steps: readonly StepLine[]) {
  try {
    const before = applyPatches(phone.boot(bootFrom(file.boot)), file.start as Patch[]);
    const moments = momentsOf(before, file);
    const rows = file.log.filter(({ step }) => step !== null);
    return {
      states: { before, after: moments.at(-1)!.state },
      steps: steps.map(
        (line, i): StepLine => ({
          ...line,
          commands: rows[i]?.commands ?? [],
          // An agent of a run is told no hash while it plays.
          state_hash: rows[i]?.hash ?? "",
          changes: moments[i + 1] ? changesBetween(moments[i]!.state, moments[i + 1]!.state) : [],
        }),
      ),
    };
  } catch {
    // Another version of the phone: its log leads elsewhere here. The signed line says what counts.
    return null;
  }
}

/** As a run of one's own would have written it. */
function lineOf(line: RunLine, agent: Profile): ResultLine {
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

async function mustBeSigned(client: Client, info: RunInfo): Promise<void> {
  const verified = await verifySignature(info, await client.runKeys());
  if (!verified.ok) throw new RunError(`What the server tells of run ${info.id} does not hold: ${verified.reason}`);
}
