/** How the user's own notes, saves and albums are read. */
import type { State } from "../../state.ts";
import type { Post } from "../publish/state.ts";

/** The pinned note first, then the latest. */
export const listPosts = (state: Pick<State, "posts">): Post[] =>
  Object.values(state.posts).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || b.at - a.at || (a.id < b.id ? 1 : -1),
  );
/** The ids of the saved notes of an album, or of all albums, the latest saved first. */
export const listSaved = (state: Pick<State, "saved">, album?: string | null): string[] =>
  Object.values(state.saved)
    .filter((one) => album === undefined || one.album === album)
    .toSorted((a, b) => b.at - a.at || (a.note < b.note ? 1 : -1))
    .map(({ note }) => note);
export const listLiked = (state: Pick<State, "liked">): string[] =>
  Object.entries(state.liked)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? 1 : -1))
    .map(([note]) => note);
/** The likes and saves of all notes of the user. */
export function sumOfPosts(state: Pick<State, "posts">): { likes: number; saves: number } {
  const all = Object.values(state.posts);
  return {
    likes: all.reduce((sum, post) => sum + post.likedBy.length + post.moreLikes, 0),
    saves: all.reduce((sum, post) => sum + post.savedBy.length + post.moreSaves, 0),
  };
}
