/** The order of For you, of the best search results, and of replies by relevance. */

export interface Rated {
  readonly age: number;
  readonly likes: number;
  readonly reposts: number;
  readonly replies: number;
  readonly bookmarks: number;
}

/**
 * How high a post stands: what people did with it, fading over days. Posts that appear after the start stand above all
 * others, the later the higher, so that a timeline that is opened again begins with them.
 */
export function heat({ age, likes, reposts, replies, bookmarks }: Rated): number {
  if (age < 0) return 1_000_000_000 - age;
  const done = 1 + likes + 3 * reposts + 12 * replies + 2 * bookmarks;
  return Math.round((done * 10_000) / (600 + age));
}
