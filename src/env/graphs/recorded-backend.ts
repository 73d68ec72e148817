// The backend of phones on a graph: how their episodes begin, and their snapshot files.
import * as v from "valibot";
import type { EpisodeBody } from "#contract/env.ts";
import { GraphSnapshotFile } from "#contract/graph-snapshot.ts";
import { issuesOf } from "#contract/problem.ts";
import { versions } from "#contract/version.ts";
import { applyAction, startPosition } from "#recordings/play.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Refusal } from "../answer.ts";
import type { PhoneBackend } from "../environment.ts";
import { invalidField } from "../instances.ts";
import { noSnapshotRefusal } from "../plan.ts";
import type { Row } from "../records.ts";
import { startHash, GraphCourse, nextHash } from "./course.ts";
import { checkObservationOptions } from "./answers.ts";
import type { GraphEpisode, GraphHistory, GraphSources, LoadedGraph } from "./records.ts";

/** `ground` returns the graph of the journal's episode. The graph is loaded before a course is built. */
export const recordedBackend = (ground: () => LoadedGraph): PhoneBackend<GraphEpisode, GraphCourse, GraphSources> => ({
  // The digest identifies the graph. The rules by which actions move a phone on a graph change only together with the
  // format. Therefore an episode is never outdated.
  isOutdated: () => false,
  course: (journal, env) => new GraphCourse(journal, env, ground()),
  planEpisode: planEpisode,
  planFromSnapshot: planFromSnapshot,
  snapshotText: formatSnapshot,
  checkedFile: checkUploadedFile,
});

const graphFields = [
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

async function planEpisode(body: EpisodeBody, number: number, sources: GraphSources): Promise<GraphHistory> {
  if (body.extended_actions) throw invalidField("extended_actions", "A phone on a graph has no keys");
  if (body.tools) throw invalidField("tools", "A phone on a graph has no tools");
  if (body.snapshot !== undefined) {
    for (const name of ["graph", "budget", "miss", ...graphFields] as const)
      if (body[name] !== undefined) throw invalidField(name, "Leave this field out: the snapshot decides it");
    const plan = await planFromSnapshot(body.snapshot, number, { elements: body.elements ?? false }, sources);
    return body.reward ? { ...plan, episode: { ...plan.episode, reward: body.reward } } : plan;
  }
  if (body.graph === undefined)
    throw new Refusal("conflict", "This environment is on a graph: name a graph, or create another environment.", [
      { path: "graph", message: "This field is required" },
    ]);
  for (const name of graphFields)
    if (body[name] !== undefined) throw invalidField(name, "Leave this field out: the graph decides it");
  const { indexedGraph, digest } = await sources.ready(body.graph);
  const { id, task, budget } = indexedGraph.graph;
  const miss = body.miss ?? "stay";
  checkObservationOptions(indexedGraph.graph, miss, body.observation ?? {});
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

async function planFromSnapshot(
  snapshot: string,
  number: number,
  { elements }: Pick<GraphEpisode, "elements">,
  sources: GraphSources,
): Promise<GraphHistory> {
  const text = await sources.snapshotText(snapshot);
  if (text === null) throw noSnapshotRefusal(snapshot);
  if (!isGraphSnapshot(text))
    throw new Refusal(
      "conflict",
      `The snapshot ${snapshot} is not of a phone on a graph: create an environment from it instead.`,
    );
  const { graph, budget, miss, reward, outcome, step, log, origin } = JSON.parse(text) as StoredSnapshot;
  const foreign = origin === "client" ? { foreign: true as const } : {};
  const { indexedGraph } = await sources.reload(graph);
  const { task } = indexedGraph.graph;
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

type StoredSnapshot = Omit<GraphSnapshotFile, "digest" | "signature">;
const format = "phonebooth-graph-snapshot-1";
/** Returns whether a stored text is the snapshot of a phone on a graph. */
export const isGraphSnapshot = (text: string): boolean => text.startsWith(`{"format":"${format}"`);

/** Formats the actions as a snapshot. The digest is added on download. */
function formatSnapshot({ episode, rows }: GraphHistory, { step, hash }: { step: number; hash: string }): string {
  const { graph, budget, miss, reward, outcome, foreign } = episode;
  const log = rows.map((row) => ({ action: JSON.parse(row.action!), hash: row.hash }));
  const origin = foreign ? { origin: "client" as const } : {};
  return JSON.stringify({
    ...{ format, versions, graph, budget, miss, reward, log, step, outcome, hash },
    ...origin,
  } satisfies StoredSnapshot);
}

/** Checks an uploaded file: its format, its digest, and whether its actions lead to its hashes. */
async function checkUploadedFile(file: Json, sources: GraphSources): Promise<string> {
  const parsed = v.safeParse(GraphSnapshotFile, file);
  if (!parsed.success)
    throw new Refusal("invalid", "This is not a valid snapshot file; see issues.", issuesOf(parsed.issues));
  const { digest, signature: _, ...rest } = parsed.output;
  if (hashOf(rest as unknown as Json) !== digest)
    throw tamperedRefusal("digest", "does not match the rest of the file");
  const ground = await sources.reload(rest.graph);
  const { indexedGraph } = ground;
  let position = startPosition(indexedGraph);
  let hash = startHash(ground);
  for (const [i, row] of rest.log.entries()) {
    const move = applyAction(indexedGraph, position, row.action);
    ({ position } = move);
    hash = nextHash(hash, move);
    if (hash !== row.hash) throw tamperedRefusal(`log.${i}`, "leads to a different hash than it states");
  }
  if (rest.log.length !== rest.step) throw tamperedRefusal("step", "does not match the log");
  if (hash !== rest.hash) throw tamperedRefusal("hash", "is not the hash of the phone");
  return JSON.stringify(rest);
}
const tamperedRefusal = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The snapshot file was changed, or does not belong to this server; see issues.", [
    { path, message: `It ${message}` },
  ]);
