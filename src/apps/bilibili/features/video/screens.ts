/** View state of the screens of videos and seasons. */
import * as v from "valibot";
import { equal, hasText, isChosen, isNotEmpty, isOn } from "#os/guards.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { flag, listField, nullableField, overlay, textFor, textUpTo, wholeNumber } from "#os/values.ts";
import { AuthorId, CommentId, EpisodeId, FolderId, ItemId, SeasonId, SubjectId, UserId, VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { MessageText } from "../messages/state.ts";
import {
  CommentText,
  danmakuColours,
  danmakuPlaces,
  danmakuSizes,
  DanmakuText,
  reportReasons,
  reportTargets,
} from "./state.ts";

const pages = v.optional(wholeNumber, 1);
const danmakuFields = {
  danmaku: textFor(DanmakuText),
  colour: v.optional(v.picklist(danmakuColours), "#ffffff"),
  place: v.optional(v.picklist(danmakuPlaces), "roll"),
  size: v.optional(v.picklist(danmakuSizes), "normal"),
  /** Whether the bar over the keyboard shows the styles of danmaku. */
  styles: flag,
};
const playerFields = {
  /** Whether the player covers the whole screen. */
  full: flag,
  /** The items that the user chose to download. */
  items: listField(ItemId),
};
const comments = { field: "words" as const, enter: "send" as const, when: whileOpen("write") };
const lines = { field: "danmaku" as const, enter: "send" as const, when: whileOpen("danmaku") };
export const videoScreens = {
  video: bilibili.screen({
    params: {
      video: VideoId,
      part: v.optional(v.nullable(wholeNumber), null),
      focus: v.optional(v.nullable(CommentId), null),
    },
    enter: ({ params }) => ({ tab: params.focus === null ? ("intro" as const) : ("comments" as const) }),
    view: {
      ...danmakuFields,
      ...playerFields,
      tab: v.optional(v.picklist(["intro", "comments"]), "intro"),
      /** Whether the description is shown. */
      unfolded: flag,
      order: nullableField(v.picklist(["hot", "newest"])),
      pages,
      /** The thread and the person to which the comment in the input field replies. */
      under: nullableField(CommentId),
      to: nullableField(AuthorId),
      words: textFor(CommentText),
      held: nullableField(CommentId),
      coins: v.optional(v.picklist([1, 2]), 1),
      alsoLike: v.optional(v.boolean(), true),
      /** The ticked folders. */
      folders: listField(FolderId),
      open: overlay(
        "write",
        "danmaku",
        "coins",
        "folders",
        "share",
        "more",
        "speed",
        "quality",
        "sleep",
        "download",
        "comment",
      ),
    },
    opens: "openVideo",
    focus: [comments, lines],
  }),
  season: bilibili.screen({
    params: { season: SeasonId, episode: v.optional(v.nullable(EpisodeId), null) },
    view: {
      ...danmakuFields,
      ...playerFields,
      unfolded: flag,
      open: overlay("danmaku", "more", "speed", "quality", "sleep", "download", "status"),
    },
    opens: "openSeason",
    focus: [lines],
  }),
  /** A comment with all its replies. */
  thread: bilibili.screen({
    params: { on: SubjectId, comment: CommentId },
    view: {
      to: nullableField(AuthorId),
      words: textFor(CommentText),
      held: nullableField(CommentId),
      open: overlay("write", "comment"),
    },
    focus: [comments],
  }),
  series: bilibili.screen({ params: { series: v.pipe(v.string(), v.startsWith("bili_series_"), v.maxLength(80)) } }),
  report: bilibili.screen({
    params: { target: v.picklist(reportTargets), id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)) },
    view: { reason: nullableField(v.picklist(reportReasons)), details: textUpTo(200) },
  }),
  shareTo: bilibili.screen({
    params: { video: VideoId },
    view: { users: listField(UserId), text: textFor(MessageText) },
  }),
};
export const videoGuards = {
  isFull: isOn("full"),
  isWriting: equal("view.open", "write"),
  isSendingDanmaku: equal("view.open", "danmaku"),
  hasComment: hasText("words"),
  hasDanmaku: hasText("danmaku"),
  hasReason: isChosen("reason"),
  hasItems: isNotEmpty("items"),
  hasUsers: ({ view }: { view: { users: readonly string[] } }) => view.users.length > 0 && view.users.length <= 9,
};
