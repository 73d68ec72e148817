/**
 * Applies a scenario to one instance: determines the phone at the start, the instruction for the agent, and the
 * measurements after the episode.
 */
import { phone } from "#apps/phone.ts";
import type { CreateBody, Lang, ObservationWish } from "#contract/env.ts";
import type { ScenarioName, ScenarioResult } from "#contract/scenario.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { defaultBoot, type Instance } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { kernelDriver } from "#judge/kernel-driver.ts";
import type { Driver } from "#judge/driver.ts";
import type { PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";
import type { World } from "#world/read.ts";
import { draw, judge, prepare, sample, getInstanceTask } from "#tasks/catalog.ts";
import { isObeyed, addPrescription, toSentence, type Names } from "./constraints.ts";
import {
  followPrescription,
  ignorePrescription,
  pageShortcuts,
  drawPrescription,
  type SystemActions,
  type Prescription,
} from "./following.ts";
import { interferences } from "./interference.ts";
import { toLogEntries, type ExecutedStep } from "./log.ts";
import { milestonesOf, measureProgress, type Milestone } from "./milestones.ts";
import type { Graph } from "#recordings/graph.ts";
import { measureOnGraph } from "./recorded-graphs.ts";
import { addNoise, slotValues, type NoiseStrength } from "./noise.ts";
import { takeWrongStart, hideAppNames, type WrongStart } from "./open-exploration.ts";

export interface ScenarioOptions {
  readonly name: ScenarioName;
  /** The strength of noise, or null in scenarios without noise. */
  readonly strength: NoiseStrength | null;
  /** A hash of the graphs with which completion is measured. Missing if no graphs are used. */
  readonly graphs?: string;
}
export interface ScenarioContext {
  readonly task: string;
  readonly seed: number;
  readonly lang: Lang;
  /** The titles of apps. The key is the id of the app. */
  readonly titles: Readonly<Record<string, string>>;
  /** The graph of the instance, or null if there is no graph. */
  readonly graph: Graph | null;
  /** The task itself if it belongs to a suite on the server. Null for tasks of this checkout. */
  readonly suite: Json;
}
type AnySolution = (pilot: Driver<never, string>, state: PhoneState) => Promise<void>;
/** Variants of the reference solution for this scenario, for agents that play the reference solution. */
export interface SolutionVariants {
  followPrescription(solution: AnySolution, hands: SystemActions): AnySolution;
  ignorePrescription(solution: AnySolution): AnySolution;
  /** Whether there are disturbances, which the solution must remove. */
  readonly disturbed: boolean;
}
/** The data of an episode from which the scenario's figures are computed. */
export interface EpisodeRecord {
  readonly steps: readonly ExecutedStep[];
  /** The start, and the state after each step. If there is a wrong start, its steps come first. */
  readonly states: readonly PhoneState[];
  readonly success: boolean;
  readonly wrongSteps: number;
}
export interface Staging {
  readonly create: Pick<CreateBody, "perturb">;
  instructionFor(instruction: string): string;
  /** Executes steps before the agent begins. Null if there are no such steps. */
  readonly takeWrongStart: ((env: Env, look: ObservationWish) => Promise<WrongStart>) | null;
  readonly variants: SolutionVariants;
  measure(seen: EpisodeRecord): ScenarioResult;
}

/** Thrown when a scenario does not apply to an instance. The instance is left out and reported. */
export class NotApplicableError extends Error {}

/** Throws NotApplicableError if the scenario does not apply to the instance. */
export async function stageScenario(
  options: ScenarioOptions,
  setting: ScenarioContext,
  world: World,
): Promise<Staging> {
  const { task, seed, lang, titles, graph, suite } = setting;
  const instance = suite === null ? await draw(task, seed, lang, world) : sample(task, seed, lang, suite);
  const { moves, opens } = await solveOnKernel(instance);
  // Noise is added to instructions that also have a prescription, so that the share of obeyed constraints (AMR) can
  // be compared with and without noise.
  const isPrescribed = options.name === "following" || options.name === "noise";
  const prescription = isPrescribed ? prescriptionFor(instance, moves, opens) : null;
  const sentences = (prescription?.constraints ?? []).map((one) => toSentence(one, lang, namesIn(lang, titles)));
  const milestones = milestonesOf(moves);
  const solutionApps = appsOnPath(instance, moves);
  return {
    create: options.name === "interference" ? { perturb: [...interferences] } : {},
    instructionFor: (instruction) => {
      switch (options.name) {
        case "following":
          return addPrescription(instruction, sentences, lang);
        case "noise": {
          const keep = [...slotValues(instruction, instance.params), ...Object.values(titles)];
          const text = addPrescription(instruction, sentences, lang);
          return addNoise(text, { lang, seed, strength: options.strength ?? 2, keep }).text;
        }
        case "open":
          return hideAppNames(instruction, lang, titles);
        default:
          return instruction;
      }
    },
    takeWrongStart:
      options.name === "open"
        ? (env, observation) => takeWrongStart(env, { task, seed, solutionApps, observation })
        : null,
    variants: {
      followPrescription: (solution, hands) =>
        prescription ? followPrescription(solution, prescription, hands) : solution,
      ignorePrescription: ignorePrescription,
      disturbed: options.name === "interference",
    },
    measure: (record) => measureEpisode(options.name, record, { milestones, prescription, sentences, graph }),
  };
}
const namesIn = (lang: Lang, titles: ScenarioContext["titles"]): Names => ({
  home: phone.home.id,
  title: (app) => titles[app] ?? app,
  page: (id) => {
    const { app, label } = pageShortcuts.find(({ edge, screen }) => edge === id || screen === id)!;
    return { app, label: label[lang === "en" ? "en" : "zh"] };
  },
});
/** Returns the apps of the task and the apps on the path of its solution. */
const appsOnPath = ({ apps }: Instance, moves: readonly PhoneState[]): string[] => [
  ...new Set([...apps, ...moves.map((state) => phone.frontOf(state).app)]),
];

/** Plays the reference solution with the kernel, without a page. */
async function solveOnKernel(
  instance: Instance,
): Promise<{ readonly moves: readonly PhoneState[]; readonly opens: number }> {
  const start = prepare(instance, defaultBoot(instance.lang, instance.seed));
  const moves = [start];
  let opens = 0;
  const bare = kernelDriver(phone, moves);
  const pilot = {
    ...bare,
    open: (app: Parameters<typeof bare.open>[0]) => {
      opens += 1;
      return bare.open(app);
    },
  };
  await getInstanceTask(instance).oracle(pilot as never, instance.params as never, occasionOf(start, instance.lang));
  return { moves, opens };
}
function prescriptionFor(instance: Instance, moves: readonly PhoneState[], opens: number): Prescription {
  const { id: task, seed, apps, budget } = instance;
  const end = phone.reduce(moves.at(-1)!, { name: "os.home", args: {} }).state;
  const ending = { outcome: "complete", steps: moves.length, reward: null } as const;
  const homeIsFree = judge(instance, moves[0]!, end, ending).success;
  const found = drawPrescription({ task, seed, apps, moves, opens, budget, homeIsFree });
  if (!found || found.constraints.length === 0)
    throw new NotApplicableError(`${task} has no path that could be prescribed`);
  return found;
}

interface MeasureInput {
  readonly milestones: readonly Milestone[];
  readonly prescription: Prescription | null;
  readonly sentences: readonly string[];
  readonly graph: Graph | null;
}
function measureEpisode(
  name: ScenarioName,
  { steps, states, success, wrongSteps }: EpisodeRecord,
  { milestones, prescription, sentences, graph }: MeasureInput,
): ScenarioResult {
  const { recovered, ...far } = graph
    ? progressOnGraph(name, graph, states, wrongSteps)
    : progressByMilestones(milestones, states, success, wrongSteps);
  const log = prescription ? toLogEntries(steps, states) : [];
  return {
    name,
    ...far,
    ...(prescription
      ? {
          constraints: prescription.constraints.map((one, i) => ({
            text: sentences[i]!,
            kept: steps.length > 0 && isObeyed(one, log),
          })),
        }
      : {}),
    ...(name === "open" ? { wrong: wrongSteps, recovered } : {}),
  };
}
type PathProgress = Pick<ScenarioResult, "on" | "completion" | "visited" | "nodes" | "off"> & {
  readonly recovered: number | null;
};
const progressOnGraph = (
  name: ScenarioName,
  graph: Graph,
  states: readonly PhoneState[],
  wrong: number,
): PathProgress => ({
  on: "graph",
  ...measureOnGraph(graph, states, wrong, name === "open" ? "all" : "relevant"),
});
function progressByMilestones(
  milestones: readonly Milestone[],
  states: readonly PhoneState[],
  success: boolean,
  wrong: number,
): PathProgress {
  const { completion, visited, all, furthestByState } = measureProgress(milestones, states, success);
  const first = furthestByState.findIndex((furthest, step) => step > wrong && furthest > 0);
  // If the goal is the only milestone and the agent reached the goal, the last state counts as the return to the path.
  const again = first < 0 && success ? states.length - 1 : first;
  return { on: "milestones", completion, visited, nodes: all, recovered: again < 0 ? null : again - wrong };
}
