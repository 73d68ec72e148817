// Whether a graph judges an agent as the phone does: the same agent on both, and the two verdicts compared.
import type { EpisodeEnd } from "../../contract/env.ts";
import type { Graph } from "../../graph/graph.ts";
import { boardOf, moved, nodeOf, startOf, type Spot } from "../../graph/play.ts";
import type { Client } from "../../../clients/typescript/src/client.ts";
import { loopLength, outcomeOf } from "../../env/episode.ts";
import type { Instance } from "../../judge/instance.ts";
import type { Follower } from "./followers.ts";

export interface Pair {
  readonly task: string;
  readonly seed: number;
  readonly kind: string;
  readonly name: string;
  readonly live: boolean;
  readonly graph: boolean;
  /** Steps on the graph that found no edge. */
  readonly misses: number;
  readonly outcomes: { readonly live: EpisodeEnd | null; readonly graph: EpisodeEnd | null };
  /** Why the phone says no. */
  readonly why: string;
}

/** On a phone: whether it succeeded, and why not. The phone is removed. */
export async function playedLive(
  client: Client,
  instance: Instance,
  follower: Follower,
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

/** On a graph: the same budget and the same end. */
export function playedOnGraph(
  graph: Graph,
  follower: Follower,
): { readonly success: boolean; readonly outcome: EpisodeEnd; readonly spot: Spot } {
  const board = boardOf(graph);
  let spot = startOf(board);
  let last = "";
  let repeats = 0;
  for (let turn = 0; ; turn++) {
    const action = follower(board.node(nodeOf(spot)).elements ?? [], turn);
    const text = JSON.stringify(action);
    repeats = text === last ? repeats + 1 : 1;
    last = text;
    const outcome = outcomeOf({ action, step: turn + 1, budget: graph.budget, repeats });
    ({ spot } = moved(board, spot, action));
    if (outcome !== null) return { success: board.goals.has(nodeOf(spot)), outcome, spot };
    if (repeats > loopLength) throw new Error("The loop rule did not end this");
  }
}

export interface Agreement {
  readonly pairs: number;
  readonly tasks: number;
  /** [live][graph]: both won, graph alone failed, graph alone won, both failed. */
  readonly both: number;
  readonly falseFailure: number;
  readonly falseSuccess: number;
  readonly neither: number;
  readonly share: number;
  readonly kappa: number;
  /** Of those that never left the graph. */
  readonly onGraph: { readonly pairs: number; readonly agreed: number };
  readonly kinds: Readonly<Record<string, { readonly pairs: number; readonly agreed: number }>>;
}
/** Cohen's kappa and the rest of the table. */
export function agreementOf(pairs: readonly Pair[]): Agreement {
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
  const tally = (some: readonly Pair[]): { pairs: number; agreed: number } => ({
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
