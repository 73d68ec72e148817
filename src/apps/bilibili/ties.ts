/** The relation between the user and another person, and what that person may do. All features use this file. */
import { Rng } from "#state/rng.ts";
import { me } from "./ids.ts";
import type { State } from "./state.ts";

type Ties = Pick<State, "follows" | "followers" | "blocked">;
export type Tie = "self" | "none" | "following" | "follower" | "mutual";
export function tieWith(state: Ties, user: string): Tie {
  if (user === me) return "self";
  const follows = state.follows[user] !== undefined;
  const followed = state.followers[user] !== undefined;
  return follows ? (followed ? "mutual" : "following") : followed ? "follower" : "none";
}
export const isBlocked = (state: Pick<State, "blocked">, user: string): boolean => state.blocked[user] !== undefined;
/** Returns whether a setting, such as `whoMessages`, permits an action to a person. */
export function isAmong(state: Ties, who: State["prefs"]["whoMessages"], user: string): boolean {
  if (isBlocked(state, user)) return false;
  const tie = tieWith(state, user);
  return who === "everyone" || (who === "following" && (tie === "following" || tie === "mutual"));
}
/** Returns whether a person has blocked the user. This is true of about 2 % of the people without a relation to the user. */
export const hasBlockedOwner = (state: Ties, user: string): boolean =>
  tieWith(state, user) === "none" && Rng.of("bilibili", "blocks", user).chance(0.02);
/** Returns whether the feeds omit the videos of an author. */
export const isUnwanted = (state: Pick<State, "blocked" | "hiddenAuthors">, user: string): boolean =>
  state.blocked[user] !== undefined || state.hiddenAuthors[user] !== undefined;
/** Returns the followed people, most recently followed first. Queries accept at most 60 ids. */
export const followedIds = (state: Pick<State, "follows">): string[] =>
  Object.values(state.follows)
    .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
    .map(({ user }) => user);
/** Returns whether the user is a member now. */
export const isMember = (state: Pick<State, "memberUntil">, now: number): boolean =>
  state.memberUntil !== null && state.memberUntil > now;
