/** Computes the rank of notes: the order of the Explore feed and of search results. */

export interface Rated {
  readonly age: number;
  readonly likes: number;
  readonly saves: number;
  readonly comments: number;
}

/**
 * Returns the rank of a note: its likes, saves and comments, which count less over the weeks. Notes that appear after
 * the start rank above all others, and later ones above earlier ones. So a feed that is opened again begins with new
 * notes.
 */
export function hotness({ age, likes, saves, comments }: Rated): number {
  if (age < 0) return 1_000_000_000 - age;
  const done = likes + 2 * saves + 3 * comments;
  return Math.round((done * 1_000) / (1_000 + age / 10));
}
