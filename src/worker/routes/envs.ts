// Routes for environments: create them, look at them, step them, and the operator's calls.
import type { Hono } from "hono";
import * as v from "valibot";
import { EditQuery, JsonPatchBody, MergeCascade, MergePatchBody } from "#contract/edit.ts";
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
  "Idempotency-Key": "The same key with the same body is done once, and answered again as it was.",
};

export function envRoutes(app: Hono<HonoEnv>): void {
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
      summary: "List environments, newest first: all of them for the admin, its own for a key",
      query: ListQuery,
      answers: { 200: { is: "A page of them", schema: EnvList } },
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
      summary: "How far it is",
      answers: { 200: { is: "Its state of affairs", schema: EnvInfo } },
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
      summary: "Where its call stands that waits for a page",
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
      summary: "Begin again: the same task and seed without a body, else as creating does",
      body: EpisodeBody,
      optionalBody: true,
      answers: { 200: { is: "As creating answers, without tokens: they stay", schema: Created } },
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
      answers: { 200: { is: "What came of it", schema: Stepped } },
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
      summary: "The picture of now, or of right after a past step",
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
      summary: "What is on the glass: role, name, bounds",
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
      summary: "The whole state, or what is at a dotted path",
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
        summary: "Edit the state; the result is validated whole",
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
      summary: "What has changed in data since the episode began",
      answers: { 200: { is: "The changes, by path", schema: Diff } },
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
      summary: "Keep it as it is, for a week",
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
      summary: "Become what a snapshot holds; without one, resume from being suspended",
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
      summary: "Children that equal it now, or right after one of its steps",
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
      summary: "Judge it as it stands; the episode goes on",
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
      summary: "Let something happen to the phone, now or on its clock",
      body: Event,
      answers: { 200: { is: "It happened, or will", schema: EventDone } },
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
      summary: "Run a named command of an app, without the screen",
      body: CommandBody,
      answers: { 200: { is: "What came of it", schema: Commanded } },
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

/** `cascade` may also be a field of a merge patch, because no part of a state has that name. */
function parseMergeEdit(body: JsonObject, asked: boolean): Edit {
  if (!Object.hasOwn(body, "cascade")) return { merge: body, cascade: asked };
  const { cascade: said, ...merge } = body;
  return { merge, cascade: asked || validate(MergeCascade, { cascade: said }).cascade };
}

export function idempotencyKey(c: Call): string | null {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return null;
  if (key === "" || key.length > 200)
    throw invalid([{ path: "Idempotency-Key", message: "Expected 1 to 200 characters" }]);
  return key;
}
