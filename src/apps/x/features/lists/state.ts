/** The user's lists, and the lists of other people that the user follows. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { ListId, OwnListId, UserId } from "../../ids.ts";

export const ListName = v.pipe(v.string(), v.maxLength(25));
export const ListAbout = v.pipe(v.string(), v.maxLength(100));
export const maxMembers = 60;
export const List = v.strictObject({
  id: OwnListId,
  name: ListName,
  about: ListAbout,
  private: v.boolean(),
  /** The latest first. */
  members: v.pipe(v.array(UserId), v.maxLength(maxMembers)),
  at: instant,
});
export type List = v.InferOutput<typeof List>;
export const maxLists = 50;
export const maxPinned = 5;
export const listsState = {
  lists: v.record(OwnListId, List),
  followedLists: v.record(ListId, v.strictObject({ list: ListId, at: instant })),
  /** Lists of other people of which the user is a member, with the owner. */
  addedTo: v.record(ListId, v.strictObject({ list: ListId, by: UserId, at: instant })),
  /** Pinned lists are tabs of the home screen. */
  pinnedLists: v.pipe(v.array(ListId), v.maxLength(maxPinned)),
};
