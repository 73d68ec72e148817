/** Helpers for tasks about Reddit: posts of the world with their facts, records of the phone, navigation in the app. */
import type { OwnPost } from "#apps/reddit/features/create/state.ts";
import type { Comment as OwnComment } from "#apps/reddit/features/post/state.ts";
import { me } from "#apps/reddit/ids.ts";
import reddit from "#apps/reddit/index.ts";
import { isRestricted } from "#apps/reddit/rules.ts";
import { communityId, postId, seedIds, userId } from "#apps/reddit/seed-ids.ts";
import type { State } from "#apps/reddit/state.ts";
import { hasBlockedOwner } from "#apps/reddit/ties.ts";
import { publicOf } from "#apps/reddit/world.ts";
import { added, any } from "#judge/allowed-paths.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import dataset, { type Comment, type Community, type Detail, type Post, type User } from "#world/threads/index.ts";
import { addedEntries } from "./records.ts";
import type { Person } from "./social.ts";

/** The parts of a post that an instance stores. */
export type PostFacts = {
  readonly id: string;
  readonly community: string;
  readonly communityName: string;
  readonly author: string;
  /** The author's name, without "u/". */
  readonly name: string;
  readonly title: string;
  readonly pictures: readonly string[];
  /** What the post is about, such as a tool. */
  readonly subject: string;
  readonly facts: readonly PostFact[];
};
/** `text` is part of the post's text. If the fact is a claim in a comment, `comment` is its id and `text` is empty. */
export type PostFact = {
  readonly key: string;
  readonly value: string | number;
  readonly text: string;
  readonly comment: string | null;
};
export type Frame = "problem" | "review" | "verdict" | "made" | "done" | "count" | "guide" | "talk" | "poll" | "fact";

/** The records of a world never change, so each list is read once. */
function readOnce<R>(read: (world: World, key: string) => Promise<R>): (world: World, key: string) => Promise<R> {
  const known = new WeakMap<World, Map<string, Promise<R>>>();
  return async (world, key) => {
    const own = known.get(world) ?? new Map<string, Promise<R>>();
    known.set(world, own);
    const found = own.get(key) ?? read(world, key);
    own.set(key, found);
    return found;
  };
}
const readDirectory = readOnce(async (world, lang) => {
  const out: Community[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.directory, { public: publicOf(lang as Lang), page });
    out.push(...rows);
    if (!more) return out;
  }
});
/** All communities of the phone's language. */
export const readCommunities = async (world: World, lang: Lang): Promise<readonly Community[]> =>
  readDirectory(world, lang);
/** Whether the owner of a new phone may post in a community: no ban, no approval needed, and the account suffices. */
export const mayPost = (lang: Lang, community: Community): boolean =>
  !isRestricted(community.id) && communityId(seedIds(lang).banned) !== community.id;
/** Whether the owner has nothing to do with a community on a new phone. */
export function isNewCommunity(lang: Lang, community: string): boolean {
  const { joined, starred, muted, banned, visited } = seedIds(lang);
  return ![...joined, ...starred, muted, banned, ...visited].map(communityId).includes(community);
}
/** Whether the owner has nothing to do with a post on a new phone. */
export function isNewPost(lang: Lang, post: string): boolean {
  const { saved, seen, upvoted, downvoted, hidden, shared, commented, trend } = seedIds(lang);
  return ![...saved, ...seen, ...upvoted, downvoted, hidden, shared, ...commented, trend.post]
    .map(postId)
    .includes(post);
}
const readPosts = readOnce(async (world, community) => {
  const out: Post[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.wall, { in: community, sort: "new", page });
    out.push(...rows);
    if (!more) return out;
  }
});
/**
 * All posts of a community, the newest first, also those that appear after the start (with an age below 0). Removed
 * posts are left out.
 */
export const readWall = async (world: World, community: string): Promise<readonly Post[]> =>
  readPosts(world, community);
const readEverything = readOnce(async (world, lang) => {
  const all = await readDirectory(world, lang);
  const walls = await Promise.all(all.map(async ({ id }) => readPosts(world, id)));
  return walls.flat().filter(({ age }) => age > 60);
});
/** All posts of the phone's language that exist when the phone is new. The first call takes a second. */
export const readAllPosts = async (world: World, lang: Lang): Promise<readonly Post[]> => readEverything(world, lang);
/** All comments of a post, also those of the next hours. */
export async function readThread(world: World, post: string): Promise<readonly Comment[]> {
  const { rows } = await world.read(dataset.queries.thread, { post });
  return rows;
}

const postFacts = (post: Post, { subject, facts }: Pick<Detail, "subject" | "facts">): PostFacts => ({
  id: post.id,
  community: post.community,
  communityName: post.communityName,
  author: post.author,
  name: post.name,
  title: post.title,
  pictures: post.pictures,
  subject,
  facts: facts.map(({ key, value, text, comment = null }) => ({ key, value, text, comment })),
});
export type Described = { readonly post: Post; readonly detail: Detail };
/** `key`: the language, "frame" or "form", and its name. */
const readDetails = readOnce(async (world, key) => {
  const [lang, by, name] = key.split(" ") as [Lang, "frame" | "form", string];
  const out: Described[] = [];
  for (let page = 0; ; page++) {
    const asked = { public: publicOf(lang), ...(by === "form" ? { form: name } : { frame: name }), page };
    const { rows, more } = await world.read(dataset.queries.described, asked);
    // The Chinese public has no posts of some forms.
    if (rows.length === 0) return out;
    const posts = await world.read(dataset.queries.posts, { ids: rows.map(({ id }) => id) });
    for (const post of posts) {
      const detail = rows.find(({ id }) => id === post.id)!;
      if (post.age > 60 && !post.removed) out.push({ post, detail });
    }
    if (!more) return out;
  }
});
/** All posts of one kind of content, such as "review", that exist when the phone is new. Draws are made from them. */
export const readDescribed = async (world: World, lang: Lang, frame: Frame): Promise<readonly Described[]> =>
  readDetails(world, `${lang} frame ${frame}`);
/** All posts of one form, such as "cooking.made", that exist when the phone is new. */
export const readForm = async (world: World, lang: Lang, form: string): Promise<readonly Described[]> =>
  readDetails(world, `${lang} form ${form}`);
/** Draws `n` posts of one kind of content that fit. The authors, communities and titles differ. */
export async function drawPosts(
  world: World,
  r: Rng,
  lang: Lang,
  frame: Frame,
  n: number,
  fits: (post: Post, detail: Detail) => boolean = () => true,
): Promise<PostFacts[]> {
  const out: PostFacts[] = [];
  for (const { post, detail } of r.shuffle(await readDescribed(world, lang, frame))) {
    if (out.length === n) return out;
    if (!isNewPost(lang, post.id) || !isUnknown(lang, post.author) || !fits(post, detail)) continue;
    const isOther = ({ author, community, title }: PostFacts): boolean =>
      author !== post.author && community !== post.community && title !== post.title;
    if (out.every(isOther)) out.push(postFacts(post, detail));
  }
  if (out.length < n) throw new Error(`fewer than ${n} posts with the frame ${frame} fit`);
  return out;
}
/** Whether a search for the title shows the post among the first results. Titles are cut off at 80 characters. */
export async function isFoundByTitle(world: World, lang: Lang, post: Pick<Post, "id" | "title">): Promise<boolean> {
  if (post.title.length > 80) return false;
  const { rows } = await world.read(dataset.queries.feed, { q: post.title, public: publicOf(lang), age_min: 0 });
  return rows.slice(0, 5).some(({ id }) => id === post.id);
}

/** Whether the owner has nothing to do with a person on a new phone: no tie, no chat, no block on either side. */
export function isUnknown(lang: Lang, user: string): boolean {
  const { follows, followers, blocked, inviter, writer, commentedAuthor, guests } = seedIds(lang);
  const known = [...follows, ...followers, blocked, inviter, writer, commentedAuthor, ...guests].map(userId);
  return user !== "" && !known.includes(user) && !hasBlockedOwner({ follows: {}, followers: {}, blocked: {} }, user);
}
/** `n` people with whom the owner has nothing to do. */
export async function drawStrangers(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (user: User) => boolean = () => true,
): Promise<Person[]> {
  const out: Person[] = [];
  while (out.length < n) {
    // The people with the most karma are on the first pages; everybody knows them.
    const { rows } = await world.read(dataset.queries.people, { public: publicOf(lang), page: r.int(5, 90) });
    for (const user of r.shuffle(rows)) {
      if (out.length === n) break;
      if (isUnknown(lang, user.id) && out.every(({ id }) => id !== user.id) && fits(user))
        out.push({ id: user.id, name: user.name });
    }
  }
  return out;
}
/** A post of the owner. Fields that are not given have the values of a plain text post. */
export const ownPost = (
  one: Pick<OwnPost, "id" | "community" | "title" | "text" | "at"> & Partial<OwnPost>,
): OwnPost => ({
  kind: "text",
  flair: null,
  pictures: [],
  url: "",
  spoiler: false,
  editedAt: null,
  score: 12,
  votes: 12,
  removed: false,
  replies: true,
  ...one,
});
/** A comment of the phone. By default it answers the post itself. */
export const phoneComment = (
  one: Pick<OwnComment, "id" | "post" | "by" | "text" | "at"> & Partial<OwnComment>,
): OwnComment => ({ parent: "", editedAt: null, score: 1, deleted: false, ...one });
/**
 * The values of a text post that the owner has just written, for `added(state.posts, 1, …)`. Others vote soon, so the
 * score is not among them.
 */
export const newPost = {
  kind: "text",
  pictures: [],
  url: "",
  spoiler: false,
  editedAt: null,
  removed: false,
  replies: true,
} as const satisfies Partial<OwnPost>;
/** The values of a comment that the owner has just written, for `added(state.comments, 1, …)`. */
export const newComment = { by: me, editedAt: null, deleted: false } as const satisfies Partial<OwnComment>;
/**
 * What other people do minutes after the owner has written something, for `allow`. They write comments, so a task also
 * needs the check `wroteOnly`. The owner's vote comes with the post or comment.
 */
export const reactions = (state: State) => [
  added(state.votes, 1, { dir: 1 }),
  state.coming,
  state.news,
  added(state.comments, 5),
  added(state.followers, 3),
];
/** The same for `free`. */
export const freeReactions = {
  why: "Whether and when others vote, comment and follow is theirs",
  paths: ({ reddit: state }: { readonly reddit: State }) => [
    state.coming,
    state.news,
    state.posts[any]?.score,
    state.posts[any]?.votes,
    state.comments[any]?.score,
  ],
};
/** The owner wrote this number of posts and comments, kept the upvote that comes with each, and hid no notification. */
export const wroteOnly = (count: number) =>
  ({
    that: "the owner wrote nothing else, and took back no upvote",
    keeps: true,
    holds: ({ before, after }: { readonly before: { reddit: State }; readonly after: { reddit: State } }) => {
      const written = [
        ...addedEntries(before.reddit.posts, after.reddit.posts),
        ...addedEntries(before.reddit.comments, after.reddit.comments).filter(({ by }) => by === me),
      ];
      return (
        written.length <= count &&
        written.every(({ id }) => after.reddit.votes[id]?.dir === 1) &&
        before.reddit.news.every(({ id }) => after.reddit.news.some((one) => one.id === id))
      );
    },
  }) as const;
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = (state: State) => [
  state.votes,
  state.saved,
  state.hidden,
  state.comments,
  state.posts,
  state.joined,
  state.muted,
  state.follows,
  state.blocked,
  state.messages,
  state.mails,
  state.pollVotes,
  state.reports,
  state.prefs,
];

/** Opens the page of a community by a search for its name. */
export async function openCommunity(o: AnyDriver, { id, name }: { id: string; name: string }): Promise<void> {
  await o.open(reddit);
  await o.act(reddit, "home.search");
  await o.type("q", name);
  await o.act(reddit, "search.openCommunity", { community: id });
}
/** Searches for these words. */
export async function search(o: AnyDriver, words: string): Promise<void> {
  await o.open(reddit);
  await o.act(reddit, "home.search");
  await o.type("q", words);
  await o.act(reddit, "search.find");
}
/** Searches for a post by its title, and opens it. */
export async function openPost(o: AnyDriver, { id, title }: Pick<Post, "id" | "title">): Promise<void> {
  await search(o, title);
  await o.act(reddit, "results.open", { post: id });
}
/** Opens a page of the owner's account. */
export async function openAccount(o: AnyDriver, page: "Profile" | "Saved" | "History" | "Settings"): Promise<void> {
  await o.open(reddit);
  await o.act(reddit, "home.openRight");
  await o.act(reddit, `home.open${page}`);
}
/** Opens one of the tabs of the bottom bar. */
export async function openTab(o: AnyDriver, tab: "Communities" | "Create" | "Chats" | "Inbox"): Promise<void> {
  await o.open(reddit);
  await o.act(reddit, `home.go${tab}`);
}
