/** Commands for comments under videos and under the user's posts, and the planned acts of other people. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { AuthorId, ComingId, CommentId, me, OwnCommentId, SubjectId } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { bilibili, type State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readComment, readVideo } from "../../world.ts";
import { writeAnswer, writeRemark } from "./remarks.ts";
import { CommentText, maxCommentsPerMinute, type Coming } from "./state.ts";
import { planCommentAnswers } from "./visitors.ts";

/** The maximum number of people whom a post's list of likes names. */
const maxNamed = 100;
const isPost = (on: string): boolean => on.startsWith("post_");
/** Returns the author of a video or post, or a refusal if it does not exist. */
function authorOf(state: State, ctx: Ctx, on: string): string | Rejection {
  if (isPost(on)) return state.posts[on] ? me : reject("post-missing");
  return readVideo(ctx.world, on)?.author ?? reject("video-missing");
}
export const commentCommands = {
  /** Writes a comment, or a reply in the thread of the comment `under`. */
  comment: bilibili.command(
    { on: SubjectId, under: v.nullable(CommentId), to: v.nullable(AuthorId), text: CommentText },
    (state, { on, under, to, text }, ctx) => {
      const words = text.trim();
      if (words === "") return reject("nothing-written");
      if (!isOnline(ctx.os)) return reject("no-network");
      const recent = Object.values(state.comments).filter(({ by, at }) => by === me && at > ctx.now - minuteMs);
      if (recent.length >= maxCommentsPerMinute) return reject("too-fast");
      const author = authorOf(state, ctx, on);
      if (typeof author !== "string") return author;
      if (isBlocked(state, author)) return reject("unblock-first");
      if (hasBlockedOwner(state, author)) return reject("blocked-by-them");
      if (under !== null && !state.comments[under] && !readComment(ctx.world, under)) return reject("comment-missing");
      const id = ctx.newId("said");
      state.comments[id] = { id, on, by: me, under, to, text: words, at: ctx.now, likes: 0 };
      planCommentAnswers(state, ctx, state.comments[id], author);
      return id;
    },
  ),
  /** Deletes a comment and its replies. The user must be the author of the comment or of the post. */
  deleteComment: bilibili.command({ comment: OwnCommentId }, (state, { comment }) => {
    const found = state.comments[comment];
    if (!found || (found.by !== me && !isPost(found.on))) return reject("comment-missing");
    const gone = new Set(
      Object.values(state.comments).flatMap(({ id, under }) => (id === comment || under === comment ? [id] : [])),
    );
    for (const id of gone) {
      delete state.comments[id];
      delete state.likedComments[id];
      delete state.dislikedComments[id];
    }
    for (const coming of Object.values(state.coming))
      if (coming.target !== null && gone.has(coming.target)) delete state.coming[coming.id];
    state.news = state.news.filter((one) => one.comment === null || !gone.has(one.comment));
    return undefined;
  }),
  toggleCommentLike: bilibili.command({ comment: CommentId }, (state, { comment }, ctx) => {
    if (state.likedComments[comment] !== undefined) {
      delete state.likedComments[comment];
      return undefined;
    }
    if (!state.comments[comment] && !readComment(ctx.world, comment)) return reject("comment-missing");
    state.likedComments[comment] = ctx.now;
    delete state.dislikedComments[comment];
    return undefined;
  }),
  toggleCommentDislike: bilibili.command({ comment: CommentId }, (state, { comment }, ctx) => {
    if (state.dislikedComments[comment] !== undefined) {
      delete state.dislikedComments[comment];
      return undefined;
    }
    if (!state.comments[comment] && !readComment(ctx.world, comment)) return reject("comment-missing");
    state.dislikedComments[comment] = ctx.now;
    delete state.likedComments[comment];
    return undefined;
  }),
  /** Scheduled. Another person does what was planned. */
  happen: bilibili.command({ coming: ComingId }, (state, { coming }, ctx) => {
    const found = state.coming[coming];
    if (!found) return;
    delete state.coming[coming];
    if (!isBlocked(state, found.by)) acts[found.kind](state, ctx, found);
  }),
};
const acts: Record<Coming["kind"], (state: State, ctx: Ctx, coming: Coming) => void> = {
  reply: (state, ctx, { by, target }) => {
    const asked = target === null ? undefined : state.comments[target];
    if (!asked) return;
    const text = writeAnswer(asked, by, ctx.lang);
    const id = ctx.newId("said");
    const under = asked.under ?? asked.id;
    state.comments[id] = { id, on: asked.on, by, under, to: me, text, at: ctx.now, likes: 0 };
    addNews(state, ctx, { kind: "reply", by, on: asked.on, comment: id, text });
  },
  likeComment: (state, ctx, { by, target }) => {
    const liked = target === null ? undefined : state.comments[target];
    if (!liked) return;
    liked.likes += 1;
    addNews(state, ctx, { kind: "likeComment", by, on: liked.on, comment: liked.id, text: liked.text });
  },
  likePost: (state, ctx, { by, target }) => {
    const post = target === null ? undefined : state.posts[target];
    if (!post || post.likedBy.includes(by)) return;
    if (post.likedBy.length < maxNamed) post.likedBy.push(by);
    addNews(state, ctx, { kind: "likePost", by, on: post.id, comment: null, text: post.text.slice(0, 500) });
  },
  commentPost: (state, ctx, { by, target }) => {
    const post = target === null ? undefined : state.posts[target];
    if (!post) return;
    const text = writeRemark(post, by, ctx.lang);
    const id = ctx.newId("said");
    state.comments[id] = { id, on: post.id, by, under: null, to: null, text, at: ctx.now, likes: 0 };
    addNews(state, ctx, { kind: "commentPost", by, on: post.id, comment: id, text });
  },
  follow: (state, ctx, { by }) => {
    if (state.followers[by]) return;
    state.followers[by] = { user: by, at: ctx.now };
    addNews(state, ctx, { kind: "follow", by, on: null, comment: null, text: "" });
  },
};
