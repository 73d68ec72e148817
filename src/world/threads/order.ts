/** Computes the orders of feeds and of comments from the fields of records. */
import { ln, pow } from "#state/portable-math.ts";

/** The votes on a post or comment. `score` is the upvotes minus the downvotes, `votes` is their sum. */
export interface Voted {
  readonly score: number;
  readonly votes: number;
}
const upvotes = ({ score, votes }: Voted): number => (votes + score) / 2;
const log10 = (x: number): number => ln(x) / ln(10);

/**
 * Returns the value for Reddit's order "hot". A post that is 12.5 hours older needs ten times the score for the same
 * value. `age` is in minutes.
 */
export const hotness = ({ score, age }: { readonly score: number; readonly age: number }): number =>
  Math.sign(score) * log10(Math.max(Math.abs(score), 1)) - (age * 60) / 45_000;

/**
 * Returns the value for the order "controversial": high for many votes, half of them up and half down; 0 if all agree.
 */
export function controversy(voted: Voted): number {
  const up = upvotes(voted);
  const down = voted.votes - up;
  return up <= 0 || down <= 0 ? 0 : pow(up + down, Math.min(up, down) / Math.max(up, down));
}
/** Returns the value for the order "rising": the score per hour for posts of the last day, and 0 for older posts. */
export const momentum = ({ score, age }: { readonly score: number; readonly age: number }): number =>
  age > 1440 ? 0 : (score * 60) / (60 + Math.max(0, age));

/**
 * Returns the value for the order "best": the lower end of Wilson's interval for the share of upvotes, with 80 %
 * confidence.
 */
export function confidence(voted: Voted): number {
  const n = voted.votes;
  if (n === 0) return 0;
  const z = 1.281551565545;
  const share = upvotes(voted) / n;
  const left = share + (z * z) / (2 * n);
  const right = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return (left - right) / (1 + (z * z) / n);
}

export interface Said extends Voted {
  readonly id: string;
  readonly parent: string;
  readonly author: string;
  readonly age: number;
  readonly text: string;
  readonly stickied?: boolean | undefined;
}
export const commentSorts = ["best", "top", "new", "controversial", "old", "qa"] as const;
export type CommentSort = (typeof commentSorts)[number];

/** A comment with its replies. The replies are in the chosen order. */
export interface Thread<C extends Said> {
  readonly comment: C;
  readonly replies: readonly Thread<C>[];
}

/**
 * Returns the value of a question for the order "Q&A". It is higher if the author of the post has answered the question
 * well.
 */
function answered(comment: Said, replies: readonly Said[], author: string): number {
  const own = replies.filter((one) => one.author === author);
  const best = own.reduce<Said | null>((a, b) => (a && confidence(a) >= confidence(b) ? a : b), null);
  const value = confidence(comment) + (best ? confidence(best) : 0);
  return value + log10(Math.max(1, comment.text.length + (best ? best.text.length : 1))) / 5;
}

/**
 * Builds the threads below a post from all its comments. Stickied comments come first. Of comments with equal values,
 * the oldest comes first. `author` is the post's author.
 */
export function orderThreads<C extends Said>(comments: readonly C[], author: string, sort: CommentSort): Thread<C>[] {
  const below = new Map<string, C[]>();
  for (const comment of comments) {
    const own = below.get(comment.parent);
    if (own) own.push(comment);
    else below.set(comment.parent, [comment]);
  }
  const value = (comment: C): number => {
    if (sort === "top") return comment.score;
    if (sort === "new") return -comment.age;
    if (sort === "old") return comment.age;
    if (sort === "controversial") return controversy(comment);
    if (sort === "qa") return answered(comment, below.get(comment.id) ?? [], author);
    return confidence(comment);
  };
  const threadsOf = (parent: string): Thread<C>[] =>
    (below.get(parent) ?? [])
      .map((comment) => ({ comment, value: value(comment), first: comment.stickied === true ? 1 : 0 }))
      .sort((a, b) => b.first - a.first || b.value - a.value || b.comment.age - a.comment.age)
      .map(({ comment }) => ({ comment, replies: threadsOf(comment.id) }));
  return threadsOf("");
}
/** Returns one page of threads, and the number of all threads. Pages start at 0. */
export const pageOfThreads = <C extends Said>(
  threads: readonly Thread<C>[],
  page: number,
  size: number,
): { readonly threads: readonly Thread<C>[]; readonly more: boolean; readonly total: number } => ({
  threads: threads.slice(page * size, (page + 1) * size),
  more: threads.length > (page + 1) * size,
  total: threads.length,
});
