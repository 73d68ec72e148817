/** Reads the comments in the phone's state, and counts what the user added to a video. */
import type { Video } from "#world/videos/index.ts";
import type { State } from "../../state.ts";
import { partOf } from "../../ids.ts";
import type { Comment, OwnDanmaku } from "./state.ts";

const number = ({ id }: { readonly id: string }): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
type Said = Pick<State, "comments" | "blocked">;
const isShown = (state: Said, { by }: Comment): boolean => state.blocked[by] === undefined;
/** The first comments of threads on a video or post, latest first. */
export const firstComments = (state: Said, on: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.on === on && one.under === null && isShown(state, one))
    .toSorted((a, b) => b.at - a.at || number(b) - number(a));
/** The replies in a thread, earliest first. */
export const repliesUnder = (state: Said, comment: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.under === comment && isShown(state, one))
    .toSorted((a, b) => a.at - b.at || number(a) - number(b));
export const countComments = (state: Said, on: string): number =>
  Object.values(state.comments).filter((one) => one.on === on && isShown(state, one)).length;
export const countCommentLikes = (
  state: Pick<State, "likedComments">,
  comment: { readonly id: string; readonly likes: number },
): number => comment.likes + (state.likedComments[comment.id] === undefined ? 0 : 1);
/** The user's own danmaku in an item, by time. */
export const ownDanmaku = (state: Pick<State, "danmaku">, item: string): OwnDanmaku[] =>
  Object.values(state.danmaku)
    .filter((one) => one.item === item)
    .toSorted((a, b) => a.atMs - b.atMs || number(a) - number(b));
/** The counts of a video, including what the user did. */
export function countsOf(
  state: Pick<State, "liked" | "given" | "favourites" | "shared" | "danmaku" | "comments" | "blocked">,
  video: Pick<Video, "id" | "likes" | "coins" | "favourites" | "shares" | "danmaku" | "comments">,
) {
  const { id } = video;
  const own = Object.values(state.danmaku).filter(({ item }) => partOf(item)?.video === id).length;
  return {
    likes: video.likes + (state.liked[id] === undefined ? 0 : 1),
    coins: video.coins + (state.given[id]?.coins ?? 0),
    favourites: video.favourites + (state.favourites[id] ? 1 : 0),
    shares: video.shares + (state.shared[id] === undefined ? 0 : 1),
    danmaku: video.danmaku + own,
    comments: video.comments + countComments(state, id),
  };
}
