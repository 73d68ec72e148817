import type { State } from "../../state.ts";
import type { OwnList } from "./state.ts";

/** The user's lists, the latest first. */
export const ownLists = (state: Pick<State, "lists">): OwnList[] =>
  Object.values(state.lists).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
