/** The user's posts, and the new videos of followed people. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { PictureRef, PostId, UserId, VideoId } from "../../ids.ts";

export const PostText = v.pipe(v.string(), v.maxLength(1000));
export const maxPictures = 9;
export const Post = v.strictObject({
  id: PostId,
  text: PostText,
  pictures: v.pipe(v.array(PictureRef), v.maxLength(maxPictures)),
  /** The video that the post shares. */
  video: v.nullable(VideoId),
  at: instant,
  likedBy: v.array(UserId),
  /** The number of likes by people who are not in `likedBy`. */
  moreLikes: wholeNumber,
});
export type Post = v.InferOutput<typeof Post>;
export const maxPosts = 200;
export const feedState = {
  posts: v.record(PostId, Post),
  likedPosts: v.record(PostId, instant),
  /** When the app last looked for new videos of followed people, and how many it found since the user saw the feed. */
  uploadsCheckedAt: instant,
  newUploads: wholeNumber,
};
