// Measures an episode on a simulated phone by the recorded graph of its instance. The node of each state is found by
// the state's fingerprint.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Lang } from "#contract/env.ts";
import { findFaults, Graph } from "#recordings/graph.ts";
import { completion, countCovered, type CountedNodes } from "#recordings/metrics.ts";
import { distancesToGoal } from "#recordings/distances.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { fingerprintOf } from "../fuse/fingerprint.ts";
import { withoutDisturbances } from "./interference.ts";

/** The recorded graphs for instances of this checkout, with one hash for all graphs. */
export interface Graphs {
  /** A hash of the content of all graphs. Runs that were measured with different graphs are not the same run. */
  readonly hash: string;
  of(task: string, seed: number, lang: Lang): Graph | null;
}
/**
 * Reads every `graph.json` of exact mode in `dir` or its subfolders. Throws if there is no such graph or a graph is
 * invalid.
 */
export function readGraphs(dir: string): Graphs {
  const names = existsSync(dir) ? readdirSync(dir).toSorted() : [];
  const files = [join(dir, "graph.json"), ...names.map((name) => join(dir, name, "graph.json"))].filter(existsSync);
  const found = new Map<string, Graph>();
  for (const file of files) {
    const read = v.safeParse(Graph, JSON.parse(readFileSync(file, "utf8")));
    const wrong = read.success ? findFaults(read.output)[0]?.message : v.getDotPath(read.issues[0]);
    if (!read.success || wrong !== undefined) throw new Error(`${file} is not a valid graph: ${wrong}`);
    const { task, mode } = read.output;
    if (task && mode === "exact") found.set(`${task.id} ${task.seed} ${task.lang}`, read.output);
  }
  if (found.size === 0) throw new Error(`${dir} has no graph of a benchmark task that was fused in exact mode`);
  return {
    hash: hashOf([...found].toSorted().map(([key, graph]) => [key, hashOf(graph as never)])),
    of: (task, seed, lang) => found.get(`${task} ${seed} ${lang}`) ?? null,
  };
}

export interface GraphMeasures {
  readonly completion: number | null;
  readonly visited: number;
  readonly nodes: number;
  /** The number of the agent's own steps after which the state matched no node. */
  readonly off: number;
  /**
   * The number of the agent's own steps until it reached a node from which the goal can be reached. Null if the agent
   * never reached such a node.
   */
  readonly recovered: number | null;
}
/**
 * `states`: the start, then one state per step. `wrong`: the number of steps at the beginning that the agent did not
 * execute. `counted`: returns whether a node counts in `visited` and `nodes`.
 */
export function measureOnGraph(
  graph: Graph,
  states: readonly PhoneState[],
  wrong: number,
  counted: CountedNodes = "relevant",
): GraphMeasures {
  const start = withoutDisturbances(states[0]!);
  const distances = distancesToGoal(graph);
  const at = states.map((state) => fingerprintOf(start, withoutDisturbances(state)));
  const isOn = (id: string): boolean => Object.hasOwn(graph.nodes, id);
  const visit = { graph, nodes: at.filter(isOn) };
  const { visited, all } = countCovered(visit, counted);
  const own = at.slice(wrong + 1);
  const back = own.findIndex((id) => isOn(id) && !graph.nodes[id]!.wrong && distances.has(id));
  return {
    completion: completion(visit, distances),
    visited,
    nodes: all,
    off: own.filter((id) => !isOn(id)).length,
    recovered: back < 0 ? null : back + 1,
  };
}
