/** Commands for the user's posts, and the check for new videos of followed people. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { leastAge } from "#os/social-format.ts";
import { reject } from "#os/values.ts";
import videos from "#world/videos/index.ts";
import { PictureRef, PostId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { followedIds } from "../../ties.ts";
import { readVideo } from "../../world.ts";
import { specialGroup } from "../people/state.ts";
import { planPostVisits } from "../video/visitors.ts";
import { maxPictures, maxPosts, PostText } from "./state.ts";

/** The maximum number of notifications of one check. */
const maxNotices = 3;
export const feedCommands = {
  post: bilibili.command(
    {
      text: PostText,
      pictures: v.pipe(v.array(PictureRef), v.maxLength(maxPictures)),
      video: v.nullable(VideoId),
    },
    (state, { text, pictures, video }, ctx) => {
      const words = text.trim();
      if (words === "" && pictures.length === 0 && video === null) return reject("nothing-written");
      if (!isOnline(ctx.os)) return reject("no-network");
      if (Object.keys(state.posts).length >= maxPosts) return reject("posts-full");
      if (video !== null) {
        if (!readVideo(ctx.world, video)) return reject("video-missing");
        state.shared[video] = ctx.now;
      }
      const id = ctx.newId("post");
      state.posts[id] = { id, text: words, pictures, video, at: ctx.now, likedBy: [], moreLikes: 0 };
      planPostVisits(state, ctx, state.posts[id]);
      return id;
    },
  ),
  deletePost: bilibili.command({ post: PostId }, (state, { post }) => {
    if (!state.posts[post]) return reject("post-missing");
    delete state.posts[post];
    delete state.likedPosts[post];
    for (const comment of Object.values(state.comments)) if (comment.on === post) delete state.comments[comment.id];
    for (const coming of Object.values(state.coming)) if (coming.target === post) delete state.coming[coming.id];
    state.news = state.news.filter((one) => one.on !== post);
    return undefined;
  }),
  togglePostLike: bilibili.command({ post: PostId }, (state, { post }, ctx) => {
    if (!state.posts[post]) return reject("post-missing");
    if (state.likedPosts[post] === undefined) state.likedPosts[post] = ctx.now;
    else delete state.likedPosts[post];
    return undefined;
  }),
  /** The user opens the feed of followed people. */
  seeFeed: bilibili.command({}, (state, _args, ctx) => {
    state.newUploads = 0;
    ctx.unnotify("uploads");
  }),
  /** Scheduled. Counts the new videos of followed people, and notifies the user of those that the settings name. */
  checkUploads: bilibili.command({}, (state, _args, ctx) => {
    const since = state.uploadsCheckedAt;
    state.uploadsCheckedAt = ctx.now;
    if (!isOnline(ctx.os)) return;
    const authors = followedIds(state).slice(0, 60);
    if (authors.length === 0) return;
    const { rows } = ctx.world(videos.queries.following, {
      author_any: authors,
      age_min: leastAge(ctx.now, state.startedAt),
      age_max: leastAge(since, state.startedAt) - 1,
      sort: "newest",
    });
    state.newUploads = Math.min(99, state.newUploads + rows.length);
    const { notifyUploads } = state.prefs;
    if (notifyUploads === "none") return;
    const told = rows.filter(
      ({ author }) => notifyUploads === "all" || state.follows[author]?.groups.includes(specialGroup),
    );
    for (const { id, name, title } of told.slice(0, maxNotices))
      ctx.notify({
        key: "noticeUpload",
        facts: { name, title },
        channel: "uploads",
        group: "uploads",
        tag: id,
        open: { screen: "video", params: { video: id } },
      });
  }),
};
