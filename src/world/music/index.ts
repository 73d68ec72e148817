/**
 * The catalogue of Spotify: artists, albums, tracks with their lyrics, podcasts, playlists, charts and concerts. There
 * are two publics, one that listens in English and one that listens in Chinese; a record belongs to one of them.
 * Ages are in days before the phone's first day, so a release's date is the first day minus its age; 0 is released on
 * the first day. A track has one id, which albums, playlists, charts and lyrics share.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, raw, secret, type Brief, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { category, chart, concert, Credit, episode, friend, Genre, playlist, Public, show } from "./kinds.ts";
import { actTypes, albumTypes, regions, sungLanguages, themes } from "./words.ts";

export type {
  Show,
  ShowBrief,
  Episode,
  EpisodeBrief,
  Playlist,
  PlaylistBrief,
  Chart,
  ChartBrief,
  Category,
  Concert,
  Friend,
} from "./kinds.ts";

const Count = v.pipe(Whole, v.minValue(0));
export type Credit = v.InferOutput<typeof Credit>;

export const artist = kind({
  row: v.strictObject({
    /** An id such as "mu_artist_17". The query `cover` draws the artist's picture. */
    id: v.string(),
    public: Public,
    name: v.string(),
    act: v.picklist(actTypes),
    genre: Genre,
    /** Paragraphs are separated by newlines. Never empty. */
    bio: v.string(),
    /** The place that the artist is from. */
    place: v.string(),
    /** The artist's label, as the albums have it. */
    label: v.string(),
    /** Listeners in the last month. */
    listeners: Count,
    followers: Count,
    verified: v.boolean(),
    /** Ids of artists whom fans also like, at most 10. */
    similar: v.array(v.string()),
    /** Ids of the tracks with the most plays, as `popularOf` of rank.ts returns them. */
    popular: v.array(v.string()),
  }),
  search: { title: (a) => [a.name] },
  columns: {
    public: { type: "text", of: (a) => a.public },
    genre: { type: "text", of: (a) => a.genre },
    place: { type: "text", of: (a) => a.place },
  },
  brief: ["id", "public", "name", "act", "genre", "listeners", "followers", "verified"],
  rank: (a) => a.listeners,
});
export type Artist = Row<typeof artist>;
export type ArtistBrief = Brief<typeof artist>;

export const album = kind({
  row: v.strictObject({
    /** An id such as "mu_album_17": an album, an EP or a single. The query `cover` draws its cover. */
    id: v.string(),
    public: Public,
    title: v.string(),
    artists: v.array(Credit),
    type: v.picklist(albumTypes),
    genre: Genre,
    /** Days before the phone's first day. */
    age: Count,
    label: v.string(),
    /** Ids, in the order of the album. */
    tracks: v.array(v.string()),
    /** The sum of the tracks' lengths. */
    ms: Count,
    /** Whether a track is explicit. */
    explicit: v.boolean(),
    /** The sum of the tracks' plays. */
    plays: Count,
    saves: Count,
    /** The strongest colour of the cover, such as "#7a4b5a", dark enough for white text. */
    colour: v.string(),
  }),
  search: { title: (a) => [a.title], text: (a) => a.artists.map(({ name }) => name) },
  columns: {
    public: { type: "text", of: (a) => a.public },
    type: { type: "text", of: (a) => a.type },
    genre: { type: "text", of: (a) => a.genre },
    age: { type: "number", of: (a) => a.age },
  },
  tags: { artist: (a) => a.artists.map(({ id }) => id), label: (a) => [a.label] },
  brief: ["id", "public", "title", "artists", "type", "genre", "age", "explicit", "colour"],
  rank: (a) => a.plays,
});
export type Album = Row<typeof album>;
export type AlbumBrief = Brief<typeof album>;

export const track = kind({
  row: v.strictObject({
    /** An id such as "mu_track_17". */
    id: v.string(),
    public: Public,
    title: v.string(),
    /** The main artists, then the artists whom the title names after "feat.". */
    artists: v.array(Credit),
    /** Ids of the artists that are features. */
    features: v.array(v.string()),
    album: v.string(),
    /** Copied from the album's record. */
    albumTitle: v.string(),
    colour: v.string(),
    /** The place on the album, starting at 1. */
    number: Count,
    ms: Count,
    age: Count,
    genre: Genre,
    theme: v.picklist(themes),
    language: v.picklist(sungLanguages),
    explicit: v.boolean(),
    plays: Count,
    week: Count,
    /** Plays in the last week, by region of the charts. The sum is less than `week`, which counts all countries. */
    streams: v.partial(v.strictObject(Object.fromEntries(regions.map((region) => [region, Count])) as Regional)),
    /** 0 to 100, by `popularityOf` of rank.ts. */
    popularity: Count,
    /** Whether the query `lyrics` finds a record with this id. */
    hasLyrics: v.boolean(),
  }),
  search: { title: (t) => [t.title], text: (t) => [...t.artists.map(({ name }) => name), t.albumTitle] },
  columns: {
    public: { type: "text", of: (t) => t.public },
    genre: { type: "text", of: (t) => t.genre },
    theme: { type: "text", of: (t) => t.theme },
    language: { type: "text", of: (t) => t.language },
    age: { type: "number", of: (t) => t.age },
    plays: { type: "number", of: (t) => t.plays },
    ms: { type: "number", of: (t) => t.ms },
  },
  tags: { artist: (t) => t.artists.map(({ id }) => id), feature: (t) => t.features },
  brief: [
    "id",
    "public",
    "title",
    "artists",
    "album",
    "albumTitle",
    "colour",
    "number",
    "ms",
    "age",
    "genre",
    "explicit",
    "plays",
    "popularity",
    "hasLyrics",
  ],
  rank: (t) => t.week,
});
type Regional = Record<(typeof regions)[number], typeof Count>;
export type Track = Row<typeof track>;
export type TrackBrief = Brief<typeof track>;

/** The lyrics of a track. `id` is the track's id. The lines are in the order of time; an empty text is a pause. */
export const lyric = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    /** `atMs` is when the line begins, in the track's time. */
    lines: v.array(v.strictObject({ atMs: Count, text: v.string() })),
    /** Who wrote the words. */
    writers: v.array(v.string()),
  }),
  search: { title: (l) => [...new Set(l.lines.map(({ text }) => text))] },
  columns: { public: { type: "text", of: (l) => l.public } },
  brief: ["id"],
});
export type Lyric = Row<typeof lyric>;

/** A drawn picture: a square SVG. `id` is the id of an artist, an album, a show, a playlist or a chart. */
export const cover = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });
export type Cover = Row<typeof cover>;

/**
 * Facts for judges and samplers. `id` is "lyric:" + the id of a track, or the id of an album, a track with features or
 * an episode. No screen reads this record.
 */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    /** "lyric", "album", "track" or "episode". */
    form: v.picklist(["lyric", "album", "track", "episode"]),
    /**
     * lyric: `key` is "next", `about` a line that is sung only once, `value` the line after it.
     * album: "longest" and "shortest" (the title of the only such track), "tracks", "minutes".
     * track: "features" (names, separated by ", ").
     * episode: what the description says; `about` is the sentence that says it, with the value unchanged.
     */
    facts: v.array(v.strictObject({ key: v.string(), about: v.string(), value: v.union([v.string(), v.number()]) })),
  }),
  columns: { public: { type: "text", of: (d) => d.public }, form: { type: "text", of: (d) => d.form } },
});
export type Detail = Row<typeof detail>;

const newest = { newest: { by: "age" } } as const;
const ages = { ...newest, oldest: { by: "age", desc: true } } as const;

const music = defineDataset("music", {
  kinds: {
    artist,
    album,
    track,
    lyric,
    show,
    episode,
    playlist,
    chart,
    category,
    concert,
    friend,
    cover,
    detail,
  },
  queries: {
    artist: one(artist),
    artists: many(artist),
    /** The artists with the most listeners come first. */
    findartists: list(artist, { search: true, where: { public: "equal", genre: "equal", place: "equal" }, size: 20 }),

    album: one(album),
    albums: many(album),
    findalbums: list(album, {
      search: true,
      where: { public: "equal", genre: "equal", type: "equal", age: "range" },
      sorts: newest,
      size: 20,
    }),
    /** The releases of an artist; `type` is "album", "ep" or "single". */
    discography: list(album, { where: { artist: "has", type: "equal" }, sorts: newest, size: 30 }),
    /** New releases: `age_max: newReleaseDays` and `sort: "newest"`, as `newReleases` of rank.ts. */
    releases: list(album, {
      where: { public: "equal", genre: "equal", type: "equal", age: "range" },
      sorts: newest,
      size: 20,
    }),

    track: one(track),
    tracks: many(track),
    /** The most played of the last week come first. */
    findtracks: list(track, {
      search: true,
      where: {
        public: "equal",
        genre: "equal",
        theme: "equal",
        language: "equal",
        artist: "has",
        feature: "has",
        age: "range",
        ms: "range",
      },
      sorts: { ...ages, plays: { by: "plays", desc: true } },
      size: 20,
    }),
    lyrics: one(lyric),
    /** Finds the ids of tracks by words of their lyrics. */
    findlyrics: list(lyric, { search: true, where: { public: "equal" }, size: 20 }),

    show: one(show),
    shows: many(show),
    findshows: list(show, { search: true, where: { public: "equal", topic: "equal" }, size: 20 }),
    episode: one(episode),
    episodes: many(episode),
    /** The episodes of one show. */
    aired: list(episode, { search: true, where: { show: "equal", age: "range" }, sorts: ages, size: 20 }),
    findepisodes: list(episode, {
      search: true,
      where: { public: "equal", topic: "equal", show: "any", age: "range", ms: "range" },
      sorts: newest,
      size: 20,
    }),

    playlist: one(playlist),
    playlists: many(playlist),
    /** `category` is the id of a category, `track` the id of a track that the playlist contains. */
    findplaylists: list(playlist, {
      search: true,
      where: { public: "equal", owner: "equal", category: "has", track: "has" },
      size: 20,
    }),

    chart: one(chart),
    charts: list(chart, { where: { public: "any" }, size: 20 }),
    categories: list(category, { where: { public: "any" }, size: 60 }),
    category: one(category),

    concert: one(concert),
    concerts: list(concert, {
      search: true,
      where: { public: "equal", city: "equal", artist: "has", day: "range" },
      sorts: { soonest: { by: "day" } },
      size: 20,
    }),
    friend: one(friend),
    friends: list(friend, { search: true, where: { public: "equal" }, sorts: { latest: { by: "minutes" } }, size: 30 }),

    /** The picture of an artist, album, show, playlist or chart. */
    cover: raw(cover, { field: "svg", media: "image/svg+xml" }),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal" }, size: 60 })),
  },
});
export default music;
