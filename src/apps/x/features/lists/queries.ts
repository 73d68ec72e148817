/** Reads the lists. */
import type { State } from "../../state.ts";
import type { List } from "./state.ts";

/** The user's own lists, the latest first. */
export const ownLists = (state: Pick<State, "lists">): List[] =>
  Object.values(state.lists).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Lists of other people of which the user is a member, the latest first. */
export const addedListIds = (state: Pick<State, "addedTo">): string[] =>
  Object.values(state.addedTo)
    .toSorted((a, b) => b.at - a.at || (a.list < b.list ? -1 : 1))
    .map(({ list }) => list);
/** Lists of other people that the user follows, the latest first. */
export const followedListIds = (state: Pick<State, "followedLists">): string[] =>
  Object.values(state.followedLists)
    .toSorted((a, b) => b.at - a.at || (a.list < b.list ? -1 : 1))
    .map(({ list }) => list);
