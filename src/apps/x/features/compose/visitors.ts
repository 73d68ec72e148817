/**
 * Plans the actions of other people on the user's posts. The plan is made when the user publishes, and the phone's
 * clock triggers the actions. The same post always gets the same visitors.
 */
import type { Ctx } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import posts from "#world/posts/index.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";
import { hasBlockedOwner, isFollower } from "../../ties.ts";
import { publicOf, readCrowd } from "../../world.ts";
import type { Post } from "../posts/state.ts";
import { maxComing, type Coming } from "./state.ts";

type Plan = Pick<Coming, "kind" | "by"> & Partial<Pick<Coming, "post" | "community" | "list">>;
export function plan(
  state: State,
  ctx: Ctx,
  at: number,
  { kind, by, post = null, community = null, list = null }: Plan,
): void {
  if (Object.keys(state.coming).length >= maxComing) return;
  const id = ctx.newId("coming");
  state.coming[id] = { id, at, kind, by, post, community, list };
}
const cube = (n: number): number => n * n * n;
/**
 * Returns the delay of visitor `n` of `of`, in whole minutes, so that the visitors of a scheduled post come at whole
 * minutes. The first visitors come within minutes, the last within about two days.
 */
const visitDelay = (r: Rng, n: number, of: number): number =>
  Math.round(1 + r.next() * 3 + cube((n + r.next()) / of) * 44 * 60) * minuteMs;

/** Returns whether a person may reply to a post of the user. */
export const mayAnswer = (state: State, { mayReply, text }: Post, by: string, handle: string): boolean =>
  mayReply === "everyone" ||
  (mayReply === "following" && state.follows[by] !== undefined) ||
  (handle !== "" && text.toLowerCase().includes(`@${handle.toLowerCase()}`));

/** Plans the visits of followers and strangers. Only followers see the posts of a protected account. */
export function planPostVisits(state: State, ctx: Ctx, post: Post): void {
  const r = Rng.of("x", "visits", post.id, post.text);
  const followers = Object.keys(state.followers);
  const isOpen = !state.prefs.protect;
  const strangers = isOpen ? 5 + (post.pictures.length > 0 ? 2 : 0) + (post.text.includes("#") ? 2 : 0) : 0;
  const members =
    post.community === null
      ? []
      : ctx.world(posts.queries.members, { community: post.community }).rows.map(({ id }) => id);
  const crowd =
    post.community === null
      ? [...r.shuffle(followers).slice(0, 7), ...readCrowd(ctx.world, ctx.lang, r, strangers)]
      : r.shuffle(members).slice(0, 9);
  const visitors = [...new Set(crowd)].filter((by) => state.blocked[by] === undefined);
  const followChance = 0.06 + (state.prefs.findByMail ? 0.06 : 0) + (state.prefs.findByPhone ? 0.08 : 0);
  for (const [n, by] of visitors.entries()) {
    const at = ctx.now + visitDelay(r, n, visitors.length);
    const act = (kind: Coming["kind"], from: number, to: number): void =>
      plan(state, ctx, at + r.int(from, to) * minuteMs, { kind, by, post: post.id });
    act("view", 0, 0);
    if (post.poll && r.chance(0.7)) act("vote", 0, 1);
    if (r.chance(0.55)) act("like", 0, 1);
    if (isOpen && post.community === null && r.chance(0.12)) act("repost", 0, 2);
    if (r.chance(0.3)) act("reply", 1, 7);
    else if (isOpen && r.chance(0.05)) act("quote", 1, 7);
    if (!isFollower(state, by) && r.chance(followChance)) act("follow", 2, 10);
    else if (isFollower(state, by) && r.chance(0.08)) act("mention", 15, 150);
  }
  planMentionAnswers(state, ctx, post, r);
  if (isOpen && post.community === null && r.chance(0.25)) planListing(state, ctx, r);
}
/** Plans that somebody who keeps a list adds the user to it. Few people keep lists, so the person need not be a visitor. */
function planListing(state: State, ctx: Ctx, r: Rng): void {
  const { rows } = ctx.world(posts.queries.lists, { public: publicOf(ctx.lang), page: r.int(0, 5) });
  const list = rows[r.int(0, 19)];
  if (!list || state.addedTo[list.id] || state.blocked[list.owner] || hasBlockedOwner(state, list.owner)) return;
  plan(state, ctx, ctx.now + r.int(40, 1800) * minuteMs, { kind: "list", by: list.owner, list: list.id });
}
/** Plans that people whom the post mentions may reply. */
function planMentionAnswers(state: State, ctx: Ctx, post: Post, r: Rng): void {
  const handles = [...new Set([...post.text.matchAll(/@(\w{2,15})/g)].map((found) => found[1]!.toLowerCase()))];
  for (const handle of handles.slice(0, 3)) {
    const user = ctx.world(posts.queries.handle, { handle }).rows[0];
    if (!user || state.blocked[user.id] || hasBlockedOwner(state, user.id) || !r.chance(0.7)) continue;
    plan(state, ctx, ctx.now + r.int(3, 120) * minuteMs, { kind: "reply", by: user.id, post: post.id });
  }
}
/** Plans the reactions to the user's reply: other people may like it, and the author of the answered post may reply. */
export function planReplyAnswers(state: State, ctx: Ctx, reply: Post, author: string): void {
  const r = Rng.of("x", "answers", reply.id, reply.text);
  for (const by of readCrowd(ctx.world, ctx.lang, r, r.int(1, 3))) {
    const at = ctx.now + r.int(5, 500) * minuteMs;
    plan(state, ctx, at, { kind: "view", by, post: reply.id });
    if (!state.prefs.protect && r.chance(0.5)) plan(state, ctx, at + minuteMs, { kind: "like", by, post: reply.id });
  }
  if (author === me || state.blocked[author]) return;
  const at = ctx.now + r.int(3, 90) * minuteMs;
  if (state.prefs.protect && !isFollower(state, author)) return;
  if (r.chance(0.5)) plan(state, ctx, at, { kind: "like", by: author, post: reply.id });
  if (r.chance(0.6)) plan(state, ctx, at + r.int(1, 3) * minuteMs, { kind: "reply", by: author, post: reply.id });
}
/** Plans that a person whom the user follows may follow the user back. */
export function planFollowBack(state: State, ctx: Ctx, user: string): void {
  const r = Rng.of("x", "back", user);
  if (isFollower(state, user) || hasBlockedOwner(state, user) || !r.chance(0.3)) return;
  if (Object.values(state.coming).some((one) => one.kind === "follow" && one.by === user)) return;
  plan(state, ctx, ctx.now + r.int(15, 1500) * minuteMs, { kind: "follow", by: user });
}
const maxBells = 10;
/** Plans the notifications for the next posts of a person. */
export function planBells(state: State, ctx: Ctx, user: string): void {
  const since = Math.floor((ctx.now - state.startedAt) / minuteMs);
  const { rows } = ctx.world(posts.queries.by, { author: user, age_max: -since - 1, sort: "newest" });
  for (const { id, age, kind } of rows.toReversed().slice(0, maxBells))
    if (kind !== "reply") plan(state, ctx, state.startedAt - age * minuteMs, { kind: "bell", by: user, post: id });
}
export function dropBells(state: State, user: string): void {
  for (const { id, kind, by } of Object.values(state.coming))
    if (kind === "bell" && by === user) delete state.coming[id];
}
