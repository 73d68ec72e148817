/** The relation between the user and another person, and the permissions of that person. All features use this file. */
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
export const isBlocked = (state: Ties, user: string): boolean => state.blocked[user] !== undefined;
/** Returns whether a setting, such as `whoComments`, permits an action to a person. */
export function isAmong(state: Ties, who: State["prefs"]["whoComments"], user: string): boolean {
  if (isBlocked(state, user)) return false;
  const tie = tieWith(state, user);
  return (
    who === "everyone" ||
    (who === "following" && (tie === "following" || tie === "mutual")) ||
    (who === "mutual" && tie === "mutual")
  );
}
/**
 * Returns whether a person has blocked the user. This is true of about 2 % of the people without a relation to the
 * user.
 */
export const hasBlockedOwner = (state: Ties, user: string): boolean =>
  tieWith(state, user) === "none" && Rng.of("rednote", "blocks", user).chance(0.02);
/** Returns the ids of the user's friends: people who follow the user and whom the user follows. */
export const friendIds = (state: Ties): string[] =>
  Object.keys(state.follows).filter((user) => state.followers[user] !== undefined);
/** Returns whether the feeds omit the notes of an author. */
export const isUnwanted = (state: Pick<State, "blocked" | "hiddenAuthors">, user: string): boolean =>
  state.blocked[user] !== undefined || state.hiddenAuthors[user] !== undefined;
