// Routes for recorded graphs and their pictures. Phones can be created from recorded graphs.
import type { Hono } from "hono";
import * as v from "valibot";
import { NoQuery } from "#contract/env.ts";
import {
  GraphId,
  GraphKept,
  graphLimits,
  GraphList,
  GraphListQuery,
  GraphPutQuery,
  PictureKept,
  PictureName,
} from "#contract/graph.ts";
import { openApiSchema } from "#contract/schemas.ts";
import { graphStub, environmentIndexStub, type Remote } from "#durable/bindings.ts";
import type { GraphStore, GraphWriter } from "#durable/graph-store.ts";
import { Refusal } from "#env/answer.ts";
import { findFaults, Graph } from "#recordings/graph.ts";
import { getCaller, getOwner } from "../auth.ts";
import { withAccess } from "../route-access.ts";
import { readBytes, readJson, getMediaType } from "../body.ts";
import {
  validate,
  unwrapAnswer,
  invalid,
  jsonResponse,
  jsonTextResponse,
  noContentResponse,
  getQuery,
  type Call,
  type HonoEnv,
} from "../http.ts";
import { rawSchema, reference, route } from "../route.ts";

const tag = "Graphs";
const images = ["image/png", "image/jpeg", "image/webp", "application/octet-stream"];

export function graphRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/graphs",
    {
      tag,
      operationId: "listGraphs",
      summary: "List the graphs that the key may create phones on, its own and shared ones, ordered by id",
      query: GraphListQuery,
      answers: { 200: { is: "A page of graphs", schema: GraphList } },
      auth: "fileMaker",
    },
    async ({ c, query: { cursor } }) => {
      const { graphs, next } = await environmentIndexStub(c.env, null).graphs(await getGraphWriter(c), cursor);
      return jsonResponse(next === undefined ? { graphs } : { graphs, next });
    },
  );

  app.put(
    "/v1/graphs/:id",
    reference(
      {
        tag,
        operationId: "keepGraph",
        summary: "Store a graph; its pictures are sent one by one. Other keys may use it too if it is shared",
        query: GraphPutQuery,
        answers: {
          200: { is: "The graph is stored; `missing` names the pictures still to be sent", schema: GraphKept },
        },
        auth: "fileMaker",
      },
      () => ({ "application/json": { schema: openApiSchema(Graph) as never } }),
    ),
    withAccess("fileMaker", async (c) => {
      const { shared } = validate(GraphPutQuery, getQuery(c));
      const { store, id } = resolveGraph(c);
      const graph = validate(Graph, await readJson(c.req.raw, graphLimits.graphBytes));
      const faults = findFaults(graph);
      if (graph.id !== id) faults.push({ path: "id", message: `Expected ${id}, the id in the path` });
      if (faults.length > 0) throw invalid(faults);
      return jsonResponse(unwrapAnswer(await store.put(JSON.stringify(graph), await getGraphWriter(c), shared)));
    }),
  );

  app.put(
    "/v1/graphs/:id/pictures/:name",
    reference(
      {
        tag,
        operationId: "keepGraphPicture",
        summary: "Store a picture that the graph names; the name is checked against the bytes",
        answers: { 200: { is: "It is kept", schema: PictureKept } },
        auth: "fileMaker",
      },
      () => Object.fromEntries(images.map((media) => [media, { schema: rawSchema(media) }])),
    ),
    withAccess("fileMaker", async (c) => {
      validate(NoQuery, getQuery(c));
      const { store } = resolveGraph(c);
      const name = c.req.param("name") ?? "";
      if (!v.is(PictureName, name))
        throw new Refusal(
          "not-found",
          "This is not a valid picture name: use 16 to 64 digits of a SHA-256 and .png, .jpg or .webp.",
        );
      const type = getMediaType(c.req.raw);
      if (type !== "" && !images.includes(type))
        throw new Refusal("unsupported-media-type", `Send ${images.join(" or ")}, not ${type.slice(0, 100)}.`);
      const bytes = await readBytes(c.req.raw, graphLimits.pictureBytes);
      return jsonResponse(unwrapAnswer(await store.putPicture(name, bytes, await getGraphWriter(c))));
    }),
  );

  route(
    app,
    "GET",
    "/v1/graphs/:id",
    {
      tag,
      operationId: "getGraph",
      summary: "Get a graph: nodes, edges, goals, conflicts",
      answers: {
        200: { is: "The graph as it was sent; without its goals for keys that it is shared with", schema: Graph },
      },
      auth: "fileMaker",
    },
    async ({ c }) => jsonTextResponse(unwrapAnswer(await resolveGraph(c).store.download(await getGraphWriter(c)))),
  );

  route(
    app,
    "DELETE",
    "/v1/graphs/:id",
    {
      tag,
      operationId: "deleteGraph",
      summary: "Delete a graph; phones on it cannot continue",
      answers: { 204: { is: "It is gone" } },
      auth: "fileMaker",
    },
    async ({ c }) => {
      unwrapAnswer(await resolveGraph(c).store.remove(await getGraphWriter(c)));
      return noContentResponse();
    },
  );
}

function resolveGraph(c: Call): { readonly store: Remote<GraphStore>; readonly id: string } {
  const id = c.req.param("id") ?? "";
  if (!v.is(GraphId, id))
    throw new Refusal(
      "not-found",
      "There is no such graph: an id has up to 120 characters of A-Z, a-z, 0-9, _, . and -.",
    );
  return { store: graphStub(c.env, id), id };
}
async function getGraphWriter(c: Call): Promise<GraphWriter> {
  const [{ admin }, owner] = await Promise.all([getCaller(c), getOwner(c, "files")]);
  return { ...owner, admin };
}
