/** Reads the user's relations with other people. */
import type { State } from "../../state.ts";
import { isBlocked } from "../../ties.ts";

const latest = (ties: Readonly<Record<string, { readonly user: string; readonly at: number }>>): string[] =>
  Object.values(ties)
    .toSorted((a, b) => b.at - a.at || (a.user < b.user ? -1 : 1))
    .map(({ user }) => user);
/** The people whom the user follows, the latest first. */
export const followedIds = (state: Pick<State, "follows">): string[] => latest(state.follows);
export const followerIds = (state: Pick<State, "followers">): string[] => latest(state.followers);
export const mutedIds = (state: Pick<State, "muted">): string[] => latest(state.muted);
export const blockedIds = (state: Pick<State, "blocked">): string[] => latest(state.blocked);
export const requestIds = (state: Pick<State, "requests">): string[] => latest(state.requests);
/** The people to whom the user can send something: first the people in the chats, then the followed people. */
export const reachableIds = (state: State): string[] =>
  [...new Set([...Object.keys(state.threads), ...followedIds(state)])].filter((user) => !isBlocked(state, user));
