/**
 * Plans the acts of other people on the user's comments and posts. The plan is made when the user writes, and the
 * phone's clock triggers the acts. The same comment always gets the same answers.
 */
import type { Ctx } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readCrowd } from "../../world.ts";
import type { Post } from "../feed/state.ts";
import { maxComing, type Comment, type Coming } from "./state.ts";

function plan(state: State, ctx: Ctx, at: number, kind: Coming["kind"], by: string, target: string | null): void {
  if (Object.keys(state.coming).length >= maxComing) return;
  const id = ctx.newId("coming");
  state.coming[id] = { id, at, kind, by, target };
}
/**
 * Plans the reactions to a comment by the user. Other people may like it. The person to whom the user replied may
 * answer, or else the author of the video, or else somebody who watches.
 */
export function planCommentAnswers(state: State, ctx: Ctx, comment: Comment, author: string): void {
  const r = Rng.of("bilibili", "answers", comment.id, comment.text);
  const asked = comment.to ?? author;
  if (asked !== me && !isBlocked(state, asked) && r.chance(0.55))
    plan(state, ctx, ctx.now + r.int(2, 80) * minuteMs, "reply", asked, comment.id);
  else if (comment.to === null)
    for (const by of readCrowd(ctx.world, ctx.lang, r, 1))
      plan(state, ctx, ctx.now + r.int(5, 120) * minuteMs, "reply", by, comment.id);
  for (const by of readCrowd(ctx.world, ctx.lang, r, r.int(0, 4)))
    plan(state, ctx, ctx.now + r.int(6, 600) * minuteMs, "likeComment", by, comment.id);
}
/** Plans the likes and comments of followers on a post by the user. */
export function planPostVisits(state: State, ctx: Ctx, post: Post): void {
  const r = Rng.of("bilibili", "visits", post.id, post.text);
  for (const by of r.shuffle(Object.keys(state.followers)).slice(0, 8)) {
    if (isBlocked(state, by)) continue;
    const at = ctx.now + r.int(3, 900) * minuteMs;
    if (r.chance(0.7)) plan(state, ctx, at, "likePost", by, post.id);
    if (r.chance(0.3)) plan(state, ctx, at + r.int(1, 9) * minuteMs, "commentPost", by, post.id);
  }
}
/** Plans that the person whom the user follows may follow the user back. */
export function planFollowBack(state: State, ctx: Ctx, user: string): void {
  const r = Rng.of("bilibili", "back", user);
  if (state.followers[user] !== undefined || hasBlockedOwner(state, user) || !r.chance(0.25)) return;
  if (Object.values(state.coming).some((one) => one.kind === "follow" && one.by === user)) return;
  plan(state, ctx, ctx.now + r.int(20, 1500) * minuteMs, "follow", user, null);
}
