/** View state of the screens of playlists. */
import * as v from "valibot";
import { hasText, not, equal } from "#os/guards.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { overlay, textFor, textUpTo } from "#os/values.ts";
import { ItemId, OwnPlaylistId, PlaylistId, Source } from "../../ids.ts";
import { spotify } from "../../state.ts";
import { PlaylistAbout, PlaylistName } from "./state.ts";

export const playlistsScreens = {
  playlist: spotify.screen({
    params: { playlist: PlaylistId },
    view: { q: textUpTo(40), searching: v.optional(v.boolean(), false), open: overlay("menu", "sort") },
    focus: [{ field: "q", kind: "search", enter: "search", when: ({ view }) => view.searching }],
  }),
  editPlaylist: spotify.screen({
    params: { playlist: OwnPlaylistId },
    view: { name: textFor(PlaylistName), about: textFor(PlaylistAbout), open: overlay("cover") },
    enter: ({ state, params }) => {
      const found = state.playlists[params.playlist];
      return found ? { name: found.name, about: found.about } : {};
    },
  }),
  newPlaylist: spotify.screen({
    params: { item: v.optional(v.nullable(ItemId), null), source: v.optional(v.nullable(Source), null) },
    view: { name: textFor(PlaylistName) },
    focus: [{ field: "name" }],
  }),
  /** Chooses the playlist to which an item, or all items of a source, are added. */
  addTo: spotify.screen({
    params: { item: v.optional(v.nullable(ItemId), null), source: v.optional(v.nullable(Source), null) },
    view: { q: textUpTo(40) },
  }),
  /** Searches songs for a playlist. */
  addSongs: spotify.screen({
    params: { playlist: OwnPlaylistId },
    view: { q: textUpTo(60) },
    focus: [searchFocus("q")],
  }),
  collaborators: spotify.screen({ params: { playlist: OwnPlaylistId } }),
};
export const playlistsGuards = {
  hasName: hasText("name"),
  addsSource: not(equal("params.source", null)),
};
