/** Reads the user's own notes, the saved and liked notes, and the albums. */
import type { State } from "../../state.ts";
import type { Post } from "../publish/state.ts";

/** Lists the user's notes: the pinned note first, then the others, newest first. */
export const listPosts = (state: Pick<State, "posts">): Post[] =>
  Object.values(state.posts).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.at - a.at || (a.id < b.id ? 1 : -1),
  );
/**
 * Lists the ids of saved notes, most recently saved first. `album` is an album, null for notes without an album, or
 * undefined for all notes.
 */
export const listSaved = (state: Pick<State, "saved">, album?: string | null): string[] =>
  Object.values(state.saved)
    .filter((one) => album === undefined || one.album === album)
    .toSorted((a, b) => b.at - a.at || (a.note < b.note ? 1 : -1))
    .map(({ note }) => note);
export const listLiked = (state: Pick<State, "liked">): string[] =>
  Object.entries(state.liked)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? 1 : -1))
    .map(([note]) => note);
/** Returns the total likes and saves of the user's notes. */
export function sumOfPosts(state: Pick<State, "posts">): { likes: number; saves: number } {
  const all = Object.values(state.posts);
  return {
    likes: all.reduce((sum, post) => sum + post.likedBy.length + post.moreLikes, 0),
    saves: all.reduce((sum, post) => sum + post.savedBy.length + post.moreSaves, 0),
  };
}
