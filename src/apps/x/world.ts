/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import { findByName } from "#world/social/lookup.ts";
import posts, { type Community, type Post as WorldPost, type Roll, type User } from "#world/posts/index.ts";
import type { Public } from "#world/posts/words.ts";
import { isWorldList, isWorldPost } from "./ids.ts";

/** Returns the public that the user sees. There are two publics, one for each language of the phone. */
export const publicOf = (lang: Lang): Public => (lang === "en" ? "en" : "zh");
/** Returns null if there is no such person. */
export const readUser = (read: ReadWorld, id: string): User | null =>
  id.startsWith("x_user_") ? read(posts.queries.user, { id }) : null;
export const readPost = (read: ReadWorld, id: string): WorldPost | null =>
  isWorldPost(id) ? read(posts.queries.post, { id }) : null;
export const readList = (read: ReadWorld, id: string): Roll | null =>
  isWorldList(id) ? read(posts.queries.list, { id }) : null;
export const readCommunity = (read: ReadWorld, id: string): Community | null => read(posts.queries.community, { id });
/** Finds a person by id, name or handle among the people with the given ids. */
export const findUserByName = (read: ReadWorld, ids: readonly string[], name: string): string | null =>
  findByName(
    ids,
    name.trim().replace(/^@/, ""),
    (some) => read(posts.queries.users, { ids: some }),
    (user) => [user.name.toLowerCase(), user.handle.toLowerCase()],
  );
/** The pages from which ordinary people are drawn. The people with the most followers are on the first pages. */
const crowdPages = { from: 12, to: 240 } as const;
/** Draws people whom the user may not know. */
export function readCrowd(read: ReadWorld, lang: Lang, r: Rng, count: number): string[] {
  if (count <= 0) return [];
  const asked = { public: publicOf(lang), page: r.int(crowdPages.from, crowdPages.to) };
  const { rows } = read(posts.queries.people, asked);
  const open = rows.filter((user) => !user.protected);
  return r.shuffle(open.map(({ id }) => id)).slice(0, count);
}
