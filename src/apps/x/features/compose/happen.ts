/** Runs the planned actions of other people when they are due. */
import type { Ctx } from "#os/app-command.ts";
import { Rng } from "#state/rng.ts";
import { ComingId, me } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { x, type State } from "../../state.ts";
import { isFollower } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { receiveCall } from "../messages/receive.ts";
import { mentionOf } from "../posts/rules.ts";
import type { Post } from "../posts/state.ts";
import { writeMention, writeQuote, writeReply } from "./remarks.ts";
import { maxPosts, type Coming } from "./state.ts";
import { mayAnswer } from "./visitors.ts";

/** The maximum number of people whom a post's list of likes names. */
const maxNamed = 100;

export const happen = x.command({ coming: ComingId }, (state, { coming }, ctx) => {
  const found = state.coming[coming];
  if (!found) return;
  delete state.coming[coming];
  if (state.blocked[found.by] !== undefined) return;
  acts[found.kind](state, ctx, found);
});
/** Returns the user's post, or undefined if the person can no longer see it. */
function openPost(state: State, { post, by }: Coming): Post | undefined {
  const found = post === null ? undefined : state.posts[post];
  return found && (!state.prefs.protect || state.followers[by] !== undefined) ? found : undefined;
}
/** Adds a post that another person writes. */
function addPost(state: State, ctx: Ctx, by: string, text: string, more: Partial<Post>): Post | null {
  if (Object.keys(state.posts).length >= maxPosts) return null;
  const id = ctx.newId("post");
  state.posts[id] = {
    id,
    by,
    text,
    at: ctx.now,
    ancestors: [],
    quoted: null,
    pictures: [],
    poll: null,
    mayReply: "everyone",
    community: null,
    likedBy: [],
    repostedBy: [],
    moreLikes: 0,
    moreReposts: 0,
    views: 1,
    ...more,
  };
  return state.posts[id];
}
const acts: Record<Coming["kind"], (state: State, ctx: Ctx, coming: Coming) => void> = {
  view: (state, _ctx, coming) => {
    const post = openPost(state, coming);
    if (post) post.views += 1;
  },
  like: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || post.likedBy.includes(coming.by)) return;
    if (post.likedBy.length < maxNamed) post.likedBy.push(coming.by);
    else post.moreLikes += 1;
    addNews(state, ctx, { kind: "like", by: coming.by, post: post.id, community: null });
  },
  repost: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || post.repostedBy.includes(coming.by) || state.prefs.protect) return;
    if (post.repostedBy.length < maxNamed) post.repostedBy.push(coming.by);
    else post.moreReposts += 1;
    addNews(state, ctx, { kind: "repost", by: coming.by, post: post.id, community: null });
  },
  vote: (state, _ctx, coming) => {
    const post = openPost(state, coming);
    if (!post?.poll || post.poll.ended) return;
    Rng.of("x", "vote", post.id, coming.by).pick(post.poll.options).votes += 1;
  },
  reply: (state, ctx, coming) => {
    const post = openPost(state, coming);
    const user = readUser(ctx.world, coming.by);
    if (!post || !user) return;
    const isAnswer = post.ancestors.length > 0;
    if (!isAnswer && !mayAnswer(state, post, coming.by, user.handle)) return;
    const text = writeReply(post, coming.by, ctx.lang);
    const more = { ancestors: [...post.ancestors, post.id], community: post.community };
    const added = addPost(state, ctx, coming.by, text, more);
    if (added) addNews(state, ctx, { kind: "reply", by: coming.by, post: added.id, community: null });
  },
  quote: (state, ctx, coming) => {
    const post = openPost(state, coming);
    if (!post || state.prefs.protect) return;
    const added = addPost(state, ctx, coming.by, writeQuote(post, coming.by, ctx.lang), { quoted: post.id });
    if (added) addNews(state, ctx, { kind: "quote", by: coming.by, post: added.id, community: null });
  },
  mention: (state, ctx, coming) => {
    if (!state.followers[coming.by]) return;
    const text = writeMention(mentionOf(state), coming.by, ctx.lang);
    const added = addPost(state, ctx, coming.by, text, {});
    if (added) addNews(state, ctx, { kind: "mention", by: coming.by, post: added.id, community: null });
  },
  /** A person follows the user. If the account is protected, the person asks first. */
  follow: (state, ctx, { by }) => {
    if (state.followers[by] || state.requests[by] || by === me) return;
    if (state.prefs.protect) state.requests[by] = { user: by, at: ctx.now };
    else state.followers[by] = { user: by, at: ctx.now };
    addNews(state, ctx, { kind: state.prefs.protect ? "request" : "follow", by, post: null, community: null });
  },
  /** A protected account accepts the user's request. */
  accept: (state, ctx, { by }) => {
    if (!state.asked[by]) return;
    delete state.asked[by];
    state.follows[by] = { user: by, at: ctx.now, bell: false, reposts: true };
    addNews(state, ctx, { kind: "accept", by, post: null, community: null });
  },
  /** The moderators of a closed community accept the user's request. */
  admit: (state, ctx, { by, community }) => {
    const found = community === null ? undefined : state.joined[community];
    if (!found?.waits) return;
    found.waits = false;
    found.at = ctx.now;
    addNews(state, ctx, { kind: "admit", by, post: null, community: found.community });
  },
  bell: (state, ctx, { by, post }) => {
    if (state.follows[by]?.bell) addNews(state, ctx, { kind: "bell", by, post, community: null });
  },
  list: (state, ctx, { by, list }) => {
    if (list === null || state.addedTo[list] || (state.prefs.protect && !isFollower(state, by))) return;
    state.addedTo[list] = { list, by, at: ctx.now };
    addNews(state, ctx, { kind: "list", by, post: null, community: null, list });
  },
  call: (state, ctx, { by }) => receiveCall(state, ctx, by),
};
