// Groups: phones that begin equal and are judged together, for learners that compare.
import type { Hono } from "hono";
import {
  GroupBody,
  GroupCreated,
  GroupInfo,
  GroupJudgeBody,
  GroupVerdict,
  ReplaceBody,
  Replaced,
} from "../../contract/group.ts";
import { groupOf } from "../../durable/bindings.ts";
import { randomName } from "../../env/token.ts";
import { callerOf, creatorOf } from "../auth.ts";
import { reachedGroup } from "../door.ts";
import { granted, jsonAnswer, jsonText, nothing, pictureText, type Edge } from "../edge.ts";
import { route } from "../route.ts";

const tag = "Groups";

export function groupRoutes(app: Hono<Edge>): void {
  route(
    app,
    "POST",
    "/v1/groups",
    {
      tag,
      operationId: "createGroup",
      summary: "Create a group: phones on one task, forked from one start",
      body: GroupBody,
      answers: { 201: { is: "They are there; all tokens are told this once", schema: GroupCreated } },
      auth: "creator",
    },
    async ({ c, body: { secret, ...body } }) => {
      const creator = await creatorOf(c, "phones", secret);
      const id = body.id ?? `grp_${randomName()}`;
      const { origin } = await callerOf(c);
      return pictureText(granted(await groupOf(c.env, id).create(id, body, creator, origin)), 201);
    },
  );

  route(
    app,
    "GET",
    "/v1/groups/:id",
    {
      tag,
      operationId: "getGroup",
      summary: "How far its members are",
      answers: { 200: { is: "The group", schema: GroupInfo } },
      auth: "group",
    },
    async ({ c }) => {
      const { group, who } = await reachedGroup(c);
      return jsonAnswer(granted(await group.info(who)));
    },
  );

  route(
    app,
    "DELETE",
    "/v1/groups/:id",
    {
      tag,
      operationId: "deleteGroup",
      summary: "Delete it, with its phones",
      answers: { 204: { is: "They are gone" } },
      auth: "group",
    },
    async ({ c }) => {
      const { group, who } = await reachedGroup(c);
      granted(await group.remove(who));
      return nothing();
    },
  );

  route(
    app,
    "POST",
    "/v1/groups/:id/judge",
    {
      tag,
      operationId: "judgeGroup",
      summary: "Judge all members as they stand: verdicts, rewards, and advantages where all are over",
      body: GroupJudgeBody,
      optionalBody: true,
      answers: { 200: { is: "What the group came to", schema: GroupVerdict } },
      auth: "group",
    },
    async ({ c, body = {} }) => {
      const { group, who } = await reachedGroup(c);
      return jsonText(granted(await group.judge(who, body)));
    },
  );

  route(
    app,
    "POST",
    "/v1/groups/:id/replace",
    {
      tag,
      operationId: "replaceMember",
      summary: "Fork a member anew, to be played again; the phone that it had is deleted",
      body: ReplaceBody,
      answers: { 200: { is: "The member's new phone and its tokens", schema: Replaced } },
      auth: "group",
    },
    async ({ c, body }) => {
      const { group, who } = await reachedGroup(c);
      return jsonAnswer(granted(await group.replace(who, body)));
    },
  );
}
