/** The user's library: what is saved, pinned and liked, and how the library is listed. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { CollectionId, EpisodeId, LibraryId, ShowId, TrackId } from "../../ids.ts";

export const librarySorts = ["recents", "added", "name", "creator"] as const;
export const libraryLayouts = ["list", "grid"] as const;
export const maxPins = 4;
export const maxSaved = 200;
export const maxLiked = 200;
export const libraryState = {
  /** When the user saved a playlist or an album, or followed an artist or a show. */
  saved: v.record(CollectionId, instant),
  pins: v.array(LibraryId),
  liked: v.record(TrackId, instant),
  savedEpisodes: v.record(EpisodeId, instant),
  /** How far the user has listened to episodes. `played`: listened to the end, or marked as played. */
  heard: v.record(EpisodeId, v.strictObject({ positionMs: wholeNumber, played: v.boolean(), at: instant })),
  /** The user's rating of shows, in stars. */
  ratings: v.record(ShowId, v.picklist([1, 2, 3, 4, 5])),
  librarySort: v.picklist(librarySorts),
  libraryLayout: v.picklist(libraryLayouts),
};
