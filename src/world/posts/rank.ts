/** Computes the rank of posts: the order of "For you", of the search tab "Top", and of replies by relevance. */

export interface Rated {
  readonly age: number;
  readonly likes: number;
  readonly reposts: number;
  readonly replies: number;
  readonly bookmarks: number;
}

/**
 * Returns the rank of a post: its likes, reposts, replies and bookmarks, which count less over the days. Posts that
 * appear after the start rank above all others, and later ones above earlier ones. So a timeline that is opened again
 * begins with new posts.
 */
export function heat({ age, likes, reposts, replies, bookmarks }: Rated): number {
  if (age < 0) return 1_000_000_000 - age;
  const done = 1 + likes + 3 * reposts + 12 * replies + 2 * bookmarks;
  return Math.round((done * 10_000) / (600 + age));
}
