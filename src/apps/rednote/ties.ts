/** What the user and another person are to each other, and what the other person may do. All features use this. */
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
/** Whether a person is among those to whom a setting gives a right. */
export function isAmong(state: Ties, who: State["prefs"]["whoComments"], user: string): boolean {
  if (isBlocked(state, user)) return false;
  const tie = tieWith(state, user);
  return (
    who === "everyone" ||
    (who === "following" && (tie === "following" || tie === "mutual")) ||
    (who === "mutual" && tie === "mutual")
  );
}
/** Whether a person has blocked the user. A few people whom the user does not know have. */
export const hasBlockedOwner = (state: Ties, user: string): boolean =>
  tieWith(state, user) === "none" && Rng.of("rednote", "blocks", user).chance(0.02);
/** Friends: people who follow the user and whom the user follows. */
export const friendIds = (state: Ties): string[] =>
  Object.keys(state.follows).filter((user) => state.followers[user] !== undefined);
/** Whether the notes of an author are left out of the feeds. */
export const isUnwanted = (state: Pick<State, "blocked" | "hiddenAuthors">, user: string): boolean =>
  state.blocked[user] !== undefined || state.hiddenAuthors[user] !== undefined;
