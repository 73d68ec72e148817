/**
 * The public of Reddit: users, communities with their rules, posts and threads of comments. There are two publics, one
 * that writes English and one that writes Chinese. A community and all its posts belong to one public. Times are
 * minutes before the phone's clock starts. A negative age is a record that appears after the start, so a feed asks with
 * `age_min: -minutesSinceStart`. Each count that a screen shows is stored as a field of a record.
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
    /** Without "u/". Two users never have the same name, even if case is ignored. */
    name: v.string(),
    public: Public,
    /** May be empty. */
    about: v.string(),
    /** The age of the account in minutes. No post or comment of the user is older. */
    age: Count,
    /**
     * `postKarma` is the sum of the scores of the user's posts, `commentKarma` that of the user's comments. Each score
     * counts without the user's own vote. Only posts and comments that exist at the phone's start count. Removed posts
     * and deleted comments do not count. Not below 0.
     */
    postKarma: Count,
    commentKarma: Count,
    /** The topics of the communities in which the user writes, the most important first. */
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
/** `colour` is the background colour of the label, hexadecimal. */
const Flair = v.strictObject({ id: v.string(), text: v.string(), colour: v.string() });

export const community = kind({
  row: v.strictObject({
    /** An id such as "rd_community_17". */
    id: v.string(),
    /** Without "r/". Two communities never have the same name, even if case is ignored. */
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
    /** The rules in order. The first is rule 1. */
    rules: v.array(Rule),
    flairs: v.array(Flair),
    /** Whether a post must have a flair. */
    flairRequired: v.boolean(),
    /** The ids of the moderators, the oldest first. */
    moderators: v.array(v.string()),
    kinds: v.array(PostKind),
    /**
     * The requirements for posting: the minimum age of the account in days, and the minimum sum of both karmas. 0 means
     * no requirement.
     */
    minAgeDays: Count,
    minKarma: Count,
    /** The ids of pinned posts, at most two. */
    pinned: v.array(v.string()),
    /** The number of posts that exist at the phone's start. */
    posts: Count,
    /** The sum of the scores and the numbers of comments, for posts of the last `trendDays` days before the start. */
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
    /** `score` is the upvotes minus the downvotes, `votes` their sum, and `ratio` the share of upvotes in percent. */
    score: Whole,
    votes: Count,
    ratio: Count,
    /** The number of records in `comment` for this post. */
    comments: Count,
    /** No more comments. */
    locked: v.boolean(),
    /** Whether moderators removed the post. No list contains a removed post; only its link leads to it. */
    removed: v.boolean(),
    spoiler: v.boolean(),
    /** The age at the last edit by the author: minutes before the start. Null if the post was never edited. */
    edited: v.nullable(Whole),
    pinned: v.boolean(),
    awards: Count,
    /** The id of the post in another community that this post repeats, or null. */
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
    // The columns and tags of removed posts are empty, so that feeds leave these posts out.
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
    /** The id of the comment that this comment answers, or "" if it answers the post. */
    parent: v.string(),
    /** `author` and `name` are empty for a deleted comment. */
    author: v.string(),
    name: v.string(),
    /** Empty for a deleted or removed comment. */
    text: v.string(),
    age: Whole,
    score: Whole,
    votes: Count,
    /** The age at the last edit by the author: minutes before the start. */
    edited: v.optional(Whole),
    /** Deleted by its author, or removed by moderators. Its answers remain. */
    state: v.optional(v.picklist(["deleted", "removed"])),
    /** Set for a comment of a moderator that stays above all other comments. */
    stickied: v.optional(v.boolean()),
  }),
  search: { title: (c) => [c.text] },
  columns: { age: { type: "number", of: (c) => c.age }, score: { type: "number", of: (c) => c.score } },
  tags: { post: (c) => [c.post], author: (c) => (c.author === "" ? [] : [c.author]) },
});
export type Comment = Row<typeof comment>;

/**
 * The facts that a post states, for tasks that ask about the post. `id` is the id of the post. No screen reads this
 * record.
 */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    topic: v.string(),
    /** The form of the post, such as "repair.tap". Facts of posts of the same form have the same keys. */
    form: v.string(),
    /** The kind of the post: a problem, a review, something made, a question about a number, … */
    frame: v.string(),
    subject: v.string(),
    /**
     * `text` is the wording of the fact in the post. `value` is a number if values of this fact can be compared. A fact
     * with a `comment` is the claim of the comment's author; other comments can contradict it. Its `text` is empty,
     * because the text of the comment contains it.
     */
    facts: v.array(
      v.strictObject({
        key: v.string(),
        value: v.union([v.string(), v.number()]),
        text: v.string(),
        comment: v.optional(v.string()),
      }),
    ),
    /** The cause of the problem, if the author states it in an edit or a comment; null if nobody knows it. */
    outcome: v.nullable(v.string()),
  }),
  columns: {
    public: { type: "text", of: (d) => d.public },
    form: { type: "text", of: (d) => d.form },
    frame: { type: "text", of: (d) => d.frame },
  },
});
export type Detail = Row<typeof detail>;

/**
 * The orders of posts. Without `sort`, queries return the order "hot". With `q` and without `sort`, posts whose title
 * contains all words come first.
 */
const postSorts = {
  hot: { by: "hot", desc: true },
  new: { by: "age" },
  top: { by: "score", desc: true },
  comments: { by: "comments", desc: true },
  /** Queries must restrict it to posts of the last day: `age_max: 1440 - minutesSinceStart`. */
  rising: { by: "rising", desc: true },
  controversial: { by: "controversy", desc: true },
} as const;
const commentOrders = { new: { by: "age" }, top: { by: "score", desc: true } } as const;

const threads = defineDataset("threads", {
  kinds: { user, community, post, comment, detail },
  queries: {
    user: one(user),
    users: many(user),
    /** Finds a user by the exact name, in lower case. */
    named: list(user, { where: { name: "equal" }, size: 1 }),
    people: list(user, { search: true, where: { public: "equal" }, size: 20 }),

    community: one(community),
    communities: many(community),
    /** Finds a community by the exact name, in lower case. */
    place: list(community, { where: { name: "equal" }, size: 1 }),
    /** Finds communities by topic or by words. The communities with the most members come first. */
    directory: list(community, {
      search: true,
      where: { public: "equal", topic: "has" },
      sorts: { trending: { by: "heat", desc: true } },
      size: 20,
    }),

    post: one(post),
    posts: many(post),
    /**
     * The query for the feed "Popular", the feed of a topic, and searches. A time span is given as a range of `age`.
     */
    feed: list(post, {
      search: true,
      where: { public: "equal", topic: "has", kind: "has", in: "has", age: "range" },
      sorts: postSorts,
      size: 20,
    }),
    /** The feed "Home": posts of up to 60 communities. */
    home: list(post, { where: { community: "any", age: "range" }, sorts: postSorts, size: 20 }),
    /** The posts of one community, without removed posts. `flair` is "<community> <flair>". */
    wall: list(post, { where: { in: "has", flair: "has", age: "range" }, sorts: postSorts, size: 20 }),
    by: list(post, { where: { author: "has", age: "range" }, sorts: postSorts, size: 20 }),

    comment: one(comment),
    comments: many(comment),
    /** All comments of a post, at most 200. `orderThreads` of order.ts builds sorted threads from them. */
    thread: list(comment, { where: { post: "has", age: "range" }, size: 200 }),
    said: list(comment, { where: { author: "has", age: "range" }, sorts: commentOrders, size: 20 }),
    remarks: list(comment, { search: true, where: { age: "range" }, sorts: commentOrders, size: 20 }),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal", frame: "equal" }, size: 60 })),
  },
});
export default threads;
