// Snapshots as files: down, and up again anywhere.
import type { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import * as v from "valibot";
import { limits, NoQuery, SnapshotFile, SnapshotId, SnapshotTaken } from "../../contract/env.ts";
import { jsonSchemaOf } from "../../contract/json-schema.ts";
import { Refusal } from "../../durable/answer.ts";
import { randomName } from "../../durable/token.ts";
import { callerOf, creatorOf } from "../auth.ts";
import { fitting, granted, invalid, jsonAnswer, jsonOf, jsonText, queryOf, type Edge } from "../edge.ts";
import { described, route } from "../route.ts";

const tag = "Snapshots";

export function snapshotRoutes(app: Hono<Edge>): void {
  route(
    app,
    "GET",
    "/v1/snapshots/:snapshot",
    {
      tag,
      summary: "Download one",
      answers: { 200: { is: "The file", schema: SnapshotFile } },
      auth: "operator",
    },
    async ({ c }) => {
      const id = c.req.param("snapshot") ?? "";
      if (!v.is(SnapshotId, id)) throw new Refusal("not-found", "There is no such snapshot.");
      const holder = id.slice(0, id.lastIndexOf("."));
      return jsonText(granted(await c.env.PHONES.getByName(holder).downloadSnapshot(await callerOf(c), id)));
    },
  );

  app.post(
    "/v1/snapshots",
    describeRoute(
      described(
        {
          tag,
          summary: "Upload one; its hashes must hold",
          answers: { 201: { is: "Its id here", schema: SnapshotTaken } },
          auth: "creator",
        },
        { "application/json": { schema: jsonSchemaOf(SnapshotFile) as never } },
      ),
    ),
    async (c) => {
      await creatorOf(c);
      fitting(NoQuery, queryOf(c));
      const json = await jsonOf(c.req.raw, limits.snapshotBytes);
      if (typeof json !== "object" || json === null)
        throw invalid([{ path: "", message: "Expected a snapshot's file" }]);
      const holder = `upload_${randomName()}`;
      const id = `${holder}.${randomName()}`;
      return jsonAnswer(granted(await c.env.PHONES.getByName(holder).uploadSnapshot(id, JSON.stringify(json))), 201);
    },
  );
}
