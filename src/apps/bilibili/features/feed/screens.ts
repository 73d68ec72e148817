/** View state of the feed of followed people, and of the user's posts. */
import * as v from "valibot";
import { hasText, isNotEmpty } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { listField, nullableField, overlay, textFor, wholeNumber } from "#os/values.ts";
import { AuthorId, CommentId, PictureRef, PostId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { CommentText } from "../video/state.ts";
import { PostText } from "./state.ts";

export const feedScreens = {
  following: bilibili.screen({
    opens: "seeFeed",
    view: { tab: v.optional(v.picklist(["all", "videos"]), "all"), pages: v.optional(wholeNumber, 1) },
  }),
  post: bilibili.screen({
    params: { post: PostId },
    view: {
      under: nullableField(CommentId),
      to: nullableField(AuthorId),
      words: textFor(CommentText),
      held: nullableField(CommentId),
      open: overlay("write", "comment", "more"),
    },
    focus: [{ field: "words", enter: "send", when: whileOpen("write") }],
  }),
  compose: bilibili.screen({
    params: { video: v.optional(v.nullable(VideoId), null) },
    view: { text: textFor(PostText), pictures: listField(PictureRef) },
    focus: [{ field: "text", enter: "newline" }],
  }),
};
export const feedGuards = {
  hasPost: hasText("text"),
  hasPictures: isNotEmpty("pictures"),
  sharesVideo: ({ params }: { params: { video: string | null } }) => params.video !== null,
};
