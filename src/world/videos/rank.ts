/** Computes the order of feeds and of the ranking boards. Uses only whole numbers and quotients. */
import type { BoardKey, Zone } from "./words.ts";

export interface Rated {
  /** Minutes before the phone's clock starts. */
  readonly age: number;
  readonly plays: number;
  readonly likes: number;
  readonly coins: number;
  readonly favourites: number;
  readonly danmaku: number;
}

/** The boards contain videos of the last `boardDays` days, and at most `boardSize` of them. */
const boardDays = 30;
export const boardSize = 100;
/** The board of newcomers contains videos of authors with fewer followers than this. */
const rookieFollowers = 10_000;

/**
 * The score of a video on a ranking board: its plays, likes, coins, favourites and danmaku. The score halves in ten
 * days.
 */
export function boardScore({ age, plays, likes, coins, favourites, danmaku }: Rated): number {
  const done = plays + 4 * likes + 10 * coins + 8 * favourites + 3 * danmaku;
  return Math.round((done * 14_400) / (14_400 + Math.max(0, age)));
}

/** The score of a season on a ranking board. */
export const seasonScore = ({
  plays,
  followers,
  rating,
}: {
  plays: number;
  followers: number;
  rating: number;
}): number => Math.round(plays / 10 + followers * 4 + rating * 100);

/** Whether a video competes on a board at the phone's start. */
export function isOnBoard(
  board: BoardKey,
  video: { readonly age: number; readonly zone: Zone; readonly original: boolean },
  authorFollowers: number,
): boolean {
  if (video.age < 0 || video.age > boardDays * 1440) return false;
  if (board === "all") return true;
  if (board === "original") return video.original;
  if (board === "rookie") return authorFollowers < rookieFollowers;
  return video.zone === board;
}

/**
 * The rank of a video: the order of the tab "Hot" and of searches. Videos that appear after the start rank above all
 * others, and later ones above earlier ones. So a feed that is opened again begins with new videos.
 */
export function heat(video: Rated): number {
  if (video.age < 0) return 1_000_000_000 - video.age;
  const done = video.plays + 4 * video.likes + 10 * video.coins + 8 * video.favourites + 3 * video.danmaku;
  return Math.round((done * 1_000) / (1_000 + video.age / 8));
}

/** The order of "For You": the rank, changed for each video by a factor that depends on its number. */
export function mixedHeat(video: Rated & { readonly id: string }): number {
  if (video.age < 0) return heat(video);
  const n = Number(video.id.slice(video.id.lastIndexOf("_") + 1));
  const factor = 15 + (((n * 7919) % 1009) * 285) / 1009;
  return Math.round((heat(video) * factor) / 100);
}
