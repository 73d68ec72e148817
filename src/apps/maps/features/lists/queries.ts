import type { State } from "../../state.ts";
import type { List } from "./state.ts";

/** Returns the app's own lists, then the user's lists, newest first. */
export const listsOf = ({ lists }: State): List[] =>
  Object.values(lists).toSorted((a, b) => Number(b.own) - Number(a.own) || b.at - a.at || (a.id < b.id ? -1 : 1));
/** The lists that contain a place. */
export const listsWith = (state: State, target: string): List[] =>
  listsOf(state).filter(({ items }) => items.some((item) => item.target === target));
