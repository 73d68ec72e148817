// Environments: create, look, step, and all that their operator may do.
import type { Hono } from "hono";
import * as v from "valibot";
import { EditQuery, JsonPatchBody, MergeCascade, MergePatchBody } from "../../contract/edit.ts";
import {
  CommandBody,
  Commanded,
  CreateBody,
  Created,
  Diff,
  Edited,
  Elements,
  ElementsQuery,
  EnvInfo,
  EpisodeBody,
  ForkBody,
  Forked,
  JudgeQuery,
  limits,
  Restored,
  RestoreBody,
  ScreenshotQuery,
  SnapshotTaken,
  StateAnswer,
  StateQuery,
  StepBody,
  Stepped,
} from "../../contract/env.ts";
import { EnvList, ListQuery, Place } from "../../contract/listing.ts";
import { Event, EventDone } from "../../contract/event.ts";
import type { JsonObject } from "../../contract/json.ts";
import { shownSchema } from "../../contract/schemas.ts";
import { Verdict } from "../../contract/task.ts";
import { lobbiesOf, lobbyOf, type Remote } from "../../durable/bindings.ts";
import type { Edit } from "../../env/writes.ts";
import { mergedPages } from "../../env/listing.ts";
import type { Phone } from "../../durable/phone.ts";
import { randomName, type Caller } from "../../env/token.ts";
import { callerOf, creatorOf, listedFor } from "../auth.ts";
import { behind, phoneAt, reachedPhone } from "../door.ts";
import { jsonOf, mediaTypeOf } from "../body.ts";
import { fitting, granted, invalid, jsonAnswer, nothing, pictureText, queryOf, type Call, type Edge } from "../edge.ts";
import { reference, route } from "../route.ts";
import { formatAccepted } from "../accept.ts";
import { trajectoryRoute } from "./trajectory.ts";

const tag = "Environments";
const idempotency = {
  "Idempotency-Key": "The same key with the same body is done once, and answered again as it was.",
};

export function envRoutes(app: Hono<Edge>): void {
  route(
    app,
    "POST",
    "/v1/envs",
    {
      tag,
      operationId: "createEnv",
      summary: "Create an environment: on a task, from a snapshot, or with neither a free phone",
      body: CreateBody,
      optionalBody: true,
      answers: { 201: { is: "It is there; its tokens are told this once", schema: Created } },
      auth: "creator",
    },
    async ({ c, body: { secret, ...body } = {} }) => {
      const creator = await creatorOf(c, "phones", secret);
      const id = body.id ?? `env_${randomName()}`;
      const { origin } = await callerOf(c);
      return pictureText(granted(await phoneAt(c, id).create(id, body, creator, origin), c), 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/envs",
    {
      tag,
      operationId: "listEnvs",
      summary: "List environments, newest first: all of them for the admin, its own for a key",
      query: ListQuery,
      answers: { 200: { is: "A page of them", schema: EnvList } },
      auth: "lister",
    },
    async ({ c, query }) => {
      const of = await listedFor(c);
      const lobbies = of === null ? lobbiesOf(c.env) : [lobbyOf(c.env, of)];
      return jsonAnswer(mergedPages(await Promise.all(lobbies.map((lobby) => lobby.list(query, of))), query.limit));
    },
  );

  route(
    app,
    "GET",
    "/v1/envs/:id",
    {
      tag,
      operationId: "getEnv",
      summary: "How far it is",
      answers: { 200: { is: "Its state of affairs", schema: EnvInfo } },
      auth: "agent",
    },
    ({ c }) => called(c, (phone, who) => phone.info(who)),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/place",
    {
      tag,
      operationId: "getPlace",
      summary: "Where its call stands that waits for a page",
      answers: { 200: { is: "Its place", schema: Place } },
      auth: "agent",
    },
    ({ c }) => called(c, (phone, who) => phone.place(who)),
  );

  route(
    app,
    "DELETE",
    "/v1/envs/:id",
    { tag, operationId: "deleteEnv", summary: "Delete it", answers: { 204: { is: "It is gone" } }, auth: "operator" },
    async ({ c }) => {
      const { phone, who } = await reachedPhone(c);
      granted(await phone.remove(who));
      return nothing();
    },
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/reset",
    {
      tag,
      operationId: "resetEnv",
      summary: "Begin again: the same task and seed without a body, else as creating does",
      body: EpisodeBody,
      optionalBody: true,
      answers: { 200: { is: "As creating answers, without tokens: they stay", schema: Created } },
      auth: "changer",
      headers: idempotency,
    },
    ({ c, body }) => calledText(c, (phone, who) => phone.reset(who, body ?? null, keyOf(c))),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/step",
    {
      tag,
      operationId: "stepEnv",
      summary: "Do one action",
      body: StepBody,
      answers: { 200: { is: "What came of it", schema: Stepped } },
      auth: "player",
      headers: idempotency,
    },
    ({ c, body }) => calledText(c, (phone, who) => phone.step(who, body, keyOf(c))),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/screenshot",
    {
      tag,
      operationId: "getScreenshot",
      summary: "The picture of now, or of right after a past step",
      query: ScreenshotQuery,
      answers: { 200: { is: "The image", media: ["image/png", "image/jpeg", "image/webp"] } },
      auth: "agent",
    },
    async ({ c, query }) => {
      const accepted = formatAccepted(c.req.header("accept"));
      if (query.quality !== undefined && (query.format ?? accepted) === "png")
        throw invalid([
          { path: "quality", message: "A PNG has no quality: leave this field out, or ask for jpeg or webp" },
        ]);
      const { phone, who } = await reachedPhone(c);
      const { base64, format } = granted(await phone.screenshot(who, { ...query, accepted }), c);
      return new Response(Uint8Array.fromBase64(base64), {
        headers: {
          "content-type": `image/${format}`,
          "cache-control": "no-store",
          vary: "Accept",
          "x-content-type-options": "nosniff",
        },
      });
    },
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/elements",
    {
      tag,
      operationId: "listElements",
      summary: "What is on the glass: role, name, bounds",
      query: ElementsQuery,
      answers: { 200: { is: "The elements", schema: Elements } },
      auth: "elements",
    },
    ({ c, query }) => calledText(c, (phone, who) => phone.elements(who, query.acts ?? false)),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/state",
    {
      tag,
      operationId: "getState",
      summary: "The whole state, or what is at a dotted path",
      query: StateQuery,
      answers: { 200: { is: "The state", schema: StateAnswer } },
      auth: "operator",
    },
    ({ c, query }) => called(c, (phone, who) => phone.state(who, query.path ?? null)),
  );

  app.patch(
    "/v1/envs/:id/state",
    reference(
      {
        tag,
        operationId: "editState",
        summary: "Edit the state; the result is validated whole",
        query: EditQuery,
        answers: { 200: { is: "Done", schema: Edited } },
        auth: "changer",
      },
      () => ({
        "application/merge-patch+json": { schema: shownSchema(MergePatchBody) as never },
        "application/json-patch+json": { schema: shownSchema(JsonPatchBody) as never },
      }),
    ),
    behind("changer", async (c) => {
      const query = fitting(EditQuery, queryOf(c));
      const types = ["application/merge-patch+json", "application/json-patch+json", "application/json"];
      const json = await jsonOf(c.req.raw, limits.bodyBytes, types);
      const edit =
        mediaTypeOf(c.req.raw) === "application/json-patch+json"
          ? { operations: fitting(JsonPatchBody, json), cascade: query.cascade ?? false }
          : mergeOf(fitting(MergePatchBody, json), query.cascade ?? false);
      return called(c, (phone, who) => phone.edit(who, edit as never));
    }),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/diff",
    {
      tag,
      operationId: "getDiff",
      summary: "What has changed in data since the episode began",
      answers: { 200: { is: "The changes, by path", schema: Diff } },
      auth: "operator",
    },
    ({ c }) => called(c, (phone, who) => phone.diff(who)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/snapshot",
    {
      tag,
      operationId: "takeSnapshot",
      summary: "Keep it as it is, for a week",
      body: v.strictObject({}),
      optionalBody: true,
      answers: { 201: { is: "The snapshot's id", schema: SnapshotTaken } },
      auth: "operator",
    },
    ({ c }) => called(c, (phone, who) => phone.snapshot(who), 201),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/restore",
    {
      tag,
      operationId: "restoreEnv",
      summary: "Become what a snapshot holds; without one, resume from being suspended",
      body: RestoreBody,
      optionalBody: true,
      answers: { 200: { is: "It is back", schema: Restored } },
      auth: "changer",
    },
    ({ c, body }) => called(c, (phone, who) => phone.restore(who, body?.snapshot ?? null)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/fork",
    {
      tag,
      operationId: "forkEnv",
      summary: "Children that equal it now, or right after one of its steps",
      body: ForkBody,
      optionalBody: true,
      answers: { 201: { is: "The children", schema: Forked } },
      auth: "operator",
    },
    ({ c, body = {} }) => called(c, (phone, who) => phone.fork(who, body), 201),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/judge",
    {
      tag,
      operationId: "judgeEnv",
      summary: "Judge it as it stands; the episode goes on",
      body: v.strictObject({}),
      optionalBody: true,
      query: JudgeQuery,
      answers: { 200: { is: "The verdict", schema: Verdict } },
      auth: "operator",
    },
    ({ c, query }) => called(c, (phone, who) => phone.judge(who, query.reveal ?? false)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/events",
    {
      tag,
      operationId: "postEvent",
      summary: "Let something happen to the phone, now or on its clock",
      body: Event,
      answers: { 200: { is: "It happened, or will", schema: EventDone } },
      auth: "changer",
    },
    ({ c, body }) => called(c, (phone, who) => phone.event(who, body)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/commands",
    {
      tag,
      operationId: "runCommand",
      summary: "Run a named command of an app, without the screen",
      body: CommandBody,
      answers: { 200: { is: "What came of it", schema: Commanded } },
      auth: "changer",
    },
    ({ c, body }) => called(c, (phone, who) => phone.command(who, body)),
  );
  trajectoryRoute(app);
}

type Call1<T> = (phone: Remote<Phone>, who: Caller) => Promise<Parameters<typeof granted<T>>[0]>;

async function called<T>(c: Call, call: Call1<T>, status = 200): Promise<Response> {
  const { phone, who } = await reachedPhone(c);
  return jsonAnswer(granted(await call(phone, who), c), status);
}

async function calledText(c: Call, call: Call1<string>): Promise<Response> {
  const { phone, who } = await reachedPhone(c);
  return pictureText(granted(await call(phone, who), c));
}

/** `cascade` may be said in a merge patch as well: no part of a state is called so. */
function mergeOf(body: JsonObject, asked: boolean): Edit {
  if (!Object.hasOwn(body, "cascade")) return { merge: body, cascade: asked };
  const { cascade: said, ...merge } = body;
  return { merge, cascade: asked || fitting(MergeCascade, { cascade: said }).cascade };
}

export function keyOf(c: Call): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (key === "" || key.length > 200)
    throw invalid([{ path: "Idempotency-Key", message: "Expected 1 to 200 characters" }]);
  return key;
}
