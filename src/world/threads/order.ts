/** The orders of feeds and of comments. Every order can be computed from a record's fields. */
import { ln, pow } from "#state/portable-math.ts";

/** What people voted. `score` is up minus down, `votes` up plus down. */
export interface Voted {
  readonly score: number;
  readonly votes: number;
}
const upvotes = ({ score, votes }: Voted): number => (votes + score) / 2;
const log10 = (x: number): number => ln(x) / ln(10);

/** Reddit's order "hot": each 12.5 hours count as much as ten times the votes. `age` is in minutes. */
export const hotness = ({ score, age }: { readonly score: number; readonly age: number }): number =>
  Math.sign(score) * log10(Math.max(Math.abs(score), 1)) - (age * 60) / 45_000;

/** Many votes, up and down in equal parts. 0 if all agree. */
export function controversy(voted: Voted): number {
  const up = upvotes(voted);
  const down = voted.votes - up;
  return up <= 0 || down <= 0 ? 0 : pow(up + down, Math.min(up, down) / Math.max(up, down));
}
/** Votes for each hour, for posts of the last day; older posts have 0. */
export const momentum = ({ score, age }: { readonly score: number; readonly age: number }): number =>
  age > 1440 ? 0 : (score * 60) / (60 + Math.max(0, age));

/** The lower end of Wilson's interval for the share of upvotes, with 80 % confidence: the order "best". */
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

/** A comment with its answers, both in the chosen order. */
export interface Thread<C extends Said> {
  readonly comment: C;
  readonly replies: readonly Thread<C>[];
}

/** How high a question stands in "Q&A": better if the author of the post has answered it well. */
function answered(comment: Said, replies: readonly Said[], author: string): number {
  const own = replies.filter((one) => one.author === author);
  const best = own.reduce<Said | null>((a, b) => (a && confidence(a) >= confidence(b) ? a : b), null);
  const value = confidence(comment) + (best ? confidence(best) : 0);
  return value + log10(Math.max(1, comment.text.length + (best ? best.text.length : 1))) / 5;
}

/**
 * Builds the threads below a post from all its comments. Comments that are stickied come first. Equal values are in the
 * order of their age, the oldest first. `author` is the post's author.
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
/** One page of threads, with the number of all. Pages start at 0. */
export const pageOfThreads = <C extends Said>(
  threads: readonly Thread<C>[],
  page: number,
  size: number,
): { readonly threads: readonly Thread<C>[]; readonly more: boolean; readonly total: number } => ({
  threads: threads.slice(page * size, (page + 1) * size),
  more: threads.length > (page + 1) * size,
  total: threads.length,
});
