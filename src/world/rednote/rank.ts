/** The order of the Explore feed and of search results. */

export interface Rated {
  readonly age: number;
  readonly likes: number;
  readonly saves: number;
  readonly comments: number;
}

/**
 * How high a note stands: what people did with it, fading over weeks. Notes that appear after the start stand above all
 * others, the later the higher, so that a feed that is opened again begins with them.
 */
export function hotness({ age, likes, saves, comments }: Rated): number {
  if (age < 0) return 1_000_000_000 - age;
  const done = likes + 2 * saves + 3 * comments;
  return Math.round((done * 1_000) / (1_000 + age / 10));
}
