/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";
import { findByName } from "#world/social/lookup.ts";
import threads, { type Comment, type Community, type Post, type User } from "#world/threads/index.ts";
import type { Public } from "#world/threads/words.ts";
import { isOwnPost, me } from "./ids.ts";
import type { State } from "./state.ts";

/** Returns the public that the user sees. There are two publics, one for each language of the phone. */
export const publicOf = (lang: Lang): Public => (lang === "en" ? "en" : "zh");
/** Each function returns null if there is no such record. */
export const readUser = (read: ReadWorld, id: string): User | null =>
  id.startsWith("rd_user_") ? read(threads.queries.user, { id }) : null;
export const readCommunity = (read: ReadWorld, id: string): Community | null =>
  id.startsWith("rd_community_") ? read(threads.queries.community, { id }) : null;
export const readPost = (read: ReadWorld, id: string): Post | null =>
  id.startsWith("rd_post_") ? read(threads.queries.post, { id }) : null;
export const readComment = (read: ReadWorld, id: string): Comment | null =>
  id.startsWith("rd_comment_") ? read(threads.queries.comment, { id }) : null;

/** The facts about a post that commands check. */
export interface PostFacts {
  readonly id: string;
  readonly community: string;
  readonly author: string;
  readonly title: string;
  readonly text: string;
  readonly locked: boolean;
  readonly removed: boolean;
}
/** Returns a post of the world or one of the user's posts, or null. */
export function findPost(state: Pick<State, "posts">, read: ReadWorld, id: string): PostFacts | null {
  if (isOwnPost(id)) {
    const own = state.posts[id];
    return own ? { ...own, author: me, locked: false } : null;
  }
  return readPost(read, id);
}
/** Finds a person by id or name among the people with the given ids. */
export const findUserByName = (read: ReadWorld, ids: readonly string[], name: string): string | null =>
  findByName(
    ids,
    name.trim().replace(/^u\//i, ""),
    (some) => read(threads.queries.users, { ids: some }),
    (user) => [user.name.toLowerCase()],
  );
/** The pages from which ordinary people are drawn. The people with the most karma are on the first pages. */
const crowdPages = { from: 5, to: 100 } as const;
/** Draws people whom the user may not know. */
export function readCrowd(read: ReadWorld, lang: Lang, r: Rng, count: number): string[] {
  if (count <= 0) return [];
  const { rows } = read(threads.queries.people, {
    public: publicOf(lang),
    page: r.int(crowdPages.from, crowdPages.to),
  });
  return r.shuffle(rows.map(({ id }) => id)).slice(0, count);
}
