/**
 * The public of X: people and organisations, their posts with replies and quotes, lists and communities. There are two
 * publics, one that writes English and one that writes Chinese. A person and all posts of this person belong to one
 * public. Times are minutes before the phone's clock starts. A negative age is a post that appears after the start, so
 * a timeline asks with `age_min: -minutesSinceStart`. Each count that a screen shows is stored as a field of a record.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, secret, type Row } from "../define.ts";
import { Whole } from "../schemas.ts";
import { Picture } from "../social/pictures.ts";
import { heat } from "./rank.ts";
import { audiences, likeSteps, marks, postKinds, publics, topics } from "./words.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const Public = v.picklist(publics);
export const Topic = v.picklist(topics);

/**
 * A photo or a video. `picture` is the photo or the first frame of the video. If its field `scene` is set, it is a
 * picture of the dataset `scenes`; otherwise `drawPicture` of social/pictures.ts draws it as things over a background.
 */
export const Media = v.strictObject({
  picture: Picture,
  /** The alternative text that the author wrote, or "". */
  alt: v.string(),
  /** The length of the video; 0 for a photo. */
  seconds: Count,
});
export type Media = v.InferOutput<typeof Media>;

export const Poll = v.strictObject({
  /**
   * Two to four. The votes are counted when the poll closes, or at the phone's start if the poll is still open then.
   */
  options: v.array(v.strictObject({ text: v.string(), votes: Count })),
  /** When the poll closes, in minutes before the phone's start. The number is negative if the poll closes later. */
  closes: Whole,
});

export const user = kind({
  row: v.strictObject({
    /** An id such as "x_user_17". `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    /** Without "@". At most 15 characters: letters, digits and "_". Two handles never differ only in case. */
    handle: v.string(),
    name: v.string(),
    public: Public,
    /** Lines are separated by newlines. May be empty. */
    bio: v.string(),
    /** The place on the profile, or null. */
    place: v.nullable(v.string()),
    /** Days before the phone's first day. */
    joined: Count,
    /** An address of the dataset `web`, or null. */
    link: v.nullable(v.string()),
    /** The strongest first. */
    interests: v.array(Topic),
    verified: v.nullable(v.picklist(marks)),
    /**
     * Whether only approved followers see the person's posts. The world contains no posts of such a person, because
     * nobody could see them.
     */
    protected: v.boolean(),
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
    /** The number of the person's posts, replies and quotes that exist at the phone's start. */
    posts: Count,
    /** The id of a post of this person, or null. */
    pinned: v.nullable(v.string()),
    /** Ids of communities. */
    communities: v.array(v.string()),
  }),
  search: { title: (u) => [u.name, u.handle] },
  columns: {
    public: { type: "text", of: (u) => u.public },
    handle: { type: "text", of: (u) => u.handle.toLowerCase() },
  },
  tags: { interest: (u) => u.interests, follows: (u) => u.follows, community: (u) => u.communities },
  rank: (u) => u.followers,
});
export type User = Row<typeof user>;

export const post = kind({
  row: v.strictObject({
    /** An id such as "x_post_17". */
    id: v.string(),
    author: v.string(),
    /** `name`, `handle` and `verified` are copied from the author's record. */
    name: v.string(),
    handle: v.string(),
    verified: v.nullable(v.picklist(marks)),
    public: Public,
    topic: Topic,
    kind: v.picklist(postKinds),
    /** Contains the hashtags and the mentions ("@handle"). Replies do not begin with the handle that they answer. */
    text: v.string(),
    age: Whole,
    /** Of a reply: the ids of the posts above it, from the first of the thread to the one that it answers. */
    ancestors: v.array(v.string()),
    /** The id of the post that a quote shows, or null. */
    quoted: v.nullable(v.string()),
    /** Up to four. */
    media: v.array(Media),
    poll: v.nullable(Poll),
    /** A page of the dataset `web`, shown as a card below the text. The length of the text includes this link. */
    link: v.nullable(v.strictObject({ page: v.string(), url: v.string(), title: v.string() })),
    /** Without "#". */
    hashtags: v.array(v.string()),
    /** The ids of the people whom the text mentions. */
    mentions: v.array(v.string()),
    /**
     * `replies` is the number of records that answer this post directly, `quotes` the number of records that quote it.
     */
    replies: Count,
    quotes: Count,
    /** Can be more than the number of records in `repost` for this post, but not less. */
    reposts: Count,
    likes: Count,
    bookmarks: Count,
    /** Never less than the likes. */
    views: Count,
    mayReply: v.picklist(audiences),
    community: v.nullable(v.string()),
    place: v.nullable(v.string()),
    /** The ids of some people who liked the post: at most 6, and at most `likes`. */
    likedBy: v.array(v.string()),
  }),
  search: { title: (p) => [p.text] },
  columns: {
    public: { type: "text", of: (p) => p.public },
    topic: { type: "text", of: (p) => p.topic },
    author: { type: "text", of: (p) => p.author },
    /** The id of the post that this reply answers, or "" for other posts. */
    parent: { type: "text", of: (p) => p.ancestors.at(-1) ?? "" },
    age: { type: "number", of: (p) => p.age },
    likes: { type: "number", of: (p) => p.likes },
  },
  tags: {
    of: (p) => [p.public],
    from: (p) => [p.author],
    quoted: (p) => (p.quoted === null ? [] : [p.quoted]),
    kind: (p) => [p.kind],
    /** "photo", "video", "poll", "link". */
    with: (p) => [
      ...new Set(p.media.map(({ seconds }) => (seconds > 0 ? "video" : "photo"))),
      ...(p.poll ? ["poll"] : []),
      ...(p.link ? ["link"] : []),
    ],
    hashtag: (p) => p.hashtags.map((tag) => tag.toLowerCase()),
    mention: (p) => p.mentions,
    community: (p) => (p.community === null ? [] : [p.community]),
    place: (p) => (p.place === null ? [] : [p.place]),
    /** All numbers of `likeSteps` that the number of likes has reached. */
    atleast: (p) => likeSteps.filter((step) => p.likes >= step).map(String),
  },
  rank: heat,
});
export type Post = Row<typeof post>;

/** A repost: somebody shared a post without a comment. */
export const repost = kind({
  row: v.strictObject({ id: v.string(), post: v.string(), by: v.string(), age: Whole }),
  columns: {
    post: { type: "text", of: (r) => r.post },
    by: { type: "text", of: (r) => r.by },
    age: { type: "number", of: (r) => r.age },
  },
});
export type Repost = Row<typeof repost>;

/** A list of accounts. Its owner chose the accounts. */
export const roll = kind({
  row: v.strictObject({
    /** An id such as "x_list_17". */
    id: v.string(),
    public: Public,
    topic: Topic,
    name: v.string(),
    description: v.string(),
    owner: v.string(),
    /** At most 60, the latest first. */
    members: v.array(v.string()),
    followers: Count,
  }),
  search: { title: (l) => [l.name], text: (l) => [l.description] },
  columns: { public: { type: "text", of: (l) => l.public }, owner: { type: "text", of: (l) => l.owner } },
  tags: { member: (l) => l.members },
  rank: (l) => l.followers,
});
export type Roll = Row<typeof roll>;

export const community = kind({
  row: v.strictObject({
    /** An id such as "x_community_17". */
    id: v.string(),
    public: Public,
    topic: Topic,
    name: v.string(),
    description: v.string(),
    rules: v.array(v.string()),
    /** The picture at the top of the community's page. */
    banner: Picture,
    admin: v.string(),
    moderators: v.array(v.string()),
    /**
     * `members` is the number of people whose records name the community. `posts` is the number of its posts that exist
     * at the phone's start.
     */
    members: Count,
    posts: Count,
    /** Whether new members must be approved. */
    closed: v.boolean(),
    /** Days before the phone's first day. */
    created: Count,
  }),
  search: { title: (c) => [c.name], text: (c) => [c.description] },
  columns: { public: { type: "text", of: (c) => c.public }, topic: { type: "text", of: (c) => c.topic } },
  rank: (c) => c.members,
});
export type Community = Row<typeof community>;

/** A hashtag or a phrase, with the number of posts that contain it and are at most `trendHours` hours old. */
export const trend = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    /** Without "#". */
    name: v.string(),
    isHashtag: v.boolean(),
    topic: Topic,
    /** Where it is spoken of, or null. */
    place: v.nullable(v.string()),
    posts: Count,
  }),
  search: { title: (t) => [t.name] },
  columns: {
    public: { type: "text", of: (t) => t.public },
    topic: { type: "text", of: (t) => t.topic },
    place: { type: "text", of: (t) => t.place ?? "" },
  },
  rank: (t) => t.posts,
});
export type Trend = Row<typeof trend>;

/** A drawing of one thing for the pictures of posts and communities: the inside of an `<svg viewBox="0 0 32 32">`. */
export const art = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });
export type Art = Row<typeof art>;

/**
 * The facts that a post states, for tasks that compare posts. `id` is the id of the post. No screen reads this record.
 */
export const detail = kind({
  row: v.strictObject({
    id: v.string(),
    public: Public,
    topic: Topic,
    /** The form of the text, such as "running.log". Facts of posts of the same form have the same keys. */
    form: v.string(),
    subject: v.string(),
    /**
     * The event that the post is about, such as "x_event_3", and the kind of report. Both are null for posts about no
     * event.
     */
    event: v.nullable(v.string()),
    role: v.nullable(v.picklist(["official", "press", "witness", "correction", "talk"])),
    /** The text of the post contains each value unchanged. A value that can be compared is a number. */
    facts: v.array(v.strictObject({ key: v.string(), value: v.union([v.string(), v.number()]) })),
  }),
  columns: {
    public: { type: "text", of: (d) => d.public },
    form: { type: "text", of: (d) => d.form },
    event: { type: "text", of: (d) => d.event ?? "" },
  },
});
export type Detail = Row<typeof detail>;

const newest = { newest: { by: "age" } } as const;
const liked = { liked: { by: "likes", desc: true } } as const;

const posts = defineDataset("posts", {
  kinds: { user, post, repost, roll, community, trend, art, detail },
  queries: {
    user: one(user),
    users: many(user),
    /** Finds an account by its handle, which must be in lower case. At most one. */
    handle: list(user, { where: { handle: "equal" }, size: 1 }),
    /** Searches accounts by name or handle. The accounts with the most followers come first. */
    people: list(user, { search: true, where: { public: "equal", interest: "has" }, size: 20 }),
    /**
     * The followers of a person. The opposite direction, the people whom a person follows, is the field `follows` of
     * the person's record.
     */
    followers: list(user, { where: { follows: "has" }, size: 30 }),
    members: list(user, { search: true, where: { community: "has" }, size: 30 }),

    post: one(post),
    posts: many(post),
    /** The timeline "For you": posts on the topics in which a person is interested, the highest rank first. */
    home: list(post, { where: { public: "equal", topic: "any", age: "range" }, size: 20 }),
    /**
     * The timeline "Following", and the timeline of a list: posts of up to 60 accounts. `sort: "newest"` returns the
     * newest first.
     */
    following: list(post, { where: { author: "any", age: "range" }, sorts: newest, size: 20 }),
    /** The replies to a post. Without `sort`, the highest rank comes first. */
    replies: list(post, { where: { parent: "equal" }, sorts: { ...newest, ...liked }, size: 20 }),
    quotes: list(post, { where: { quoted: "has" }, size: 20 }),
    /** The posts of one account. `with` is "photo", "video", "poll" or "link"; `kind` is "post", "reply" or "quote". */
    by: list(post, {
      where: { author: "equal", kind: "has", with: "has", age: "range" },
      sorts: newest,
      size: 20,
    }),
    /**
     * The query for searches, hashtags (in lower case), communities and mentions. Without `sort`, it returns the order
     * of the tab "Top"; `sort: "newest"` returns the order of "Latest". `of` is "en" or "zh", `from` is the id of an
     * author, and `atleast` is one of `likeSteps`.
     */
    search: list(post, {
      search: true,
      where: {
        of: "has",
        from: "has",
        kind: "has",
        with: "has",
        hashtag: "has",
        mention: "has",
        community: "has",
        place: "has",
        atleast: "has",
        age: "range",
      },
      sorts: newest,
      size: 20,
    }),

    /** `reposters` returns some of the reposts of a post, `reposted` the reposts by up to 60 accounts. */
    reposters: list(repost, { where: { post: "equal" }, size: 20 }),
    reposted: list(repost, { where: { by: "any", age: "range" }, sorts: newest, size: 20 }),

    list: one(roll),
    lists: list(roll, {
      search: true,
      where: { public: "equal", owner: "equal", member: "has" },
      size: 20,
    }),
    community: one(community),
    communities: list(community, { search: true, where: { public: "equal", topic: "equal" }, size: 20 }),
    trends: list(trend, { search: true, where: { public: "equal", topic: "equal", place: "equal" }, size: 30 }),

    /** The drawings of the things in pictures. */
    arts: many(art),

    facts: secret(one(detail)),
    described: secret(list(detail, { where: { public: "equal", form: "equal", event: "equal" }, size: 60 })),
  },
});
export default posts;
