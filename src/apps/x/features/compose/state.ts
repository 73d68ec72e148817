/** Drafts, scheduled posts, and the planned actions of other people. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ComingId, CommunityId, DraftId, ListId, OwnPostId, PostId, UserId } from "../../ids.ts";
import { MayReply, OptionText, Pictures, pollMinutes, PostText } from "../posts/state.ts";

export const maxParts = 10;
export const Part = v.strictObject({ text: PostText, pictures: Pictures });
export const NewPoll = v.strictObject({
  options: v.pipe(v.array(OptionText), v.minLength(2), v.maxLength(4)),
  minutes: v.picklist(pollMinutes),
});
/** The content of the editor: one part for a post, several parts for a thread. */
export const contentFields = {
  parts: v.pipe(v.array(Part), v.minLength(1), v.maxLength(maxParts)),
  /** The poll of the first part. */
  poll: v.nullable(NewPoll),
  mayReply: MayReply,
  community: v.nullable(CommunityId),
  replyTo: v.nullable(PostId),
  quoted: v.nullable(PostId),
};
export const Content = v.strictObject(contentFields);
export type Content = v.InferOutput<typeof Content>;
export const Draft = v.strictObject({
  id: DraftId,
  ...contentFields,
  at: instant,
  /** When the phone publishes the post; null for an ordinary draft. */
  sendAt: v.nullable(instant),
});
export type Draft = v.InferOutput<typeof Draft>;

export const comingKinds = [
  "view",
  "like",
  "repost",
  "reply",
  "quote",
  "vote",
  "mention",
  "follow",
  "accept",
  "admit",
  "bell",
  "call",
  "list",
] as const;
/** A planned action of another person. It happens at the time `at`, unless the user's settings forbid it by then. */
export const Coming = v.strictObject({
  id: ComingId,
  at: instant,
  kind: v.picklist(comingKinds),
  by: UserId,
  /** The post to which the action belongs; of the kind "bell", the new post of the person. */
  post: v.nullable(PostId),
  /** Of the kind "admit": the community that accepts the user. */
  community: v.nullable(CommunityId),
  /** Of the kind "list": the person's list. */
  list: v.nullable(ListId),
});
export type Coming = v.InferOutput<typeof Coming>;

export const maxPosts = 300;
export const maxDrafts = 50;
export const maxComing = 300;
export const composeState = {
  drafts: v.record(DraftId, Draft),
  coming: v.record(ComingId, Coming),
  /** The user's latest post, to which the app returns after publishing. */
  latest: v.nullable(OwnPostId),
};
