// Graphs that phones can be made on: kept whole, with their pictures.
import type { Hono } from "hono";
import * as v from "valibot";
import { NoQuery } from "../../contract/env.ts";
import {
  GraphId,
  GraphKept,
  graphLimits,
  GraphList,
  GraphListQuery,
  GraphPutQuery,
  PictureKept,
  PictureName,
} from "../../contract/graph.ts";
import { shownSchema } from "../../contract/schemas.ts";
import { graphOf, lobbyOf, type Remote } from "../../durable/bindings.ts";
import type { GraphStore, Keeper } from "../../durable/graph-store.ts";
import { Refusal } from "../../env/answer.ts";
import { faultsOf, Graph } from "../../graph/graph.ts";
import { callerOf, ownerOf } from "../auth.ts";
import { behind } from "../door.ts";
import { bytesOf, jsonOf, mediaTypeOf } from "../body.ts";
import { fitting, granted, invalid, jsonAnswer, jsonText, nothing, queryOf, type Call, type Edge } from "../edge.ts";
import { rawSchema, reference, route } from "../route.ts";

const tag = "Graphs";
const images = ["image/png", "image/jpeg", "image/webp", "application/octet-stream"];

export function graphRoutes(app: Hono<Edge>): void {
  route(
    app,
    "GET",
    "/v1/graphs",
    {
      tag,
      operationId: "listGraphs",
      summary: "The graphs that the key may make phones on, its own and shared ones, in the order of their ids",
      query: GraphListQuery,
      answers: { 200: { is: "A page of them", schema: GraphList } },
      auth: "fileMaker",
    },
    async ({ c, query: { cursor } }) => {
      const { graphs, next } = await lobbyOf(c.env, null).graphs(await keeperOf(c), cursor);
      return jsonAnswer(next === undefined ? { graphs } : { graphs, next });
    },
  );

  app.put(
    "/v1/graphs/:id",
    reference(
      {
        tag,
        operationId: "keepGraph",
        summary: "Keep a graph; its pictures follow one by one. Shared, other keys may play on it, too",
        query: GraphPutQuery,
        answers: { 200: { is: "It is kept; `missing` names the pictures still to be sent", schema: GraphKept } },
        auth: "fileMaker",
      },
      () => ({ "application/json": { schema: shownSchema(Graph) as never } }),
    ),
    behind("fileMaker", async (c) => {
      const { shared } = fitting(GraphPutQuery, queryOf(c));
      const { store, id } = reachedGraph(c);
      const graph = fitting(Graph, await jsonOf(c.req.raw, graphLimits.graphBytes));
      const faults = faultsOf(graph);
      if (graph.id !== id) faults.push({ path: "id", message: `Expected ${id}, the id in the path` });
      if (faults.length > 0) throw invalid(faults);
      return jsonAnswer(granted(await store.put(JSON.stringify(graph), await keeperOf(c), shared)));
    }),
  );

  app.put(
    "/v1/graphs/:id/pictures/:name",
    reference(
      {
        tag,
        operationId: "keepGraphPicture",
        summary: "Keep a picture that the graph names; the name is checked against the bytes",
        answers: { 200: { is: "It is kept", schema: PictureKept } },
        auth: "fileMaker",
      },
      () => Object.fromEntries(images.map((media) => [media, { schema: rawSchema(media) }])),
    ),
    behind("fileMaker", async (c) => {
      fitting(NoQuery, queryOf(c));
      const { store } = reachedGraph(c);
      const name = c.req.param("name") ?? "";
      if (!v.is(PictureName, name))
        throw new Refusal(
          "not-found",
          "This is not the name of a picture: 16 to 64 digits of a SHA-256 and .png, .jpg or .webp.",
        );
      const type = mediaTypeOf(c.req.raw);
      if (type !== "" && !images.includes(type))
        throw new Refusal("unsupported-media-type", `Send ${images.join(" or ")}, not ${type.slice(0, 100)}.`);
      const bytes = await bytesOf(c.req.raw, graphLimits.pictureBytes);
      return jsonAnswer(granted(await store.putPicture(name, bytes, await keeperOf(c))));
    }),
  );

  route(
    app,
    "GET",
    "/v1/graphs/:id",
    {
      tag,
      operationId: "getGraph",
      summary: "One graph: nodes, edges, goals, conflicts",
      answers: { 200: { is: "As it was sent; for keys that it is shared with, without its goals", schema: Graph } },
      auth: "fileMaker",
    },
    async ({ c }) => jsonText(granted(await reachedGraph(c).store.whole(await keeperOf(c)))),
  );

  route(
    app,
    "DELETE",
    "/v1/graphs/:id",
    {
      tag,
      operationId: "deleteGraph",
      summary: "Delete it; phones on it can go no further",
      answers: { 204: { is: "It is gone" } },
      auth: "fileMaker",
    },
    async ({ c }) => {
      granted(await reachedGraph(c).store.remove(await keeperOf(c)));
      return nothing();
    },
  );
}

function reachedGraph(c: Call): { readonly store: Remote<GraphStore>; readonly id: string } {
  const id = c.req.param("id") ?? "";
  if (!v.is(GraphId, id))
    throw new Refusal(
      "not-found",
      "There is no such graph: an id has up to 120 characters of A-Z, a-z, 0-9, _, . and -.",
    );
  return { store: graphOf(c.env, id), id };
}
async function keeperOf(c: Call): Promise<Keeper> {
  const [{ admin }, owner] = await Promise.all([callerOf(c), ownerOf(c, "files")]);
  return { ...owner, admin };
}
