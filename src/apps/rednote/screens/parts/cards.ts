/** Converts notes of the world and the user's own notes into cards. */
import { langOf } from "#os/format.ts";
import { countText } from "#os/social-format.ts";
import type { OsState } from "#os/state.ts";
import type { Note, NoteBrief } from "#world/rednote/index.ts";
import { metresBetween } from "#world/places/geo.ts";
import type { Post } from "../../features/publish/state.ts";
import { distanceText } from "../../format.ts";
import { me } from "../../ids.ts";
import type { Shown } from "../../looks/shot.tsx";
import type { Card } from "../../looks/waterfall.tsx";
import type { State } from "../../state.ts";

/** The part of a screen's props that the functions for cards need. */
export interface CardHost {
  readonly state: State;
  readonly os: OsState;
  readonly t: (key: "like" | "new_private" | "new_friends") => string;
}
/** Returns the text beside a heart: the count, or "Like" if the count is 0. */
export const likesText = (n: number, { os, t }: Pick<CardHost, "os" | "t">): string =>
  n === 0 ? t("like") : countText(n, langOf(os));

/** Returns the card for a note of the world. If `near` is true, the card shows the distance to the note's place. */
export function worldCard(note: NoteBrief | Note, host: CardHost, near = false): Card {
  const liked = host.state.liked[note.id] !== undefined;
  const here = { latitude: host.os.location.lat, longitude: host.os.location.lon };
  return {
    id: note.id,
    title: note.title,
    cover: { kind: "world", picture: note.cover },
    video: note.kind === "video",
    by: note.author,
    name: note.name,
    liked,
    likes: likesText(note.likes + (liked ? 1 : 0), host),
    tag: near && note.place ? distanceText(metresBetween(here, note.place)) : undefined,
  };
}
/** Returns the pictures of one of the user's notes. `mark` is the watermark. */
export function shownOf(post: Pick<Post, "pictures" | "paper" | "words">, mark: string | undefined): Shown[] {
  if (post.pictures.length === 0) return [{ kind: "paper", paper: post.paper ?? "plain", words: post.words }];
  return post.pictures.map((file) => ({ kind: "file", file, mark }));
}
export const watermarkOf = (state: Pick<State, "prefs" | "profile">): string | undefined =>
  state.prefs.watermark ? `@${state.profile.number}` : undefined;
export const countPostLikes = (state: Pick<State, "liked">, post: Post): number =>
  post.likedBy.length + post.moreLikes + (state.liked[post.id] === undefined ? 0 : 1);
export const countPostSaves = (state: Pick<State, "saved">, post: Post): number =>
  post.savedBy.length + post.moreSaves + (state.saved[post.id] === undefined ? 0 : 1);
export function postCard(post: Post, host: CardHost): Card {
  const { state } = host;
  return {
    id: post.id,
    title: post.title || post.text.split("\n")[0]!,
    cover: shownOf(post, watermarkOf(state))[0]!,
    video: false,
    by: me,
    name: state.profile.name,
    own: state.profile.face,
    liked: state.liked[post.id] !== undefined,
    likes: likesText(countPostLikes(state, post), host),
    mark:
      post.audience === "private"
        ? host.t("new_private")
        : post.audience === "friends"
          ? host.t("new_friends")
          : undefined,
  };
}
