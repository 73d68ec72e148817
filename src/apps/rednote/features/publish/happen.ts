/** Runs the planned actions of other people when they are due. */
import type { Ctx } from "#os/app-command.ts";
import { ComingId, isPost, me } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { rednote, type State } from "../../state.ts";
import { isAmong } from "../../ties.ts";
import { writeAnswer, writeMention, writeRemark } from "./remarks.ts";
import type { Coming } from "./state.ts";

/** The maximum number of people whom a note's list of likes names. */
const maxNamed = 100;

export const happen = rednote.command({ coming: ComingId }, (state, { coming }, ctx) => {
  const found = state.coming[coming];
  if (!found) return;
  delete state.coming[coming];
  if (state.blocked[found.by] !== undefined) return;
  acts[found.kind](state, ctx, found);
});
/** Returns the note, or undefined if the person can no longer see it. */
const openPost = (state: State, { note, by }: Coming) => {
  const post = note === null ? undefined : state.posts[note];
  if (!post || post.audience === "private") return undefined;
  if (post.audience === "friends" && !(state.follows[by] && state.followers[by])) return undefined;
  return post;
};
const acts: Record<Coming["kind"], (state: State, ctx: Ctx, coming: Coming) => void> = {
  view: (state, _ctx, coming) => {
    const post = openPost(state, coming);
    if (post) post.views += 1;
  },
  like: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || post.likedBy.includes(coming.by)) return;
    if (post.likedBy.length < maxNamed) post.likedBy.push(coming.by);
    addNews(state, ctx, { kind: "like", by: coming.by, note: post.id, comment: null, text: "" });
  },
  save: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || post.savedBy.includes(coming.by)) return;
    if (post.savedBy.length < maxNamed) post.savedBy.push(coming.by);
    addNews(state, ctx, { kind: "save", by: coming.by, note: post.id, comment: null, text: "" });
  },
  comment: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || !post.commentsOpen || !isAmong(state, state.prefs.whoComments, coming.by)) return;
    const text = writeRemark(post, coming.by, ctx.lang);
    const id = ctx.newId("said");
    state.comments[id] = { id, note: post.id, by: coming.by, under: null, to: null, text, at: ctx.now, likes: 0 };
    addNews(state, ctx, { kind: "comment", by: coming.by, note: post.id, comment: id, text });
  },
  reply: (state, ctx, coming) => {
    const asked = coming.comment === null ? undefined : state.comments[coming.comment];
    if (!asked) return;
    if (isPost(asked.note) && !openPost(state, coming)) return;
    const text = writeAnswer(asked, coming.by, ctx.lang);
    const id = ctx.newId("said");
    const under = asked.under ?? asked.id;
    state.comments[id] = { id, note: asked.note, by: coming.by, under, to: me, text, at: ctx.now, likes: 0 };
    addNews(state, ctx, { kind: "reply", by: coming.by, note: asked.note, comment: id, text });
  },
  likeComment: (state, ctx, coming) => {
    const liked = coming.comment === null ? undefined : state.comments[coming.comment];
    if (!liked) return;
    liked.likes += 1;
    addNews(state, ctx, { kind: "likeComment", by: coming.by, note: liked.note, comment: liked.id, text: liked.text });
  },
  /** A follower mentions the user in a comment on a note. */
  mention: (state, ctx, coming) => {
    if (coming.note === null || !isAmong(state, state.prefs.whoMentions, coming.by)) return;
    const text = writeMention(state.profile.name, coming.by, ctx.lang);
    const id = ctx.newId("said");
    const { note, by } = coming;
    state.comments[id] = { id, note, by, under: null, to: null, text, at: ctx.now, likes: 0 };
    addNews(state, ctx, { kind: "mention", by, note, comment: id, text });
  },
  follow: (state, ctx, coming) => {
    if (state.followers[coming.by]) return;
    state.followers[coming.by] = { user: coming.by, at: ctx.now };
    addNews(state, ctx, { kind: "follow", by: coming.by, note: null, comment: null, text: "" });
  },
};
