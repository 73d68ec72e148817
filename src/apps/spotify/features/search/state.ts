import * as v from "valibot";
import { CollectionId, FriendId, ItemId } from "../../ids.ts";

export const SearchText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60));
export const maxRecents = 20;
/** What can be opened from a search. */
export const FoundId = v.union([ItemId, CollectionId, FriendId]);
export const searchState = {
  /** What the user opened from searches, the latest first. */
  recents: v.array(FoundId),
};
