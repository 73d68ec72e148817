/** The user's posts, and the planned actions of other people. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ComingId, CommunityId, OwnCommentId, OwnPostId, PictureRef, PostId, UserId } from "../../ids.ts";

export const maxPictures = 20;
export const newKinds = ["text", "image", "link"] as const;
export const Title = v.pipe(v.string(), v.maxLength(300));
export const Body = v.pipe(v.string(), v.maxLength(5000));
export const Url = v.pipe(v.string(), v.maxLength(300));
/** The content of a post. */
export const postFields = {
  community: CommunityId,
  kind: v.picklist(newKinds),
  title: Title,
  text: Body,
  /** The id of one of the community's flairs. */
  flair: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  pictures: v.pipe(v.array(PictureRef), v.maxLength(maxPictures)),
  /** The address of a link post, otherwise "". */
  url: Url,
  spoiler: v.boolean(),
};
export const OwnPost = v.strictObject({
  id: OwnPostId,
  ...postFields,
  at: instant,
  editedAt: v.nullable(instant),
  /** The upvotes minus the downvotes of other people, and their number. */
  score: v.pipe(v.number(), v.integer()),
  votes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Whether moderators removed the post. */
  removed: v.boolean(),
  /** Whether the user is notified of comments on the post. */
  replies: v.boolean(),
});
export type OwnPost = v.InferOutput<typeof OwnPost>;

export const comingKinds = ["wave", "comment", "reply", "commentWave", "follow", "mention", "approve"] as const;
/** A planned action of another person. It happens at the time `at`, unless the user's settings forbid it by then. */
export const Coming = v.strictObject({
  id: ComingId,
  at: instant,
  kind: v.picklist(comingKinds),
  by: UserId,
  community: v.nullable(CommunityId),
  post: v.nullable(PostId),
  /** The comment that the person will answer or that gets the votes. */
  comment: v.nullable(OwnCommentId),
  /** The number of upvotes and downvotes in a wave of votes. */
  up: v.pipe(v.number(), v.integer(), v.minValue(0)),
  down: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Coming = v.InferOutput<typeof Coming>;

export const maxOwnPosts = 200;
export const maxComing = 200;
export const createState = {
  posts: v.record(OwnPostId, OwnPost),
  coming: v.record(ComingId, Coming),
};
