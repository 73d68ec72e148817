/** Commands of the ranking, of follows, and the planned acts of others. */
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { minuteMs, dayKey } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { ComingId, ReaderId } from "../../ids.ts";
import { addNews, planAct } from "../../people.ts";
import { weread } from "../../state.ts";
import { readReader } from "../../world.ts";
import { weekStart } from "../stats/queries.ts";
import { writeReply } from "./replies.ts";

const reader = { reader: ReaderId };
export const socialCommands = {
  toggleFollow: weread.command(reader, (state, { reader: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.follows[id]) {
      delete state.follows[id];
      return undefined;
    }
    if (!readReader(ctx.world, id)) return reject("reader-gone");
    state.follows[id] = { reader: id, at: ctx.now };
    const r = Rng.of("weread", "back", id);
    if (!state.followers[id] && r.chance(0.5))
      planAct(state, ctx, id, ctx.now + r.int(30, 900) * minuteMs, { kind: "follow" });
    return undefined;
  }),
  removeFollower: weread.command(reader, (state, { reader: id }) => {
    if (!state.followers[id]) return reject("reader-gone");
    delete state.followers[id];
    return undefined;
  }),
  /** Likes a friend's reading time of this week, or takes the like back. */
  toggleRankLike: weread.command(reader, (state, { reader: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const week = dayKey(weekStart(ctx.now, ctx.offsetMin), ctx.offsetMin);
    if (state.rankLikes[id]?.week === week) {
      delete state.rankLikes[id];
      return undefined;
    }
    if (!readReader(ctx.world, id)?.isFriend) return reject("reader-gone");
    state.rankLikes[id] = { reader: id, week };
    const r = Rng.of("weread", "rank", id, week);
    if (state.prefs.inRanking && r.chance(0.6))
      planAct(state, ctx, id, ctx.now + r.int(10, 400) * minuteMs, { kind: "likeRank" });
    return undefined;
  }),
  seeNews: weread.command({}, (state, _, ctx) => {
    state.newsSeenAt = ctx.now;
  }),
  clearNews: weread.command({}, (state) => {
    state.news = [];
  }),
  /** Scheduled. A person does what was planned. */
  happen: weread.command({ coming: ComingId }, (state, { coming }, ctx) => {
    const found = state.coming[coming];
    if (!found) return;
    const { by, kind } = found;
    const review = found.review === null ? undefined : state.reviews[found.review];
    const mark = found.mark === null ? undefined : state.marks[found.mark];
    if (kind === "follow") {
      if (state.followers[by]) return void delete state.coming[coming];
      addNews(state, ctx, { kind, by, book: null, text: "" });
      state.followers[by] = { reader: by, at: ctx.now };
    } else if (kind === "likeRank") {
      const week = dayKey(weekStart(ctx.now, ctx.offsetMin), ctx.offsetMin);
      if (state.prefs.inRanking && !state.rankLikedBy.some((one) => one.reader === by && one.week === week)) {
        addNews(state, ctx, { kind, by, book: null, text: "" });
        state.rankLikedBy = [{ reader: by, week }, ...state.rankLikedBy].slice(0, 100);
      }
    } else if (kind === "likeReview" && review && !review.likedBy.includes(by)) {
      addNews(state, ctx, { kind, by, book: review.book, text: review.text });
      review.likedBy.push(by);
    } else if (kind === "reply" && review) {
      const text = writeReply(review.verdict, by, ctx.lang);
      addNews(state, ctx, { kind, by, book: review.book, text });
      review.replies.push({ id: ctx.newId("news"), by, text, at: ctx.now });
    } else if (kind === "likeThought" && mark && !mark.private && !mark.likedBy.includes(by)) {
      addNews(state, ctx, { kind, by, book: mark.book, text: mark.thought });
      mark.likedBy.push(by);
    }
    delete state.coming[coming];
  }),
};
