/** The items that a source plays. */
import type { Ctx } from "#os/app-command.ts";
import music, { type EpisodeBrief } from "#world/music/index.ts";
import type { Source } from "../../ids.ts";
import type { State } from "../../state.ts";
import { readAlbum, readArtist, readTracks } from "../../world.ts";
import { likedTracks, savedEpisodes } from "../library/queries.ts";
import { sortItems } from "../playlists/queries.ts";
import { blendItems } from "../social/queries.ts";
import { maxItems } from "./queue.ts";

/** The number of pages of episodes that a show plays. */
const maxPages = 5;
export function itemsOf(state: State, ctx: Pick<Ctx, "world" | "lang">, { kind, id }: Source): readonly string[] {
  switch (kind) {
    case "album":
      return readAlbum(ctx.world, id)?.tracks ?? [];
    case "artist":
      return readArtist(ctx.world, id)?.popular ?? [];
    case "playlist":
      return playlistItems(state, ctx, id);
    case "liked":
      return likedTracks(state);
    case "episodes":
      return savedEpisodes(state);
    case "chart":
      return ctx.world(music.queries.chart, { id })?.entries.map(({ track }) => track) ?? [];
    case "show":
      return episodesOf(ctx, id).map((episode) => episode.id);
    case "blend": {
      const blend = state.blends[id];
      const friend = blend?.joinsAt === null ? ctx.world(music.queries.friend, { id: blend.friend }) : null;
      return friend ? blendItems(state, friend.recentTracks) : [];
    }
    case "history":
      return [...new Set(state.plays.map(({ item }) => item))];
    case "item":
      return [id];
    case "radio":
      return [];
  }
}
function playlistItems(state: State, ctx: Pick<Ctx, "world">, id: string): readonly string[] {
  const own = state.playlists[id];
  const entries =
    own?.entries ?? ctx.world(music.queries.playlist, { id })?.tracks.map((item) => ({ item, at: 0 })) ?? [];
  const sort = state.sorts[id] ?? "custom";
  if (sort === "custom" || sort === "added") return sortItems(entries, sort, () => undefined);
  const tracks = readTracks(
    ctx.world,
    entries.map(({ item }) => item).filter((item) => item.startsWith("mu_track_")),
  );
  const facts = new Map(
    tracks.map((t) => [t.id, { title: t.title, artist: t.artists[0]?.name ?? "", album: t.albumTitle }]),
  );
  return sortItems(entries, sort, (item) => facts.get(item));
}
/** Returns the episodes of a show, the newest first. */
function episodesOf(ctx: Pick<Ctx, "world">, show: string): EpisodeBrief[] {
  const out: EpisodeBrief[] = [];
  for (let page = 0; page < maxPages; page++) {
    const found = ctx.world(music.queries.aired, { show, sort: "newest", page });
    out.push(...found.rows);
    if (!found.more) break;
  }
  return out;
}
/** Returns songs like a song, for the time after the queue has ended. */
export function similarItems(ctx: Pick<Ctx, "world">, track: string): string[] {
  const last = ctx.world(music.queries.track, { id: track });
  if (!last) return [];
  const same = ctx.world(music.queries.findtracks, { public: last.public, genre: last.genre, theme: last.theme });
  const more = ctx.world(music.queries.findtracks, { public: last.public, genre: last.genre });
  return [...new Set([...same.rows, ...more.rows].map(({ id }) => id))].filter((id) => id !== track).slice(0, maxItems);
}
