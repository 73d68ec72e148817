/** The relation between the user and another person, and what that person permits. All features use this file. */
import { Rng } from "#state/rng.ts";
import { me } from "./ids.ts";
import type { State } from "./state.ts";

type Ties = Pick<State, "follows" | "followers" | "blocked" | "muted" | "threads">;
export const isFollowed = (state: Pick<State, "follows">, user: string): boolean => state.follows[user] !== undefined;
export const isFollower = (state: Pick<State, "followers">, user: string): boolean =>
  state.followers[user] !== undefined;
export const isBlocked = (state: Pick<State, "blocked">, user: string): boolean => state.blocked[user] !== undefined;
/** Returns whether timelines omit the posts of a person. */
export const isUnwanted = (state: Pick<State, "blocked" | "muted">, user: string): boolean =>
  state.blocked[user] !== undefined || state.muted[user] !== undefined;
/** Returns whether a person has blocked the user. This is true of about 2 % of the people without a relation. */
export const hasBlockedOwner = (state: Ties, user: string): boolean =>
  user !== me && !isFollowed(state, user) && !isFollower(state, user) && Rng.of("x", "blocks", user).chance(0.02);
/**
 * Returns whether the user may write to a person. Everybody who follows the user or has written to the user accepts
 * messages. About three in four of the other people do.
 */
export const acceptsMessages = (state: Ties, user: string): boolean =>
  isFollower(state, user) || state.threads[user] !== undefined || Rng.of("x", "open", user).chance(0.75);
/** Returns whether a text contains a muted word. */
export function hasMutedWord(words: readonly string[], text: string): boolean {
  if (words.length === 0) return false;
  const lower = text.toLowerCase();
  return words.some((word) =>
    // Chinese has no spaces between words.
    /[\u2e80-\u9fff]/.test(word)
      ? lower.includes(word)
      : new RegExp(`(?<![\\p{L}\\p{N}])${escape(word)}(?![\\p{L}\\p{N}])`, "u").test(lower),
  );
}
const escape = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&");
/** Returns whether the author of a post lets the user reply. */
export function mayReplyAtOnce(
  state: State,
  post: {
    readonly by: string;
    readonly text: string;
    readonly mayReply: "everyone" | "following" | "mentioned" | "verified";
    readonly community: string | null;
  },
): boolean {
  if (post.by === me) return true;
  if (post.community !== null && state.joined[post.community]?.waits !== false) return false;
  if (post.text.toLowerCase().includes(`@${state.profile.handle.toLowerCase()}`)) return true;
  return post.mayReply === "everyone" || (post.mayReply === "following" && isFollower(state, post.by));
}
