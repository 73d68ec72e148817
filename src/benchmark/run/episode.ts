// Plays one episode of a run over the public API: creates a phone with a task, lets the agent play, requests the
// verdict, and writes all data into the episode's folder.
import type { Client, Env } from "../../../clients/typescript/src/client.ts";
import type { Device, Lang, Reward } from "#contract/env.ts";
import type { Provenance, ResultLine } from "#contract/run.ts";
import type { ScenarioResult } from "#contract/scenario.ts";
import type { TaskRow, Verdict } from "#contract/task.ts";
import type { Graph } from "#recordings/graph.ts";
import { completion, countCovered } from "#recordings/metrics.ts";
import { axesOf, scoreOf } from "../metrics/result-line.ts";
import { operatorView } from "../oracle/page-driver.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import type { Staging } from "../scenarios/scenario.ts";
import type { WrongStart } from "../scenarios/open-exploration.ts";
import { makeTurn, type Agent, type Turn } from "./agent.ts";
import { replayLog } from "./history.ts";
import { withFaultKind, EpisodeFault } from "./fault.ts";
import { pictureName, type EpisodeDraft, type StepLine, type Timing, type TurnLine } from "./folder.ts";
import { pictureFrom, play, type PlayResult } from "./play.ts";
import { episodeKeyOf, type PlannedEpisode } from "./plan.ts";

export interface EpisodeContext {
  readonly client: Client;
  readonly agent: Agent;
  readonly locale: Lang;
  readonly device: Device | null;
  readonly elements: boolean;
  /** Whether the agent may state durations and press keys. */
  readonly extended: boolean;
  readonly reward: Reward | null;
  /** Returns the setup of an instance in the run's scenario. Null if the run has no scenario. */
  readonly staging: ((planned: PlannedEpisode) => Staging) | null;
  readonly provenance: Provenance;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly turnSeconds: number;
  /** Whether pictures are stored in the folder. */
  readonly keepPictures: boolean;
  readonly signal: AbortSignal;
  /**
   * The graphs on which the phones are created. The ids of the graphs are used as tasks. Null if phones are simulated.
   */
  readonly onGraphs: ReadonlyMap<string, Graph> | null;
  readonly onStep?: (planned: PlannedEpisode, step: number) => void;
}
export interface EpisodeResult {
  readonly line: ResultLine;
  readonly timing: Timing;
}

/**
 * Throws EpisodeFault if the episode failed and is therefore invalid. Throws StoppedError if the signal stopped the
 * episode. Removes the phone.
 */
export async function playEpisode(
  setting: EpisodeContext,
  row: TaskRow,
  planned: PlannedEpisode,
  draft: EpisodeDraft,
): Promise<EpisodeResult> {
  const { client, agent, locale, device, reward, elements, extended, staging: stagingFor } = setting;
  const began = performance.now();
  const pictures = agent.usesPictures || setting.keepPictures;
  const staging = stagingFor?.(planned) ?? null;
  const graph = setting.onGraphs?.get(planned.task) ?? null;
  const look = {
    screenshot: pictures ? "base64" : "none",
    state_hash: true,
    ...(elements ? { elements } : {}),
  } as const;
  const phone = await withFaultKind("setup", () =>
    client.create({
      ...staging?.create,
      ...(graph
        ? { graph: planned.task }
        : {
            task: planned.task,
            seed: planned.seed,
            locale,
            extended_actions: extended,
            ...(device ? { device } : {}),
          }),
      ...(reward ? { reward } : {}),
      ...(elements ? { elements } : {}),
      ...(agent.isHuman ? { idle_seconds: maxIdleSeconds } : {}),
      observation: look,
    }),
  );
  let env = phone;
  try {
    const { task, observation } = phone.created!;
    if (!task) throw new EpisodeFault("setup", "The server created a phone without a task");
    // A recorded phone has no state.
    const stateOf = async (of: Env): Promise<PhoneState | null> => (graph ? null : operatorView(of).state());
    const before = await withFaultKind("setup", () => stateOf(phone));
    const begun = staging?.takeWrongStart
      ? await withFaultKind("setup", () => staging.takeWrongStart!(phone, look))
      : null;
    const wrong = begun?.steps ?? [];
    if (begun) ({ env } = begun);
    const instruction = staging?.instructionFor(task.instruction) ?? task.instruction;
    const saw = (step: number, png: Uint8Array | null): void => {
      if (png && setting.keepPictures) draft.savePicture(step, png);
    };
    for (const [i, observed] of [observation, ...wrong.map(({ stepped }) => stepped.observation)].entries())
      saw(i, pictureFrom(observed));
    const session = await withFaultKind("model", () =>
      agent.start({
        instruction,
        budget: task.budget - wrong.length,
        locale,
        apps: setting.apps,
        extended,
        chance: episodeKeyOf(planned),
        inside: { env, task: planned.task, seed: planned.seed, staging },
      }),
    );
    const own = await play(env, wrong.at(-1)?.stepped.observation ?? observation, session, {
      turnSeconds: agent.isHuman ? null : setting.turnSeconds,
      pictures,
      elements,
      maxSteps: null,
      signal: setting.signal,
      // The picture of the start is already stored.
      onScreen: async (step, png) => {
        if (step > 0) saw(step, png);
      },
      onStep: (step) => setting.onStep?.(planned, step),
    });
    const played = prependWrongStart(own, wrong);
    const verdict = await withFaultKind("judge", () => env.judge());
    const [steps, after, snapshot] = await withFaultKind("environment", () =>
      Promise.all([
        toStepLines(env, played, setting.keepPictures),
        stateOf(env),
        env.snapshot().then((s) => env.download(s.snapshot)),
      ]),
    );
    draft.saveLines("steps.jsonl", steps);
    draft.saveLines("turns.jsonl", toTurnLines(played));
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
      ? measureRecordedPhone(graph, steps)
      : before &&
        staging?.measure({
          steps: steps.map(({ action, commands }) => ({ action, commands: commands as readonly Command[] })),
          states: replayLog(before, snapshot).map(({ state }) => state),
          success: verdict.success,
          wrongSteps: wrong.length,
        });
    const line = {
      ...toResultLine(row, planned, instruction, task.budget, verdict, steps.at(-1)?.state_hash ?? "", setting),
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
    // If a phone cannot be removed now, the server suspends the phone once it is idle.
    for (const one of new Set([phone, env])) await one.remove().catch(() => {});
  }
}

/**
 * Adds the steps of a wrong start as the first turn. The scenario executes these steps, so they do not count as the
 * agent's time.
 */
function prependWrongStart(played: PlayResult, wrong: WrongStart["steps"]): PlayResult {
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
      makeTurn(
        wrong.map(({ action }) => action),
        "(the scenario's wrong start)",
      ),
      ...played.turns,
    ],
    steps: [...steps, ...played.steps.map((step) => ({ ...step, turn: step.turn + 1 }))],
    agentMs: [0, ...played.agentMs],
  };
}

/** Returns the result of an episode on a graph. The start node counts as visited before the first step. */
function measureRecordedPhone(graph: Graph, steps: readonly StepLine[]): ScenarioResult {
  const visit = { graph, nodes: [graph.start, ...steps.flatMap(({ node }) => node ?? [])] };
  const { visited, all } = countCovered(visit);
  return { name: "base", on: "graph", completion: completion(visit), visited, nodes: all };
}

/** The idle timeout in seconds. A person may be interrupted, so a person's phone waits for a day. */
export const maxIdleSeconds = 86_400;

/** Combines the server's log with the agent's thoughts. */
async function toStepLines(env: Env, { steps, turns }: PlayResult, pictures: boolean): Promise<StepLine[]> {
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

/** `number` counts from 1. */
export const toTurnLine = (turn: Turn, number: number): TurnLine => ({ turn: number, ...turn });
export const toTurnLines = ({ turns }: PlayResult): TurnLine[] => turns.map((turn, i) => toTurnLine(turn, i + 1));

function toResultLine(
  row: TaskRow,
  { task, seed, trial }: PlannedEpisode,
  instruction: string,
  budget: number,
  verdict: Verdict,
  stateHash: string,
  { provenance, agent }: Pick<EpisodeContext, "provenance" | "agent">,
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
