/**
 * The public of RedNote: people, their notes, and the comments below them. There are two publics, one that writes
 * English and one that writes Chinese; a person, with all notes and comments, belongs to one of them. Times are minutes
 * before the phone's clock starts. A negative age is a note that appears after the start, so a feed asks with
 * `age_min: -minutesSinceStart`. Every count that a screen shows is a field here.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, secret, type Brief, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { hotness } from "./rank.ts";
import { channels, grounds, noteKinds, publics, ratios } from "./words.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Public = v.picklist(publics);

/**
 * One picture of a note. Exactly one of `scene` (an id of the dataset `scenes`), `item` (the id of a picture of the
 * dataset `goods`) and `things` says what it shows. Things are drawn over the ground by `drawShot` of `shots.ts`.
 */
export const Picture = v.strictObject({
  ratio: v.picklist(ratios),
  scene: v.nullable(v.string()),
  item: v.nullable(v.string()),
  ground: v.picklist(grounds),
  /** Ids of `art`, with the centre and the size of each in percent of the width and of the height (size: of the width). */
  things: v.array(v.strictObject({ art: v.string(), x: Whole, y: Whole, size: Count })),
  /** Words that are written on the picture: a cover of a text note. Empty for photographs. */
  words: v.string(),
});
export type Picture = v.InferOutput<typeof Picture>;

export const user = kind({
  row: v.strictObject({
    /** An id such as "rn_user_17". `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    /** The number by which others find the person: digits, or letters and digits that the person chose. */
    number: v.string(),
    public: Public,
    name: v.string(),
    /** Lines are separated by newlines. May be empty. */
    bio: v.string(),
    /** The place of the person's connection, as it stands below notes and comments: "浙江", "Canada". */
    ip: v.string(),
    /** The town that the profile shows, or null. */
    town: v.nullable(v.string()),
    /** Null if the profile does not show it. */
    gender: v.nullable(v.picklist(["f", "m"])),
    /** Year, month and day ("1998-04-17"), or null if the profile does not show the birthday. */
    born: v.nullable(v.string()),
    /** Channels, the strongest first. */
    interests: v.array(v.picklist(channels)),
    /** A verified person, a business with its trade, or null. `text` is what the profile writes beside the mark. */
    mark: v.nullable(v.strictObject({ kind: v.picklist(["verified", "business"]), text: v.string() })),
    /** The ids of all whom the person follows, the latest first; at most 60. `following` is their number. */
    follows: v.array(v.string()),
    following: Count,
    /**
     * At least the number of people in the world who follow this person; `queries.followers` lists those. Equal to it
     * for people with up to `listedFollowers` followers.
     */
    followers: Count,
    /** The number of the person's notes, the future ones left out, and the sums of their likes and saves. */
    notes: Count,
    likes: Count,
    saves: Count,
  }),
  search: { title: (u) => [u.name, u.number], text: (u) => [u.bio] },
  columns: {
    public: { type: "text", of: (u) => u.public },
    number: { type: "text", of: (u) => u.number },
  },
  tags: { interest: (u) => u.interests, follows: (u) => u.follows },
  rank: (u) => u.followers,
});
export type User = Row<typeof user>;
export type UserBrief = User;

export const note = kind({
  row: v.strictObject({
    /** An id such as "rn_note_17". */
    id: v.string(),
    author: v.string(),
    /** The author's name. */
    name: v.string(),
    public: Public,
    channel: v.picklist(channels),
    kind: v.picklist(noteKinds),
    title: v.string(),
    /** Paragraphs are separated by newlines. Tags are not in the text; screens write them after it. */
    text: v.string(),
    /** Without "#". */
    tags: v.array(v.string()),
    /** The picture of the card, and the first of `pictures`. */
    cover: Picture,
    /** In order. A video has only its first frame. */
    pictures: v.array(Picture),
    /** The length of a video; 0 for other notes. */
    seconds: Count,
    /** `id` is an id of the dataset `places`, with its position, or null for a city that has only a name. */
    place: v.nullable(
      v.strictObject({ id: v.nullable(v.string()), name: v.string(), latitude: v.number(), longitude: v.number() }),
    ),
    ip: v.string(),
    age: Whole,
    edited: v.boolean(),
    likes: Count,
    saves: Count,
    /** The number of records in `comment`, replies included. Future notes have none. */
    comments: Count,
    shares: Count,
    /** Attached goods: ids of the dataset `goods`, with the price in US cents at which the note offers them. */
    goods: v.array(v.strictObject({ item: v.string(), priceCents: Count })),
    /** Some of those who liked the note, at most 20 and at most `likes`. */
    likedBy: v.array(v.string()),
  }),
  search: { title: (n) => [n.title], text: (n) => [n.text, n.name, ...n.tags, n.place?.name ?? ""] },
  columns: {
    public: { type: "text", of: (n) => n.public },
    channel: { type: "text", of: (n) => n.channel },
    kind: { type: "text", of: (n) => n.kind },
    author: { type: "text", of: (n) => n.author },
    place: { type: "text", of: (n) => n.place?.id ?? "" },
    age: { type: "number", of: (n) => n.age },
    likes: { type: "number", of: (n) => n.likes },
    comments: { type: "number", of: (n) => n.comments },
    saves: { type: "number", of: (n) => n.saves },
    latitude: { type: "number", of: (n) => n.place?.latitude ?? 0 },
    longitude: { type: "number", of: (n) => n.place?.longitude ?? 0 },
    offers: { type: "number", of: (n) => n.goods.length },
  },
  tags: { tag: (n) => n.tags, item: (n) => n.goods.map(({ item }) => item) },
  brief: [
    "id",
    "author",
    "name",
    "public",
    "channel",
    "kind",
    "title",
    "cover",
    "seconds",
    "place",
    "age",
    "likes",
    "saves",
    "comments",
  ],
  rank: hotness,
});
export type Note = Row<typeof note>;
export type NoteBrief = Brief<typeof note>;

export const comment = kind({
  row: v.strictObject({
    /** An id such as "rn_comment_17". */
    id: v.string(),
    note: v.string(),
    author: v.string(),
    name: v.string(),
    /** The first comment of the thread, or "" for a first comment. Threads have two levels. */
    parent: v.string(),
    /** Whom a reply addresses, if that is not the author of `parent`; else null. */
    replyTo: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
    text: v.string(),
    ip: v.string(),
    age: Whole,
    likes: Count,
    /** Whether the note's author wrote it. */
    byAuthor: v.boolean(),
    /** The number of replies in the thread; 0 for replies. */
    replies: Count,
  }),
  columns: {
    note: { type: "text", of: (c) => c.note },
    parent: { type: "text", of: (c) => c.parent },
    age: { type: "number", of: (c) => c.age },
    likes: { type: "number", of: (c) => c.likes },
  },
});
export type Comment = Row<typeof comment>;

/** A tag with its page. */
export const topic = kind({
  row: v.strictObject({
    /** `topicId(public, name)`. */
    id: v.string(),
    public: Public,
    name: v.string(),
    /** The number of notes with the tag that are there when the phone starts, and the sum of their likes. */
    notes: Count,
    likes: Count,
    /** The likes and saves of those among them that are at most `trendDays` days old. Trending lists are in this order. */
    heat: Count,
  }),
  search: { title: (t) => [t.name] },
  columns: { public: { type: "text", of: (t) => t.public }, notes: { type: "number", of: (t) => t.notes } },
  rank: (t) => t.heat,
});
export type Topic = Row<typeof topic>;

/** A drawing of one thing for pictures: the inside of an `<svg viewBox="0 0 32 32">`, and the thing's name. */
export const art = kind({
  row: v.strictObject({ id: v.string(), name: v.strictObject({ en: v.string(), zh: v.string() }), svg: v.string() }),
});
export type Art = Row<typeof art>;

/** What a note says, for tasks that ask about it. The id is the note's. No screen reads it. */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    channel: v.picklist(channels),
    /** The form of the note, such as "food.shop": notes of one form have the same keys. */
    form: v.string(),
    /** What the note is about: a dish, a shop, a book. */
    subject: v.string(),
    /**
     * `text` stands in the note exactly so, or in the comment with the id `comment`. `value` is a number where the fact
     * can be compared.
     */
    facts: v.array(
      v.strictObject({
        key: v.string(),
        value: v.union([v.string(), v.number()]),
        text: v.string(),
        comment: v.nullable(v.string()),
      }),
    ),
  }),
  columns: { public: { type: "text", of: (d) => d.public }, form: { type: "text", of: (d) => d.form } },
});
export type Detail = Row<typeof detail>;

const noteFilters = {
  public: "equal",
  channel: "equal",
  kind: "equal",
  place: "equal",
  age: "range",
  latitude: "range",
  longitude: "range",
  tag: "has",
  item: "has",
} as const;
const noteSorts = {
  newest: { by: "age" },
  liked: { by: "likes", desc: true },
  commented: { by: "comments", desc: true },
  saved: { by: "saves", desc: true },
} as const;

const rednote = defineDataset("rednote", {
  kinds: { user, note, comment, topic, art, detail },
  queries: {
    user: one(user),
    users: many(user),
    /** People by name, number or bio; those with the most followers first. */
    people: list(user, { search: true, where: { public: "equal", number: "equal", interest: "has" }, size: 20 }),
    /** The people of the world who follow somebody. */
    followers: list(user, { where: { follows: "has" }, size: 30 }),

    note: one(note),
    notes: many(note),
    /**
     * Feeds, searches, pages of tags, "nearby" (a box of latitudes and longitudes; distances by `metresBetween` of
     * places/geo.ts). The hottest first, or sorted.
     */
    feed: list(note, { search: true, where: noteFilters, sorts: noteSorts, size: 20 }),
    /** Notes to which goods are attached (`offers_min: 1`), as whole records, the hottest first. */
    shelf: list(note, { where: { public: "equal", channel: "equal", offers: "range" }, size: 20, as: "row" }),
    /** The notes of one person, or of up to 60 people, the newest first with `sort: "newest"`. */
    by: list(note, { where: { author: "equal", kind: "equal", age: "range" }, sorts: noteSorts, size: 20 }),
    following: list(note, { where: { author: "any", age: "range" }, sorts: { newest: { by: "age" } }, size: 20 }),

    comment: one(comment),
    comments: many(comment),
    /** The first comments of a note (`parent: ""`), or the replies of a thread (`parent: id`). */
    thread: list(comment, {
      where: { note: "equal", parent: "equal" },
      sorts: { hot: { by: "likes", desc: true }, newest: { by: "age" }, oldest: { by: "age", desc: true } },
      size: 10,
    }),

    topic: one(topic),
    /** Tags, those with the greatest heat first: the trending list. With `q`, suggestions for a search. */
    trending: list(topic, {
      search: true,
      where: { public: "equal" },
      sorts: { notes: { by: "notes", desc: true } },
      size: 20,
    }),

    arts: many(art),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal" }, size: 60 })),
  },
});
export default rednote;
