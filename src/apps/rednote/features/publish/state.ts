/** The user's published notes and drafts, and the planned actions of other people. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { ComingId, DraftId, NoteId, OwnCommentId, PictureRef, PostId, UserId } from "../../ids.ts";

export const maxTitleLength = 20;
export const maxPictures = 18;
export const maxTags = 10;
export const maxMentions = 10;
export const NoteTitle = v.pipe(v.string(), v.maxLength(maxTitleLength));
export const NoteText = v.pipe(v.string(), v.maxLength(1000));
export const Tag = v.pipe(v.string(), v.nonEmpty(), v.maxLength(30));
export const audiences = ["public", "friends", "private"] as const;
/** The papers for a note without pictures. The cover of such a note is its text, drawn on the paper. */
export const papers = ["plain", "lined", "warm", "night", "mint", "rose"] as const;
export const PlaceRef = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(80)),
  name: v.pipe(v.string(), v.maxLength(80)),
});
/** The content of a note or draft. */
export const noteFields = {
  title: NoteTitle,
  text: NoteText,
  tags: v.pipe(v.array(Tag), v.maxLength(maxTags)),
  mentions: v.pipe(v.array(UserId), v.maxLength(maxMentions)),
  /** The first picture is the cover. A note without pictures has a paper. */
  pictures: v.pipe(v.array(PictureRef), v.maxLength(maxPictures)),
  paper: v.nullable(v.picklist(papers)),
  /** The text on the paper. */
  words: v.pipe(v.string(), v.maxLength(200)),
  place: v.nullable(PlaceRef),
  audience: v.picklist(audiences),
  /** Whether others can comment. */
  commentsOpen: v.boolean(),
};
export const NoteContent = v.strictObject(noteFields);
export type NoteContent = v.InferOutput<typeof NoteContent>;
export const Post = v.strictObject({
  id: PostId,
  ...noteFields,
  at: instant,
  editedAt: v.nullable(instant),
  pinned: v.boolean(),
  views: wholeNumber,
  likedBy: v.array(UserId),
  savedBy: v.array(UserId),
  /** The numbers of likes and saves by people who are not in `likedBy` and `savedBy`. */
  moreLikes: wholeNumber,
  moreSaves: wholeNumber,
});
export type Post = v.InferOutput<typeof Post>;
export const Draft = v.strictObject({
  id: DraftId,
  ...noteFields,
  at: instant,
});
export type Draft = v.InferOutput<typeof Draft>;

export const comingKinds = ["view", "like", "save", "comment", "reply", "likeComment", "follow", "mention"] as const;
/** A planned action of another person. It happens at the time `at`, unless the user's settings forbid it by then. */
export const Coming = v.strictObject({
  id: ComingId,
  at: instant,
  kind: v.picklist(comingKinds),
  by: UserId,
  note: v.nullable(NoteId),
  /** The comment that the person will answer or like. */
  comment: v.nullable(OwnCommentId),
});
export type Coming = v.InferOutput<typeof Coming>;

export const maxPosts = 200;
export const maxDrafts = 30;
export const maxComing = 200;
export const publishState = {
  posts: v.record(PostId, Post),
  drafts: v.record(DraftId, Draft),
  coming: v.record(ComingId, Coming),
};
