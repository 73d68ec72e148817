// What is kept of a phone on a graph: how its episode began, and the actions since. Where it is follows from these.
import type { Miss } from "../../contract/graph.ts";
import { boardOf, type Board } from "../../graph/play.ts";
import type { Graph } from "../../graph/graph.ts";
import { distancesToGoal } from "../../graph/ways.ts";
import type { AnyEpisode, History } from "../records.ts";

export interface GraphEpisode extends AnyEpisode {
  /** The task that was recorded, where it is one of ours. */
  readonly task: { readonly id: string } | null;
  readonly graph: { readonly id: string; readonly digest: string };
  readonly budget: number;
  readonly miss: Miss;
}
export const isOnGraph = (episode: AnyEpisode | null): episode is GraphEpisode => episode?.graph !== undefined;
export type GraphHistory = History<GraphEpisode>;

/** A graph in memory, shared by all phones on it. */
export interface Playground {
  readonly board: Board;
  readonly digest: string;
  readonly distances: ReadonlyMap<string, number>;
}
export const playgroundOf = (graph: Graph, digest: string): Playground => ({
  board: boardOf(graph),
  digest,
  distances: distancesToGoal(graph),
});

/** What a phone on a graph looks up beyond its own journal. */
export interface GraphSources {
  /** A graph that phones can be made on. Refuses as `not-found` or, where pictures are missing, as `conflict`. */
  ready(id: string): Promise<Playground>;
  /** The very graph that a phone was made on. Refuses as `conflict` where it is gone. */
  same(graph: GraphEpisode["graph"]): Promise<Playground>;
  /** A snapshot of any environment by its id; null where there is none, or no more. */
  snapshotText(id: string): Promise<string | null>;
}
