// Routes for benchmark runs and for the leaderboard. The server assigns and judges the episodes of a run.
import type { Hono } from "hono";
import * as v from "valibot";
import { SnapshotFile } from "#contract/env.ts";
import { Leaderboard, LeaderboardQuery } from "#contract/leaderboard.ts";
import {
  RunBody,
  RunCosts,
  RunCostsKept,
  RunCreated,
  RunDealt,
  RunEpisodeQuery,
  RunInfo,
  RunKeys,
  RunLine,
  RunList,
  RunListQuery,
  RunNothing,
  RunQuery,
} from "#contract/run.ts";
import { versions } from "#contract/version.ts";
import { Refusal } from "#env/answer.ts";
import { leaderboardStub, runStub } from "#durable/bindings.ts";
import type { RunHead } from "#durable/run.ts";
import { randomName } from "#env/token.ts";
import { getCreator } from "../auth.ts";
import { resolveRun } from "../route-access.ts";
import { unwrapAnswer, jsonResponse, jsonTextResponse, noContentResponse, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";
import { idempotencyKey } from "./envs.ts";

const tag = "Runs";

export function runRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "POST",
    "/v1/runs",
    {
      tag,
      operationId: "createRun",
      summary: "Create a run: the server deals out its episodes, judges them and signs the result",
      body: RunBody,
      answers: { 201: { is: "The run; the runner's token is shown only this once", schema: RunCreated } },
      auth: "runMaker",
    },
    async ({ c, body: { secret, ...body } }) => {
      const creator = await getCreator(c, "runs", secret);
      const id = body.id ?? `run_${randomName()}`;
      return jsonResponse(unwrapAnswer(await runStub(c.env, id).create(id, body, creator)), 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/runs",
    {
      tag,
      operationId: "listRuns",
      summary: "List runs, newest first",
      query: RunListQuery,
      answers: { 200: { is: "A page of runs", schema: RunList } },
      auth: "admin",
    },
    async ({ c, query }) => {
      const { runs, next } = await leaderboardStub(c.env).list(query);
      return jsonResponse(next === undefined ? { runs } : { runs, next });
    },
  );

  route(
    app,
    "GET",
    "/v1/runs/keys",
    {
      tag,
      operationId: "listRunKeys",
      summary: "List the public keys that sign the runs of this server, newest first",
      answers: { 200: { is: "The keys", schema: RunKeys } },
      auth: "none",
    },
    async ({ c }) => jsonResponse({ keys: unwrapAnswer(await leaderboardStub(c.env).keys()) }),
  );

  route(
    app,
    "POST",
    "/v1/runs/:id/episodes",
    {
      tag,
      operationId: "dealEpisode",
      summary: "Get the next episode: a phone on a task, with only the agent's token",
      body: v.strictObject({}),
      optionalBody: true,
      answers: {
        200: {
          is: "There is no episode to deal: all are judged, or the last ones are still being played",
          schema: RunNothing,
        },
        201: { is: "Play it", schema: RunDealt },
      },
      auth: "runner",
      headers: { "Idempotency-Key": "The same key gets the same episode as long as that episode is being played." },
    },
    async ({ c }) => {
      const { run, who } = await resolveRun(c);
      const { dealt, nothing: none } = unwrapAnswer(await run.next(who, idempotencyKey(c)));
      return dealt === null ? jsonResponse(none) : jsonTextResponse(dealt, 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/runs/:id",
    {
      tag,
      operationId: "getRun",
      summary: "Get the progress of a run; once it is finished, also all results, signed",
      query: RunQuery,
      answers: { 200: { is: "The run", schema: RunInfo } },
      auth: "reader",
    },
    async ({ c, query }) => {
      const { run, who } = await resolveRun(c);
      const head = unwrapAnswer(await run.info(who, query));
      if (!head.results) return jsonTextResponse(`${head.head.slice(0, -1)}${runTail(head)}`);
      // The first lines are read before the answer starts, so that a failure still gets an error status.
      const first = unwrapAnswer(await run.lines(who, 0, query));
      return new Response(
        streamRun(head, first, (after) => run.lines(who, after, query).then(unwrapAnswer)),
        {
          headers: {
            "content-type": "application/json",
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
          },
        },
      );
    },
  );

  route(
    app,
    "PUT",
    "/v1/runs/:id/costs",
    {
      tag,
      operationId: "putRunCosts",
      summary:
        "Store the cost of each judged episode of a finished run; the leaderboard shows the median as the runner reported it",
      body: RunCosts,
      answers: { 200: { is: "The median cost of an episode", schema: RunCostsKept } },
      auth: "runner",
    },
    async ({ c, body }) => {
      const { run, who } = await resolveRun(c);
      return jsonResponse(unwrapAnswer(await run.reportCosts(who, body)));
    },
  );

  route(
    app,
    "DELETE",
    "/v1/runs/:id",
    {
      tag,
      operationId: "deleteRun",
      summary: "Delete a run with all its logs",
      answers: { 204: { is: "It is gone" } },
      auth: "key",
    },
    async ({ c }) => {
      const { run, who } = await resolveRun(c);
      unwrapAnswer(await run.remove(who));
      return noContentResponse();
    },
  );

  route(
    app,
    "GET",
    "/v1/runs/:id/episodes/:n",
    {
      tag,
      operationId: "getEpisode",
      summary: "Get a scored episode of a finished run; with log=true, the snapshot file behind it",
      query: RunEpisodeQuery,
      answers: { 200: { is: "The result line, or the snapshot file", schema: v.union([RunLine, SnapshotFile]) } },
      auth: "reader",
    },
    async ({ c, query }) => {
      const { run, who } = await resolveRun(c);
      const n = c.req.param("n") ?? "";
      if (!/^[1-9]\d{0,5}$/.test(n))
        throw new Refusal("not-found", "There is no such episode: episode numbers start at 1.");
      return jsonTextResponse(unwrapAnswer(await run.episode(who, Number(n), query.log ?? false)));
    },
  );

  route(
    app,
    "GET",
    "/v1/leaderboard",
    {
      tag,
      operationId: "getLeaderboard",
      summary:
        "Finished runs over a whole split, best first; by default the split test and today's versions of task_set and apps",
      query: LeaderboardQuery,
      answers: { 200: { is: "The rows", schema: Leaderboard } },
      auth: "none",
    },
    async ({ c, query }) => {
      const rows = await leaderboardStub(c.env).leaders({
        split: "test",
        task_set: versions.task_set,
        apps: versions.apps,
        ...query,
      });
      return jsonResponse({ rows });
    },
  );
}

interface LinePage {
  readonly lines: string;
  readonly next: number | null;
}
const runTail = ({ signature }: RunHead): string => (signature === null ? "}" : `,"signature":${signature}}`);

/**
 * Streams the lines of a run. Sends each page of lines before it reads the next page, because a run may have thousands
 * of lines.
 */
function streamRun(
  head: RunHead,
  first: LinePage,
  more: (after: number) => Promise<LinePage>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const opening = `${head.head.slice(0, -1)},"results":[`;
  let page = first;
  let before = opening;
  return new ReadableStream({
    async pull(controller) {
      controller.enqueue(encoder.encode(`${before}${page.lines}`));
      if (page.next === null) {
        controller.enqueue(encoder.encode(`]${runTail(head)}`));
        controller.close();
        return;
      }
      page = await more(page.next);
      before = page.lines === "" ? "" : ",";
    },
  });
}
