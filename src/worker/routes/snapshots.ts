// Routes for snapshots as files. A file can be downloaded from one server and uploaded to any server.
import type { Hono } from "hono";
import * as v from "valibot";
import { limits, NoQuery, SnapshotFile, SnapshotTaken } from "#contract/env.ts";
import { GraphSnapshotFile } from "#contract/graph-snapshot.ts";
import { openApiSchema } from "#contract/schemas.ts";
import { phoneStub } from "#durable/bindings.ts";
import { randomName } from "#env/token.ts";
import { getOwner } from "../auth.ts";
import { withAccess, resolveSnapshot } from "../route-access.ts";
import { readJson } from "../body.ts";
import { validate, unwrapAnswer, invalid, jsonResponse, jsonTextResponse, getQuery, type HonoEnv } from "../http.ts";
import { reference, route } from "../route.ts";

const tag = "Snapshots";
const AnySnapshotFile = v.variant("format", [SnapshotFile, GraphSnapshotFile]);

export function snapshotRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/snapshots/:snapshot",
    {
      tag,
      operationId: "downloadSnapshot",
      summary: "Download one",
      answers: { 200: { is: "The file", schema: AnySnapshotFile } },
      auth: "snapshot",
    },
    async ({ c }) => {
      const { holder, id, who } = await resolveSnapshot(c);
      return jsonTextResponse(unwrapAnswer(await holder.downloadSnapshot(who, id)));
    },
  );

  app.post(
    "/v1/snapshots",
    reference(
      {
        tag,
        operationId: "uploadSnapshot",
        summary: "Upload a snapshot file; its hashes must match its content",
        answers: { 201: { is: "Its id here", schema: SnapshotTaken } },
        auth: "fileMaker",
      },
      () => ({ "application/json": { schema: openApiSchema(AnySnapshotFile) as never } }),
    ),
    withAccess("fileMaker", async (c) => {
      validate(NoQuery, getQuery(c));
      const json = await readJson(c.req.raw, limits.snapshotBytes);
      if (typeof json !== "object" || json === null)
        throw invalid([{ path: "", message: "Expected a snapshot file as JSON" }]);
      const holder = `upload_${randomName()}`;
      const id = `${holder}.${randomName()}`;
      const onGraph = "format" in json && json.format === GraphSnapshotFile.entries.format.literal;
      const phone = phoneStub(c.env, holder);
      const { payer } = await getOwner(c, "files");
      return jsonResponse(unwrapAnswer(await phone.uploadSnapshot(id, JSON.stringify(json), onGraph, payer)), 201);
    }),
  );
}
