/** The user's own playlists. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { FriendId, ItemId, OwnPlaylistId, PictureRef } from "../../ids.ts";

export const PlaylistName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
export const PlaylistAbout = v.pipe(v.string(), v.maxLength(300));
export const playlistSorts = ["custom", "title", "artist", "album", "added"] as const;
export const maxPlaylists = 100;
export const maxEntries = 200;
/** `by`: "me", or a friend who may add songs. */
const PlaylistEntry = v.strictObject({ item: ItemId, at: instant, by: v.union([FriendId, v.literal("me")]) });
export type PlaylistEntry = v.InferOutput<typeof PlaylistEntry>;
export const OwnPlaylist = v.strictObject({
  id: OwnPlaylistId,
  name: PlaylistName,
  about: PlaylistAbout,
  cover: v.nullable(PictureRef),
  /** In the user's own order. */
  entries: v.array(PlaylistEntry),
  /** Whether the playlist is on the user's profile. */
  public: v.boolean(),
  /** Friends who may add and remove songs, and when they were invited. */
  friends: v.record(FriendId, instant),
  at: instant,
});
export type OwnPlaylist = v.InferOutput<typeof OwnPlaylist>;
/** A song that an invited friend will add. */
const Addition = v.strictObject({ playlist: OwnPlaylistId, by: FriendId, item: ItemId, at: instant });
export const playlistsState = {
  playlists: v.record(OwnPlaylistId, OwnPlaylist),
  /** How the user sorted playlists. A playlist without an entry has its own order. */
  sorts: v.record(v.string(), v.picklist(playlistSorts)),
  additions: v.array(Addition),
};
