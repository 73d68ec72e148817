/** Functions that several screens use: whether a note may be listed, and when it was published. */
import { worldTime } from "#os/social-format.ts";
import type { State } from "../../state.ts";
import { isUnwanted } from "../../ties.ts";

/** Returns whether a note of the world may be listed: the user has hidden neither the note nor its author. */
export const isWanted = (state: State, note: { readonly id: string; readonly author: string }): boolean =>
  state.hiddenNotes[note.id] === undefined && !isUnwanted(state, note.author);
export const timeOf = (state: State, record: { readonly age: number }): number =>
  worldTime(record.age, state.startedAt);
