/** View state of the player's screens. */
import * as v from "valibot";
import { listField, nullableField, overlay, wholeNumber } from "#os/values.ts";
import { ItemId, OwnPlaylistId, TrackId } from "../../ids.ts";
import { spotify } from "../../state.ts";

export const maxSharedLines = 5;
const Line = v.pipe(wholeNumber, v.maxValue(300));
export const playerScreens = {
  player: spotify.screen({ view: { open: overlay("sleep", "speed", "devices") } }),
  queue: spotify.screen({
    view: {
      /** The queued entry or the place whose controls are open. */ held: nullableField(
        v.pipe(v.string(), v.maxLength(80)),
      ),
    },
  }),
  lyrics: spotify.screen({ params: { track: v.optional(v.nullable(TrackId), null) } }),
  shareLyrics: spotify.screen({ params: { track: TrackId }, view: { lines: listField(Line) } }),
  /** The menu of an item. `playlist`: the playlist from which the item can be removed. */
  itemMenu: spotify.screen({ params: { item: ItemId, playlist: v.optional(v.nullable(OwnPlaylistId), null) } }),
  credits: spotify.screen({ params: { track: TrackId } }),
  history: spotify.screen({}),
};
export const playerGuards = {
  hasLines: ({ view }: { view: { lines: readonly number[] } }) => view.lines.length > 0,
};
