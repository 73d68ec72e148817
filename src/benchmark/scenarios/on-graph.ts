// An episode on a live phone, held against the graph of its instance: each state is looked up by its fingerprint.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Lang } from "../../contract/env.ts";
import { faultsOf, Graph } from "../../graph/graph.ts";
import { completion, covered, type CountedNodes } from "../../graph/metrics.ts";
import { distancesToGoal } from "../../graph/ways.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { fingerprintOf } from "../fuse/fingerprint.ts";
import { undisturbed } from "./interference.ts";

/** Graphs of instances of ours, and what names them all. */
export interface Graphs {
  /** Of their contents: runs that were held against other graphs are not the same. */
  readonly hash: string;
  of(task: string, seed: number, lang: Lang): Graph | null;
}
/** Every `graph.json` of exact mode in `dir` or in a folder of it. Throws where there is none, or one is broken. */
export function graphsIn(dir: string): Graphs {
  const names = existsSync(dir) ? readdirSync(dir).toSorted() : [];
  const files = [join(dir, "graph.json"), ...names.map((name) => join(dir, name, "graph.json"))].filter(existsSync);
  const found = new Map<string, Graph>();
  for (const file of files) {
    const read = v.safeParse(Graph, JSON.parse(readFileSync(file, "utf8")));
    const wrong = read.success ? faultsOf(read.output)[0]?.message : v.getDotPath(read.issues[0]);
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

export interface OnGraph {
  readonly completion: number | null;
  readonly visited: number;
  readonly nodes: number;
  /** The agent's own steps that ended in no node. */
  readonly off: number;
  /** The agent's own steps until it was at a node from which the goal can be reached; null where it never was. */
  readonly recovered: number | null;
}
/**
 * `states`: the start, then one per step; the first `wrong` steps were not the agent's. `counted`: which nodes `visited` and
 * `nodes` count.
 */
export function measuredOn(
  graph: Graph,
  states: readonly PhoneState[],
  wrong: number,
  counted: CountedNodes = "relevant",
): OnGraph {
  const start = undisturbed(states[0]!);
  const distances = distancesToGoal(graph);
  const at = states.map((state) => fingerprintOf(start, undisturbed(state)));
  const isOn = (id: string): boolean => Object.hasOwn(graph.nodes, id);
  const visit = { graph, nodes: at.filter(isOn) };
  const { visited, all } = covered(visit, counted);
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
