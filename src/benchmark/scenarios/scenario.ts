/** A scenario on one instance: how its phone begins, what the agent is told, and what is measured when the episode is over. */
import { phone } from "../../apps/phone.ts";
import type { CreateBody, Lang, ObservationWish } from "../../contract/env.ts";
import type { ScenarioName, ScenarioResult } from "../../contract/scenario.ts";
import type { Env } from "../../../clients/typescript/src/client.ts";
import { bootOf, type Instance } from "../../judge/instance.ts";
import { occasionOf } from "../../judge/judge.ts";
import { barePilot } from "../../judge/rehearse.ts";
import type { Pilot } from "../../judge/pilot.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Json } from "../../state/json.ts";
import type { World } from "../../world/read.ts";
import { draw, judge, prepare, sample, taskBehind } from "../../../tasks/book.ts";
import { obeyed, prescribed, sentenceOf, type Names } from "./constraints.ts";
import { alongOf, otherOf, pageWays, prescriptionOf, type Hands, type Prescription } from "./following.ts";
import { interferences } from "./interference.ts";
import { entriesOf, type Done } from "./log.ts";
import { milestonesOf, reached, type Milestone } from "./milestones.ts";
import type { Graph } from "../../graph/graph.ts";
import { measuredOn } from "./on-graph.ts";
import { noisy, slotsOf, type NoiseStrength } from "./noise.ts";
import { takenWrong, withheld, type WrongStart } from "./open.ts";

export interface ScenarioWish {
  readonly name: ScenarioName;
  /** Of noise; null in other scenarios. */
  readonly strength: NoiseStrength | null;
  /** Of the graphs that completion is measured on; missing where there are none. */
  readonly graphs?: string;
}
export interface Setting {
  readonly task: string;
  readonly seed: number;
  readonly lang: Lang;
  /** What apps are called, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Of the instance; null where there is none. */
  readonly graph: Graph | null;
  /** The task itself, where it is of a suite that the server plays; null for those of this checkout. */
  readonly suite: Json;
}
type AnySolution = (pilot: Pilot<never, string>, state: PhoneState) => Promise<void>;
/** The reference solution as this scenario wants it played, or otherwise: for agents that have it. */
export interface Ways {
  along(solution: AnySolution, hands: Hands): AnySolution;
  other(solution: AnySolution): AnySolution;
  /** Whether things come in between that have to be put right. */
  readonly disturbed: boolean;
}
/** What an episode has left to measure. */
export interface Seen {
  readonly steps: readonly Done[];
  /** The start, and what each step left behind; steps of a wrong start are the first. */
  readonly states: readonly PhoneState[];
  readonly success: boolean;
  readonly wrong: number;
}
export interface Staging {
  readonly create: Pick<CreateBody, "perturb">;
  told(instruction: string): string;
  /** Steps that are taken before the agent begins; null where it begins at once. */
  readonly begin: ((env: Env, look: ObservationWish) => Promise<WrongStart>) | null;
  readonly ways: Ways;
  measured(seen: Seen): ScenarioResult;
}

/** Why an instance cannot be played in a scenario: it is left out, and said. */
export class NoRoom extends Error {}

/** Throws NoRoom where the instance has none for the scenario. */
export async function stagingOf(wish: ScenarioWish, setting: Setting, world: World): Promise<Staging> {
  const { task, seed, lang, titles, graph, suite } = setting;
  const instance = suite === null ? await draw(task, seed, lang, world) : sample(task, seed, lang, suite);
  const { moves, opens } = await solved(instance);
  // Noise is laid over instructions that prescribe something, so that AMR can be compared with and without it.
  const isPrescribed = wish.name === "following" || wish.name === "noise";
  const prescription = isPrescribed ? prescriptionFor(instance, moves, opens) : null;
  const sentences = (prescription?.constraints ?? []).map((one) => sentenceOf(one, lang, namesIn(lang, titles)));
  const milestones = milestonesOf(moves);
  const taken = wayApps(instance, moves);
  return {
    create: wish.name === "interference" ? { perturb: [...interferences] } : {},
    told: (instruction) => {
      switch (wish.name) {
        case "following":
          return prescribed(instruction, sentences, lang);
        case "noise": {
          const keep = [...slotsOf(instruction, instance.params), ...Object.values(titles)];
          const text = prescribed(instruction, sentences, lang);
          return noisy(text, { lang, seed, strength: wish.strength ?? 2, keep }).text;
        }
        case "open":
          return withheld(instruction, lang, titles);
        default:
          return instruction;
      }
    },
    begin: wish.name === "open" ? (env, look) => takenWrong(env, { task, seed, taken, look }) : null,
    ways: {
      along: (solution, hands) => (prescription ? alongOf(solution, prescription, hands) : solution),
      other: otherOf,
      disturbed: wish.name === "interference",
    },
    measured: (seen) => measured(wish.name, seen, { milestones, prescription, sentences, graph }),
  };
}
const namesIn = (lang: Lang, titles: Setting["titles"]): Names => ({
  home: phone.home.id,
  title: (app) => titles[app] ?? app,
  page: (id) => {
    const { app, label } = pageWays.find(({ edge, screen }) => edge === id || screen === id)!;
    return { app, label: label[lang === "en" ? "en" : "zh"] };
  },
});
/** The apps that the task is about, and those that its solution goes through. */
const wayApps = ({ apps }: Instance, moves: readonly PhoneState[]): string[] => [
  ...new Set([...apps, ...moves.map((state) => phone.frontOf(state).app)]),
];

/** The reference solution on the bare kernel. */
async function solved(instance: Instance): Promise<{ readonly moves: readonly PhoneState[]; readonly opens: boolean }> {
  const start = prepare(instance, bootOf(instance.lang, instance.seed));
  const moves = [start];
  let opens = false;
  const bare = barePilot(phone, moves);
  const pilot = {
    ...bare,
    open: (app: Parameters<typeof bare.open>[0]) => {
      opens = true;
      return bare.open(app);
    },
  };
  await taskBehind(instance).oracle(pilot as never, instance.params as never, occasionOf(start, instance.lang));
  return { moves, opens };
}
function prescriptionFor(instance: Instance, moves: readonly PhoneState[], opens: boolean): Prescription {
  const { id: task, seed, apps } = instance;
  const end = phone.reduce(moves.at(-1)!, { name: "os.home", args: {} }).state;
  const ending = { outcome: "complete", steps: moves.length, reward: null } as const;
  const homeIsFree = judge(instance, moves[0]!, end, ending).success;
  const found = prescriptionOf({ task, seed, apps, moves, opens, homeIsFree });
  if (!found || found.constraints.length === 0) throw new NoRoom(`${task} has no way that could be prescribed`);
  return found;
}

interface Measures {
  readonly milestones: readonly Milestone[];
  readonly prescription: Prescription | null;
  readonly sentences: readonly string[];
  readonly graph: Graph | null;
}
function measured(
  name: ScenarioName,
  { steps, states, success, wrong }: Seen,
  { milestones, prescription, sentences, graph }: Measures,
): ScenarioResult {
  const { recovered, ...far } = graph
    ? byGraph(name, graph, states, wrong)
    : byMilestones(milestones, states, success, wrong);
  const log = prescription ? entriesOf(steps, states) : [];
  return {
    name,
    ...far,
    ...(prescription
      ? {
          constraints: prescription.constraints.map((one, i) => ({
            text: sentences[i]!,
            kept: steps.length > 0 && obeyed(one, log),
          })),
        }
      : {}),
    ...(name === "open" ? { wrong, recovered } : {}),
  };
}
type Far = Pick<ScenarioResult, "on" | "completion" | "visited" | "nodes" | "off"> & {
  readonly recovered: number | null;
};
const byGraph = (name: ScenarioName, graph: Graph, states: readonly PhoneState[], wrong: number): Far => ({
  on: "graph",
  ...measuredOn(graph, states, wrong, name === "open" ? "all" : "relevant"),
});
function byMilestones(
  milestones: readonly Milestone[],
  states: readonly PhoneState[],
  success: boolean,
  wrong: number,
): Far {
  const { completion, visited, all, at } = reached(milestones, states, success);
  const first = at.findIndex((furthest, step) => step > wrong && furthest > 0);
  // Where the goal is all there is on the way, whoever reached it was back at the end.
  const again = first < 0 && success ? states.length - 1 : first;
  return { on: "milestones", completion, visited, nodes: all, recovered: again < 0 ? null : again - wrong };
}
