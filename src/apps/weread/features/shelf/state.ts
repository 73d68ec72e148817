/** The shelf: the user's books, in groups or alone. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { BookId, GroupId } from "../../ids.ts";

export const maxShelf = 500;
export const GroupName = v.pipe(v.string(), v.maxLength(20));
export const ShelfBook = v.strictObject({
  book: BookId,
  at: instant,
  group: v.nullable(GroupId),
  /** Whether friends do not see that the user reads the book. */
  private: v.boolean(),
  pinned: v.boolean(),
  /** Whether the store has the text of the book. */
  readable: v.boolean(),
});
export type ShelfBook = v.InferOutput<typeof ShelfBook>;
export const Group = v.strictObject({ id: GroupId, name: GroupName, at: instant });
export const shelfState = {
  shelf: v.record(BookId, ShelfBook),
  groups: v.record(GroupId, Group),
};
