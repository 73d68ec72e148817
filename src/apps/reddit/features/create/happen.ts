/** Runs the planned actions of other people when they are due. */
import type { Ctx } from "#os/app-command.ts";
import { ComingId, isOwnPost } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { reddit, type State } from "../../state.ts";
import { isBlocked } from "../../ties.ts";
import { readPost } from "../../world.ts";
import { writeAnswer, writeMention, writeRemark } from "./remarks.ts";
import type { Coming } from "./state.ts";

export const happen = reddit.command({ coming: ComingId }, (state, { coming }, ctx) => {
  const found = state.coming[coming];
  if (!found) return;
  delete state.coming[coming];
  acts[found.kind](state, ctx, found);
});
/** The user is notified when the number of upvotes passes one of these. */
const milestones = [5, 10, 25, 50, 100, 250, 500, 1000] as const;
const milestone = (before: number, after: number): number =>
  milestones.findLast((one) => before < one && after >= one) ?? 0;
function say(state: State, ctx: Ctx, coming: Coming, post: string, parent: string, text: string): string {
  const id = ctx.newId("said");
  state.comments[id] = {
    id,
    post,
    parent,
    by: coming.by,
    text,
    at: ctx.now,
    editedAt: null,
    score: 1,
    deleted: false,
  };
  return id;
}
const acts: Record<Coming["kind"], (state: State, ctx: Ctx, coming: Coming) => void> = {
  /** Several people vote on one of the user's posts. */
  wave: (state, ctx, coming) => {
    const post = state.posts[coming.post ?? ""];
    if (!post || post.removed) return;
    const before = post.score;
    post.score += coming.up - coming.down;
    post.votes += coming.up + coming.down;
    const count = milestone(before, post.score);
    if (count > 0)
      addNews(state, ctx, { kind: "upPost", community: post.community, post: post.id, text: post.title, count });
  },
  commentWave: (state, ctx, coming) => {
    const said = state.comments[coming.comment ?? ""];
    if (!said || said.deleted) return;
    const before = said.score;
    said.score += coming.up - coming.down;
    const count = milestone(before, said.score);
    if (count > 0)
      addNews(state, ctx, { kind: "upComment", post: said.post, comment: said.id, text: said.text, count });
  },
  comment: (state, ctx, coming) => {
    const post = state.posts[coming.post ?? ""];
    if (!post || post.removed || isBlocked(state, coming.by)) return;
    const text = writeRemark(post, coming.by, ctx.lang);
    const id = say(state, ctx, coming, post.id, "", text);
    if (post.replies)
      addNews(state, ctx, {
        kind: "comment",
        by: coming.by,
        community: post.community,
        post: post.id,
        comment: id,
        text,
      });
  },
  reply: (state, ctx, coming) => {
    const asked = state.comments[coming.comment ?? ""];
    if (!asked || asked.deleted || isBlocked(state, coming.by)) return;
    if (isOwnPost(asked.post) && !state.posts[asked.post]) return;
    const text = writeAnswer(asked, coming.by, ctx.lang);
    const id = say(state, ctx, coming, asked.post, asked.id, text);
    addNews(state, ctx, { kind: "reply", by: coming.by, post: asked.post, comment: id, text });
  },
  /** A follower mentions the user in a comment. */
  mention: (state, ctx, coming) => {
    const post = readPost(ctx.world, coming.post ?? "");
    if (!post || post.locked || post.removed || isBlocked(state, coming.by)) return;
    const text = writeMention(state.profile.name, coming.by, ctx.lang);
    const id = say(state, ctx, coming, post.id, "", text);
    addNews(state, ctx, {
      kind: "mention",
      by: coming.by,
      community: post.community,
      post: post.id,
      comment: id,
      text,
    });
  },
  follow: (state, ctx, coming) => {
    if (state.followers[coming.by] !== undefined || isBlocked(state, coming.by) || !state.prefs.allowFollowers) return;
    state.followers[coming.by] = ctx.now;
    addNews(state, ctx, { kind: "follow", by: coming.by, text: "" });
  },
  /** Moderators allow the user to post in a restricted community. */
  approve: (state, ctx, { community }) => {
    if (community === null || state.asked[community] === undefined) return;
    delete state.asked[community];
    state.approved[community] = ctx.now;
    addNews(state, ctx, { kind: "approved", community, text: "" });
  },
};
