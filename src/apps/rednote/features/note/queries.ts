/** Reads the comments in the phone's state, which the world does not have. */
import type { State } from "../../state.ts";
import type { Comment } from "./state.ts";

const number = ({ id }: Comment): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const isShown = (state: Pick<State, "blocked">, { by }: Comment): boolean => state.blocked[by] === undefined;
/** The first comments of threads on a note, latest first. */
export const firstComments = (state: Pick<State, "comments" | "blocked">, note: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.note === note && one.under === null && isShown(state, one))
    .toSorted((a, b) => b.at - a.at || number(b) - number(a));
/** The replies in a thread, earliest first. */
export const repliesUnder = (state: Pick<State, "comments" | "blocked">, comment: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.under === comment && isShown(state, one))
    .toSorted((a, b) => a.at - b.at || number(a) - number(b));
/** The number of comments on a note in the phone's state. */
export const countComments = (state: Pick<State, "comments" | "blocked">, note: string): number =>
  Object.values(state.comments).filter((one) => one.note === note && isShown(state, one)).length;
/** The number of likes of a comment, including the user's own like. */
export const countCommentLikes = (
  state: Pick<State, "likedComments">,
  comment: { readonly id: string; readonly likes: number },
): number => comment.likes + (state.likedComments[comment.id] === undefined ? 0 : 1);
