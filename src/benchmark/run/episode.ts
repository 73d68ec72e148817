// One episode of a run over the public API: a phone on a task, the agent, the verdict, and everything into its folder.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Device, Lang, Reward } from "../../contract/env.ts";
import type { Provenance, ResultLine } from "../../contract/run.ts";
import type { ScenarioResult } from "../../contract/scenario.ts";
import type { TaskRow, Verdict } from "../../contract/task.ts";
import type { Graph } from "../../graph/graph.ts";
import { completion, covered } from "../../graph/metrics.ts";
import { axesOf, scoreOf } from "../metrics/line.ts";
import { sightOf } from "../oracle/page-pilot.ts";
import type { Command } from "../../os/command.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Staging } from "../scenarios/scenario.ts";
import type { WrongStart } from "../scenarios/open.ts";
import { turnOf, type Agent } from "./agent.ts";
import { momentsOf } from "./history.ts";
import { during, EpisodeFault } from "./fault.ts";
import { pictureName, type EpisodeDraft, type StepLine, type Timing, type TurnLine } from "./folder.ts";
import { pictureOf, play, type Played } from "./play.ts";
import { keyOf, type Planned } from "./plan.ts";

export interface EpisodeSetting {
  readonly client: Client;
  readonly agent: Agent;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  readonly reward: Reward | null;
  /** How the run's scenario puts an instance on; null without one. */
  readonly staging: ((planned: Planned) => Staging) | null;
  readonly provenance: Provenance;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly turnSeconds: number;
  /** Whether pictures go into the folder. */
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
  /** Tasks are names of these graphs, and phones are made on them; null for phones that are worked out. */
  readonly onGraphs: ReadonlyMap<string, Graph> | null;
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
  const { client, agent, locale, device, reward, elements, staging: stagingFor } = setting;
  const began = performance.now();
  const pictures = agent.sees || setting.keepPictures;
  const staging = stagingFor?.(planned) ?? null;
  const graph = setting.onGraphs?.get(planned.task) ?? null;
  const look = {
    screenshot: pictures ? "base64" : "none",
    state_hash: true,
    ...(elements ? { elements } : {}),
  } as const;
  const made = await during("setup", () =>
    client.create({
      ...staging?.create,
      ...(graph
        ? { graph: planned.task }
        : { task: planned.task, seed: planned.seed, locale, ...(device ? { device } : {}) }),
      ...(reward ? { reward } : {}),
      ...(elements ? { elements } : {}),
      ...(agent.alone ? { idle_seconds: longestIdle } : {}),
      observation: look,
    }),
  );
  let env = made;
  try {
    const { task, observation } = made.created!;
    if (!task) throw new EpisodeFault("setup", "The server made a phone without a task");
    // What a graph shows has no state behind it.
    const stateOf = async (of: Env): Promise<PhoneState | null> => (graph ? null : sightOf(of).state());
    const before = await during("setup", () => stateOf(made));
    const begun = staging?.begin ? await during("setup", () => staging.begin!(made, look)) : null;
    const wrong = begun?.steps ?? [];
    if (begun) ({ env } = begun);
    const instruction = staging?.told(task.instruction) ?? task.instruction;
    const saw = (step: number, png: Uint8Array | null): void => {
      if (png && setting.keepPictures) draft.savePicture(step, png);
    };
    for (const [i, seen] of [observation, ...wrong.map(({ stepped }) => stepped.observation)].entries())
      saw(i, pictureOf(seen));
    const session = await during("model", () =>
      agent.start({
        instruction,
        budget: task.budget - wrong.length,
        locale,
        apps: setting.apps,
        chance: keyOf(planned),
        inside: { env, task: planned.task, seed: planned.seed, staging },
      }),
    );
    const own = await play(env, wrong.at(-1)?.stepped.observation ?? observation, session, {
      turnSeconds: agent.alone ? null : setting.turnSeconds,
      pictures,
      elements,
      mostSteps: null,
      signal: setting.signal,
      // The start was seen before.
      saw: async (step, png) => {
        if (step > 0) saw(step, png);
      },
      did: (step) => setting.did?.(planned, step),
    });
    const played = afterWrong(own, wrong);
    const verdict = await during("judge", () => env.judge());
    const [steps, after, snapshot] = await during("environment", () =>
      Promise.all([
        stepsOf(env, played, setting.keepPictures),
        stateOf(env),
        env.snapshot().then((s) => env.download(s.snapshot)),
      ]),
    );
    draft.saveLines("steps.jsonl", steps);
    draft.saveLines("turns.jsonl", turnsOf(played));
    if (before && after) draft.saveZipped("states.json.gz", { before, after });
    draft.saveZipped("snapshot.json.gz", snapshot);
    draft.saveFile({
      ...planned,
      instruction,
      budget: task.budget,
      outcome: played.outcome,
      verdict,
      reward,
    });
    const scenario = graph
      ? measuredOn(graph, steps)
      : before &&
        staging?.measured({
          steps: steps.map(({ action, commands }) => ({ action, commands: commands as readonly Command[] })),
          states: momentsOf(before, snapshot).map(({ state }) => state),
          success: verdict.success,
          wrong: wrong.length,
        });
    const line = {
      ...lineOf(row, planned, instruction, task.budget, verdict, steps.at(-1)?.state_hash ?? "", setting),
      ...(scenario
        ? { scenario: instruction === task.instruction ? scenario : { ...scenario, instruction: task.instruction } }
        : {}),
    };
    const timing = {
      ...planned,
      seconds: (performance.now() - began) / 1000,
      agent_ms: played.agentMs.map(Math.round),
      step_ms: played.stepMs.map(Math.round),
    };
    return { line, timing };
  } finally {
    // A phone that cannot be removed now is suspended when it is idle.
    for (const one of new Set([made, env])) await one.remove().catch(() => {});
  }
}

/** Steps of a wrong start are the first turn: the scenario's own, which costs the agent no time. */
function afterWrong(played: Played, wrong: WrongStart["steps"]): Played {
  if (wrong.length === 0) return played;
  const steps = wrong.map(({ action, stepped }) => ({
    step: stepped.step,
    turn: 1,
    action,
    stateHash: stepped.observation.state_hash ?? "",
  }));
  return {
    ...played,
    turns: [
      turnOf(
        wrong.map(({ action }) => action),
        "(the scenario's wrong start)",
      ),
      ...played.turns,
    ],
    steps: [...steps, ...played.steps.map((step) => ({ ...step, turn: step.turn + 1 }))],
    agentMs: [0, ...played.agentMs],
  };
}

/** What an episode on a graph came to: its start was seen before the first step. */
function measuredOn(graph: Graph, steps: readonly StepLine[]): ScenarioResult {
  const visit = { graph, nodes: [graph.start, ...steps.flatMap(({ node }) => node ?? [])] };
  const { visited, all } = covered(visit);
  return { name: "base", on: "graph", completion: completion(visit), visited, nodes: all };
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
      ...(line.node === undefined ? {} : { node: line.node, missed: line.missed === true }),
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
