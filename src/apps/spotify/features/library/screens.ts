/** View state of the library. */
import * as v from "valibot";
import { nullableField, overlay, textUpTo } from "#os/values.ts";
import { LibraryId } from "../../ids.ts";
import { spotify } from "../../state.ts";

export const libraryFilters = ["playlist", "artist", "album", "show", "downloaded"] as const;
export const libraryScreens = {
  library: spotify.screen({
    view: {
      filter: nullableField(v.picklist(libraryFilters)),
      q: textUpTo(40),
      searching: v.optional(v.boolean(), false),
      /** The entry whose menu is open. */
      held: nullableField(LibraryId),
      open: overlay("sort", "held", "drawer"),
    },
    focus: [{ field: "q", kind: "search", enter: "search", when: ({ view }) => view.searching }],
  }),
  liked: spotify.screen({ view: { q: textUpTo(40) } }),
  savedEpisodes: spotify.screen({}),
};
