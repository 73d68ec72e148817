/** The user's actions on posts and comments: votes, saves, comments, history, reports. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { AuthorId, CommentId, OwnCommentId, PostId, ThingId, WorldPostId } from "../../ids.ts";

export const maxCommentLength = 2000;
export const CommentText = v.pipe(v.string(), v.maxLength(maxCommentLength));
export const Direction = v.picklist([1, -1]);
export type Direction = v.InferOutput<typeof Direction>;
const Score = v.pipe(v.number(), v.integer());
/**
 * A comment by the user, on one of the user's posts, or addressed to the user. All other comments are part of the
 * world.
 */
export const Comment = v.strictObject({
  id: OwnCommentId,
  post: PostId,
  /** The comment that this comment answers, or "" if it answers the post. */
  parent: v.union([CommentId, v.literal("")]),
  by: AuthorId,
  text: CommentText,
  at: instant,
  editedAt: v.nullable(instant),
  /** The upvotes minus the downvotes of other people. */
  score: Score,
  /** Whether the author deleted the comment. It stays as long as it has answers. */
  deleted: v.boolean(),
});
export type Comment = v.InferOutput<typeof Comment>;

export const reportReasons = [
  "rules",
  "harassment",
  "threat",
  "hate",
  "minor",
  "personal",
  "impersonation",
  "copyright",
  "selfHarm",
  "spam",
] as const;
export const reportTargets = ["post", "comment", "user"] as const;
const Report = v.strictObject({
  target: v.picklist(reportTargets),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  reason: v.picklist(reportReasons),
  /** The number of the community's rule, if the reason is "rules". */
  rule: v.nullable(wholeNumber),
  at: instant,
});
export const commentSorts = ["best", "top", "new", "controversial", "old", "qa"] as const;

export const maxSeen = 100;
export const maxReports = 100;
/** The maximum number of comments that the user can write in a minute. */
export const maxCommentsPerMinute = 4;
export const postState = {
  votes: v.record(ThingId, v.strictObject({ dir: Direction, at: instant })),
  saved: v.record(ThingId, instant),
  hidden: v.record(PostId, instant),
  comments: v.record(OwnCommentId, Comment),
  reports: v.pipe(v.array(Report), v.maxLength(maxReports)),
  /** The posts that the user has opened, latest first. */
  seen: v.pipe(v.array(v.strictObject({ post: PostId, at: instant })), v.maxLength(maxSeen)),
  /** The option that the user chose in a poll. */
  pollVotes: v.record(WorldPostId, wholeNumber),
};
