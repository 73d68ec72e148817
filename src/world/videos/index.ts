/**
 * The videos of Bilibili with their authors, comments, danmaku, rankings, seasons and live rooms. There are two publics,
 * one that writes English and one that writes Chinese. A person and all videos and comments of this person belong to
 * one public. Times are minutes before the phone's clock starts. A negative age is a video that appears after the
 * start, so a feed asks with `age_min: -minutesSinceStart`. Each count that a screen shows is stored as a field of a
 * record.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, secret, type Brief, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { Picture } from "../social/pictures.ts";
import { heat, mixedHeat } from "./rank.ts";
import { publics, seasonKinds, zones } from "./words.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Public = v.picklist(publics);
const ZoneSchema = v.picklist(zones);

export const user = kind({
  row: v.strictObject({
    /** An id such as "bili_user_17". `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    /** The UID on the profile, digits only. */
    number: v.string(),
    public: Public,
    name: v.string(),
    /** One line. May be empty. */
    sign: v.string(),
    /** From 1 to 6. */
    level: Count,
    vip: v.picklist(["none", "month", "annual"]),
    /** Null if the profile does not show it. */
    gender: v.nullable(v.picklist(["f", "m"])),
    /** The place from which the person is connected: "浙江", "Canada". */
    ip: v.string(),
    /** The zone in which the person mostly publishes, or null for people who only watch. */
    zone: v.nullable(ZoneSchema),
    /** Null for people without a verification. */
    verified: v.nullable(v.strictObject({ kind: v.picklist(["person", "organisation"]), text: v.string() })),
    /** The id of a record of the dataset `voices`: how the person answers a message. */
    voice: v.string(),
    /** The ids of all people whom the person follows, at most 40. `following` is the number of these ids. */
    follows: v.array(v.string()),
    following: Count,
    followers: Count,
    /** The number of the person's videos that exist at the phone's start, and the sums of their likes and plays. */
    videos: Count,
    likes: Count,
    plays: Count,
  }),
  search: { title: (u) => [u.name], text: (u) => [u.sign, u.number] },
  columns: {
    public: { type: "text", of: (u) => u.public },
    number: { type: "text", of: (u) => u.number },
    zone: { type: "text", of: (u) => u.zone ?? "" },
    level: { type: "number", of: (u) => u.level },
    followers: { type: "number", of: (u) => u.followers },
    videos: { type: "number", of: (u) => u.videos },
  },
  tags: { follows: (u) => u.follows },
  rank: (u) => u.followers,
});
export type User = Row<typeof user>;

export const video = kind({
  row: v.strictObject({
    /** An id such as "bili_video_17". */
    id: v.string(),
    author: v.string(),
    /** The author's name. */
    name: v.string(),
    public: Public,
    zone: ZoneSchema,
    /** One of `subzones[zone]`. */
    sub: v.string(),
    title: v.string(),
    /** Lines are separated by newlines. May be empty. */
    text: v.string(),
    /** Without "#". The first one is the most specific. */
    tags: v.array(v.string()),
    /** Screens crop it to 16:10; all things are inside the crop. */
    cover: Picture,
    /** The length; for a video of several parts, the sum of their lengths. */
    seconds: Count,
    /** The parts in order; empty for a video of one part. */
    parts: v.array(v.strictObject({ title: v.string(), seconds: Count })),
    /** The id of the author's series to which the video belongs, or null. */
    series: v.nullable(v.string()),
    /** False if the author published somebody else's video. */
    original: v.boolean(),
    age: Whole,
    plays: Count,
    danmaku: Count,
    likes: Count,
    coins: Count,
    favourites: Count,
    shares: Count,
    /** The number of records in `comment` for this video, including replies. */
    comments: Count,
  }),
  search: { title: (b) => [b.title], text: (b) => [b.name, ...b.tags] },
  columns: {
    public: { type: "text", of: (b) => b.public },
    zone: { type: "text", of: (b) => b.zone },
    sub: { type: "text", of: (b) => b.sub },
    author: { type: "text", of: (b) => b.author },
    age: { type: "number", of: (b) => b.age },
    seconds: { type: "number", of: (b) => b.seconds },
    plays: { type: "number", of: (b) => b.plays },
    danmaku: { type: "number", of: (b) => b.danmaku },
    favourites: { type: "number", of: (b) => b.favourites },
    mix: { type: "number", of: mixedHeat },
  },
  tags: { tag: (b) => b.tags },
  brief: [
    "id",
    "author",
    "name",
    "public",
    "zone",
    "title",
    "cover",
    "seconds",
    "age",
    "plays",
    "danmaku",
    "likes",
    "favourites",
    "comments",
  ],
  rank: heat,
});
export type Video = Row<typeof video>;
export type VideoBrief = Brief<typeof video>;

/** The frames of a video. A frame is shown from `atMs` until the next frame, the last one until the end. */
export const reel = kind({
  row: v.strictObject({
    /** The id of the video. Videos without a record here have `plainShots(video)` of `shots.ts`. */
    id: v.string(),
    /** The first begins at 0. `caption` is the line at the lower edge of the frame; it may be empty. */
    shots: v.array(v.strictObject({ atMs: Count, picture: Picture, caption: v.string() })),
  }),
});
export type Reel = Row<typeof reel>;

/** The danmaku that the player loads for a video, by time. There are at most `danmaku` of the video's record. */
export const barrage = kind({
  row: v.strictObject({
    /** The id of the video. */
    id: v.string(),
    /** `colour` is a hexadecimal colour such as "#ffffff". */
    lines: v.array(
      v.strictObject({
        atMs: Count,
        text: v.string(),
        colour: v.string(),
        place: v.picklist(["roll", "top", "bottom"]),
      }),
    ),
  }),
});
export type Barrage = Row<typeof barrage>;

export const comment = kind({
  row: v.strictObject({
    /** An id such as "bili_comment_17". */
    id: v.string(),
    video: v.string(),
    author: v.string(),
    name: v.string(),
    /** The author's level. */
    level: Count,
    /** The id of the comment that begins the thread, or "" if this comment begins one. Threads have two levels. */
    parent: v.string(),
    /** The person whom a reply addresses. Null for the author of `parent`, and for comments that are not replies. */
    replyTo: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
    text: v.string(),
    ip: v.string(),
    age: Whole,
    likes: Count,
    /** Whether the video's author wrote the comment. */
    byAuthor: v.boolean(),
    /** Whether the video's author pinned the comment above all others. */
    pinned: v.boolean(),
    /** The number of replies in the thread; 0 for replies. */
    replies: Count,
  }),
  columns: {
    video: { type: "text", of: (c) => c.video },
    parent: { type: "text", of: (c) => c.parent },
    age: { type: "number", of: (c) => c.age },
    /** The order by popularity: the pinned comment, then the most liked. */
    hot: { type: "number", of: (c) => (c.pinned ? 10_000_000 : 0) + c.likes },
  },
});
export type Comment = Row<typeof comment>;

/** Several videos of one author that belong together. */
export const series = kind({
  row: v.strictObject({
    /** An id such as "bili_series_17". */
    id: v.string(),
    author: v.string(),
    public: Public,
    title: v.string(),
    /** The ids of the videos in order. */
    videos: v.array(v.string()),
    /** The sum of the plays of these videos. */
    plays: Count,
  }),
  columns: { author: { type: "text", of: (s) => s.author } },
});
export type Series = Row<typeof series>;

/** A ranking board at the phone's start; `rank.ts` computes the scores and says which videos compete. */
export const board = kind({
  row: v.strictObject({
    /** `boardId(public, key)` of `words.ts`. */
    id: v.string(),
    public: Public,
    key: v.string(),
    /** The best first. For the boards "bangumi" and "cinema", the ids are ids of seasons, otherwise of videos. */
    places: v.array(v.strictObject({ id: v.string(), score: Count })),
  }),
});
export type Board = Row<typeof board>;

/** An anime, a series, a documentary or a movie, with its episodes. */
export const season = kind({
  row: v.strictObject({
    /** An id such as "bili_season_17". */
    id: v.string(),
    public: Public,
    kind: v.picklist(seasonKinds),
    title: v.string(),
    /** Such as "Fantasy". */
    styles: v.array(v.string()),
    area: v.string(),
    year: Count,
    /** The score out of 10, in tenths. */
    rating: Count,
    ratings: Count,
    plays: Count,
    danmaku: Count,
    followers: Count,
    text: v.string(),
    /** Invented names: who directed and wrote it, and the parts with their actors or voices. */
    staff: v.array(v.strictObject({ role: v.string(), name: v.string() })),
    /** 3:4. */
    cover: Picture,
    /** The weekday (0 is Sunday) on which a new episode appears, or null if all have appeared. */
    weekday: v.nullable(Count),
    /** How many episodes there will be. */
    total: Count,
    /** Whether only members can watch the episodes without `free`. */
    vip: v.boolean(),
    /** The episodes that exist at the start, in order. A movie has one. Ids such as "bili_episode_17_2". */
    episodes: v.array(
      v.strictObject({
        id: v.string(),
        label: v.string(),
        title: v.string(),
        seconds: Count,
        age: Count,
        free: v.boolean(),
      }),
    ),
  }),
  search: { title: (s) => [s.title], text: (s) => [...s.styles, ...s.staff.map(({ name }) => name)] },
  columns: {
    public: { type: "text", of: (s) => s.public },
    kind: { type: "text", of: (s) => s.kind },
    rating: { type: "number", of: (s) => s.rating },
    followers: { type: "number", of: (s) => s.followers },
    plays: { type: "number", of: (s) => s.plays },
    year: { type: "number", of: (s) => s.year },
    weekday: { type: "number", of: (s) => s.weekday ?? -1 },
  },
  tags: { style: (s) => s.styles },
  brief: [
    "id",
    "public",
    "kind",
    "title",
    "styles",
    "area",
    "year",
    "rating",
    "plays",
    "followers",
    "cover",
    "weekday",
    "total",
    "vip",
  ],
  rank: (s) => s.followers,
});
export type Season = Row<typeof season>;
export type SeasonBrief = Brief<typeof season>;

export const room = kind({
  row: v.strictObject({
    /** An id such as "bili_room_17". */
    id: v.string(),
    /** The room number, digits only. */
    number: v.string(),
    public: Public,
    author: v.string(),
    name: v.string(),
    title: v.string(),
    zone: ZoneSchema,
    /** What the stream is about, such as "Cooking" or "Study room". */
    area: v.string(),
    viewers: Count,
    cover: Picture,
    /** For how many minutes the stream has been live at the phone's start. */
    age: Count,
    /** Lines of the chat in order. */
    chat: v.array(v.strictObject({ name: v.string(), text: v.string() })),
  }),
  search: { title: (r) => [r.title], text: (r) => [r.name, r.area, r.number] },
  columns: {
    public: { type: "text", of: (r) => r.public },
    zone: { type: "text", of: (r) => r.zone },
    author: { type: "text", of: (r) => r.author },
  },
  rank: (r) => r.viewers,
});
export type Room = Row<typeof room>;

/** A tag of videos; it has a page of its own. */
export const topic = kind({
  row: v.strictObject({
    /** `topicId(public, name)`. */
    id: v.string(),
    public: Public,
    name: v.string(),
    /** The number of videos with the tag that exist at the phone's start, and the sum of their plays. */
    videos: Count,
    plays: Count,
    /** The sum of the ranks of these videos. The list of hot searches is sorted by it. */
    heat: Count,
  }),
  search: { title: (t) => [t.name] },
  columns: { public: { type: "text", of: (t) => t.public } },
  rank: (t) => t.heat,
});
export type Topic = Row<typeof topic>;

/** A drawing of one thing for pictures: the inside of an `<svg viewBox="0 0 32 32">`, and the thing's name. */
export const art = kind({
  row: v.strictObject({ id: v.string(), name: v.strictObject({ en: v.string(), zh: v.string() }), svg: v.string() }),
});
export type Art = Row<typeof art>;

/**
 * The facts that a video states, for tasks that ask about it. `id` is the id of the video. No screen reads this record.
 */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    zone: ZoneSchema,
    /** The form of the video, such as "food.dish". Facts of videos of the same form have the same keys. */
    form: v.string(),
    /** The subject of the video, such as a dish or a place. */
    subject: v.string(),
    /**
     * `text` is the wording of the fact in the title, in the description, in a frame's caption or in a comment. `value`
     * is a number if values of this fact can be compared. `atMs` is the start of the frame, `comment` the id of the
     * comment; both are null elsewhere.
     */
    facts: v.array(
      v.strictObject({
        key: v.string(),
        value: v.union([v.string(), v.number()]),
        text: v.string(),
        from: v.picklist(["text", "shot", "comment"]),
        atMs: v.nullable(Count),
        comment: v.nullable(v.string()),
      }),
    ),
  }),
  columns: {
    public: { type: "text", of: (d) => d.public },
    form: { type: "text", of: (d) => d.form },
  },
});
export type Detail = Row<typeof detail>;

const newest = { newest: { by: "age" } } as const;
const videoSorts = {
  ...newest,
  plays: { by: "plays", desc: true },
  danmaku: { by: "danmaku", desc: true },
  favourites: { by: "favourites", desc: true },
  mix: { by: "mix", desc: true },
} as const;

const videos = defineDataset("videos", {
  kinds: { user, video, reel, barrage, comment, series, board, season, room, topic, art, detail },
  queries: {
    user: one(user),
    users: many(user),
    /** Searches people by name, sign or UID. The people with the most followers come first. */
    people: list(user, {
      search: true,
      where: { public: "equal", zone: "equal", number: "equal", videos: "range" },
      sorts: { level: { by: "level", desc: true }, fewest: { by: "followers" } },
      size: 20,
    }),
    /** Some followers of a person. */
    followers: list(user, { where: { follows: "has" }, size: 30 }),

    video: one(video),
    videos: many(video),
    /**
     * Feeds, searches, zones and pages of tags. Without `sort`, the order of "Hot" (the highest rank first);
     * `sort: "mix"` is the order of "For You".
     */
    feed: list(video, {
      search: true,
      where: { public: "equal", zone: "equal", sub: "equal", age: "range", seconds: "range", tag: "has" },
      sorts: videoSorts,
      size: 20,
    }),
    /**
     * `by` finds the videos of one person, `following` the videos of up to 60 people. The videos of a series are listed
     * in its record.
     */
    by: list(video, {
      search: true,
      where: { author: "equal", age: "range" },
      sorts: videoSorts,
      size: 20,
    }),
    following: list(video, { where: { author: "any", age: "range" }, sorts: newest, size: 20 }),

    reel: one(reel),
    barrage: one(barrage),

    comment: one(comment),
    comments: many(comment),
    /**
     * With `parent: ""`, finds the comments that begin the threads of a video; with `parent: id`, the replies of one
     * thread. `sort: "hot"` returns the pinned comment first.
     */
    thread: list(comment, {
      where: { video: "equal", parent: "equal" },
      sorts: { hot: { by: "hot", desc: true }, newest: { by: "age" }, oldest: { by: "age", desc: true } },
      size: 20,
    }),

    series: one(series),
    seriesby: list(series, { where: { author: "equal" }, size: 20 }),

    /** `{ id: boardId(public, key) }`. Read the videos with `videos`, 60 at most at once. */
    board: one(board),

    season: one(season),
    seasons: many(season),
    /** Searches and the tabs "Anime" and "Film": by kind, style, weekday. Without `sort`, the most followed first. */
    shelf: list(season, {
      search: true,
      where: { public: "equal", kind: "any", style: "has", weekday: "equal", year: "range" },
      sorts: {
        rating: { by: "rating", desc: true },
        plays: { by: "plays", desc: true },
        newest: { by: "year", desc: true },
      },
      size: 20,
    }),

    room: one(room),
    rooms: many(room),
    /** Searches and the tab "Live". The rooms with the most viewers come first. `author` finds somebody's room. */
    live: list(room, { search: true, where: { public: "equal", zone: "equal", author: "equal" }, size: 20 }),

    topic: one(topic),
    /** The hot searches. With `q`, it returns the suggestions for a search. */
    trending: list(topic, { search: true, where: { public: "equal" }, size: 20 }),

    /** The drawings of the things in pictures. */
    arts: many(art),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal" }, size: 60 })),
  },
});
export default videos;
