// Keys of teams: made, changed, made anew and revoked by the admin; read by whoever holds them.
import type { Hono } from "hono";
import * as v from "valibot";
import { KeyBody, KeyCreated, KeyEdit, KeyId, KeyInfo, KeyList, KeyQuery, KeyRow } from "../../contract/key.ts";
import { NoQuery } from "../../contract/env.ts";
import { keyOf, keyringOf } from "../../durable/bindings.ts";
import { Refusal } from "../../env/answer.ts";
import { rowOf } from "../../env/keys/records.ts";
import { randomName } from "../../env/token.ts";
import { granted, jsonAnswer, nothing, type Call, type Edge } from "../edge.ts";
import { route } from "../route.ts";

const tag = "Keys";
const daysTold = 31;

export function keyRoutes(app: Hono<Edge>): void {
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
      const made = granted(await keyOf(c.env, id).create(id, body));
      await ringOf(c).add(id);
      return jsonAnswer(made, 201);
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
      const records = await Promise.all((await ringOf(c).ids()).map((id) => keyOf(c.env, id).record()));
      return jsonAnswer({ keys: records.filter((record) => record !== null).map(rowOf) });
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
    async ({ c, query }) => jsonAnswer(granted(await named(c).info(query.days ?? daysTold))),
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
    async ({ c, body }) => jsonAnswer(granted(await named(c).edit(body))),
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
    async ({ c }) => jsonAnswer(granted(await named(c).rotate()), 201),
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
      granted(await named(c).revoke());
      return nothing();
    },
  );
}

const ringOf = (c: Call) => keyringOf(c.env);
function named(c: Call) {
  const id = c.req.param("id") ?? "";
  if (!v.is(KeyId, id))
    throw new Refusal("not-found", "There is no such key: an id has 8 to 32 characters of a-z and 0-9.");
  return keyOf(c.env, id);
}
