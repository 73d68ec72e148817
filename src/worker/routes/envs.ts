// Routes that create, observe and step environments, and routes for the operator's calls.
import type { Hono } from "hono";
import * as v from "valibot";
import { EditQuery, JsonPatchBody, MergeCascade, MergePatchBody } from "#contract/edit.ts";
import { Elements } from "#contract/element.ts";
import {
  CommandBody,
  Commanded,
  CreateBody,
  Created,
  Diff,
  Edited,
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
} from "#contract/env.ts";
import { EnvList, ListQuery, Place } from "#contract/listing.ts";
import { Event, EventDone } from "#contract/event.ts";
import type { JsonObject } from "#contract/json.ts";
import { openApiSchema } from "#contract/schemas.ts";
import { Verdict } from "#contract/task.ts";
import { environmentIndexStubs, environmentIndexStub, type Remote } from "#durable/bindings.ts";
import type { Edit } from "#env/writes.ts";
import { mergePages } from "#env/listing.ts";
import type { Phone } from "#durable/phone.ts";
import { randomName, type Caller } from "#env/token.ts";
import { getCaller, getCreator, listOwner } from "../auth.ts";
import { withAccess, getPhone, resolvePhone } from "../route-access.ts";
import { readJson, getMediaType } from "../body.ts";
import {
  validate,
  unwrapAnswer,
  invalid,
  jsonResponse,
  noContentResponse,
  uncompressedJsonResponse,
  getQuery,
  type Call,
  type HonoEnv,
} from "../http.ts";
import { reference, route } from "../route.ts";
import { acceptedFormat } from "../accepted-format.ts";
import { trajectoryRoute } from "./trajectory.ts";

const tag = "Environments";
const idempotency = {
  "Idempotency-Key":
    "A repeated request with the same key and body is not executed again; it returns the first answer.",
};

export function envRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "POST",
    "/v1/envs",
    {
      tag,
      operationId: "createEnv",
      summary: "Create an environment from a task or a snapshot, or a free phone without either",
      body: CreateBody,
      optionalBody: true,
      answers: {
        201: { is: "The environment was created; store its tokens, because no later call lists them", schema: Created },
      },
      auth: "creator",
    },
    async ({ c, body: { secret, ...body } = {} }) => {
      const creator = await getCreator(c, "phones", secret);
      const id = body.id ?? `env_${randomName()}`;
      const { origin } = await getCaller(c);
      return uncompressedJsonResponse(unwrapAnswer(await getPhone(c, id).create(id, body, creator, origin), c), 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/envs",
    {
      tag,
      operationId: "listEnvs",
      summary: "List environments, newest first: the admin sees all, an API key its own",
      query: ListQuery,
      answers: { 200: { is: "One page of environments", schema: EnvList } },
      auth: "lister",
    },
    async ({ c, query }) => {
      const of = await listOwner(c);
      const lobbies = of === null ? environmentIndexStubs(c.env) : [environmentIndexStub(c.env, of)];
      return jsonResponse(mergePages(await Promise.all(lobbies.map((lobby) => lobby.list(query, of))), query.limit));
    },
  );

  route(
    app,
    "GET",
    "/v1/envs/:id",
    {
      tag,
      operationId: "getEnv",
      summary: "Get the status of an environment",
      answers: { 200: { is: "The status of the environment", schema: EnvInfo } },
      auth: "agent",
    },
    ({ c }) => callPhone(c, (phone, who) => phone.info(who)),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/place",
    {
      tag,
      operationId: "getPlace",
      summary: "Get the queue position of the request that waits for a page",
      answers: { 200: { is: "Its place", schema: Place } },
      auth: "agent",
    },
    ({ c }) => callPhone(c, (phone, who) => phone.place(who)),
  );

  route(
    app,
    "DELETE",
    "/v1/envs/:id",
    { tag, operationId: "deleteEnv", summary: "Delete it", answers: { 204: { is: "It is gone" } }, auth: "operator" },
    async ({ c }) => {
      const { phone, who } = await resolvePhone(c);
      unwrapAnswer(await phone.remove(who));
      return noContentResponse();
    },
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/reset",
    {
      tag,
      operationId: "resetEnv",
      summary: "Begin a new episode: without a body the same task and seed, otherwise as in a creation",
      body: EpisodeBody,
      optionalBody: true,
      answers: {
        200: {
          is: "The new episode, as in a creation but without tokens: the existing ones stay valid",
          schema: Created,
        },
      },
      auth: "changer",
      headers: idempotency,
    },
    ({ c, body }) => callPhoneText(c, (phone, who) => phone.reset(who, body ?? null, idempotencyKey(c))),
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
      answers: { 200: { is: "The result of the action", schema: Stepped } },
      auth: "player",
      headers: idempotency,
    },
    ({ c, body }) => callPhoneText(c, (phone, who) => phone.step(who, body, idempotencyKey(c))),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/screenshot",
    {
      tag,
      operationId: "getScreenshot",
      summary: "Get the picture of the current display, or of the display after a past step",
      query: ScreenshotQuery,
      answers: { 200: { is: "The image", media: ["image/png", "image/jpeg", "image/webp"] } },
      auth: "agent",
    },
    async ({ c, query }) => {
      const accepted = acceptedFormat(c.req.header("accept"));
      if (query.quality !== undefined && (query.format ?? accepted) === "png")
        throw invalid([
          { path: "quality", message: "A PNG has no quality: leave this field out, or ask for jpeg or webp" },
        ]);
      const { phone, who } = await resolvePhone(c);
      const { base64, format } = unwrapAnswer(await phone.screenshot(who, { ...query, accepted }), c);
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
      summary: "List the elements on the display: role, name, bounds",
      query: ElementsQuery,
      answers: { 200: { is: "The elements", schema: Elements } },
      auth: "elements",
    },
    ({ c, query }) => callPhoneText(c, (phone, who) => phone.elements(who, query.acts ?? false)),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/state",
    {
      tag,
      operationId: "getState",
      summary: "Get the whole state, or the part at a dotted path",
      query: StateQuery,
      answers: { 200: { is: "The state", schema: StateAnswer } },
      auth: "operator",
    },
    ({ c, query }) => callPhone(c, (phone, who) => phone.state(who, query.path ?? null)),
  );

  app.patch(
    "/v1/envs/:id/state",
    reference(
      {
        tag,
        operationId: "editState",
        summary: "Edit the state; the whole result is validated",
        query: EditQuery,
        answers: { 200: { is: "Done", schema: Edited } },
        auth: "changer",
      },
      () => ({
        "application/merge-patch+json": { schema: openApiSchema(MergePatchBody) as never },
        "application/json-patch+json": { schema: openApiSchema(JsonPatchBody) as never },
      }),
    ),
    withAccess("changer", async (c) => {
      const query = validate(EditQuery, getQuery(c));
      const types = ["application/merge-patch+json", "application/json-patch+json", "application/json"];
      const json = await readJson(c.req.raw, limits.bodyBytes, types);
      const edit =
        getMediaType(c.req.raw) === "application/json-patch+json"
          ? { operations: validate(JsonPatchBody, json), cascade: query.cascade ?? false }
          : parseMergeEdit(validate(MergePatchBody, json), query.cascade ?? false);
      return callPhone(c, (phone, who) => phone.edit(who, edit as never));
    }),
  );

  route(
    app,
    "GET",
    "/v1/envs/:id/diff",
    {
      tag,
      operationId: "getDiff",
      summary: "Get the changes of data since the episode began",
      answers: { 200: { is: "The changes, with their paths", schema: Diff } },
      auth: "operator",
    },
    ({ c }) => callPhone(c, (phone, who) => phone.diff(who)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/snapshot",
    {
      tag,
      operationId: "takeSnapshot",
      summary: "Store a snapshot of the environment for a week",
      body: v.strictObject({}),
      optionalBody: true,
      answers: { 201: { is: "The snapshot's id", schema: SnapshotTaken } },
      auth: "operator",
    },
    ({ c }) => callPhone(c, (phone, who) => phone.snapshot(who), 201),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/restore",
    {
      tag,
      operationId: "restoreEnv",
      summary: "Restore the state of a snapshot; without one, resume a suspended environment",
      body: RestoreBody,
      optionalBody: true,
      answers: { 200: { is: "It is back", schema: Restored } },
      auth: "changer",
    },
    ({ c, body }) => callPhone(c, (phone, who) => phone.restore(who, body?.snapshot ?? null)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/fork",
    {
      tag,
      operationId: "forkEnv",
      summary: "Fork: create environments equal to this one now, or to its state after one of its steps",
      body: ForkBody,
      optionalBody: true,
      answers: { 201: { is: "The children", schema: Forked } },
      auth: "operator",
    },
    ({ c, body = {} }) => callPhone(c, (phone, who) => phone.fork(who, body), 201),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/judge",
    {
      tag,
      operationId: "judgeEnv",
      summary: "Judge the current state; the episode continues",
      body: v.strictObject({}),
      optionalBody: true,
      query: JudgeQuery,
      answers: { 200: { is: "The verdict", schema: Verdict } },
      auth: "operator",
    },
    ({ c, query }) => callPhone(c, (phone, who) => phone.judge(who, query.reveal ?? false)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/events",
    {
      tag,
      operationId: "postEvent",
      summary: "Send an event to the phone, now or at a time on its clock",
      body: Event,
      answers: { 200: { is: "The event happened, or is scheduled", schema: EventDone } },
      auth: "changer",
    },
    ({ c, body }) => callPhone(c, (phone, who) => phone.event(who, body)),
  );

  route(
    app,
    "POST",
    "/v1/envs/:id/commands",
    {
      tag,
      operationId: "runCommand",
      summary: "Run a named command of an app, without its screen",
      body: CommandBody,
      answers: { 200: { is: "The result of the command", schema: Commanded } },
      auth: "changer",
    },
    ({ c, body }) => callPhone(c, (phone, who) => phone.command(who, body)),
  );
  trajectoryRoute(app);
}

type PhoneCall<T> = (phone: Remote<Phone>, who: Caller) => Promise<Parameters<typeof unwrapAnswer<T>>[0]>;

async function callPhone<T>(c: Call, call: PhoneCall<T>, status = 200): Promise<Response> {
  const { phone, who } = await resolvePhone(c);
  return jsonResponse(unwrapAnswer(await call(phone, who), c), status);
}

async function callPhoneText(c: Call, call: PhoneCall<string>): Promise<Response> {
  const { phone, who } = await resolvePhone(c);
  return uncompressedJsonResponse(unwrapAnswer(await call(phone, who), c));
}

/** Builds an edit. The patch may contain the field `cascade`, because no part of a state has this name. */
function parseMergeEdit(body: JsonObject, asked: boolean): Edit {
  if (!Object.hasOwn(body, "cascade")) return { merge: body, cascade: asked };
  const { cascade, ...merge } = body;
  return { merge, cascade: asked || validate(MergeCascade, { cascade }).cascade };
}

export function idempotencyKey(c: Call): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (key === "" || key.length > 200)
    throw invalid([{ path: "Idempotency-Key", message: "Expected 1 to 200 characters" }]);
  return key;
}
