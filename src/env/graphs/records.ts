// The stored data of a phone on a graph: the start of its episode and the actions since. They determine the current
// node.
import type { Miss } from "#contract/graph.ts";
import { indexGraph, type IndexedGraph } from "#recordings/play.ts";
import type { Graph } from "#recordings/graph.ts";
import { distancesToGoal } from "#recordings/distances.ts";
import type { AnyEpisode, History } from "../records.ts";

export interface GraphEpisode extends AnyEpisode {
  /** The recorded task, if it is one of this server's. */
  readonly task: { readonly id: string } | null;
  readonly graph: { readonly id: string; readonly digest: string };
  readonly budget: number;
  readonly miss: Miss;
}
export const isOnGraph = (episode: AnyEpisode | null): episode is GraphEpisode => episode?.graph !== undefined;
export type GraphHistory = History<GraphEpisode>;

/** A graph in memory, shared by all phones on it. */
export interface LoadedGraph {
  readonly board: IndexedGraph;
  readonly digest: string;
  readonly distances: ReadonlyMap<string, number>;
}
export const loadGraph = (graph: Graph, digest: string): LoadedGraph => ({
  board: indexGraph(graph),
  digest,
  distances: distancesToGoal(graph),
});

/** The data that a phone on a graph reads outside its own journal. */
export interface GraphSources {
  /** Loads a graph for a new phone. Refuses as `not-found` or, where pictures are missing, as `conflict`. */
  ready(id: string): Promise<LoadedGraph>;
  /** Loads the graph that a phone was made on. Refuses as `conflict` where it no longer exists. */
  same(graph: GraphEpisode["graph"]): Promise<LoadedGraph>;
  /** Returns the snapshot of any environment by its id, or null where there is none. */
  snapshotText(id: string): Promise<string | null>;
}
