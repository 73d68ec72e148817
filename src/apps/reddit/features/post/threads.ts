/** Builds the threads below a post from the comments of the world and those of the phone's state. */
import { worldTime } from "#os/social-format.ts";
import { minuteMs } from "#state/civil.ts";
import type { Comment as WorldComment } from "#world/threads/index.ts";
import { orderThreads, type CommentSort, type Said, type Thread } from "#world/threads/order.ts";
import { me } from "../../ids.ts";
import type { State } from "../../state.ts";

/** A comment of the world, or a comment in the phone's state. */
export interface Line extends Said {
  readonly name: string;
  readonly at: number;
  readonly edited: boolean;
  readonly state: "deleted" | "removed" | null;
}
export const worldLine = (comment: WorldComment, startedAt: number): Line => ({
  id: comment.id,
  parent: comment.parent,
  author: comment.author,
  name: comment.name,
  text: comment.text,
  age: comment.age,
  at: worldTime(comment.age, startedAt),
  score: comment.score,
  votes: comment.votes,
  stickied: comment.stickied,
  edited: comment.edited !== undefined,
  state: comment.state ?? null,
});
/** The comments on a post in the phone's state. `nameOf` returns the name of a person. */
export const ownLines = (
  state: Pick<State, "comments" | "startedAt">,
  post: string,
  nameOf: (user: string) => string,
): Line[] =>
  Object.values(state.comments)
    .filter((one) => one.post === post)
    .map((one) => ({
      id: one.id,
      parent: one.parent,
      author: one.deleted ? "" : one.by,
      name: one.deleted ? "" : nameOf(one.by),
      text: one.text,
      age: (state.startedAt - one.at) / minuteMs,
      at: one.at,
      score: one.score,
      votes: Math.abs(one.score),
      edited: one.editedAt !== null,
      state: one.deleted ? "deleted" : null,
    }));

/** In the order "Best", the user's new comments come right after the stickied comments, so that the user finds them. */
function liftOwn(threads: readonly Thread<Line>[], since: number): Thread<Line>[] {
  const rank = ({ comment }: Thread<Line>): number =>
    comment.stickied === true ? 0 : comment.author === me && comment.at > since ? 1 : 2;
  return threads
    .map(({ comment, replies }) => ({ comment, replies: liftOwn(replies, since) }))
    .toSorted((a, b) => rank(a) - rank(b));
}
const holds = ({ comment, replies }: Thread<Line>, id: string): boolean =>
  comment.id === id || replies.some((reply) => holds(reply, id));
/** Returns the ordered threads. The thread with the comment `focus` is the first. */
export function buildThreads(
  lines: readonly Line[],
  author: string,
  sort: CommentSort,
  focus: string | null,
  startedAt: number,
): Thread<Line>[] {
  const ordered = orderThreads(lines, author, sort);
  const threads = sort === "best" ? liftOwn(ordered, startedAt) : ordered;
  if (focus === null) return threads;
  return threads.toSorted((a, b) => Number(holds(b, focus)) - Number(holds(a, focus)));
}
const count = (threads: readonly Thread<Line>[]): number =>
  threads.reduce((sum, { replies }) => sum + 1 + count(replies), 0);
export interface Row {
  readonly line: Line;
  readonly depth: number;
  readonly folded: boolean;
  /** The number of comments below a folded comment. */
  readonly below: number;
}
/** Lists the rows that are drawn: all comments, without those below folded comments. */
export const listRows = (threads: readonly Thread<Line>[], isFolded: (line: Line) => boolean, depth = 0): Row[] =>
  threads.flatMap(({ comment, replies }) => {
    const folded = isFolded(comment);
    const row = { line: comment, depth, folded, below: folded ? count(replies) : 0 };
    return folded ? [row] : [row, ...listRows(replies, isFolded, depth + 1)];
  });
