// One episode of a run over the public API: a phone on a task, the agent, the verdict, and everything into its folder.
import type { Client, Env } from "../agent/client.ts";
import type { Device, Lang, Reward } from "../../contract/env.ts";
import type { Provenance, ResultLine } from "../../contract/run.ts";
import type { TaskRow, Verdict } from "../../contract/task.ts";
import { axesOf, scoreOf } from "../metrics/line.ts";
import { sightOf } from "../oracle/page-pilot.ts";
import type { Agent } from "./agent.ts";
import { during, EpisodeFault } from "./fault.ts";
import { pictureName, type EpisodeDraft, type StepLine, type Timing, type TurnLine } from "./folder.ts";
import { play, type Played } from "./play.ts";
import { keyOf, type Planned } from "./plan.ts";

export interface EpisodeSetting {
  readonly client: Client;
  readonly agent: Agent;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  readonly reward: Reward | null;
  readonly provenance: Provenance;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly turnSeconds: number;
  /** Whether pictures go into the folder. */
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
  readonly did?: (planned: Planned, step: number) => void;
}
export interface EpisodeResult {
  readonly line: ResultLine;
  readonly timing: Timing;
}

/** Throws EpisodeFault where it broke (it is void then) and Stopped where the signal ended it. The phone is removed. */
export async function playEpisode(
  setting: EpisodeSetting,
  row: TaskRow,
  planned: Planned,
  draft: EpisodeDraft,
): Promise<EpisodeResult> {
  const { client, agent, locale, device, reward, elements } = setting;
  const began = performance.now();
  const pictures = agent.sees || setting.keepPictures;
  const env = await during("setup", () =>
    client.create({
      task: planned.task,
      seed: planned.seed,
      locale,
      ...(device ? { device } : {}),
      ...(reward ? { reward } : {}),
      ...(elements ? { elements } : {}),
      ...(agent.alone ? { idle_seconds: longestIdle } : {}),
      observation: { screenshot: pictures ? "base64" : "none", state_hash: true, ...(elements ? { elements } : {}) },
    }),
  );
  try {
    const { task, observation } = env.created!;
    if (!task) throw new EpisodeFault("setup", "The server made a phone without a task");
    const sight = sightOf(env);
    const before = await during("setup", () => sight.state());
    const session = await during("model", () =>
      agent.start({
        instruction: task.instruction,
        budget: task.budget,
        locale,
        apps: setting.apps,
        chance: keyOf(planned),
        inside: { env, task: planned.task, seed: planned.seed },
      }),
    );
    const played = await play(env, observation, session, {
      turnSeconds: agent.alone ? null : setting.turnSeconds,
      pictures,
      elements,
      mostSteps: null,
      signal: setting.signal,
      saw: async (step, png) => {
        if (png && setting.keepPictures) draft.savePicture(step, png);
      },
      did: (step) => setting.did?.(planned, step),
    });
    const verdict = await during("judge", () => env.judge());
    const [steps, after, snapshot] = await during("environment", () =>
      Promise.all([
        stepsOf(env, played, setting.keepPictures),
        sight.state(),
        env.snapshot().then((s) => env.download(s.snapshot)),
      ]),
    );
    draft.saveLines("steps.jsonl", steps);
    draft.saveLines("turns.jsonl", turnsOf(played));
    draft.saveZipped("states.json.gz", { before, after });
    draft.saveZipped("snapshot.json.gz", snapshot);
    draft.saveFile({
      ...planned,
      instruction: task.instruction,
      budget: task.budget,
      outcome: played.outcome,
      verdict,
      reward,
    });
    const line = lineOf(row, planned, task.instruction, task.budget, verdict, steps.at(-1)?.state_hash ?? "", setting);
    const timing = {
      ...planned,
      seconds: (performance.now() - began) / 1000,
      agent_ms: played.agentMs.map(Math.round),
      step_ms: played.stepMs.map(Math.round),
    };
    return { line, timing };
  } finally {
    // A phone that cannot be removed now is put away by itself.
    await env.remove().catch(() => {});
  }
}

/** Seconds. A person may be called away; their phone waits for a day. */
export const longestIdle = 86_400;

/** The server's own log, beside what the agent thought. */
async function stepsOf(env: Env, { steps, turns }: Played, pictures: boolean): Promise<StepLine[]> {
  const log = new Map((await env.trajectory()).map((line) => [line.step, line]));
  return steps.map(({ step, turn, action }) => {
    const line = log.get(step);
    if (!line) throw new Error(`The server has no log of step ${step}`);
    return {
      step,
      turn,
      action,
      thought: turns[turn - 1]!.thought,
      commands: line.commands,
      changes: line.changes,
      state_hash: line.state_hash,
      screenshot: pictures ? pictureName(step) : null,
    };
  });
}

export const turnsOf = ({ turns }: Played): TurnLine[] => turns.map((turn, i) => ({ turn: i + 1, ...turn }));

function lineOf(
  row: TaskRow,
  { task, seed, trial }: Planned,
  instruction: string,
  budget: number,
  verdict: Verdict,
  stateHash: string,
  { provenance, agent }: Pick<EpisodeSetting, "provenance" | "agent">,
): ResultLine {
  return {
    task,
    seed,
    trial,
    outcome: verdict.outcome!,
    ...scoreOf(verdict),
    budget,
    instruction,
    revision: row.revision,
    state_hash: stateHash,
    axes: axesOf(row),
    provenance,
    agent: agent.profile,
  };
}
