/** View state of the search screens. */
import * as v from "valibot";
import { searchFocus } from "#os/opening-focus.ts";
import { choiceField, textFor, wholeNumber } from "#os/values.ts";
import { CategoryId } from "../../ids.ts";
import { spotify } from "../../state.ts";
import { SearchText } from "./state.ts";

export const foundKinds = [
  "top",
  "songs",
  "artists",
  "albums",
  "playlists",
  "podcasts",
  "episodes",
  "profiles",
  "lyrics",
] as const;
export const searchScreens = {
  search: spotify.screen({}),
  find: spotify.screen({
    view: { q: textFor(SearchText), kind: choiceField(...foundKinds), pages: v.optional(wholeNumber, 1) },
    focus: [searchFocus("q")],
  }),
  category: spotify.screen({ params: { category: CategoryId }, view: { pages: v.optional(wholeNumber, 1) } }),
};
