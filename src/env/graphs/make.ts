// How an episode on a graph begins, and how it becomes a file and comes back.
import * as v from "valibot";
import type { EpisodeBody } from "../../contract/env.ts";
import { GraphSnapshotFile } from "../../contract/graph-snapshot.ts";
import { issuesOf } from "../../contract/problem.ts";
import { versions } from "../../contract/version.ts";
import { moved, startOf } from "../../graph/play.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { Refusal } from "../answer.ts";
import type { Make } from "../environment.ts";
import { invalid } from "../instances.ts";
import { noSnapshot } from "../plan.ts";
import type { Row } from "../records.ts";
import { firstHash, GraphCourse, nextHash } from "./course.ts";
import { mustFit } from "./telling.ts";
import type { GraphEpisode, GraphHistory, GraphSources, Playground } from "./records.ts";

/** `ground`: the graph of the episode that the journal has, which is in memory before a course is asked for. */
export const onGraph = (ground: () => Playground): Make<GraphEpisode, GraphCourse, GraphSources> => ({
  // Its graph has a digest, and what it does is as old as the format.
  isOutdated: () => false,
  course: (journal, env) => new GraphCourse(journal, env, ground()),
  planned,
  plannedFrom,
  snapshotText,
  checkedFile,
});

const saidByGraph = [
  "task",
  "split",
  "seed",
  "device",
  "locale",
  "theme",
  "font_scale",
  "start_time",
  "perturb",
] as const;

async function planned(body: EpisodeBody, number: number, sources: GraphSources): Promise<GraphHistory> {
  if (body.tools) throw invalid("tools", "A phone on a graph has no tools");
  if (body.snapshot !== undefined) {
    for (const name of ["graph", "budget", "miss", ...saidByGraph] as const)
      if (body[name] !== undefined) throw invalid(name, "Leave this field out: the snapshot decides it");
    const made = await plannedFrom(body.snapshot, number, { elements: body.elements ?? false }, sources);
    return body.reward ? { ...made, episode: { ...made.episode, reward: body.reward } } : made;
  }
  if (body.graph === undefined)
    throw new Refusal("conflict", "This environment is on a graph: name a graph, or create another environment.", [
      { path: "graph", message: "This field is required" },
    ]);
  for (const name of saidByGraph)
    if (body[name] !== undefined) throw invalid(name, "Leave this field out: the graph decides it");
  const { board, digest } = await sources.ready(body.graph);
  const { id, task, budget } = board.graph;
  const miss = body.miss ?? "stay";
  mustFit(board.graph, miss, body.observation ?? {});
  return {
    episode: {
      number,
      task: task && { id: task.id },
      graph: { id, digest },
      budget: body.budget ?? budget,
      miss,
      reward: body.reward ?? null,
      elements: body.elements ?? false,
      outcome: null,
      endedAt: null,
    },
    start: "[]",
    rows: [],
  };
}

async function plannedFrom(
  snapshot: string,
  number: number,
  { elements }: Pick<GraphEpisode, "elements">,
  sources: GraphSources,
): Promise<GraphHistory> {
  const text = await sources.snapshotText(snapshot);
  if (text === null) throw noSnapshot(snapshot);
  if (!isOfGraph(text))
    throw new Refusal(
      "conflict",
      `The snapshot ${snapshot} is not of a phone on a graph: create an environment from it instead.`,
    );
  const { graph, budget, miss, reward, outcome, step, log, origin } = JSON.parse(text) as Kept;
  const foreign = origin === "client" ? { foreign: true as const } : {};
  const { board } = await sources.same(graph);
  const { task } = board.graph;
  const endedAt = outcome === null ? null : step;
  return {
    episode: {
      number,
      task: task && { id: task.id },
      graph,
      budget,
      miss,
      reward,
      elements,
      outcome,
      endedAt,
      ...foreign,
    },
    start: "[]",
    rows: log.map(
      ({ action, hash }, i): Row => ({
        version: i + 1,
        step: i + 1,
        kind: "step",
        action: JSON.stringify(action),
        commands: "[]",
        patches: "[]",
        hash,
      }),
    ),
  };
}

type Kept = Omit<GraphSnapshotFile, "digest" | "signature">;
const format = "phonebooth-graph-snapshot-1";
/** Whether a text that was kept is of a phone on a graph. */
export const isOfGraph = (text: string): boolean => text.startsWith(`{"format":"${format}"`);

/** What was done, action by action; the digest is left for whoever downloads it. */
function snapshotText({ episode, rows }: GraphHistory, { step, hash }: { step: number; hash: string }): string {
  const { graph, budget, miss, reward, outcome, foreign } = episode;
  const log = rows.map((row) => ({ action: JSON.parse(row.action!), hash: row.hash }));
  const origin = foreign ? { origin: "client" as const } : {};
  return JSON.stringify({
    ...{ format, versions, graph, budget, miss, reward, log, step, outcome, hash },
    ...origin,
  } satisfies Kept);
}

/** A file from outside: its form, its digest, and that its actions lead to the hashes that it claims. */
async function checkedFile(file: Json, sources: GraphSources): Promise<string> {
  const parsed = v.safeParse(GraphSnapshotFile, file);
  if (!parsed.success)
    throw new Refusal("invalid", "This is not a valid snapshot file; see issues.", issuesOf(parsed.issues));
  const { digest, signature: _, ...rest } = parsed.output;
  if (hashOf(rest as unknown as Json) !== digest) throw tampered("digest", "does not fit the rest of the file");
  const ground = await sources.same(rest.graph);
  const { board } = ground;
  let spot = startOf(board);
  let hash = firstHash(ground);
  for (const [i, row] of rest.log.entries()) {
    const made = moved(board, spot, row.action);
    ({ spot } = made);
    hash = nextHash(hash, made);
    if (hash !== row.hash) throw tampered(`log.${i}`, "leads elsewhere than it says");
  }
  if (rest.log.length !== rest.step) throw tampered("step", "does not fit the log");
  if (hash !== rest.hash) throw tampered("hash", "is not the hash of the phone");
  return JSON.stringify(rest);
}
const tampered = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The snapshot file was changed, or does not belong to this server; see issues.", [
    { path, message: `It ${message}` },
  ]);
