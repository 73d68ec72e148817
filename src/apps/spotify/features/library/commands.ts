import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { CollectionId, EpisodeId, LibraryId, ShowId, TrackId } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { existsInWorld, readItem } from "../../world.ts";
import { libraryEntries } from "./queries.ts";
import { libraryLayouts, librarySorts, maxLiked, maxPins, maxSaved } from "./state.ts";

export const libraryCommands = {
  /** Saves a playlist or an album, or follows an artist or a show. */
  save: memberCommand({ id: CollectionId }, (state, { id }, ctx) => {
    if (state.saved[id] !== undefined) return reject("saved-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (Object.keys(state.saved).length >= maxSaved) return reject("library-full");
    if (!existsInWorld(ctx.world, id)) return reject("item-missing");
    state.saved[id] = ctx.now;
    return undefined;
  }),
  unsave: memberCommand({ id: CollectionId }, (state, { id }) => {
    if (state.saved[id] === undefined) return reject("not-saved");
    delete state.saved[id];
    state.pins = state.pins.filter((one) => one !== id);
    for (const kept of Object.keys(state.kept)) if (kept === id) delete state.kept[kept];
    return undefined;
  }),
  togglePin: memberCommand({ id: LibraryId }, (state, { id }) => {
    if (state.pins.includes(id)) state.pins = state.pins.filter((one) => one !== id);
    else if (!libraryEntries(state).some((entry) => entry.id === id)) return reject("not-saved");
    else if (state.pins.length >= maxPins) return reject("pins-full");
    else state.pins = [...state.pins, id];
    return undefined;
  }),
  /** Adds a song to the liked songs, or removes it. */
  toggleLike: memberCommand({ track: TrackId }, (state, { track }, ctx) => {
    if (state.liked[track] !== undefined) delete state.liked[track];
    else if (Object.keys(state.liked).length >= maxLiked) return reject("library-full");
    else if (!readItem(ctx.world, track)) return reject("item-missing");
    else state.liked[track] = ctx.now;
    return undefined;
  }),
  toggleEpisode: memberCommand({ episode: EpisodeId }, (state, { episode }, ctx) => {
    if (state.savedEpisodes[episode] !== undefined) delete state.savedEpisodes[episode];
    else if (Object.keys(state.savedEpisodes).length >= maxLiked) return reject("library-full");
    else if (!readItem(ctx.world, episode)) return reject("item-missing");
    else state.savedEpisodes[episode] = ctx.now;
    return undefined;
  }),
  rateShow: memberCommand({ show: ShowId, stars: v.picklist([1, 2, 3, 4, 5]) }, (state, { show, stars }, ctx) => {
    if (!existsInWorld(ctx.world, show)) return reject("item-missing");
    state.ratings[show] = stars;
    return undefined;
  }),
  arrangeLibrary: memberCommand(
    {
      librarySort: v.exactOptional(v.picklist(librarySorts)),
      libraryLayout: v.exactOptional(v.picklist(libraryLayouts)),
    },
    (state, changes) => {
      Object.assign(state, changes);
    },
  ),
};
