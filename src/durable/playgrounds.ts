// Graphs and pictures in memory, for all phones of an isolate: both are named by their content, so nothing here grows old.
import { blankPng } from "../env/graphs/blank.ts";
import type { Reader } from "../env/graphs/readers.ts";
import { playgroundOf, type GraphSources, type Playground } from "../env/graphs/records.ts";
import { blankName } from "../env/graphs/telling.ts";
import { Refusal } from "../env/answer.ts";
import { Lru } from "../env/lru.ts";
import type { Graph } from "../graph/graph.ts";
import { graphOf, type Bindings } from "./bindings.ts";

/** In characters of JSON. What is larger than a sixteenth is read again whenever a phone wakes. */
const grounds = new Lru<Playground>(64_000_000);
/** In characters of base64. */
const pictures = new Lru<string>(96_000_000);

/** `reader`: on whose behalf a phone is made. */
export const graphSourcesOf = (
  env: Bindings,
  snapshotText: GraphSources["snapshotText"],
  reader: () => Reader,
): GraphSources => ({
  snapshotText,
  ready: async (id) => {
    const standing = await graphOf(env, id).standing(reader());
    if (!standing)
      throw new Refusal("not-found", `There is no graph ${id}.`, [{ path: "graph", message: "No such graph" }]);
    if (standing.missing > 0)
      throw new Refusal(
        "conflict",
        `${standing.missing} pictures of the graph ${id} are not uploaded yet: the answer to PUT /v1/graphs/${id} lists them.`,
      );
    return groundOf(env, { id, digest: standing.digest });
  },
  same: (graph) => groundOf(env, graph),
});

async function groundOf(env: Bindings, { id, digest }: { id: string; digest: string }): Promise<Playground> {
  const known = grounds.get(`${id} ${digest}`);
  if (known) return known;
  const text = await graphOf(env, id).text(digest);
  if (text === null) throw new Refusal("conflict", `The graph ${id} of this phone was deleted or replaced.`);
  const ground = playgroundOf(JSON.parse(text) as Graph, digest);
  grounds.put(`${id} ${digest}`, ground, text.length);
  return ground;
}

/** A picture of a graph's nodes in base64. Refuses as `conflict` where it is gone with its graph. */
export async function graphPicture(env: Bindings, { graph }: Playground["board"], name: string): Promise<string> {
  const { width, height } = graph.size;
  const key = name === blankName ? `${width}x${height}` : name;
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const base64 =
    name === blankName ? (await blankPng(width, height)).toBase64() : await graphOf(env, graph.id).picture(name);
  if (base64 === null) throw new Refusal("conflict", `The graph ${graph.id} of this phone was deleted.`);
  pictures.put(key, base64, base64.length);
  return base64;
}
