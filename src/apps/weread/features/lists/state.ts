/** The user's book lists, and the lists of others that the user has saved. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { BookId, OwnListId, WorldListId } from "../../ids.ts";

export const ListTitle = v.pipe(v.string(), v.maxLength(30));
export const ListAbout = v.pipe(v.string(), v.maxLength(300));
export const maxListBooks = 100;
export const OwnList = v.strictObject({
  id: OwnListId,
  title: ListTitle,
  about: ListAbout,
  /** The latest book first. */
  books: v.pipe(v.array(BookId), v.maxLength(maxListBooks)),
  private: v.boolean(),
  at: instant,
});
export type OwnList = v.InferOutput<typeof OwnList>;
export const listsState = {
  lists: v.record(OwnListId, OwnList),
  savedLists: v.record(WorldListId, v.strictObject({ list: WorldListId, at: instant })),
};
