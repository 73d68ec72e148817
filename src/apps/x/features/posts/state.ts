/** The posts of the phone's state, and the user's actions on posts. */
import * as v from "valibot";
import { audiences } from "#world/posts/words.ts";
import { instant, wholeNumber } from "#os/values.ts";
import { AuthorId, CommunityId, OwnPostId, PictureRef, PostId, UserId } from "../../ids.ts";

/**
 * The maximum number of UTF-16 units of a text in the editor. A post must also have at most `maxWeightedLength` of
 * `weightedLength`; the editor accepts longer texts and shows by how much they are too long.
 */
export const maxTextLength = 400;
export const PostText = v.pipe(v.string(), v.maxLength(maxTextLength));
export const maxPictures = 4;
export const maxOptionLength = 25;
export const OptionText = v.pipe(v.string(), v.maxLength(maxOptionLength));
export const MayReply = v.picklist(audiences);
export const Pictures = v.pipe(v.array(PictureRef), v.maxLength(maxPictures));
export const pollMinutes = [5, 30, 60, 360, 720, 1440, 4320, 10080] as const;
export const Poll = v.strictObject({
  options: v.pipe(v.array(v.strictObject({ text: OptionText, votes: wholeNumber })), v.minLength(2), v.maxLength(4)),
  /** How long the poll is open after the post was published. */
  minutes: v.picklist(pollMinutes),
  /** Whether the author was told that the poll has ended. */
  ended: v.boolean(),
});
export type Poll = v.InferOutput<typeof Poll>;
/** A post by the user, or a reply or quote by another person on a post of the user. */
export const Post = v.strictObject({
  id: OwnPostId,
  by: AuthorId,
  text: PostText,
  at: instant,
  /** Of a reply: the posts above it, from the first of the conversation to the one that it answers. */
  ancestors: v.array(PostId),
  quoted: v.nullable(PostId),
  pictures: Pictures,
  poll: v.nullable(Poll),
  mayReply: MayReply,
  community: v.nullable(CommunityId),
  likedBy: v.array(UserId),
  repostedBy: v.array(UserId),
  /** The numbers of likes and reposts by people who are not in `likedBy` and `repostedBy`. */
  moreLikes: wholeNumber,
  moreReposts: wholeNumber,
  views: wholeNumber,
});
export type Post = v.InferOutput<typeof Post>;
/** The user's vote in a poll of the world. */
export const Vote = v.strictObject({
  post: PostId,
  option: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  closesAt: instant,
  /** Whether the user was told the result. */
  told: v.boolean(),
});

export const reportReasons = ["spam", "abuse", "hate", "violence", "privacy", "fake", "minors", "selfHarm"] as const;
export const reportTargets = ["post", "user"] as const;
const Report = v.strictObject({
  target: v.picklist(reportTargets),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  reason: v.picklist(reportReasons),
  at: instant,
});
export const maxReports = 100;
const Marked = v.strictObject({ post: PostId, at: instant });
export const postsState = {
  posts: v.record(OwnPostId, Post),
  liked: v.record(PostId, Marked),
  reposted: v.record(PostId, Marked),
  bookmarked: v.record(PostId, Marked),
  votes: v.record(PostId, Vote),
  /** Posts in which the user is not interested. The timelines omit them. */
  hidden: v.record(PostId, Marked),
  /** The user's post that the profile shows first. */
  pinned: v.nullable(OwnPostId),
  reports: v.pipe(v.array(Report), v.maxLength(maxReports)),
};
