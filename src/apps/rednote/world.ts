/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";
import rednote, { type Comment, type Note, type User } from "#world/rednote/index.ts";
import type { Public } from "#world/rednote/words.ts";
import { findByName } from "#world/social/lookup.ts";

/** Returns the public that the user sees. There are two publics, one for each language of the phone. */
export const publicOf = (lang: Lang): Public => (lang === "en" ? "en" : "zh");
/** Returns null if there is no such person. */
export const readUser = (read: ReadWorld, id: string): User | null =>
  id.startsWith("rn_user_") ? read(rednote.queries.user, { id }) : null;
export const readNote = (read: ReadWorld, id: string): Note | null =>
  id.startsWith("rn_note_") ? read(rednote.queries.note, { id }) : null;
export const readComment = (read: ReadWorld, id: string): Comment | null =>
  id.startsWith("rn_comment_") ? read(rednote.queries.comment, { id }) : null;
/** Finds a person by id or name among the people with the given ids. */
export const findUserByName = (read: ReadWorld, ids: readonly string[], name: string): string | null =>
  findByName(
    ids,
    name,
    (some) => read(rednote.queries.users, { ids: some }),
    (user) => [user.name.toLowerCase()],
  );
/** The pages from which ordinary people are drawn. The people with the most followers are on the first pages. */
const crowdPages = { from: 10, to: 300 } as const;
/** Draws people whom the user may not know. */
export function readCrowd(read: ReadWorld, lang: Lang, r: Rng, count: number): string[] {
  if (count <= 0) return [];
  const asked = { public: publicOf(lang), page: r.int(crowdPages.from, crowdPages.to) };
  const { rows } = read(rednote.queries.people, asked);
  return r.shuffle(rows.map(({ id }) => id)).slice(0, count);
}
/** Draws a note from the first page of the feed. */
export function readPopularNote(read: ReadWorld, lang: Lang, r: Rng): string | null {
  const { rows } = read(rednote.queries.feed, { public: publicOf(lang), age_min: 0 });
  return rows.length === 0 ? null : r.pick(rows).id;
}
