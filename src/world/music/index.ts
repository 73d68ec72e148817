/**
 * The catalogue of Spotify: artists, albums, tracks with their lyrics, podcasts, playlists, charts and concerts. There
 * are two publics, one that listens in English and one that listens in Chinese; a record belongs to one of them.
 * Ages are in days before the phone's first day, so a release's date is the first day minus its age; 0 is released on
 * the first day. A track has one id, which albums, playlists, charts and lyrics share.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, raw, secret, type Brief, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";
import { actTypes, albumTypes, genres, publics, regions, showTopics, sungLanguages, themes } from "./words.ts";

const Count = v.pipe(Whole, v.minValue(0));
export const Public = v.picklist(publics);
export const Genre = v.picklist(genres);
/** The id and the name of an artist, as the artist's record has them. */
export const Credit = v.strictObject({ id: v.string(), name: v.string() });
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

/** A podcast. */
export const show = kind({
  row: v.strictObject({
    /** An id such as "mu_show_17". */
    id: v.string(),
    public: Public,
    title: v.string(),
    publisher: v.string(),
    hosts: v.array(v.string()),
    topic: v.picklist(showTopics),
    description: v.string(),
    /** The number of episodes. */
    episodes: Count,
    followers: Count,
    /** Tenths of a star, and the number of ratings. */
    rating: Count,
    ratings: Count,
    explicit: v.boolean(),
    colour: v.string(),
  }),
  search: { title: (s) => [s.title], text: (s) => [s.publisher, ...s.hosts, s.description] },
  columns: { public: { type: "text", of: (s) => s.public }, topic: { type: "text", of: (s) => s.topic } },
  brief: ["id", "public", "title", "publisher", "topic", "colour"],
  rank: (s) => s.followers,
});
export type Show = Row<typeof show>;
export type ShowBrief = Brief<typeof show>;

export const episode = kind({
  row: v.strictObject({
    /** An id such as "mu_episode_17". Its cover is the show's. */
    id: v.string(),
    public: Public,
    show: v.string(),
    /** Copied from the show's record. */
    showTitle: v.string(),
    topic: v.picklist(showTopics),
    colour: v.string(),
    title: v.string(),
    /** The number of the episode in the show, starting at 1 with the oldest. */
    number: Count,
    /** Paragraphs are separated by newlines. */
    description: v.string(),
    ms: Count,
    age: Count,
    explicit: v.boolean(),
    chapters: v.array(v.strictObject({ atMs: Count, title: v.string() })),
    plays: Count,
  }),
  search: { title: (e) => [e.title], text: (e) => [e.showTitle, e.description] },
  columns: {
    public: { type: "text", of: (e) => e.public },
    show: { type: "text", of: (e) => e.show },
    topic: { type: "text", of: (e) => e.topic },
    age: { type: "number", of: (e) => e.age },
    ms: { type: "number", of: (e) => e.ms },
  },
  brief: [
    "id",
    "public",
    "show",
    "showTitle",
    "topic",
    "colour",
    "title",
    "number",
    "description",
    "ms",
    "age",
    "explicit",
  ],
  rank: (e) => e.plays,
});
export type Episode = Row<typeof episode>;
export type EpisodeBrief = Brief<typeof episode>;

export const playlist = kind({
  row: v.strictObject({
    /** An id such as "mu_playlist_17". The query `cover` draws its cover. */
    id: v.string(),
    public: Public,
    title: v.string(),
    /** `editorsId` of words.ts with an empty name, because the app's name is not fixed; or an id of `folk`. */
    owner: Credit,
    description: v.string(),
    /** Ids, in order. */
    tracks: v.array(v.string()),
    /** The number of tracks. */
    count: Count,
    ms: Count,
    followers: Count,
    /** Ids of `category` on whose pages the playlist is. */
    categories: v.array(v.string()),
    colour: v.string(),
  }),
  search: { title: (p) => [p.title], text: (p) => [p.description, p.owner.name] },
  columns: { public: { type: "text", of: (p) => p.public }, owner: { type: "text", of: (p) => p.owner.id } },
  tags: { category: (p) => p.categories, track: (p) => p.tracks },
  brief: ["id", "public", "title", "owner", "description", "count", "followers", "colour"],
  rank: (p) => p.followers,
});
export type Playlist = Row<typeof playlist>;
export type PlaylistBrief = Brief<typeof playlist>;

/** A chart: the 50 tracks that `chartOf` of rank.ts returns. The query `cover` draws its cover. */
export const chart = kind({
  row: v.strictObject({
    /** "mu_chart_global", or for example "mu_chart_us". */
    id: v.string(),
    /** The public whose phones show the chart; "all" for the global one. */
    public: v.picklist([...publics, "all"]),
    region: v.picklist([...regions, "global"]),
    title: LocalizedTextSchema,
    /** `before` is the place in the week before, or null for a track that was not in the chart. */
    entries: v.array(v.strictObject({ track: v.string(), plays: Count, before: v.nullable(Count) })),
    colour: v.string(),
  }),
  columns: { public: { type: "text", of: (c) => c.public } },
  brief: ["id", "public", "region", "title", "colour"],
});
export type Chart = Row<typeof chart>;
export type ChartBrief = Brief<typeof chart>;

/** A tile of the search page. */
export const category = kind({
  row: v.strictObject({
    /** An id such as "mu_category_focus". */
    id: v.string(),
    /** The public whose phones show the category, or "all". */
    public: v.picklist([...publics, "all"]),
    title: LocalizedTextSchema,
    colour: v.string(),
    /** What the category's page lists: playlists of the category, podcasts, new releases, charts, concerts. */
    shows: v.picklist(["playlists", "podcasts", "releases", "charts", "concerts"]),
    /** The genre whose artists and albums the page also lists, or null. */
    genre: v.nullable(Genre),
  }),
  columns: { public: { type: "text", of: (c) => c.public } },
});
export type Category = Row<typeof category>;

export const concert = kind({
  row: v.strictObject({
    /** An id such as "mu_concert_17". */
    id: v.string(),
    public: Public,
    artist: Credit,
    /** The artists who play before. */
    support: v.array(Credit),
    /** The name of a tour or of the evening. */
    title: v.string(),
    city: v.string(),
    venue: v.string(),
    /** Days after the phone's first day, and the minute of that day at the venue. */
    day: Count,
    minute: Count,
    soldOut: v.boolean(),
  }),
  search: { title: (c) => [c.artist.name, c.title], text: (c) => [c.city, c.venue] },
  columns: {
    public: { type: "text", of: (c) => c.public },
    city: { type: "text", of: (c) => c.city },
    day: { type: "number", of: (c) => c.day },
  },
  tags: { artist: (c) => [c.artist.id, ...c.support.map(({ id }) => id)] },
});
export type Concert = Row<typeof concert>;

/** Somebody whom the user may follow, with what this person listens to. */
export const friend = kind({
  row: v.strictObject({
    /** An id such as "mu_friend_17". */
    id: v.string(),
    public: Public,
    /** An id of `folk`. `drawPortrait(person)` draws the portrait. */
    person: v.string(),
    name: v.string(),
    /** What the person played last, and `minutes` before the phone's start. */
    track: v.string(),
    trackTitle: v.string(),
    artist: Credit,
    album: v.strictObject({ id: v.string(), title: v.string() }),
    minutes: Count,
    /** Ids of tracks and artists that the person has played in the last days, the latest first. */
    recentTracks: v.array(v.string()),
    recentArtists: v.array(v.string()),
    /** Ids of the playlists that the person has made. */
    playlists: v.array(v.string()),
    followers: Count,
    following: Count,
  }),
  search: { title: (f) => [f.name] },
  columns: { public: { type: "text", of: (f) => f.public }, minutes: { type: "number", of: (f) => f.minutes } },
});
export type Friend = Row<typeof friend>;

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
