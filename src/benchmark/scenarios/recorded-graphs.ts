// Measures an episode on a simulated phone with the recorded graph of its instance. Each state is looked up by its
// fingerprint.
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

/** Recorded graphs of this checkout's instances, with one hash for all. */
export interface Graphs {
  /** A hash of their contents. Runs that were measured on other graphs are different runs. */
  readonly hash: string;
  of(task: string, seed: number, lang: Lang): Graph | null;
}
/** Reads every `graph.json` of exact mode in `dir` or in its subfolders. Throws when there is none or one is broken. */
export function readGraphs(dir: string): Graphs {
  const names = existsSync(dir) ? readdirSync(dir).toSorted() : [];
  const files = [join(dir, "graph.json"), ...names.map((name) => join(dir, name, "graph.json"))].filter(existsSync);
  const found = new Map<string, Graph>();
  for (const file of files) {
    const read = v.safeParse(Graph, JSON.parse(readFileSync(file, "utf8")));
    const wrong = read.success ? findFaults(read.output)[0]?.message : v.getDotPath(read.issues[0]);
    if (!read.success || wrong !== undefined) throw new Error(`${file} is no graph: ${wrong}`);
    const { task, mode } = read.output;
    if (task && mode === "exact") found.set(`${task.id} ${task.seed} ${task.lang}`, read.output);
  }
  if (found.size === 0) throw new Error(`${dir} holds no graph of an instance of ours that was fused in exact mode`);
  return {
    hash: hashOf([...found].toSorted().map(([key, graph]) => [key, hashOf(graph as never)])),
    of: (task, seed, lang) => found.get(`${task} ${seed} ${lang}`) ?? null,
  };
}

export interface GraphMeasures {
  readonly completion: number | null;
  readonly visited: number;
  readonly nodes: number;
  /** The agent's own steps that ended in no node. */
  readonly off: number;
  /** The agent's own steps until it reached a node from which the goal can be reached; null when it never did. */
  readonly recovered: number | null;
}
/**
 * `states`: the start, then one per step; the first `wrong` steps were not the agent's. `counted`: which nodes count in
 * `visited` and `nodes`.
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
