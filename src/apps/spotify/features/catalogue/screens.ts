/** View state of the screens of artists, albums, shows, charts and concerts. */
import * as v from "valibot";
import { choiceField, nullableField, overlay, textUpTo, wholeNumber } from "#os/values.ts";
import { genres } from "#world/music/words.ts";
import { AlbumId, ArtistId, ChartId, ConcertId, EpisodeId, ShowId } from "../../ids.ts";
import { spotify } from "../../state.ts";

const pages = v.optional(wholeNumber, 1);
export const discographyKinds = ["all", "album", "ep", "single"] as const;
export const catalogueScreens = {
  artist: spotify.screen({
    params: { artist: ArtistId },
    view: { all: v.optional(v.boolean(), false), open: overlay("menu") },
  }),
  about: spotify.screen({ params: { artist: ArtistId } }),
  discography: spotify.screen({
    params: { artist: ArtistId },
    view: { kind: choiceField(...discographyKinds), pages },
  }),
  album: spotify.screen({ params: { album: AlbumId }, view: { open: overlay("menu") } }),
  show: spotify.screen({
    params: { show: ShowId },
    view: {
      sort: choiceField("newest", "oldest"),
      unplayed: v.optional(v.boolean(), false),
      pages,
      open: overlay("menu", "rate", "sort"),
    },
  }),
  episode: spotify.screen({ params: { episode: EpisodeId } }),
  releases: spotify.screen({ view: { genre: nullableField(v.picklist(genres)), pages } }),
  charts: spotify.screen({}),
  chart: spotify.screen({ params: { chart: ChartId } }),
  concerts: spotify.screen({ view: { q: textUpTo(40), mine: v.optional(v.boolean(), false), pages } }),
  concert: spotify.screen({ params: { concert: ConcertId } }),
};
