// Checks that the music is consistent: references, sums, charts, lyrics, playlists, facts.
import { beforeAll, describe, expect, test } from "vitest";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import type { WorldFigures } from "#scripts/build/world-file.ts";
import { generatePeople } from "../folk/people.ts";
import type { World } from "../read.ts";
import generators from "./generate.ts";
import music, { type Album, type Artist, type Detail, type Episode, type Lyric, type Track } from "./index.ts";
import { chartOf, newReleases, popularityOf, popularOf } from "./rank.ts";
import { chartSize, editorsId, newReleaseDays, publics, regions, regionsOf } from "./words.ts";

let artists: Map<string, Artist>;
let albums: Map<string, Album>;
let tracks: Map<string, Track>;
let lyrics: Map<string, Lyric>;
let episodes: Map<string, Episode>;
let details: Detail[];
let world: World;
let figures: WorldFigures;
const byId = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
beforeAll(() => {
  artists = byId(generators.artist());
  albums = byId(generators.album());
  tracks = byId(generators.track());
  lyrics = byId(generators.lyric());
  episodes = byId(generators.episode());
  details = [...generators.detail()];
  ({ world, figures } = createDatasetWorld(music, generators));
}, 300_000);

const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] =>
  [...rows].filter((row) => !isRight(row)).slice(0, 5);
const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);
const tracksOf = (ids: readonly string[]): Track[] => ids.map((id) => tracks.get(id)!);

describe("the music", () => {
  test("is large enough in both languages, and small enough for the world's file", () => {
    expect(artists.size).toBe(1000);
    expect(tracks.size).toBeGreaterThanOrEqual(4000);
    expect(episodes.size).toBe(600);
    expect([...generators.show()]).toHaveLength(40);
    expect([...generators.playlist()]).toHaveLength(120);
    for (const lang of publics) {
      const own = [...albums.values()].filter((album) => album.public === lang);
      expect(own.filter(({ type }) => type === "album")).toHaveLength(185);
      expect(own.filter(({ type }) => type === "ep").length).toBeGreaterThan(30);
      expect([...lyrics.values()].filter((lyric) => lyric.public === lang).length).toBeGreaterThanOrEqual(600);
    }
    expect(sum(figures.kinds, ({ bytes }) => bytes)).toBeLessThan(20_000_000);
  });

  test("has one id for a track everywhere, and copies agree with the records", () => {
    for (const album of albums.values()) {
      const own = tracksOf(album.tracks);
      expect(own.map(({ album: id, number }) => [id, number])).toEqual(own.map((_, i) => [album.id, i + 1]));
      expect(album.ms).toBe(sum(own, ({ ms }) => ms));
      expect(album.plays).toBe(sum(own, ({ plays }) => plays));
      expect(album.explicit).toBe(own.some(({ explicit }) => explicit));
      expect(own.every((track) => track.age === album.age && track.albumTitle === album.title)).toBe(true);
    }
    expect(sum([...albums.values()], (album) => album.tracks.length)).toBe(tracks.size);
    const isKnown = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
      artists.get(id)?.name === name;
    expect(findWrong(albums.values(), (album) => album.artists.every(isKnown))).toEqual([]);
    expect(
      findWrong(tracks.values(), (track) => {
        const credits = track.artists.map(({ id }) => id);
        const named = track.artists.filter(({ name }) => track.title.includes(`(feat. ${name})`)).map(({ id }) => id);
        return (
          track.artists.every(isKnown) &&
          new Set(credits).size === credits.length &&
          track.features.join() === named.join() &&
          track.hasLyrics === lyrics.has(track.id)
        );
      }),
    ).toEqual([]);
  });

  test("gives each artist a release, other artists of the same public, and the most played tracks", () => {
    const own = new Map<string, Track[]>();
    for (const track of tracks.values())
      for (const { id } of track.artists) own.set(id, [...(own.get(id) ?? []), track]);
    const released = new Set([...albums.values()].map((album) => album.artists[0]!.id));
    expect(
      findWrong(
        artists.values(),
        (artist) =>
          released.has(artist.id) &&
          artist.popular.join() ===
            popularOf(own.get(artist.id) ?? [])
              .map(({ id }) => id)
              .join() &&
          artist.similar.length >= 5 &&
          artist.similar.every((id) => id !== artist.id && artists.get(id)?.public === artist.public),
      ),
    ).toEqual([]);
    expect(new Set([...artists.values()].map(({ name }) => name.toLowerCase())).size).toBe(artists.size);
  });

  test("computes popularity, charts and new releases from the records", async () => {
    const all = [...tracks.values()];
    expect(findWrong(all, (track) => track.popularity === popularityOf(track.week))).toEqual([]);
    expect(findWrong(all, (track) => sum(regions, (region) => track.streams[region] ?? 0) <= track.week)).toEqual([]);
    for (const chart of generators.chart()) {
      const expected = chartOf(all, chart.region);
      expect(chart.entries.map(({ track }) => track)).toEqual(expected.map(({ id }) => id));
      expect(chart.entries).toHaveLength(chartSize);
      const places = chart.entries.flatMap(({ before }) => before ?? []);
      expect(new Set(places).size).toBe(places.length);
      const allowed: readonly string[] = chart.public === "all" ? ["global"] : regionsOf[chart.public];
      expect(allowed).toContain(chart.region);
    }
    for (const lang of publics) {
      const expected = newReleases([...albums.values()].filter((album) => album.public === lang));
      const first = await world.read(music.queries.releases, {
        public: lang,
        age_max: newReleaseDays,
        sort: "newest",
      });
      expect(first.total).toBe(expected.length);
      expect(first.rows.map(({ age }) => age)).toEqual(expected.slice(0, first.rows.length).map(({ age }) => age));
    }
  });

  test("sings lines in time, and no line in two songs", () => {
    const songs = new Map<string, string>();
    const repeated: string[] = [];
    for (const { id, lines } of lyrics.values()) {
      const { ms } = tracks.get(id)!;
      expect(findWrong(lines, ({ atMs }) => atMs < ms - 2000)).toEqual([]);
      expect(findWrong(lines.slice(1).entries(), ([i, { atMs }]) => atMs > lines[i]!.atMs)).toEqual([]);
      const texts = lines.map(({ text }) => text).filter((text) => text !== "");
      // The chorus comes back.
      expect(new Set(texts).size).toBeLessThan(texts.length);
      expect(new Set(texts).size).toBeGreaterThanOrEqual(11);
      for (const text of new Set(texts)) {
        if (songs.has(text)) repeated.push(text);
        songs.set(text, id);
      }
    }
    expect(repeated.length).toBeLessThan(songs.size / 1000);
  });

  test("has playlists of known tracks, of editors and of people", () => {
    const people = new Set([...generatePeople()].map(({ id }) => id));
    const categories = new Set([...generators.category()].map(({ id }) => id));
    for (const playlist of generators.playlist()) {
      const own = tracksOf(playlist.tracks);
      expect(own.length, playlist.title).toBeGreaterThanOrEqual(10);
      expect(new Set(playlist.tracks).size).toBe(own.length);
      expect([playlist.count, playlist.ms]).toEqual([own.length, sum(own, ({ ms }) => ms)]);
      expect(own.every((track) => track.public === playlist.public)).toBe(true);
      expect(playlist.owner.id === editorsId || people.has(playlist.owner.id)).toBe(true);
      expect(findWrong(playlist.categories, (id) => categories.has(id))).toEqual([]);
    }
    for (const friend of generators.friend()) {
      const track = tracks.get(friend.track)!;
      expect([friend.trackTitle, friend.album.id]).toEqual([track.title, track.album]);
      expect(people.has(friend.person)).toBe(true);
      expect(friend.recentTracks[0]).toBe(friend.track);
    }
  });

  test("draws a picture of each artist, release, podcast, playlist and chart", () => {
    const covers = byId(generators.cover());
    const ids = [
      ...artists.keys(),
      ...albums.keys(),
      ...[...generators.show(), ...generators.playlist(), ...generators.chart()].map(({ id }) => id),
    ];
    expect(findWrong(ids, (id) => covers.get(id)?.svg.startsWith("<svg ") === true)).toEqual([]);
  });

  test("states facts that the records confirm", () => {
    expect(details.filter(({ form }) => form === "episode").length).toBeGreaterThan(200);
    const wrong = details.flatMap(({ id, form, facts }) =>
      facts.filter(({ key, about, value }) => {
        if (form === "lyric") {
          const texts = lyrics.get(id.slice(6))!.lines.map(({ text }) => text);
          return texts.filter((text) => text === about).length !== 1 || texts[texts.indexOf(about) + 1] !== value;
        }
        if (form === "episode") {
          const shown = typeof value === "number" ? value.toLocaleString("en") : value;
          return (
            !episodes.get(id)!.description.includes(about) || !(about.includes(shown) || about.includes(String(value)))
          );
        }
        if (form === "track") return !tracks.get(id)!.title.includes(`(feat. ${value})`);
        const own = tracksOf(albums.get(id)!.tracks);
        const lengths = own.map(({ ms }) => ms);
        if (key === "tracks") return value !== own.length;
        if (key === "longest") return own.find(({ ms }) => ms === Math.max(...lengths))!.title !== value;
        if (key === "shortest") return own.find(({ ms }) => ms === Math.min(...lengths))!.title !== value;
        return value !== Math.floor(albums.get(id)!.ms / 60_000);
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test("answers searches and lists", async () => {
    const [artist] = artists.values();
    const found = await world.read(music.queries.findartists, { q: artist!.name, public: artist!.public });
    expect(found.rows.map(({ id }) => id)).toContain(artist!.id);
    const own = await world.read(music.queries.discography, { artist: artist!.id, type: "album" });
    expect(own.rows.every(({ type }) => type === "album")).toBe(true);
    const [lyric] = lyrics.values();
    const line = lyric!.lines.find(({ text }) => text !== "")!.text;
    const sung = await world.read(music.queries.findlyrics, { q: line, public: lyric!.public });
    expect(sung.rows.map(({ id }) => id)).toContain(lyric!.id);
    const [episode] = episodes.values();
    const aired = await world.read(music.queries.aired, { show: episode!.show, sort: "newest" });
    expect(aired.total).toBe(15);
  });
});
