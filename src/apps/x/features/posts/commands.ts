/** Commands for posts: like, repost, bookmark, vote, hide, report, and changes of the user's own posts. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { me, OwnPostId, PostId } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { x } from "../../state.ts";
import { closingTime } from "./queries.ts";
import { checkPost, checkReply } from "./rules.ts";
import { maxReports, MayReply, reportReasons, reportTargets } from "./state.ts";

const post = { post: PostId };
export const postsCommands = {
  toggleLike: x.command(post, (state, { post: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.liked[id]) {
      delete state.liked[id];
      return undefined;
    }
    const facts = checkPost(state, ctx, id);
    if ("reject" in facts) return facts;
    state.liked[id] = { post: id, at: ctx.now };
    return undefined;
  }),
  repost: x.command(post, (state, { post: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.reposted[id]) return reject("reposted-already");
    const facts = checkPost(state, ctx, id);
    if ("reject" in facts) return facts;
    if (facts.by === me && state.prefs.protect) return reject("repost-protected");
    if (facts.community !== null && facts.by !== me) return reject("repost-community");
    state.reposted[id] = { post: id, at: ctx.now };
    return undefined;
  }),
  undoRepost: x.command(post, (state, { post: id }) => {
    if (!state.reposted[id]) return reject("not-reposted");
    delete state.reposted[id];
    return undefined;
  }),
  toggleBookmark: x.command(post, (state, { post: id }, ctx) => {
    if (state.bookmarked[id]) {
      delete state.bookmarked[id];
      return undefined;
    }
    if (!isOnline(ctx.os)) return reject("no-network");
    const facts = checkPost(state, ctx, id);
    if ("reject" in facts) return facts;
    state.bookmarked[id] = { post: id, at: ctx.now };
    return undefined;
  }),
  clearBookmarks: x.command({}, (state) => {
    state.bookmarked = {};
  }),
  /** Votes in a poll. A vote cannot be changed. */
  vote: x.command({ post: PostId, option: v.picklist([0, 1, 2, 3]) }, (state, { post: id, option }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const facts = checkPost(state, ctx, id);
    if ("reject" in facts) return facts;
    if (!facts.poll || option >= facts.poll.options.length) return reject("poll-missing");
    if (facts.by === me) return reject("poll-own");
    if (facts.poll.closesAt <= ctx.now) return reject("poll-closed");
    if (state.votes[id]) return reject("voted-already");
    state.votes[id] = { post: id, option, closesAt: facts.poll.closesAt, told: false };
    return undefined;
  }),
  /** Scheduled. A poll ends, and the user is told the result. */
  endPoll: x.command(post, (state, { post: id }, ctx) => {
    const vote = state.votes[id];
    const own = state.posts[id];
    if (vote && vote.closesAt <= ctx.now && !vote.told) vote.told = true;
    else if (own?.poll && closingTime(own.at, own.poll) <= ctx.now && !own.poll.ended) own.poll.ended = true;
    else return;
    addNews(state, ctx, { kind: "poll", by: null, post: id, community: null });
  }),
  /** Refuses if the user may not reply to the post. The editor opens after this check. */
  checkReply: x.command(post, (state, { post: id }, ctx) => {
    const facts = checkReply(state, ctx, id);
    return "reject" in facts ? facts : undefined;
  }),
  checkQuote: x.command(post, (state, { post: id }, ctx) => {
    const facts = checkPost(state, ctx, id);
    return "reject" in facts ? facts : undefined;
  }),
  /** Omits a post from the timelines. */
  hidePost: x.command(post, (state, { post: id }, ctx) => {
    state.hidden[id] = { post: id, at: ctx.now };
  }),
  /** Deletes a post of the user, with its planned visits and its notifications. Replies to it stay. */
  deletePost: x.command({ post: OwnPostId }, (state, { post: id }) => {
    if (state.posts[id]?.by !== me) return reject("post-missing");
    delete state.posts[id];
    for (const marks of [state.liked, state.reposted, state.bookmarked, state.votes]) delete marks[id];
    if (state.pinned === id) state.pinned = null;
    if (state.latest === id) state.latest = null;
    for (const one of Object.values(state.coming)) if (one.post === id) delete state.coming[one.id];
    state.news = state.news.filter((one) => one.post !== id);
    return undefined;
  }),
  /** Pins a post to the profile, or unpins it. Only one post can be pinned. */
  togglePinned: x.command({ post: OwnPostId }, (state, { post: id }) => {
    if (state.posts[id]?.by !== me) return reject("post-missing");
    state.pinned = state.pinned === id ? null : id;
    return undefined;
  }),
  setMayReply: x.command({ post: OwnPostId, mayReply: MayReply }, (state, { post: id, mayReply }) => {
    const found = state.posts[id];
    if (found?.by !== me) return reject("post-missing");
    found.mayReply = mayReply;
    return undefined;
  }),
  report: x.command(
    {
      target: v.picklist(reportTargets),
      id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
      reason: v.picklist(reportReasons),
    },
    (state, { target, id, reason }, ctx) => {
      if (state.posts[id]?.by === me || id === me) return reject("that-is-you");
      if (state.reports.some((one) => one.target === target && one.id === id)) return reject("reported-already");
      state.reports = [{ target, id, reason, at: ctx.now }, ...state.reports].slice(0, maxReports);
      if (target === "post") state.hidden[id] = { post: id, at: ctx.now };
      return undefined;
    },
  ),
};
