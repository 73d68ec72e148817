/** The kinds of records that are beside the catalogue: podcasts, playlists, charts, concerts and friends. */
import * as v from "valibot";
import { kind, type Brief, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";
import { genres, publics, regions, showTopics } from "./words.ts";

const Count = v.pipe(Whole, v.minValue(0));
export const Public = v.picklist(publics);
export const Genre = v.picklist(genres);
/** The id and the name of an artist, as the artist's record has them. */
export const Credit = v.strictObject({ id: v.string(), name: v.string() });

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
