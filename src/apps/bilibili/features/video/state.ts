/** The user's acts on videos: history with positions, likes, coins, favourites, comments, danmaku, reports. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import {
  AuthorId,
  ComingId,
  CommentId,
  DanmakuId,
  FolderId,
  ItemId,
  OwnCommentId,
  SeasonId,
  SubjectId,
  UserId,
  VideoId,
} from "../../ids.ts";

export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;
export const Speed = v.picklist(speeds);
export const maxCommentLength = 500;
export const CommentText = v.pipe(v.string(), v.maxLength(maxCommentLength));
/** A comment by the user, on one of the user's posts, or addressed to the user. All others are part of the world. */
export const Comment = v.strictObject({
  id: OwnCommentId,
  /** The video or post under which the comment stands. */
  on: SubjectId,
  by: AuthorId,
  /** The first comment of the thread; null if this comment is the first. */
  under: v.nullable(CommentId),
  /** The person whom this reply answers; null for the first comment of a thread. */
  to: v.nullable(AuthorId),
  text: CommentText,
  at: instant,
  /** The number of other people who liked the comment. */
  likes: wholeNumber,
});
export type Comment = v.InferOutput<typeof Comment>;

export const danmakuColours = ["#ffffff", "#fe0302", "#ff7204", "#ffd302", "#00cd00", "#4266be", "#cc0273"] as const;
export const danmakuPlaces = ["roll", "top", "bottom"] as const;
export const danmakuSizes = ["small", "normal"] as const;
export const DanmakuText = v.pipe(v.string(), v.maxLength(100));
export const OwnDanmaku = v.strictObject({
  id: DanmakuId,
  item: ItemId,
  atMs: wholeNumber,
  text: DanmakuText,
  colour: v.picklist(danmakuColours),
  place: v.picklist(danmakuPlaces),
  size: v.picklist(danmakuSizes),
  at: instant,
});
export type OwnDanmaku = v.InferOutput<typeof OwnDanmaku>;

/** An entry of the history: the video or season, its last played item, and the position in it. */
export const Seen = v.strictObject({
  of: v.union([VideoId, SeasonId]),
  item: ItemId,
  ms: wholeNumber,
  /** Whether the item was played to its end. */
  done: v.boolean(),
  at: instant,
});
export type Seen = v.InferOutput<typeof Seen>;
const Given = v.strictObject({ coins: v.picklist([1, 2]), at: instant });
/** A video in at least one of the favourite folders. */
export const Favourite = v.strictObject({ video: VideoId, at: instant, folders: v.array(FolderId) });
export type Favourite = v.InferOutput<typeof Favourite>;

export const reportReasons = ["ad", "false", "adult", "violence", "abuse", "copied", "minors", "other"] as const;
export const reportTargets = ["video", "comment", "user", "room"] as const;
const Report = v.strictObject({
  target: v.picklist(reportTargets),
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  reason: v.picklist(reportReasons),
  details: v.pipe(v.string(), v.maxLength(200)),
  at: instant,
});
export const seasonStatuses = ["want", "watching", "watched"] as const;
const Tracked = v.strictObject({ season: SeasonId, status: v.picklist(seasonStatuses), at: instant });

/** A planned act of another person, which happens at the time `at`. */
export const Coming = v.strictObject({
  id: ComingId,
  at: instant,
  kind: v.picklist(["reply", "likeComment", "likePost", "commentPost", "follow"]),
  by: UserId,
  /** The comment that the person answers or likes, or the post that the person likes or comments. */
  target: v.nullable(v.pipe(v.string(), v.maxLength(80))),
});
export type Coming = v.InferOutput<typeof Coming>;

export const maxSeen = 300;
export const maxComing = 200;
/** The maximum numbers of comments and of danmaku that the user can write in a minute. */
export const maxCommentsPerMinute = 4;
export const maxDanmakuPerMinute = 8;
export const videoState = {
  /** The history, latest first. */
  seen: v.pipe(v.array(Seen), v.maxLength(maxSeen)),
  liked: v.record(VideoId, instant),
  disliked: v.record(VideoId, instant),
  /** The coins that the user gave to videos. */
  given: v.record(VideoId, Given),
  favourites: v.record(VideoId, Favourite),
  /** When the user last shared a video. */
  shared: v.record(VideoId, instant),
  /** Anime, series and movies that the user tracks. */
  tracked: v.record(SeasonId, Tracked),
  comments: v.record(OwnCommentId, Comment),
  likedComments: v.record(CommentId, instant),
  dislikedComments: v.record(CommentId, instant),
  danmaku: v.record(DanmakuId, OwnDanmaku),
  reports: v.pipe(v.array(Report), v.maxLength(100)),
  coming: v.record(ComingId, Coming),
};
