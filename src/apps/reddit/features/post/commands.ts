/** Commands for posts and comments: votes, saves, comments, polls, reports, history. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, wholeNumber, type Rejection } from "#os/values.ts";
import { worldTime } from "#os/social-format.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { CommentId, isPostId, me, OwnCommentId, PostId, ThingId, WorldPostId } from "../../ids.ts";
import { reddit, type State } from "../../state.ts";
import { banFrom, hasBlockedOwner, isBlocked } from "../../ties.ts";
import { findPost, readComment, readCommunity, readPost, readUser } from "../../world.ts";
import { planCommentAnswers } from "../create/visitors.ts";
import {
  CommentText,
  Direction,
  maxCommentsPerMinute,
  maxReports,
  maxSeen,
  reportReasons,
  reportTargets,
  type Comment,
} from "./state.ts";

/** The author of a comment of the world or of the phone's state; null if the comment is missing or deleted. */
function commentAuthor(state: State, ctx: Ctx, comment: string): string | null {
  const own = state.comments[comment];
  if (own) return own.deleted ? null : own.by;
  const found = readComment(ctx.world, comment);
  return !found || found.state !== undefined ? null : found.author;
}
function checkThing(state: State, ctx: Ctx, thing: string): Rejection | null {
  if (!isOnline(ctx.os)) return reject("no-network");
  if (isPostId(thing)) return findPost(state, ctx.world, thing) ? null : reject("post-missing");
  return commentAuthor(state, ctx, thing) === null ? reject("comment-missing") : null;
}
/** Returns a refusal if the user may not comment below the post or comment, or null. */
function checkComment(state: State, ctx: Ctx, post: string, parent: string): Rejection | null {
  if (!isOnline(ctx.os)) return reject("no-network");
  const found = findPost(state, ctx.world, post);
  if (!found) return reject("post-missing");
  if (found.removed) return reject("post-removed");
  if (found.locked) return reject("post-locked");
  if (banFrom(state, found.community, ctx.now))
    return reject("banned", { name: readCommunity(ctx.world, found.community)?.name ?? "" });
  const asked = parent === "" ? found.author : commentAuthor(state, ctx, parent);
  if (asked === null) return reject("comment-missing");
  if (asked === me) return null;
  if (isBlocked(state, asked)) return reject("unblock-first");
  return hasBlockedOwner(state, asked) ? reject("no-part") : null;
}
const written = { text: CommentText };
export const postCommands = {
  /** Votes up or down. The same vote again removes the vote. */
  vote: reddit.command({ thing: ThingId, dir: Direction }, (state, { thing, dir }, ctx) => {
    const refused = checkThing(state, ctx, thing);
    if (refused) return refused;
    if (state.votes[thing]?.dir === dir) delete state.votes[thing];
    else state.votes[thing] = { dir, at: ctx.now };
    return undefined;
  }),
  toggleSave: reddit.command({ thing: ThingId }, (state, { thing }, ctx) => {
    if (state.saved[thing] !== undefined) {
      delete state.saved[thing];
      return undefined;
    }
    const refused = checkThing(state, ctx, thing);
    if (refused) return refused;
    state.saved[thing] = ctx.now;
    return undefined;
  }),
  hide: reddit.command({ post: PostId }, (state, { post }, ctx) => {
    if (!findPost(state, ctx.world, post)) return reject("post-missing");
    state.hidden[post] = ctx.now;
    return undefined;
  }),
  unhide: reddit.command({ post: PostId }, (state, { post }) => {
    if (state.hidden[post] === undefined) return reject("not-hidden");
    delete state.hidden[post];
    return undefined;
  }),
  /** Writes a comment below a post, or an answer to a comment. */
  comment: reddit.command(
    { post: PostId, parent: v.union([CommentId, v.literal("")]), ...written },
    (state, { post, parent, text }, ctx) => {
      const words = text.trim();
      if (words === "") return reject("nothing-written");
      const refused = checkComment(state, ctx, post, parent);
      if (refused) return refused;
      const recent = Object.values(state.comments).filter(({ by, at }) => by === me && at > ctx.now - minuteMs);
      if (recent.length >= maxCommentsPerMinute) return reject("too-fast", { n: 1 });
      const id = ctx.newId("said");
      const comment: Comment = {
        id,
        post,
        parent,
        by: me,
        text: words,
        at: ctx.now,
        editedAt: null,
        score: 0,
        deleted: false,
      };
      state.comments[id] = comment;
      state.votes[id] = { dir: 1, at: ctx.now };
      const found = findPost(state, ctx.world, post)!;
      planCommentAnswers(state, ctx, comment, parent === "" ? found.author : (commentAuthor(state, ctx, parent) ?? me));
      return id;
    },
  ),
  editComment: reddit.command({ comment: OwnCommentId, ...written }, (state, { comment, text }, ctx) => {
    const found = state.comments[comment];
    if (!found || found.deleted || found.by !== me) return reject("comment-missing");
    if (text.trim() === "") return reject("nothing-written");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (text.trim() === found.text) return undefined;
    found.text = text.trim();
    found.editedAt = ctx.now;
    return undefined;
  }),
  /** Deletes a comment. A comment that has answers stays as "[deleted]". */
  deleteComment: reddit.command({ comment: OwnCommentId }, (state, { comment }, ctx) => {
    const found = state.comments[comment];
    if (!found || found.deleted || found.by !== me) return reject("comment-missing");
    if (!isOnline(ctx.os)) return reject("no-network");
    delete state.votes[comment];
    delete state.saved[comment];
    for (const coming of Object.values(state.coming)) if (coming.comment === comment) delete state.coming[coming.id];
    if (Object.values(state.comments).some(({ parent }) => parent === comment)) {
      found.deleted = true;
      found.text = "";
    } else delete state.comments[comment];
    return undefined;
  }),
  votePoll: reddit.command({ post: WorldPostId, option: wholeNumber }, (state, { post, option }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = readPost(ctx.world, post);
    if (!found?.poll || !found.poll.options[option]) return reject("post-missing");
    if (state.pollVotes[post] !== undefined) return reject("poll-voted");
    if (worldTime(found.age, state.startedAt) + found.poll.days * dayMs <= ctx.now) return reject("poll-closed");
    if (banFrom(state, found.community, ctx.now)) return reject("banned", { name: found.communityName });
    state.pollVotes[post] = option;
    return undefined;
  }),
  report: reddit.command(
    {
      target: v.picklist(reportTargets),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      reason: v.picklist(reportReasons),
      rule: v.nullable(wholeNumber),
    },
    (state, { target, id, reason, rule }, ctx) => {
      if (!isOnline(ctx.os)) return reject("no-network");
      if (reason === "rules" && rule === null) return reject("rule-missing");
      if (target === "post") {
        const found = findPost(state, ctx.world, id);
        if (!found) return reject("post-missing");
        if (found.author === me) return reject("that-is-you");
      } else if (target === "user") {
        if (!readUser(ctx.world, id)) return reject("user-missing");
      } else {
        const author = commentAuthor(state, ctx, id);
        if (author === null) return reject("comment-missing");
        if (author === me) return reject("that-is-you");
      }
      if (state.reports.some((one) => one.id === id && one.reason === reason)) return reject("reported-already");
      state.reports = [
        { target, id, reason, rule: reason === "rules" ? rule : null, at: ctx.now },
        ...state.reports,
      ].slice(0, maxReports);
      return undefined;
    },
  ),
  /** The user opens a post. */
  seePost: reddit.command({ post: PostId, focus: v.nullable(CommentId) }, (state, { post }, ctx) => {
    for (const one of state.news) if (one.post === post && one.kind !== "follow") one.read = true;
    ctx.unnotify(post);
    if (state.prefs.keepHistory)
      state.seen = [{ post, at: ctx.now }, ...state.seen.filter((one) => one.post !== post)].slice(0, maxSeen);
  }),
  clearSeen: reddit.command({}, (state) => {
    state.seen = [];
  }),
};
