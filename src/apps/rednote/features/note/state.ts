/** The user's actions on notes and comments: likes, saves, comments, history, reports. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { AlbumId, AuthorId, CommentId, NoteId, OwnCommentId } from "../../ids.ts";

export const maxCommentLength = 300;
export const CommentText = v.pipe(v.string(), v.maxLength(maxCommentLength));
/**
 * A comment by the user, on one of the user's notes, or addressed to the user. All other comments are part of the
 * world.
 */
export const Comment = v.strictObject({
  id: OwnCommentId,
  note: NoteId,
  /** The author: a person of the world, or `me`. */
  by: AuthorId,
  /** The first comment of the thread; null if this comment is the first. */
  under: v.nullable(CommentId),
  /** The person whom this reply answers; null for the first comment of a thread and for a reply to that comment. */
  to: v.nullable(AuthorId),
  text: CommentText,
  at: instant,
  /** The number of other people who liked the comment. */
  likes: wholeNumber,
});
export type Comment = v.InferOutput<typeof Comment>;

export const reportReasons = ["spam", "false", "adult", "violence", "abuse", "copied", "minors", "other"] as const;
export const reportTargets = ["note", "comment", "user"] as const;
const Report = v.strictObject({
  target: v.picklist(reportTargets),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  reason: v.picklist(reportReasons),
  details: v.pipe(v.string(), v.maxLength(200)),
  at: instant,
});
const Saved = v.strictObject({ note: NoteId, at: instant, album: v.nullable(AlbumId) });

export const maxSeen = 200;
export const noteState = {
  liked: v.record(NoteId, instant),
  saved: v.record(NoteId, Saved),
  likedComments: v.record(CommentId, instant),
  comments: v.record(OwnCommentId, Comment),
  /** Notes that the user is not interested in. The feeds omit them. */
  hiddenNotes: v.record(NoteId, instant),
  reports: v.pipe(v.array(Report), v.maxLength(100)),
  /** The notes that the user has opened, latest first. */
  seen: v.pipe(v.array(v.strictObject({ note: NoteId, at: instant })), v.maxLength(maxSeen)),
};
/** The maximum number of comments that the user can write in a minute. */
export const maxCommentsPerMinute = 4;
