// Routes for the keys of teams. The admin creates, changes, replaces and revokes keys. The holder of a key can read the
// key's data.
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
      summary: "Create a key; callers without a key are counted as the key with the id `anonymous`",
      body: KeyBody,
      answers: {
        201: { is: "The key, which works from now on; it is shown in full only this once", schema: KeyCreated },
      },
      auth: "key",
    },
    async ({ c, body }) => {
      const id = body.id ?? randomName(16);
      const created = unwrapAnswer(await keyStub(c.env, id).create(id, body));
      await keyStoreFor(c).add(id);
      return jsonResponse(created, 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/keys",
    {
      tag,
      operationId: "listKeys",
      summary: "List all keys in the order of their creation, including revoked ones",
      answers: { 200: { is: "All keys, none in full", schema: KeyList } },
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
      summary: "Get a key and its usage, day by day",
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
      summary: "Change a key's name, scopes, expiry, limits or weight",
      body: KeyEdit,
      answers: { 200: { is: "The key as it is now", schema: KeyRow } },
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
      summary: "Replace a key: the old one stops working, and what was created with it belongs to the new one",
      body: v.strictObject({}),
      optionalBody: true,
      query: NoQuery,
      answers: { 201: { is: "The new key; it is shown in full only this once", schema: KeyCreated } },
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
      summary:
        "Revoke a key permanently: within a second it can create nothing, and its phones can be neither seen nor stepped",
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
