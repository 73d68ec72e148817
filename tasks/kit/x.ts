/** Helpers for tasks about X: people and posts of the world, records of the phone, navigation in the app. */
import { newThread } from "#apps/x/features/messages/queries.ts";
import type { Body, Thread } from "#apps/x/features/messages/state.ts";
import type { Post } from "#apps/x/features/posts/state.ts";
import { me } from "#apps/x/ids.ts";
import x from "#apps/x/index.ts";
import { seedIds, userId } from "#apps/x/seed-ids.ts";
import type { State } from "#apps/x/state.ts";
import { hasBlockedOwner } from "#apps/x/ties.ts";
import { publicOf } from "#apps/x/world.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import dataset, { type Detail, type Post as WorldPost, type User } from "#world/posts/index.ts";
import type { World } from "#world/read.ts";
import { isPlainName, type Person } from "./social.ts";

/** The parts of a post that an instance stores. */
export type PostFacts = {
  readonly id: string;
  readonly author: string;
  /** The author's name. */
  readonly name: string;
  readonly text: string;
  /** Minutes before the phone's start. */
  readonly age: number;
  readonly event: string | null;
  readonly role: Detail["role"];
  readonly facts: Detail["facts"];
};
export type Described = { readonly post: WorldPost; readonly detail: Detail };
/** The records of one world never change, so each form is read once. */
const postsByWorld = new WeakMap<World, Map<string, Promise<Described[]>>>();
/** All posts of one form, such as "running.log", that are there when the phone is new, with what they say. */
export async function readDescribed(world: World, lang: Lang, form: string): Promise<readonly Described[]> {
  const known = postsByWorld.get(world) ?? new Map<string, Promise<Described[]>>();
  postsByWorld.set(world, known);
  const key = `${lang} ${form}`;
  const found = known.get(key) ?? readForm(world, lang, form);
  known.set(key, found);
  return found;
}
async function readForm(world: World, lang: Lang, form: string): Promise<Described[]> {
  const out: Described[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.described, { public: publicOf(lang), form, page });
    const posts = await world.read(dataset.queries.posts, { ids: rows.map(({ id }) => id) });
    for (const post of posts) if (post.age > 60) out.push({ post, detail: rows.find(({ id }) => id === post.id)! });
    if (!more) return out;
  }
}
/** The same posts, as instances store them. */
export async function readPosts(world: World, lang: Lang, form: string): Promise<readonly PostFacts[]> {
  return (await readDescribed(world, lang, form)).map(
    ({ post: { id, author, name, text, age }, detail: { event, role, facts } }) => ({
      id,
      author,
      name,
      text,
      age,
      event,
      role,
      facts: facts.map((fact) => ({ ...fact })),
    }),
  );
}
/** The first words of a text. Lists name a post by its author and the first 80 characters. */
export const firstWords = (text: string): string =>
  text.length <= 75 ? text : text.slice(0, 70).replace(/\s+\S*$/, "");
/** The value of a fact that a post states, or undefined. */
export const factOf = ({ facts }: Pick<PostFacts, "facts">, key: string): string | number | undefined =>
  facts.find((fact) => fact.key === key)?.value;
/** All posts that show one picture of the dataset `scenes`, of a kind such as "receipt". */
export async function readScenePosts(world: World, lang: Lang, kind: string): Promise<readonly WorldPost[]> {
  const known = scenesByWorld.get(world) ?? new Map<Lang, Promise<WorldPost[]>>();
  scenesByWorld.set(world, known);
  const found = known.get(lang) ?? readPhotoPosts(world, lang);
  known.set(lang, found);
  return (await found).filter(({ media }) => media[0]!.picture.scene!.replace(/_\d+$/, "") === kind);
}
const scenesByWorld = new WeakMap<World, Map<Lang, Promise<WorldPost[]>>>();
async function readPhotoPosts(world: World, lang: Lang): Promise<WorldPost[]> {
  const out: WorldPost[] = [];
  for (let page = 0; ; page++) {
    const asked = { of: publicOf(lang), with: "photo", age_min: 60, page };
    const { rows, more } = await world.read(dataset.queries.search, asked);
    out.push(...rows.filter(({ media }) => media.length === 1 && media[0]!.picture.scene !== null));
    if (!more) return out;
  }
}

/** Whether the owner has nothing to do with a person on a new phone: no tie, no chat, no block on either side. */
export function isUnknown(lang: Lang, user: string): boolean {
  const { follows, fans, blocked, muted, asked, strangers } = seedIds(lang);
  const known = [...follows, ...fans, blocked, ...muted, asked, ...strangers].map(userId);
  return (
    !known.includes(user) && !hasBlockedOwner({ follows: {}, followers: {}, blocked: {}, muted: {}, threads: {} }, user)
  );
}
/** Whether the lists of the app show the posts of a person: the owner has neither muted nor blocked the person. */
export function isShown(lang: Lang, user: string): boolean {
  const { blocked, muted } = seedIds(lang);
  return ![blocked, ...muted].map(userId).includes(user);
}
/** One of the friends of a new phone; `n` is 0 to 5. The friends follow each other. */
export async function readFriend(world: World, lang: Lang, n: number): Promise<Person> {
  const id = userId(seedIds(lang).follows[n]!);
  return { id, name: (await world.read(dataset.queries.user, { id }))!.name };
}
/** `n` followers of a new phone who have not written to the owner. The names differ. */
export async function drawFans(world: World, r: Rng, lang: Lang, n: number): Promise<Person[]> {
  const { fans, strangers } = seedIds(lang);
  // The third one has replied to a post.
  const quiet = fans.filter((one, at) => at !== 2 && !strangers.includes(one)).map(userId);
  const users = (await world.read(dataset.queries.users, { ids: quiet })).filter(({ name }) => isPlainName(name));
  return r.sample(users, n).map(({ id, name }) => ({ id, name }));
}
/** People with whom the owner has nothing to do, all of one page of the search. */
export async function readStrangers(world: World, r: Rng, lang: Lang): Promise<User[]> {
  // The first pages have people whom everybody knows.
  const { rows } = await world.read(dataset.queries.people, { public: publicOf(lang), page: r.int(10, 240) });
  return rows.filter(
    ({ id, name, protected: isProtected, verified }) =>
      !isProtected && verified === null && isPlainName(name) && isUnknown(lang, id),
  );
}
/** `n` people with whom the owner has nothing to do. Their names differ. */
export async function drawStrangers(world: World, r: Rng, lang: Lang, n: number): Promise<Person[]> {
  for (;;) {
    const people = r.shuffle(await readStrangers(world, r, lang)).slice(0, n);
    if (people.length === n && new Set(people.map(({ name }) => name.toLowerCase())).size === n)
      return people.map(({ id, name }) => ({ id, name }));
  }
}
/** Whether a search for the name of a person shows this person near the top, and nobody else with the same name. */
export async function isFoundByName(world: World, lang: Lang, { id, name }: Person): Promise<boolean> {
  const { rows } = await world.read(dataset.queries.people, { q: name, public: publicOf(lang) });
  return (
    rows.slice(0, 5).some((row) => row.id === id) &&
    rows.filter((row) => row.name.toLowerCase() === name.toLowerCase()).length === 1
  );
}

/** For checks and `allow`: the fields of a new post of the owner that answers and quotes nothing. */
export const plainPost = {
  by: me,
  ancestors: [],
  quoted: null,
  pictures: [],
  mayReply: "everyone",
} satisfies Partial<Post>;
/** The fields of a post with a text only. */
const fullPost = {
  ...plainPost,
  poll: null,
  community: null,
  likedBy: [],
  repostedBy: [],
  moreLikes: 0,
  moreReposts: 0,
  views: 0,
} satisfies Partial<Post>;
/** The fields of a new draft without poll, community and answered post. */
export const plainContent = {
  poll: null,
  mayReply: "everyone",
  community: null,
  replyTo: null,
  quoted: null,
} as const;
/** Adds a post of the owner. The pictures, likes and so on can be given. */
export function addPost(
  state: Pick<State, "posts">,
  id: string,
  text: string,
  at: number,
  more: Partial<Post> = {},
): void {
  state.posts[id] = { ...fullPost, id, text, at, views: 96, moreLikes: 5, ...more };
}
/** Adds a reply of another person below a post of the owner or below another reply, and its notification. */
export function addReply(
  state: State,
  { id, by, to, text, at }: { readonly id: string; readonly by: string; readonly to: string; text: string; at: number },
): void {
  addPost(state, id, text, at, { by, ancestors: [...state.posts[to]!.ancestors, to], moreLikes: 0, views: 12 });
  state.news.push({
    id: `news_${id.replace("post_", "")}`,
    kind: "reply",
    by,
    post: id,
    community: null,
    list: null,
    at,
  });
  state.news.sort((a, b) => b.at - a.at);
}
/** Adds messages of a person to a chat, the oldest first. */
export function addReceived(
  state: State,
  user: string,
  messages: readonly { readonly at: number; readonly body: Body | string }[],
  thread: Partial<Thread> = {},
): void {
  state.threads[user] = { ...(state.threads[user] ?? newThread(user)), ...thread };
  for (const [n, { at, body }] of messages.entries()) {
    const id = `msg_got${user.replace("x_user_", "")}x${n + 1}`;
    const content: Body = typeof body === "string" ? { kind: "text", text: body } : body;
    state.messages[id] = { id, user, mine: false, at, body: content, reaction: null, theirs: null };
  }
}
/** Removes the chats of the new phone whose senders wait for an answer, with their messages. */
export function dropRequests(state: State): void {
  for (const { user, request } of Object.values(state.threads)) {
    if (!request) continue;
    delete state.threads[user];
    for (const { id, user: sender } of Object.values(state.messages)) if (sender === user) delete state.messages[id];
  }
}
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = (state: State) => [
  state.posts,
  state.liked,
  state.reposted,
  state.bookmarked,
  state.hidden,
  state.follows,
  state.muted,
  state.blocked,
  state.lists,
  state.drafts,
  state.messages,
  state.joined,
];

/** Opens the drawer of the home screen. */
export async function openDrawer(o: AnyDriver): Promise<void> {
  await o.open(x);
  await o.act(x, "home.openDrawer");
}
/** Opens the owner's profile. */
export async function openOwnProfile(o: AnyDriver): Promise<void> {
  await openDrawer(o);
  await o.act(x, "home.openProfile");
}
async function typeSearch(o: AnyDriver, words: string): Promise<void> {
  await o.open(x);
  await o.act(x, "home.goExplore");
  await o.act(x, "explore.search");
  await o.type("q", words);
}
/** Searches for these words. */
export async function search(o: AnyDriver, words: string): Promise<void> {
  await typeSearch(o, words);
  await o.act(x, "search.go");
}
/** Opens the profile of a person whom a search for the name finds. */
export async function openPerson(o: AnyDriver, { id, name }: Person): Promise<void> {
  await typeSearch(o, name);
  await o.act(x, "search.openUser", { user: id });
}
