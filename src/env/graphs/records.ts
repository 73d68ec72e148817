// The stored data of a phone on a graph: the start of its episode and the actions after the start. These data determine
// the current node.
import type { Miss } from "#contract/graph.ts";
import { indexGraph, type IndexedGraph } from "#recordings/play.ts";
import type { Graph } from "#recordings/graph.ts";
import { distancesToGoal } from "#recordings/distances.ts";
import type { AnyEpisode, History } from "../records.ts";

export interface GraphEpisode extends AnyEpisode {
  /** The recorded task, if this server has that task; otherwise null. */
  readonly task: { readonly id: string } | null;
  readonly graph: { readonly id: string; readonly digest: string };
  readonly budget: number;
  readonly miss: Miss;
}
export const isOnGraph = (episode: AnyEpisode | null): episode is GraphEpisode => episode?.graph !== undefined;
export type GraphHistory = History<GraphEpisode>;

/** A graph in memory, which all phones on the graph share. */
export interface LoadedGraph {
  readonly indexedGraph: IndexedGraph;
  readonly digest: string;
  readonly distances: ReadonlyMap<string, number>;
}
export const loadGraph = (graph: Graph, digest: string): LoadedGraph => ({
  indexedGraph: indexGraph(graph),
  digest,
  distances: distancesToGoal(graph),
});

/** The data that a phone on a graph reads outside its own journal. */
export interface GraphSources {
  /** Loads a graph for a new phone. Refuses as `not-found`, or as `conflict` if pictures are missing. */
  ready(id: string): Promise<LoadedGraph>;
  /** Loads the graph that an existing phone is on. Refuses as `conflict` if the graph no longer exists. */
  reload(graph: GraphEpisode["graph"]): Promise<LoadedGraph>;
  /** Returns the snapshot with this id, from any environment, or null if it does not exist. */
  snapshotText(id: string): Promise<string | null>;
}
