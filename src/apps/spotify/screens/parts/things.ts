/** Names and covers of collections, for tiles, shelves and rows. */
import { createMemo, type Accessor } from "solid-js";
import { queryWorld } from "#ui/world.ts";
import music from "#world/music/index.ts";
import { editorsId } from "#world/music/words.ts";
import { likedId, savedEpisodesId } from "../../ids.ts";
import type { Art } from "../../looks/cover.tsx";
import type { CardFacts } from "../../looks/tiles.tsx";
import type { Host } from "./host.ts";

const max = 60;
export const worldArt = (id: string): Art => ({ kind: "world", id });
/** The name of a playlist's owner. */
export const ownerName = (host: Pick<Host, "t">, owner: { readonly id: string; readonly name: string }): string =>
  owner.id === editorsId ? host.t("editors") : owner.name;
export const namesOf = (artists: readonly { readonly name: string }[]): string =>
  artists.map(({ name }) => name).join(", ");

/** Returns the cover of an own playlist. `albums` maps tracks to their albums. */
export function useOwnArt(host: Accessor<Host>, ids: Accessor<readonly string[]>): (playlist: string) => Art {
  const firsts = createMemo(() =>
    ids().flatMap((id) => {
      const found = host().state.playlists[id];
      return found && found.cover === null ? found.entries.slice(0, 8).map(({ item }) => item) : [];
    }),
  );
  const tracks = queryWorld(music.queries.tracks, () => {
    const wanted = [...new Set(firsts())].filter((item) => item.startsWith("mu_track_")).slice(0, max);
    return wanted.length > 0 ? { ids: wanted } : null;
  });
  const albums = createMemo(() => new Map((tracks() ?? []).map((track) => [track.id, track.album])));
  return (id) => {
    const found = host().state.playlists[id];
    if (!found) return { kind: "none" };
    if (found.cover !== null) return { kind: "chosen", picture: found.cover, files: host().os.files };
    const four = [...new Set(found.entries.slice(0, 8).flatMap(({ item }) => albums().get(item) ?? []))];
    return four.length === 0 ? { kind: "none" } : { kind: "four", ids: four };
  };
}
/** Returns the cards of collections in the given order. Records that are still loading are absent. */
export function useCards(host: Accessor<Host>, ids: Accessor<readonly string[]>): Accessor<CardFacts[]> {
  const of = (prefix: string) => () => {
    const some = ids()
      .filter((id) => id.startsWith(prefix))
      .slice(0, max);
    return some.length > 0 ? { ids: some } : null;
  };
  const artists = queryWorld(music.queries.artists, of("mu_artist_"));
  const albums = queryWorld(music.queries.albums, of("mu_album_"));
  const shows = queryWorld(music.queries.shows, of("mu_show_"));
  const playlists = queryWorld(music.queries.playlists, of("mu_playlist_"));
  const charts = queryWorld(music.queries.charts, () => (ids().some((id) => id.startsWith("mu_chart_")) ? {} : null));
  const ownArt = useOwnArt(host, () => ids().filter((id) => id.startsWith("playlist_")));
  const found = createMemo(() => {
    const out = new Map<string, CardFacts>();
    const add = (card: CardFacts) => out.set(card.id, card);
    for (const one of artists() ?? [])
      add({ id: one.id, title: one.name, note: host().t("artist"), art: worldArt(one.id), round: true });
    for (const one of albums() ?? [])
      add({
        id: one.id,
        title: one.title,
        note: `${host().t(`type_${one.type}`)} · ${namesOf(one.artists)}`,
        art: worldArt(one.id),
        round: false,
      });
    for (const one of shows() ?? [])
      add({
        id: one.id,
        title: one.title,
        note: `${host().t("podcast")} · ${one.publisher}`,
        art: worldArt(one.id),
        round: false,
      });
    for (const one of playlists() ?? [])
      add({
        id: one.id,
        title: one.title,
        note: `${host().t("playlist")} · ${ownerName(host(), one.owner)}`,
        art: worldArt(one.id),
        round: false,
      });
    for (const one of charts()?.rows ?? [])
      add({
        id: one.id,
        title: host().lang === "en" ? one.title.en : one.title.zh,
        note: host().t("chart"),
        art: worldArt(one.id),
        round: false,
      });
    return out;
  });
  return createMemo(() =>
    ids().flatMap((id): CardFacts[] => {
      if (id === likedId)
        return [
          {
            id,
            title: host().t("likedSongs"),
            note: host().t("songCount", { n: Object.keys(host().state.liked).length }),
            art: { kind: "liked" },
            round: false,
          },
        ];
      if (id === savedEpisodesId)
        return [
          {
            id,
            title: host().t("yourEpisodes"),
            note: host().t("episodeCount", { n: Object.keys(host().state.savedEpisodes).length }),
            art: { kind: "episodes" },
            round: false,
          },
        ];
      const own = host().state.playlists[id];
      if (own)
        return [
          {
            id,
            title: own.name,
            note: `${host().t("playlist")} · ${host().state.account.name}`,
            art: ownArt(id),
            round: false,
          },
        ];
      const card = found().get(id);
      return card ? [card] : [];
    }),
  );
}
