/** How the comments in the phone's state are read. */
import type { State } from "../../state.ts";
import type { Comment } from "./state.ts";

const number = ({ id }: Comment): number => Number(/\d+$/.exec(id)?.[0] ?? 0);
const isShown = (state: Pick<State, "blocked">, { by }: Comment): boolean => state.blocked[by] === undefined;
/** The first comments of a note that the world does not have, the latest first. */
export const firstComments = (state: Pick<State, "comments" | "blocked">, note: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.note === note && one.under === null && isShown(state, one))
    .toSorted((a, b) => b.at - a.at || number(b) - number(a));
/** The replies of a thread that the world does not have, the earliest first. */
export const repliesUnder = (state: Pick<State, "comments" | "blocked">, comment: string): Comment[] =>
  Object.values(state.comments)
    .filter((one) => one.under === comment && isShown(state, one))
    .toSorted((a, b) => a.at - b.at || number(a) - number(b));
/** The number of comments on a note that the world does not have. */
export const countComments = (state: Pick<State, "comments" | "blocked">, note: string): number =>
  Object.values(state.comments).filter((one) => one.note === note && isShown(state, one)).length;
/** The likes of a comment, with the user's own. */
export const countCommentLikes = (
  state: Pick<State, "likedComments">,
  comment: { readonly id: string; readonly likes: number },
): number => comment.likes + (state.likedComments[comment.id] === undefined ? 0 : 1);
