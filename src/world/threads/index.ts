/**
 * The public of Reddit: users, communities with their rules, posts and threads of comments. There are two publics, one
 * that writes English and one that writes Chinese; a community, with all its posts, belongs to one of them. Times are
 * minutes before the phone's clock starts. A negative age is a record that appears after the start, so a feed asks with
 * `age_min: -minutesSinceStart`. Every count that a screen shows is a field here.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, secret, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { controversy, hotness, momentum } from "./order.ts";
import { postKinds, publics } from "./words.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Public = v.picklist(publics);
const PostKind = v.picklist(postKinds);

export const user = kind({
  row: v.strictObject({
    /** An id such as "rd_user_17". `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    /** Without "u/". Unique, also if case is ignored. */
    name: v.string(),
    public: Public,
    /** May be empty. */
    about: v.string(),
    /** The age of the account in minutes. No post or comment of the user is older. */
    age: Count,
    /**
     * The sums of the scores of the user's posts and comments that are there when the phone starts, each less the
     * user's own vote. Removed posts and deleted comments do not count. Not below 0.
     */
    postKarma: Count,
    commentKarma: Count,
    /** The topics of communities that the user writes in, the strongest first. */
    interests: v.array(v.string()),
    /** The ids of the communities that the user moderates. */
    moderates: v.array(v.string()),
  }),
  search: { title: (u) => [u.name], text: (u) => [u.about] },
  columns: { public: { type: "text", of: (u) => u.public }, name: { type: "text", of: (u) => u.name.toLowerCase() } },
  rank: (u) => u.postKarma + u.commentKarma,
});
export type User = Row<typeof user>;

const Rule = v.strictObject({ title: v.string(), text: v.string() });
/** `colour` is a hexadecimal colour of the label's plate. */
const Flair = v.strictObject({ id: v.string(), text: v.string(), colour: v.string() });

export const community = kind({
  row: v.strictObject({
    /** An id such as "rd_community_17". */
    id: v.string(),
    /** Without "r/". Unique, also if case is ignored. */
    name: v.string(),
    public: Public,
    topic: v.string(),
    title: v.string(),
    description: v.string(),
    /** The colour of the icon and of the banner, hexadecimal. */
    colour: v.string(),
    /** The age of the community in minutes. No post is older. */
    age: Count,
    members: Count,
    /** In order; the first is rule 1. */
    rules: v.array(Rule),
    flairs: v.array(Flair),
    /** Whether a post must have a flair. */
    flairRequired: v.boolean(),
    /** The ids of the moderators, the oldest first. */
    moderators: v.array(v.string()),
    kinds: v.array(PostKind),
    /** Who may post: days of the account's age, and the sum of both karmas. 0 means everybody. */
    minAgeDays: Count,
    minKarma: Count,
    /** The ids of pinned posts, at most two. */
    pinned: v.array(v.string()),
    /** The number of posts that are there when the phone starts. */
    posts: Count,
    /** The scores and comments of the posts of the last `trendDays` days before the start, summed up. */
    heat: Count,
  }),
  search: { title: (c) => [c.name, c.title], text: (c) => [c.description] },
  columns: {
    public: { type: "text", of: (c) => c.public },
    name: { type: "text", of: (c) => c.name.toLowerCase() },
    members: { type: "number", of: (c) => c.members },
    heat: { type: "number", of: (c) => c.heat },
  },
  tags: { topic: (c) => [c.topic] },
  rank: (c) => c.members,
});
export type Community = Row<typeof community>;

export const post = kind({
  row: v.strictObject({
    /** An id such as "rd_post_17". */
    id: v.string(),
    community: v.string(),
    /** The names of the community and of the author. */
    communityName: v.string(),
    author: v.string(),
    name: v.string(),
    public: Public,
    topic: v.string(),
    kind: PostKind,
    title: v.string(),
    /** Paragraphs are separated by empty lines. May be empty. */
    text: v.string(),
    /** The id of one of the community's flairs, or null. */
    flair: v.nullable(v.string()),
    age: Whole,
    /** Up minus down, and up plus down. `ratio` is the share of upvotes in percent. */
    score: Whole,
    votes: Count,
    ratio: Count,
    /** The number of records in `comment`. */
    comments: Count,
    /** No more comments. */
    locked: v.boolean(),
    /** Removed by moderators: only its link leads to it, and lists leave it out. */
    removed: v.boolean(),
    spoiler: v.boolean(),
    /** The age at which the author changed it last, or null. */
    edited: v.nullable(Whole),
    pinned: v.boolean(),
    awards: Count,
    /** The id of the post that this one repeats in another community, or null. */
    crosspost: v.nullable(v.string()),
    /** Ids of the dataset `scenes`. */
    pictures: v.array(v.string()),
    /** A page of the dataset `web`. */
    link: v.nullable(v.strictObject({ url: v.string(), title: v.string() })),
    poll: v.nullable(
      v.strictObject({ options: v.array(v.strictObject({ text: v.string(), votes: Count })), days: Count }),
    ),
  }),
  search: { title: (p) => [p.title], text: (p) => [p.text, p.communityName, p.name] },
  columns: {
    // Empty for removed posts, so that feeds leave them out.
    public: { type: "text", of: (p) => (p.removed ? "" : p.public) },
    community: { type: "text", of: (p) => (p.removed ? "" : p.community) },
    age: { type: "number", of: (p) => p.age },
    score: { type: "number", of: (p) => p.score },
    comments: { type: "number", of: (p) => p.comments },
    hot: { type: "number", of: hotness },
    rising: { type: "number", of: momentum },
    controversy: { type: "number", of: controversy },
  },
  tags: {
    in: (p) => (p.removed ? [] : [p.community]),
    author: (p) => [p.author],
    topic: (p) => [p.topic],
    kind: (p) => [p.kind],
    flair: (p) => (p.flair === null ? [] : [`${p.community} ${p.flair}`]),
  },
  rank: hotness,
});
export type Post = Row<typeof post>;

export const comment = kind({
  row: v.strictObject({
    /** An id such as "rd_comment_17". */
    id: v.string(),
    post: v.string(),
    /** The comment that it answers, or "" for one that answers the post. */
    parent: v.string(),
    /** Both empty for a deleted comment. */
    author: v.string(),
    name: v.string(),
    /** Empty for a deleted or removed comment. */
    text: v.string(),
    age: Whole,
    score: Whole,
    votes: Count,
    /** The age at which the author changed it last. */
    edited: v.optional(Whole),
    /** Deleted by its author, or removed by moderators. Its answers remain. */
    state: v.optional(v.picklist(["deleted", "removed"])),
    /** By a moderator, above all others. */
    stickied: v.optional(v.boolean()),
  }),
  search: { title: (c) => [c.text] },
  columns: { age: { type: "number", of: (c) => c.age }, score: { type: "number", of: (c) => c.score } },
  tags: { post: (c) => [c.post], author: (c) => (c.author === "" ? [] : [c.author]) },
});
export type Comment = Row<typeof comment>;

/** What a post says, for tasks that ask about it. The id is the post's. No screen reads it. */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    topic: v.string(),
    /** The form of the post, such as "repair.tap": posts of one form have the same keys. */
    form: v.string(),
    /** How the post is built: a problem, a review, something made, a question about a number, … */
    frame: v.string(),
    subject: v.string(),
    /**
     * `text` stands exactly so in the post's text. `value` is a number where it can be compared. A fact with a
     * `comment` is what its writer claims, and others claim something else; its `text` is empty, as the comment says it.
     */
    facts: v.array(
      v.strictObject({
        key: v.string(),
        value: v.union([v.string(), v.number()]),
        text: v.string(),
        comment: v.optional(v.string()),
      }),
    ),
    /** What it was in the end, as the author's edit or comment says; null if nobody knows. */
    outcome: v.nullable(v.string()),
  }),
  columns: {
    public: { type: "text", of: (d) => d.public },
    form: { type: "text", of: (d) => d.form },
    frame: { type: "text", of: (d) => d.frame },
  },
});
export type Detail = Row<typeof detail>;

/** Without a sort: the order "hot". With `q` and no sort: titles with all words first. */
const postSorts = {
  hot: { by: "hot", desc: true },
  new: { by: "age" },
  top: { by: "score", desc: true },
  comments: { by: "comments", desc: true },
  /** For posts of the last day: `age_max: 1440 - minutesSinceStart`. */
  rising: { by: "rising", desc: true },
  controversial: { by: "controversy", desc: true },
} as const;
const commentOrders = { new: { by: "age" }, top: { by: "score", desc: true } } as const;

const threads = defineDataset("threads", {
  kinds: { user, community, post, comment, detail },
  queries: {
    user: one(user),
    users: many(user),
    /** A user by exact name, in lower case. */
    named: list(user, { where: { name: "equal" }, size: 1 }),
    people: list(user, { search: true, where: { public: "equal" }, size: 20 }),

    community: one(community),
    communities: many(community),
    /** A community by exact name, in lower case. */
    place: list(community, { where: { name: "equal" }, size: 1 }),
    /** Communities of a topic, or found by words; those with the most members first. */
    directory: list(community, {
      search: true,
      where: { public: "equal", topic: "has" },
      sorts: { trending: { by: "heat", desc: true } },
      size: 20,
    }),

    post: one(post),
    posts: many(post),
    /** Popular, a topic, and searches. A span of time is an age range. */
    feed: list(post, {
      search: true,
      where: { public: "equal", topic: "has", kind: "has", in: "has", age: "range" },
      sorts: postSorts,
      size: 20,
    }),
    /** The feed of up to 60 communities: home. */
    home: list(post, { where: { community: "any", age: "range" }, sorts: postSorts, size: 20 }),
    /** The posts of a community that moderators have not removed; `flair` is "<community> <flair>". */
    wall: list(post, { where: { in: "has", flair: "has", age: "range" }, sorts: postSorts, size: 20 }),
    by: list(post, { where: { author: "has", age: "range" }, sorts: postSorts, size: 20 }),

    comment: one(comment),
    comments: many(comment),
    /** All comments of a post, at most 200. `orderThreads` of order.ts makes threads in any order of them. */
    thread: list(comment, { where: { post: "has", age: "range" }, size: 200 }),
    said: list(comment, { where: { author: "has", age: "range" }, sorts: commentOrders, size: 20 }),
    remarks: list(comment, { search: true, where: { age: "range" }, sorts: commentOrders, size: 20 }),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal", frame: "equal" }, size: 60 })),
  },
});
export default threads;
