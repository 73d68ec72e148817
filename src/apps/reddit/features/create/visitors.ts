/**
 * Plans the actions of other people on the user's posts and comments. The plan is made when the user writes, and the
 * phone's clock triggers the actions. The same post always gets the same visitors.
 */
import type { Ctx } from "#os/app-command.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { ln } from "#state/portable-math.ts";
import { Rng } from "#state/rng.ts";
import threads, { type Community } from "#world/threads/index.ts";
import { me } from "../../ids.ts";
import { willApprove } from "../../rules.ts";
import type { State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readCrowd } from "../../world.ts";
import type { Comment } from "../post/state.ts";
import { maxComing, type Coming, type OwnPost } from "./state.ts";

type Plan = Pick<Coming, "kind" | "by"> & Partial<Omit<Coming, "id" | "at">>;
function plan(state: State, ctx: Ctx, at: number, planned: Plan): void {
  if (Object.keys(state.coming).length >= maxComing) return;
  const id = ctx.newId("coming");
  state.coming[id] = { id, at, community: null, post: null, comment: null, up: 0, down: 0, ...planned };
}
const square = (x: number): number => x * x;
const waves = 7;
const maxRemarks = 5;

/**
 * Plans the votes and comments on a post, and new followers. A post in a larger community, with a picture or a text,
 * gets more.
 */
export function planPostVisits(state: State, ctx: Ctx, post: OwnPost, community: Community): void {
  const r = Rng.of("reddit", "visits", post.id, post.title, post.text);
  const size = Math.max(1, Math.round(ln(Math.max(10, community.members)) / ln(10)));
  const richness = (post.pictures.length > 0 ? 2 : 1) + (post.text.length > 40 ? 1 : 0);
  const people = readCrowd(ctx.world, ctx.lang, r, waves + maxRemarks).filter((by) => !isBlocked(state, by));
  for (let n = 0; n < waves; n++) {
    const at = ctx.now + Math.round((4 + r.next() * 8) * minuteMs + square((n + r.next()) / waves) * 40 * hourMs);
    const up = r.int(0, size * richness);
    const by = people[n % Math.max(1, people.length)];
    if (by !== undefined)
      plan(state, ctx, at, { kind: "wave", by, post: post.id, up, down: r.int(0, Math.floor(up / 4)) });
  }
  for (const [n, by] of people.slice(waves, waves + r.int(2, maxRemarks)).entries()) {
    if (hasBlockedOwner(state, by)) continue;
    const at = ctx.now + Math.round((8 + r.next() * 30) * minuteMs + square((n + r.next()) / maxRemarks) * 30 * hourMs);
    plan(state, ctx, at, { kind: "comment", by, post: post.id });
    if (r.chance(0.15)) plan(state, ctx, at + r.int(2, 40) * minuteMs, { kind: "follow", by });
  }
  const followers = Object.keys(state.followers);
  if (followers.length > 0 && r.chance(0.3)) {
    const { rows } = ctx.world(threads.queries.wall, { in: community.id, age_min: 0 });
    const other = rows.find(({ locked }) => !locked);
    if (other)
      plan(state, ctx, ctx.now + r.int(5, 30) * hourMs, { kind: "mention", by: r.pick(followers), post: other.id });
  }
}
/**
 * Plans the reactions to a comment by the user: votes, and an answer by `asked`, the author of the post or comment that
 * the user answered.
 */
export function planCommentAnswers(state: State, ctx: Ctx, comment: Comment, asked: string): void {
  const r = Rng.of("reddit", "answers", comment.id, comment.text);
  const { post, id } = comment;
  if (asked !== me && !isBlocked(state, asked) && r.chance(0.6))
    plan(state, ctx, ctx.now + r.int(3, 120) * minuteMs, { kind: "reply", by: asked, post, comment: id });
  for (const by of readCrowd(ctx.world, ctx.lang, r, r.int(1, 3)))
    plan(state, ctx, ctx.now + r.int(5, 900) * minuteMs, {
      kind: "commentWave",
      by,
      post,
      comment: id,
      up: r.int(0, 5),
      down: r.chance(0.2) ? 1 : 0,
    });
}
/** Plans that the person whom the user follows may follow the user back. */
export function planFollowBack(state: State, ctx: Ctx, user: string): void {
  const r = Rng.of("reddit", "back", user);
  if (state.followers[user] !== undefined || hasBlockedOwner(state, user) || !r.chance(0.3)) return;
  if (Object.values(state.coming).some(({ kind, by }) => kind === "follow" && by === user)) return;
  plan(state, ctx, ctx.now + r.int(15, 1500) * minuteMs, { kind: "follow", by: user });
}
/** Plans that the moderators of a community let the user post, if they do. */
export function planApproval(state: State, ctx: Ctx, community: Community): void {
  const [by] = community.moderators;
  if (by === undefined || !willApprove(community.id)) return;
  const after = Rng.of("reddit", "approves", community.id).int(40, 600) * minuteMs;
  plan(state, ctx, ctx.now + after, { kind: "approve", by, community: community.id });
}
