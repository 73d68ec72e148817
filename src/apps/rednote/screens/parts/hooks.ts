/** What several screens compute in the same way: which notes are wanted, when they appeared. */
import { worldTime } from "../../format.ts";
import type { State } from "../../state.ts";
import { isUnwanted } from "../../ties.ts";

/** Whether a note of the world may stand in a list: the user has hidden neither it nor its author. */
export const isWanted = (state: State, note: { readonly id: string; readonly author: string }): boolean =>
  state.hiddenNotes[note.id] === undefined && !isUnwanted(state, note.author);
export const timeOf = (state: State, record: { readonly age: number }): number =>
  worldTime(record.age, state.startedAt);
