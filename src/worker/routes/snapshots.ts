// Snapshots as files: down, and up again anywhere.
import type { Hono } from "hono";
import * as v from "valibot";
import { limits, NoQuery, SnapshotFile, SnapshotTaken } from "../../contract/env.ts";
import { GraphSnapshotFile } from "../../contract/graph-snapshot.ts";
import { shownSchema } from "../../contract/schemas.ts";
import { phoneOf } from "../../durable/bindings.ts";
import { randomName } from "../../env/token.ts";
import { ownerOf } from "../auth.ts";
import { behind, reachedSnapshot } from "../door.ts";
import { jsonOf } from "../body.ts";
import { fitting, granted, invalid, jsonAnswer, jsonText, queryOf, type Edge } from "../edge.ts";
import { reference, route } from "../route.ts";

const tag = "Snapshots";
const AnySnapshotFile = v.variant("format", [SnapshotFile, GraphSnapshotFile]);

export function snapshotRoutes(app: Hono<Edge>): void {
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
      const { holder, id, who } = await reachedSnapshot(c);
      return jsonText(granted(await holder.downloadSnapshot(who, id)));
    },
  );

  app.post(
    "/v1/snapshots",
    reference(
      {
        tag,
        operationId: "uploadSnapshot",
        summary: "Upload one; its hashes must hold",
        answers: { 201: { is: "Its id here", schema: SnapshotTaken } },
        auth: "fileMaker",
      },
      () => ({ "application/json": { schema: shownSchema(AnySnapshotFile) as never } }),
    ),
    behind("fileMaker", async (c) => {
      fitting(NoQuery, queryOf(c));
      const json = await jsonOf(c.req.raw, limits.snapshotBytes);
      if (typeof json !== "object" || json === null)
        throw invalid([{ path: "", message: "Expected a snapshot file as JSON" }]);
      const holder = `upload_${randomName()}`;
      const id = `${holder}.${randomName()}`;
      const onGraph = "format" in json && json.format === GraphSnapshotFile.entries.format.literal;
      const phone = phoneOf(c.env, holder);
      const { payer } = await ownerOf(c, "files");
      return jsonAnswer(granted(await phone.uploadSnapshot(id, JSON.stringify(json), onGraph, payer)), 201);
    }),
  );
}
