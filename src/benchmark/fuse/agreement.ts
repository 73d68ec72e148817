// Checks whether a graph judges an agent as the phone does: the same agent plays on the graph and on the phone, and the
// two verdicts are compared.
import type { EpisodeEnd } from "#contract/env.ts";
import type { Graph } from "#recordings/graph.ts";
import { indexGraph, applyAction, currentNode, startPosition, type GraphPosition } from "#recordings/play.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { loopLength, outcomeOf } from "#env/episode.ts";
import type { Instance } from "#judge/instance.ts";
import type { ScriptedAgent } from "./scripted-agents.ts";

export interface VerdictPair {
  readonly task: string;
  readonly seed: number;
  readonly kind: string;
  readonly name: string;
  readonly live: boolean;
  readonly graph: boolean;
  /** The number of steps on the graph for which no edge was found. */
  readonly misses: number;
  readonly outcomes: { readonly live: EpisodeEnd | null; readonly graph: EpisodeEnd | null };
  /** The reason why the phone's judge rejects the episode. */
  readonly why: string;
}

/** Plays on a phone and then removes the phone. Returns whether the agent succeeded, and the reason if it failed. */
export async function playOnPhone(
  client: Client,
  instance: Instance,
  follower: ScriptedAgent,
): Promise<{ readonly success: boolean; readonly outcome: EpisodeEnd | null; readonly why: string }> {
  const look = { screenshot: "none", elements: true } as const;
  const { id: task, seed, lang } = instance;
  const env = await client.create({ task, seed, locale: lang, elements: true, observation: look });
  try {
    let { elements = [] } = env.created!.observation;
    for (let turn = 0; ; turn++) {
      const { observation, outcome } = await env.step(follower(elements, turn), look);
      elements = observation.elements ?? [];
      if (outcome === undefined) continue;
      const { success, checks, side_effects: effects } = await env.judge();
      const failed = checks.filter(({ passed }) => !passed).map(({ name }) => name);
      return { success, outcome, why: [...failed, ...effects.map(({ path }) => path)].join("; ") };
    }
  } finally {
    await env.remove().catch(() => {});
  }
}

/** Plays on a graph, with the same budget and the same rules for the end of the episode. */
export function playOnGraph(
  graph: Graph,
  follower: ScriptedAgent,
): { readonly success: boolean; readonly outcome: EpisodeEnd; readonly spot: GraphPosition } {
  const board = indexGraph(graph);
  let position = startPosition(board);
  let last = "";
  let repeats = 0;
  for (let turn = 0; ; turn++) {
    const action = follower(board.node(currentNode(position)).elements ?? [], turn);
    const text = JSON.stringify(action);
    repeats = text === last ? repeats + 1 : 1;
    last = text;
    const outcome = outcomeOf({ action, step: turn + 1, budget: graph.budget, repeats });
    ({ position } = applyAction(board, position, action));
    if (outcome !== null) return { success: board.goals.has(currentNode(position)), outcome, spot: position };
    if (repeats > loopLength) throw new Error("The episode continued after the loop limit");
  }
}

export interface Agreement {
  readonly pairs: number;
  readonly tasks: number;
  /**
   * The number of pairs by the agent's successes. `both`: on the phone and on the graph. `falseFailure`: only on the
   * phone. `falseSuccess`: only on the graph. `neither`: on neither of them.
   */
  readonly both: number;
  readonly falseFailure: number;
  readonly falseSuccess: number;
  readonly neither: number;
  readonly share: number;
  readonly kappa: number;
  /** The pairs in which every step found an edge of the graph, and how many of them have equal verdicts. */
  readonly onGraph: { readonly pairs: number; readonly agreed: number };
  readonly kinds: Readonly<Record<string, { readonly pairs: number; readonly agreed: number }>>;
}
/** Counts the pairs, and computes the share of equal verdicts and Cohen's kappa. */
export function agreementOf(pairs: readonly VerdictPair[]): Agreement {
  const count = (live: boolean, graph: boolean): number =>
    pairs.filter((pair) => pair.live === live && pair.graph === graph).length;
  const [both, falseFailure, falseSuccess, neither] = [
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ];
  const n = pairs.length;
  const share = (both + neither) / n;
  const chance =
    ((both + falseFailure) * (both + falseSuccess) + (neither + falseSuccess) * (neither + falseFailure)) / (n * n);
  const onGraph = pairs.filter(({ misses }) => misses === 0);
  const tally = (some: readonly VerdictPair[]): { pairs: number; agreed: number } => ({
    pairs: some.length,
    agreed: some.filter(({ live, graph }) => live === graph).length,
  });
  return {
    pairs: n,
    tasks: new Set(pairs.map(({ task }) => task)).size,
    both,
    falseFailure,
    falseSuccess,
    neither,
    share,
    kappa: chance === 1 ? 1 : (share - chance) / (1 - chance),
    onGraph: tally(onGraph),
    kinds: Object.fromEntries([...Map.groupBy(pairs, ({ kind }) => kind)].map(([kind, some]) => [kind, tally(some)])),
  };
}
