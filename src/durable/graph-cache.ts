// Caches graphs and pictures in memory for all phones of an isolate. The names of graphs and pictures depend on their
// content, so entries never become stale.
import { blankPng } from "#env/graphs/blank.ts";
import type { Reader } from "#env/graphs/access.ts";
import { loadGraph, type GraphSources, type LoadedGraph } from "#env/graphs/records.ts";
import { blankName } from "#env/graphs/answers.ts";
import { Refusal } from "#env/answer.ts";
import { Lru } from "#env/lru.ts";
import type { Graph } from "#recordings/graph.ts";
import { graphStub, type Bindings } from "./bindings.ts";

/**
 * The cache's size in characters of JSON. A graph larger than a sixteenth of this size is loaded again whenever a phone
 * wakes.
 */
const playgroundCache = new Lru<LoadedGraph>(64_000_000);
/** The cache's size in characters of base64. */
const pictureCache = new Lru<string>(96_000_000);

/** Returns the functions that load graphs and snapshots. `reader`: returns the reader for whom a phone is created. */
export const graphSources = (
  env: Bindings,
  snapshotText: GraphSources["snapshotText"],
  reader: () => Reader,
): GraphSources => ({
  snapshotText,
  ready: async (id) => {
    const standing = await graphStub(env, id).standing(reader());
    if (!standing)
      throw new Refusal("not-found", `There is no graph ${id}.`, [{ path: "graph", message: "No such graph" }]);
    if (standing.missing > 0)
      throw new Refusal(
        "conflict",
        `${standing.missing} pictures of the graph ${id} are not uploaded yet: the answer to PUT /v1/graphs/${id} lists them.`,
      );
    return loadPlayground(env, { id, digest: standing.digest });
  },
  reload: (graph) => loadPlayground(env, graph),
});

async function loadPlayground(env: Bindings, { id, digest }: { id: string; digest: string }): Promise<LoadedGraph> {
  const known = playgroundCache.get(`${id} ${digest}`);
  if (known) return known;
  const text = await graphStub(env, id).text(digest);
  if (text === null) throw new Refusal("conflict", `The graph ${id} of this phone was deleted or replaced.`);
  const ground = loadGraph(JSON.parse(text) as Graph, digest);
  playgroundCache.put(`${id} ${digest}`, ground, text.length);
  return ground;
}

/**
 * Returns a picture of a graph's node in base64. Refuses as `conflict` if the graph was deleted together with its
 * pictures.
 */
export async function loadGraphPicture(
  env: Bindings,
  { graph }: LoadedGraph["indexedGraph"],
  name: string,
): Promise<string> {
  const { width, height } = graph.size;
  const key = name === blankName ? `${width}x${height}` : name;
  const known = pictureCache.get(key);
  if (known !== undefined) return known;
  const base64 =
    name === blankName ? (await blankPng(width, height)).toBase64() : await graphStub(env, graph.id).picture(name);
  if (base64 === null) throw new Refusal("conflict", `The graph ${graph.id} of this phone was deleted.`);
  pictureCache.put(key, base64, base64.length);
  return base64;
}
