/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import { findByName } from "#world/social/lookup.ts";
import videos, { type Comment, type Room, type Season, type User, type Video } from "#world/videos/index.ts";
import type { Public } from "#world/videos/words.ts";
import { partOf, seasonOf } from "./ids.ts";

/** Returns the public that the user sees. There are two publics, one for each language of the phone. */
export const publicOf = (lang: Lang): Public => (lang === "en" ? "en" : "zh");
export const readUser = (read: ReadWorld, id: string): User | null =>
  id.startsWith("bili_user_") ? read(videos.queries.user, { id }) : null;
export const readVideo = (read: ReadWorld, id: string): Video | null =>
  id.startsWith("bili_video_") ? read(videos.queries.video, { id }) : null;
export const readSeason = (read: ReadWorld, id: string): Season | null =>
  id.startsWith("bili_season_") ? read(videos.queries.season, { id }) : null;
export const readRoom = (read: ReadWorld, id: string): Room | null =>
  id.startsWith("bili_room_") ? read(videos.queries.room, { id }) : null;
export const readComment = (read: ReadWorld, id: string): Comment | null =>
  id.startsWith("bili_comment_") ? read(videos.queries.comment, { id }) : null;
/** Finds a person by id or name among the people with the given ids. */
export const findUserByName = (read: ReadWorld, ids: readonly string[], name: string): string | null =>
  findByName(
    ids,
    name,
    (some) => read(videos.queries.users, { ids: some }),
    (user) => [user.name.toLowerCase()],
  );
/** Draws people whom the user may not know: people who only watch come after the authors. */
export function readCrowd(read: ReadWorld, lang: Lang, r: Rng, count: number): string[] {
  if (count <= 0) return [];
  const { rows } = read(videos.queries.people, { public: publicOf(lang), page: r.int(10, 60) });
  return r.shuffle(rows.map(({ id }) => id)).slice(0, count);
}

/** What the player needs to know about an item. */
export interface Playable {
  readonly item: string;
  /** The id of the video or season. */
  readonly of: string;
  readonly title: string;
  /** The author of a video, or the title of a season. */
  readonly subtitle: string;
  readonly seconds: number;
  /** Whether only members can watch the item. */
  readonly members: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}
export function readPlayable(read: ReadWorld, item: string): Playable | null {
  const part = partOf(item);
  if (part) {
    const video = readVideo(read, part.video);
    return video && playableOfVideo(video, part.part);
  }
  const season = readSeason(read, seasonOf(item));
  return season && playableOfEpisode(season, item);
}
export function playableOfVideo(video: Video, part: number): Playable | null {
  const count = Math.max(1, video.parts.length);
  if (part < 1 || part > count) return null;
  const one = video.parts[part - 1];
  return {
    item: `${video.id}_p${part}`,
    of: video.id,
    title: one ? `${video.title} P${part} ${one.title}` : video.title,
    subtitle: video.name,
    seconds: one?.seconds ?? video.seconds,
    members: false,
    previous: part > 1 ? `${video.id}_p${part - 1}` : null,
    next: part < count ? `${video.id}_p${part + 1}` : null,
  };
}
export function playableOfEpisode(season: Season, episode: string): Playable | null {
  const at = season.episodes.findIndex(({ id }) => id === episode);
  const found = season.episodes[at];
  if (!found) return null;
  return {
    item: episode,
    of: season.id,
    title: [season.title, found.label, found.title].filter((x) => x !== "").join(" "),
    subtitle: season.title,
    seconds: found.seconds,
    members: season.vip && !found.free,
    previous: season.episodes[at - 1]?.id ?? null,
    next: season.episodes[at + 1]?.id ?? null,
  };
}
