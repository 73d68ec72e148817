/** Converts videos, seasons and live rooms of the world into cards. */
import { langOf } from "#os/format.ts";
import { countText, worldTime } from "#os/social-format.ts";
import type { OsState } from "#os/state.ts";
import type { Room, SeasonBrief, VideoBrief } from "#world/videos/index.ts";
import type { Card, RoomCard, SeasonCard } from "../../looks/cards.tsx";
import { lengthText } from "../../format.ts";
import type { State } from "../../state.ts";
import { isUnwanted } from "../../ties.ts";

/** The part of a screen's props that the functions for cards need. */
export interface CardHost {
  readonly state: State;
  readonly os: OsState;
  readonly t: (
    key: "plays" | "danmakuCount" | "members" | "updatedTo" | "allEpisodes" | "watching" | "rating",
    facts?: Readonly<Record<string, string | number>>,
  ) => string;
}
export function videoCard(video: VideoBrief, { os, t }: CardHost, note?: string, played?: number): Card {
  const lang = langOf(os);
  const plays = countText(video.plays, lang);
  const danmaku = countText(video.danmaku, lang);
  return {
    id: video.id,
    title: video.title,
    cover: video.cover,
    by: video.author,
    name: video.name,
    plays,
    danmaku,
    length: lengthText(video.seconds),
    spoken: `${t("plays", { n: plays })}, ${t("danmakuCount", { n: danmaku })}`,
    note,
    played,
  };
}
export function seasonCard(
  season: SeasonBrief & { readonly episodes?: readonly unknown[] },
  { t }: CardHost,
): SeasonCard {
  return {
    id: season.id,
    title: season.title,
    cover: season.cover,
    badge: season.vip ? t("members") : undefined,
    rating: season.rating > 0 ? (season.rating / 10).toFixed(1) : undefined,
    note:
      season.kind === "movie"
        ? `${season.year} · ${season.area}`
        : season.weekday === null
          ? t("allEpisodes", { n: season.total })
          : season.styles.slice(0, 2).join(" · "),
  };
}
export const roomCard = (room: Room, { os, t }: CardHost): RoomCard => ({
  id: room.id,
  title: room.title,
  name: room.name,
  area: room.area,
  viewers: t("watching", { n: countText(room.viewers, langOf(os)) }),
  cover: room.cover,
});
/** Returns whether a video may be listed in a feed: the user has hidden neither the video nor its author. */
export const isWanted = (state: State, video: { readonly id: string; readonly author: string }): boolean =>
  state.hiddenVideos[video.id] === undefined && !isUnwanted(state, video.author);
export const timeOf = (state: State, record: { readonly age: number }): number =>
  worldTime(record.age, state.startedAt);
