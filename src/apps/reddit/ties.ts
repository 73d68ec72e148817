/** The relation between the user and other people, and what the user can no longer see. All features use this file. */
import { Rng } from "#state/rng.ts";
import { me } from "./ids.ts";
import type { State } from "./state.ts";

type Ties = Pick<State, "follows" | "followers" | "blocked">;
export const isBlocked = (state: Pick<State, "blocked">, user: string): boolean => state.blocked[user] !== undefined;
/** Returns whether neither of the two follows the other. */
export const isStranger = (state: Ties, user: string): boolean =>
  user !== me && state.follows[user] === undefined && state.followers[user] === undefined;
/**
 * Returns whether a person has blocked the user. This is true of about 2 % of the people without a relation to the
 * user.
 */
export const hasBlockedOwner = (state: Ties, user: string): boolean =>
  isStranger(state, user) && user !== me && Rng.of("reddit", "blocks", user).chance(0.02);
/** Returns the ban of the user from a community that is in force at `now`, or null. */
export function banFrom(state: Pick<State, "bans">, community: string, now: number) {
  const ban = state.bans[community];
  return ban && (ban.until === null || ban.until > now) ? ban : null;
}
