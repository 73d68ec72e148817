// Routes for the keys of teams: the admin creates, changes, replaces and revokes them; the holder of a key can read it.
import type { Hono } from "hono";
import * as v from "valibot";
import { KeyBody, KeyCreated, KeyEdit, KeyId, KeyInfo, KeyList, KeyQuery, KeyRow } from "#contract/key.ts";
import { NoQuery } from "#contract/env.ts";
import { keyStub, keyStoreStub } from "#durable/bindings.ts";
import { Refusal } from "#env/answer.ts";
import { keyRow } from "#env/keys/records.ts";
import { randomName } from "#env/token.ts";
import { unwrapAnswer, jsonResponse, noContentResponse, type Call, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";

const tag = "Keys";
const defaultDays = 31;

export function keyRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "POST",
    "/v1/keys",
    {
      tag,
      operationId: "createKey",
      summary: "Make a key; `anonymous` is the id of the one that strangers are counted as",
      body: KeyBody,
      answers: { 201: { is: "It is good from now on; told in plain this once", schema: KeyCreated } },
      auth: "key",
    },
    async ({ c, body }) => {
      const id = body.id ?? randomName(16);
      const made = unwrapAnswer(await keyStub(c.env, id).create(id, body));
      await keyStoreFor(c).add(id);
      return jsonResponse(made, 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/keys",
    {
      tag,
      operationId: "listKeys",
      summary: "List keys, in the order of their making, revoked ones too",
      answers: { 200: { is: "All of them, none in plain", schema: KeyList } },
      auth: "key",
    },
    async ({ c }) => {
      const records = await Promise.all((await keyStoreFor(c).ids()).map((id) => keyStub(c.env, id).record()));
      return jsonResponse({ keys: records.filter((record) => record !== null).map(keyRow) });
    },
  );

  route(
    app,
    "GET",
    "/v1/keys/:id",
    {
      tag,
      operationId: "getKey",
      summary: "A key and what it has used, day by day",
      query: KeyQuery,
      answers: { 200: { is: "The key", schema: KeyInfo } },
      auth: "keyHolder",
    },
    async ({ c, query }) => jsonResponse(unwrapAnswer(await keyFromPath(c).info(query.days ?? defaultDays))),
  );

  route(
    app,
    "PATCH",
    "/v1/keys/:id",
    {
      tag,
      operationId: "changeKey",
      summary: "Change its name, scopes, end, limits or weight",
      body: KeyEdit,
      answers: { 200: { is: "As it is now", schema: KeyRow } },
      auth: "key",
    },
    async ({ c, body }) => jsonResponse(unwrapAnswer(await keyFromPath(c).edit(body))),
  );

  route(
    app,
    "POST",
    "/v1/keys/:id/rotate",
    {
      tag,
      operationId: "rotateKey",
      summary: "Make it anew: the old one stops, and what was made with it stays its own",
      body: v.strictObject({}),
      optionalBody: true,
      query: NoQuery,
      answers: { 201: { is: "Told in plain this once", schema: KeyCreated } },
      auth: "key",
    },
    async ({ c }) => jsonResponse(unwrapAnswer(await keyFromPath(c).rotate()), 201),
  );

  route(
    app,
    "DELETE",
    "/v1/keys/:id",
    {
      tag,
      operationId: "revokeKey",
      summary: "Revoke it for good: within a second it makes nothing, and its phones are neither seen nor stepped",
      answers: { 204: { is: "It is revoked" } },
      auth: "key",
    },
    async ({ c }) => {
      unwrapAnswer(await keyFromPath(c).revoke());
      return noContentResponse();
    },
  );
}

const keyStoreFor = (c: Call) => keyStoreStub(c.env);
function keyFromPath(c: Call) {
  const id = c.req.param("id") ?? "";
  if (!v.is(KeyId, id))
    throw new Refusal("not-found", "There is no such key: an id has 8 to 32 characters of a-z and 0-9.");
  return keyStub(c.env, id);
}
