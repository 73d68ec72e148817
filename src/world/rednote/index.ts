/**
 * The public of RedNote: people, their notes, and the comments below them. There are two publics, one that writes
 * English and one that writes Chinese. A person and all notes and comments of this person belong to one public. Times
 * are minutes before the phone's clock starts. A negative age is a note that appears after the start, so a feed asks
 * with `age_min: -minutesSinceStart`. Each count that a screen shows is stored as a field of a record.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, secret, type Brief, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { Picture } from "../social/pictures.ts";
import { hotness } from "./rank.ts";
import { channels, noteKinds, publics } from "./words.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Public = v.picklist(publics);

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
    /** The place from which the person is connected, shown below notes and comments: "浙江", "Canada". */
    ip: v.string(),
    /** The town that the profile shows, or null. */
    town: v.nullable(v.string()),
    /** Null if the profile does not show the gender. */
    gender: v.nullable(v.picklist(["f", "m"])),
    /** Year, month and day ("1998-04-17"), or null if the profile does not show the birthday. */
    born: v.nullable(v.string()),
    /** The channels that interest the person, the most interesting first. */
    interests: v.array(v.picklist(channels)),
    /** A verified person, a business with its trade, or null. `text` is the text beside the mark on the profile. */
    mark: v.nullable(v.strictObject({ kind: v.picklist(["verified", "business"]), text: v.string() })),
    /**
     * The ids of all people whom the person follows, the latest first; at most 60. `following` is the number of these
     * ids.
     */
    follows: v.array(v.string()),
    following: Count,
    /**
     * The number of followers. `queries.followers` lists the followers who have a record. Up to `listedFollowers`
     * followers, all have one; with more followers, only some have one.
     */
    followers: Count,
    /**
     * The number of the person's notes that exist at the phone's start, and the sums of the likes and saves of these
     * notes.
     */
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
    /**
     * Paragraphs are separated by newlines. The text does not contain the tags. Screens show the tags after the text.
     */
    text: v.string(),
    /** Without "#". */
    tags: v.array(v.string()),
    /** The picture on the card of the note in lists; it is the first of `pictures`. */
    cover: Picture,
    /** All pictures in order. For a video, this is only its first frame. */
    pictures: v.array(Picture),
    /** The length of the video; 0 for other notes. */
    seconds: Count,
    /** The place and its position. `id` is an id of the dataset `places`, or null for a city without a record there. */
    place: v.nullable(
      v.strictObject({ id: v.nullable(v.string()), name: v.string(), latitude: v.number(), longitude: v.number() }),
    ),
    ip: v.string(),
    age: Whole,
    edited: v.boolean(),
    likes: Count,
    saves: Count,
    /**
     * The number of records in `comment` for this note, including replies. A note that appears after the start has no
     * comments.
     */
    comments: Count,
    shares: Count,
    /** Attached goods: ids of the dataset `goods`, with the price in US cents at which the note offers them. */
    goods: v.array(v.strictObject({ item: v.string(), priceCents: Count })),
    /** The ids of some people who liked the note: at most 20, and at most `likes`. */
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
    /** The id of the comment that begins the thread, or "" if this comment begins one. Threads have two levels. */
    parent: v.string(),
    /** The person whom a reply addresses. Null for the author of `parent`, and for comments that are not replies. */
    replyTo: v.nullable(v.strictObject({ id: v.string(), name: v.string() })),
    text: v.string(),
    ip: v.string(),
    age: Whole,
    likes: Count,
    /** Whether the note's author wrote the comment. */
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

/** A tag of notes; it has a page of its own. */
export const topic = kind({
  row: v.strictObject({
    /** `topicId(public, name)`. */
    id: v.string(),
    public: Public,
    name: v.string(),
    /** The number of notes with the tag that exist at the phone's start, and the sum of the likes of these notes. */
    notes: Count,
    likes: Count,
    /**
     * The sum of the likes and saves of notes with the tag that are at most `trendDays` days old. Trending lists are
     * sorted by it.
     */
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

/**
 * The facts that a note states, for tasks that ask about the note. `id` is the id of the note. No screen reads this
 * record.
 */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    channel: v.picklist(channels),
    /** The form of the note, such as "food.shop". Facts of notes of the same form have the same keys. */
    form: v.string(),
    /** The subject of the note, such as a dish, a shop or a book. */
    subject: v.string(),
    /**
     * `text` is the wording of the fact in the note, or in the comment with the id `comment`. `value` is a number if
     * values of this fact can be compared.
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
    /** Searches people by name, number or bio. The people with the most followers come first. */
    people: list(user, { search: true, where: { public: "equal", number: "equal", interest: "has" }, size: 20 }),
    /** The followers of a person. */
    followers: list(user, { where: { follows: "has" }, size: 30 }),

    note: one(note),
    notes: many(note),
    /**
     * The query for feeds, searches, pages of tags, and the feed "nearby". "nearby" filters by a box of latitudes and
     * longitudes; `metresBetween` of places/geo.ts computes the distances. Without `sort`, the highest rank comes
     * first.
     */
    feed: list(note, { search: true, where: noteFilters, sorts: noteSorts, size: 20 }),
    /** With `offers_min: 1`, finds notes to which goods are attached, the highest rank first. Returns whole records. */
    shelf: list(note, { where: { public: "equal", channel: "equal", offers: "range" }, size: 20, as: "row" }),
    /**
     * `by` finds the notes of one person, `following` the notes of up to 60 people. `sort: "newest"` returns the newest
     * first.
     */
    by: list(note, { where: { author: "equal", kind: "equal", age: "range" }, sorts: noteSorts, size: 20 }),
    following: list(note, { where: { author: "any", age: "range" }, sorts: { newest: { by: "age" } }, size: 20 }),

    comment: one(comment),
    comments: many(comment),
    /**
     * With `parent: ""`, finds the comments that begin the threads of a note; with `parent: id`, the replies of one
     * thread.
     */
    thread: list(comment, {
      where: { note: "equal", parent: "equal" },
      sorts: { hot: { by: "likes", desc: true }, newest: { by: "age" }, oldest: { by: "age", desc: true } },
      size: 10,
    }),

    topic: one(topic),
    /** The trending list: tags, the greatest heat first. With `q`, it returns the suggestions for a search. */
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
