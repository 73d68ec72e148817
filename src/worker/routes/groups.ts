// Routes for groups. A group consists of phones that start in equal states and are judged together, for training
// methods that compare episodes.
import type { Hono } from "hono";
import {
  GroupBody,
  GroupCreated,
  GroupInfo,
  GroupJudgeBody,
  GroupVerdict,
  ReplaceBody,
  Replaced,
} from "#contract/group.ts";
import { groupStub } from "#durable/bindings.ts";
import { randomName } from "#env/token.ts";
import { getCaller, getCreator } from "../auth.ts";
import { resolveGroup } from "../route-access.ts";
import {
  unwrapAnswer,
  jsonResponse,
  jsonTextResponse,
  noContentResponse,
  uncompressedJsonResponse,
  type HonoEnv,
} from "../http.ts";
import { route } from "../route.ts";

const tag = "Groups";

export function groupRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "POST",
    "/v1/groups",
    {
      tag,
      operationId: "createGroup",
      summary: "Create a group: phones on one task, forked from one start",
      body: GroupBody,
      answers: { 201: { is: "The group; its tokens are shown only this once", schema: GroupCreated } },
      auth: "creator",
    },
    async ({ c, body: { secret, ...body } }) => {
      const creator = await getCreator(c, "phones", secret);
      const id = body.id ?? `grp_${randomName()}`;
      const { origin } = await getCaller(c);
      return uncompressedJsonResponse(unwrapAnswer(await groupStub(c.env, id).create(id, body, creator, origin)), 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/groups/:id",
    {
      tag,
      operationId: "getGroup",
      summary: "Get the progress of a group's members",
      answers: { 200: { is: "The group", schema: GroupInfo } },
      auth: "group",
    },
    async ({ c }) => {
      const { group, who } = await resolveGroup(c);
      return jsonResponse(unwrapAnswer(await group.info(who)));
    },
  );

  route(
    app,
    "DELETE",
    "/v1/groups/:id",
    {
      tag,
      operationId: "deleteGroup",
      summary: "Delete a group and its phones",
      answers: { 204: { is: "They are gone" } },
      auth: "group",
    },
    async ({ c }) => {
      const { group, who } = await resolveGroup(c);
      unwrapAnswer(await group.remove(who));
      return noContentResponse();
    },
  );

  route(
    app,
    "POST",
    "/v1/groups/:id/judge",
    {
      tag,
      operationId: "judgeGroup",
      summary:
        "Judge all members as they are now: verdicts, rewards, and advantages if no member is invalid or unfinished",
      body: GroupJudgeBody,
      optionalBody: true,
      answers: { 200: { is: "Verdicts, rewards and advantages of the group", schema: GroupVerdict } },
      auth: "group",
    },
    async ({ c, body = {} }) => {
      const { group, who } = await resolveGroup(c);
      return jsonTextResponse(unwrapAnswer(await group.judge(who, body)));
    },
  );

  route(
    app,
    "POST",
    "/v1/groups/:id/replace",
    {
      tag,
      operationId: "replaceMember",
      summary: "Replace a member by a new fork, to be played again; its old phone is deleted",
      body: ReplaceBody,
      answers: { 200: { is: "The member's new phone and its tokens", schema: Replaced } },
      auth: "group",
    },
    async ({ c, body }) => {
      const { group, who } = await resolveGroup(c);
      return jsonResponse(unwrapAnswer(await group.replace(who, body)));
    },
  );
}
