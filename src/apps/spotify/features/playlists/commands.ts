import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, wholeNumber } from "#os/values.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { FriendId, ItemId, OwnPlaylistId, PictureRef, PlaylistId, Source } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { notifyUser } from "../../notify.ts";
import { spotify, type State } from "../../state.ts";
import { readItem } from "../../world.ts";
import { itemsOf } from "../player/sources.ts";
import { moved } from "../player/queue.ts";
import { maxEntries, maxPlaylists, PlaylistAbout, PlaylistName, playlistSorts, type OwnPlaylist } from "./state.ts";

const playlist = { playlist: OwnPlaylistId };
const place = v.pipe(wholeNumber, v.maxValue(maxEntries));
/** The first and the last minute after an invitation at which a friend adds a song. */
const answersWithin = [8, 90] as const;

function create(state: State, ctx: Ctx, name: string, more: Partial<OwnPlaylist> = {}): string {
  const id = ctx.newId("playlist");
  state.playlists[id] = {
    id,
    name: name.trim(),
    about: "",
    cover: null,
    entries: [],
    public: state.prefs.publishPlaylists,
    friends: {},
    at: ctx.now,
    ...more,
  };
  return id;
}
/** Adds items at the end. Returns the number of added items. */
function add(found: OwnPlaylist, items: readonly string[], at: number, by: string): number {
  const fresh = items.filter((item) => !found.entries.some((entry) => entry.item === item));
  const room = fresh.slice(0, maxEntries - found.entries.length);
  found.entries = [...found.entries, ...room.map((item) => ({ item, at, by }))];
  return room.length;
}

export const playlistsCommands = {
  createPlaylist: memberCommand({ name: PlaylistName, item: v.nullable(ItemId) }, (state, { name, item }, ctx) => {
    if (Object.keys(state.playlists).length >= maxPlaylists) return reject("library-full");
    if (item !== null && !readItem(ctx.world, item)) return reject("item-missing");
    return create(state, ctx, name, item === null ? {} : { entries: [{ item, at: ctx.now, by: "me" }] });
  }),
  /** Makes an own playlist from the items of a source. */
  copyPlaylist: memberCommand({ name: PlaylistName, source: Source }, (state, { name, source }, ctx) => {
    if (Object.keys(state.playlists).length >= maxPlaylists) return reject("library-full");
    const items = itemsOf(state, ctx, source).slice(0, maxEntries);
    if (items.length === 0) return reject("nothing-to-play");
    return create(state, ctx, name, { entries: items.map((item) => ({ item, at: ctx.now, by: "me" })) });
  }),
  editPlaylist: memberCommand(
    { ...playlist, name: PlaylistName, about: PlaylistAbout },
    (state, { playlist: id, name, about }) => {
      const found = state.playlists[id];
      if (!found) return reject("playlist-gone");
      found.name = name.trim();
      found.about = about.trim();
      return undefined;
    },
  ),
  setPlaylistCover: memberCommand({ ...playlist, cover: v.nullable(PictureRef) }, (state, { playlist: id, cover }) => {
    const found = state.playlists[id];
    if (!found) return reject("playlist-gone");
    found.cover = cover;
    return undefined;
  }),
  togglePublic: memberCommand(playlist, (state, { playlist: id }) => {
    const found = state.playlists[id];
    if (!found) return reject("playlist-gone");
    found.public = !found.public;
    return undefined;
  }),
  deletePlaylist: memberCommand(playlist, (state, { playlist: id }) => {
    if (!state.playlists[id]) return reject("playlist-gone");
    delete state.playlists[id];
    delete state.kept[id];
    delete state.sorts[id];
    state.pins = state.pins.filter((one) => one !== id);
    state.additions = state.additions.filter((one) => one.playlist !== id);
    return undefined;
  }),
  /** Adds an item to a playlist. A second entry of the same item needs the user's consent. */
  addToPlaylist: memberCommand({ ...playlist, item: ItemId }, (state, { playlist: id, item }, ctx) => {
    const found = state.playlists[id];
    if (!found) return reject("playlist-gone");
    if (found.entries.length >= maxEntries) return reject("playlist-full");
    if (found.entries.some((entry) => entry.item === item)) return reject("in-playlist");
    if (!readItem(ctx.world, item)) return reject("item-missing");
    add(found, [item], ctx.now, "me");
    return undefined;
  }),
  /** Adds all items of an album or of another playlist. */
  addSource: memberCommand({ ...playlist, source: Source }, (state, { playlist: id, source }, ctx) => {
    const found = state.playlists[id];
    if (!found) return reject("playlist-gone");
    const items = itemsOf(state, ctx, source);
    if (items.length === 0) return reject("nothing-to-play");
    if (add(found, items, ctx.now, "me") === 0)
      return reject(found.entries.length >= maxEntries ? "playlist-full" : "in-playlist");
    return undefined;
  }),
  removeFromPlaylist: memberCommand({ ...playlist, item: ItemId }, (state, { playlist: id, item }) => {
    const found = state.playlists[id];
    if (!found?.entries.some((entry) => entry.item === item)) return reject("item-missing");
    found.entries = found.entries.filter((entry) => entry.item !== item);
    return undefined;
  }),
  /** Moves an entry to another place, counted from 0. */
  moveInPlaylist: memberCommand({ ...playlist, from: place, to: place }, (state, { playlist: id, from, to }) => {
    const found = state.playlists[id];
    if (!found || from >= found.entries.length) return reject("item-missing");
    found.entries = moved(found.entries, from, to);
    return undefined;
  }),
  sortPlaylist: memberCommand({ id: PlaylistId, sort: v.picklist(playlistSorts) }, (state, { id, sort }) => {
    if (sort === "custom") delete state.sorts[id];
    else state.sorts[id] = sort;
  }),
  /** Invites a friend to add songs. The friend adds a song after a while. */
  inviteToPlaylist: memberCommand({ ...playlist, friend: FriendId }, (state, { playlist: id, friend }, ctx) => {
    const found = state.playlists[id];
    if (!found) return reject("playlist-gone");
    if (found.friends[friend] !== undefined) return reject("invited-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    const person = ctx.world(music.queries.friend, { id: friend });
    if (!person) return reject("friend-missing");
    found.friends[friend] = ctx.now;
    const item = person.recentTracks.find((track) => !found.entries.some((entry) => entry.item === track));
    const minutes = answersWithin[0] + Math.floor(ctx.random() * (answersWithin[1] - answersWithin[0]));
    if (item !== undefined)
      state.additions = [
        ...state.additions,
        { playlist: id, by: friend, item, at: ctx.now + minutes * minuteMs },
      ].toSorted((a, b) => a.at - b.at);
    return undefined;
  }),
  removeFromCollaborators: memberCommand({ ...playlist, friend: FriendId }, (state, { playlist: id, friend }) => {
    const found = state.playlists[id];
    if (found?.friends[friend] === undefined) return reject("friend-missing");
    delete found.friends[friend];
    state.additions = state.additions.filter((one) => one.playlist !== id || one.by !== friend);
    return undefined;
  }),
  /** Runs on the clock: an invited friend adds a song. */
  receiveAddition: spotify.command({}, (state, _, ctx) => {
    const [next, ...rest] = state.additions;
    if (!next || next.at > ctx.now) return;
    if (!isOnline(ctx.os)) {
      state.additions = [...rest, { ...next, at: ctx.now + hourMs }].toSorted((a, b) => a.at - b.at);
      return;
    }
    state.additions = rest;
    const found = state.playlists[next.playlist];
    if (!found || add(found, [next.item], ctx.now, next.by) === 0) return;
    const person = ctx.world(music.queries.friend, { id: next.by });
    const track = readItem(ctx.world, next.item);
    notifyUser(state, ctx, {
      key: "noticeAddition",
      pref: "notifyPlaylists",
      channel: "playlists",
      facts: { name: person?.name ?? "", song: track?.title ?? "", playlist: found.name },
      tag: `playlist_${found.id}`,
      open: { screen: "playlist", params: { playlist: found.id } },
    });
  }),
};
