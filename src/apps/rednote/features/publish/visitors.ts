/**
 * Plans the actions of other people on the user's notes and comments. The plan is made when the user writes, and the
 * phone's clock triggers the actions. The same note always gets the same visitors.
 */
import type { Ctx } from "#os/app-command.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { isPost, me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { friendIds, hasBlockedOwner } from "../../ties.ts";
import { readCrowd, readPopularNote } from "../../world.ts";
import type { Comment } from "../note/state.ts";
import { maxComing, type Coming, type Post } from "./state.ts";

type Plan = Pick<Coming, "kind" | "by"> & Partial<Pick<Coming, "note" | "comment">>;
function plan(state: State, ctx: Ctx, at: number, { kind, by, note = null, comment = null }: Plan): void {
  if (Object.keys(state.coming).length >= maxComing) return;
  const id = ctx.newId("coming");
  state.coming[id] = { id, at, kind, by, note, comment };
}
const cube = (x: number): number => x * x * x;
/** Returns the delay of visitor `n` of `of`. The first visitors come within minutes, the last within about two days. */
const visitDelay = (r: Rng, n: number, of: number): number =>
  Math.round((2 + r.next() * 3) * minuteMs + cube((n + r.next()) / of) * 46 * hourMs);

/**
 * Plans views, likes, saves, comments and new followers of a note. Nobody visits a private note. Only friends visit a
 * note for friends.
 */
export function planPostVisits(state: State, ctx: Ctx, post: Post): void {
  if (post.audience === "private") return;
  const r = Rng.of("rednote", "visits", post.id, post.title, post.text);
  const friends = friendIds(state);
  const followers = Object.keys(state.followers);
  // A note with more pictures and tags gets more visitors.
  const strangers =
    post.audience === "public" ? 4 + Math.min(4, post.tags.length) + Math.min(4, post.pictures.length) : 0;
  const crowd = [
    ...r.shuffle(post.audience === "friends" ? friends : followers).slice(0, 8),
    ...readCrowd(ctx.world, ctx.lang, r, strangers),
  ];
  const visitors = [...new Set(crowd)].filter((by) => state.blocked[by] === undefined);
  for (const [n, by] of visitors.entries()) {
    const at = ctx.now + visitDelay(r, n, visitors.length);
    const note = post.id;
    plan(state, ctx, at, { kind: "view", by, note });
    if (r.chance(0.6)) plan(state, ctx, at + r.int(5, 50) * 1000, { kind: "like", by, note });
    if (r.chance(0.25)) plan(state, ctx, at + r.int(20, 90) * 1000, { kind: "save", by, note });
    if (post.commentsOpen && r.chance(0.35))
      plan(state, ctx, at + r.int(60, 400) * 1000, { kind: "comment", by, note });
    if (state.followers[by] && r.chance(0.2)) {
      const other = readPopularNote(ctx.world, ctx.lang, r);
      if (other !== null) plan(state, ctx, at + r.int(200, 900) * 1000, { kind: "mention", by, note: other });
    }
    if (state.followers[by] === undefined && r.chance(0.15))
      plan(state, ctx, at + r.int(100, 600) * 1000, { kind: "follow", by });
  }
}
/**
 * Plans the reactions to a comment by the user. Other people may like the comment. The person to whom the user replied
 * may answer it, or else the author of the note.
 */
export function planCommentAnswers(state: State, ctx: Ctx, comment: Comment, author: string): void {
  const r = Rng.of("rednote", "answers", comment.id, comment.text);
  const { note, id } = comment;
  const asked = isPost(note) ? comment.to : (comment.to ?? author);
  if (
    asked !== null &&
    asked !== me &&
    state.blocked[asked] === undefined &&
    r.chance(comment.to === null ? 0.65 : 0.5)
  )
    plan(state, ctx, ctx.now + r.int(3, 90) * minuteMs, { kind: "reply", by: asked, note, comment: id });
  for (const by of readCrowd(ctx.world, ctx.lang, r, r.int(0, 3)))
    plan(state, ctx, ctx.now + r.int(10, 600) * minuteMs, { kind: "likeComment", by, note, comment: id });
}
/** Plans that the person whom the user follows may follow the user back. */
export function planFollowBack(state: State, ctx: Ctx, user: string): void {
  const r = Rng.of("rednote", "back", user);
  if (state.followers[user] !== undefined || hasBlockedOwner(state, user) || !r.chance(0.3)) return;
  if (Object.values(state.coming).some((one) => one.kind === "follow" && one.by === user)) return;
  plan(state, ctx, ctx.now + r.int(15, 1500) * minuteMs, { kind: "follow", by: user });
}
