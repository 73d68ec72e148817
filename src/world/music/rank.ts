/** Computes what the app calculates from plays: popularity, charts, an artist's popular tracks and new releases. */
import { chartSize, newReleaseDays, type Region } from "./words.ts";

interface Played {
  readonly id: string;
  /** Plays in the last week, in all countries. */
  readonly week: number;
  /** Plays in the last week, by region. */
  readonly streams: Readonly<Partial<Record<Region, number | undefined>>>;
}
const byIdAfter = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);

/** Returns the popularity from 0 to 100. Each point needs 13 % more plays in a week than the point before. */
export function popularityOf(week: number): number {
  let points = 0;
  for (let needed = 40; needed <= week && points < 100; needed *= 1.13) points++;
  return points;
}

/** Returns the tracks of a chart, the first first. A track that nobody played in the region is in no chart. */
export const chartOf = <T extends Played>(tracks: readonly T[], region: Region | "global"): T[] => {
  const playsOf = (track: T): number => (region === "global" ? track.week : (track.streams[region] ?? 0));
  return tracks
    .filter((track) => playsOf(track) > 0)
    .sort((a, b) => playsOf(b) - playsOf(a) || byIdAfter(a, b))
    .slice(0, chartSize);
};

/** Returns the most popular tracks of an artist, among the given tracks of this artist. */
export const popularOf = <T extends { readonly id: string; readonly plays: number }>(tracks: readonly T[]): T[] =>
  tracks.toSorted((a, b) => b.plays - a.plays || byIdAfter(a, b)).slice(0, 10);

/** Returns the new releases, the latest first. */
export const newReleases = <T extends { readonly id: string; readonly age: number }>(albums: readonly T[]): T[] =>
  albums.filter(({ age }) => age <= newReleaseDays).sort((a, b) => a.age - b.age || byIdAfter(a, b));
