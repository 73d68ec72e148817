/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import { maxIds } from "#world/define.ts";
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
export function findUserByName(read: ReadWorld, ids: readonly string[], name: string): string | null {
  const all = [...new Set(ids)];
  const wanted = name.trim().toLowerCase().replace(/^@/, "");
  if (all.includes(name)) return name;
  for (let at = 0; at < all.length; at += maxIds) {
    const found = read(posts.queries.users, { ids: all.slice(at, at + maxIds) });
    const one = found.find((user) => user.name.toLowerCase() === wanted || user.handle.toLowerCase() === wanted);
    if (one) return one.id;
  }
  return null;
}
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
