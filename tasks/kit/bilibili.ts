/** Helpers for tasks about Bilibili: videos and people of the world, records of the phone, navigation in the app. */
import bilibili from "#apps/bilibili/index.ts";
import { seedIds, userId, videoId } from "#apps/bilibili/seed-ids.ts";
import type { State } from "#apps/bilibili/state.ts";
import { hasBlockedOwner } from "#apps/bilibili/ties.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { World } from "#world/read.ts";
import dataset, {
  type Comment,
  type Detail,
  type Reel,
  type Topic,
  type User,
  type Video,
  type VideoBrief,
} from "#world/videos/index.ts";
import { boardId, type BoardKey } from "#world/videos/words.ts";
import { isPlainName, type Person } from "./social.ts";

/** The parts of a video that an instance stores. */
export type VideoFacts = {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  /** The author's name. */
  readonly name: string;
  readonly seconds: number;
};
export const videoFacts = ({ id, title, author, name, seconds }: VideoBrief): VideoFacts => ({
  id,
  title,
  author,
  name,
  seconds,
});
/** The longest text that the search field takes. */
const maxQuery = 40;

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
export type Described = { readonly video: VideoBrief; readonly detail: Detail };
const readForms = readOnce(async (world, key) => {
  const [lang, form] = key.split(" ") as [Lang, string];
  const out: Described[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.described, { public: publicOf(lang), form, page });
    if (rows.length === 0) return out;
    const videos = await world.read(dataset.queries.videos, { ids: rows.map(({ id }) => id) });
    for (const video of videos)
      if (video.age > 60) out.push({ video, detail: rows.find(({ id }) => id === video.id)! });
    if (!more) return out;
  }
});
/** All videos of one form, such as "food.explore", that exist when the phone is new, with what they state. */
export const readForm = async (world: World, lang: Lang, form: string): Promise<readonly Described[]> =>
  readForms(world, `${lang} ${form}`);
/** The videos of a ranking board in order, at most 60, with their scores. */
export async function readBoard(
  world: World,
  lang: Lang,
  key: BoardKey,
): Promise<readonly { readonly video: VideoBrief; readonly score: number }[]> {
  const board = await world.read(dataset.queries.board, { id: boardId(publicOf(lang), key) });
  const places = board!.places.slice(0, 60);
  const videos = await world.read(dataset.queries.videos, { ids: places.map(({ id }) => id) });
  return places.flatMap(({ id, score }) => {
    const video = videos.find((one) => one.id === id);
    return video ? [{ video, score }] : [];
  });
}
/** The frames of a video, or null if it has only views of its cover, without captions. */
export const readReel = async (world: World, id: string): Promise<Reel | null> =>
  world.read(dataset.queries.reel, { id });
/** The comments that begin the threads of a video, or with `parent` the replies of a thread. */
export async function readThread(
  world: World,
  video: string,
  sort: "hot" | "newest" | "oldest",
  parent = "",
): Promise<readonly Comment[]> {
  const out: Comment[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(dataset.queries.thread, { video, parent, sort, page });
    out.push(...rows);
    if (!more) return out;
  }
}
/** Splits a key such as "zh-CN 家常菜" into the language and the rest. */
const splitKey = (key: string): [Lang, string] => {
  const at = key.indexOf(" ");
  return [key.slice(0, at) as Lang, key.slice(at + 1)];
};
const readResults = readOnce(async (world, key) => {
  const [lang, q] = splitKey(key);
  return (await world.read(dataset.queries.feed, { q, public: publicOf(lang), age_min: 0 })).rows;
});
/** Whether a search for the title shows the video among the first results, and no other video has this title. */
export async function isFoundByTitle(
  world: World,
  lang: Lang,
  { id, title }: Pick<VideoFacts, "id" | "title">,
): Promise<boolean> {
  if (title.length > maxQuery) return false;
  const rows = await readResults(world, `${lang} ${title}`);
  return rows.slice(0, 5).some((row) => row.id === id) && rows.filter((row) => row.title === title).length === 1;
}
const readMatches = readOnce(async (world, key) => {
  const [lang, q] = splitKey(key);
  const out: VideoBrief[] = [];
  for (let page = 0; page < 25; page++) {
    const { rows, more } = await world.read(dataset.queries.feed, { q, public: publicOf(lang), age_min: 0, page });
    out.push(...rows);
    if (!more) return out;
  }
  return null;
});
/** All results of a search, the best first; null if there are more than 500. */
export const searchAll = async (world: World, lang: Lang, q: string): Promise<readonly VideoBrief[] | null> =>
  readMatches(world, `${lang} ${q}`);
const readTags = readOnce(async (world, lang) => {
  const out: Topic[] = [];
  for (let page = 0; page < 25; page++) {
    const { rows, more } = await world.read(dataset.queries.trending, { public: publicOf(lang as Lang), page });
    out.push(...rows);
    if (!more) return out;
  }
  return out;
});
/** The 500 most popular tags. */
export const readTopics = async (world: World, lang: Lang): Promise<readonly Topic[]> => readTags(world, lang);
/** Whether a search for the name shows the person among the first results, and nobody else with this name. */
export async function isFoundByName(world: World, lang: Lang, { id, name }: Person): Promise<boolean> {
  if (name.length > maxQuery || !isPlainName(name)) return false;
  const { rows } = await world.read(dataset.queries.people, { q: name, public: publicOf(lang) });
  return (
    rows.slice(0, 4).some((row) => row.id === id) &&
    rows.filter((row) => row.name.toLowerCase() === name.toLowerCase()).length === 1
  );
}
/** Whether the owner has nothing to do with a person on a new phone: no tie, no block on either side. */
export function isUnknown(lang: Lang, user: string): boolean {
  const { follows, fans, blocked, hidden } = seedIds(lang);
  return (
    ![...follows, ...fans, blocked, hidden].map(userId).includes(user) &&
    !hasBlockedOwner({ follows: {}, followers: {}, blocked: {} }, user)
  );
}
/** Whether the owner has nothing to do with a video on a new phone. */
export function isNewVideo(lang: Lang, video: string): boolean {
  const { loose, cooking, learning, cats, liked, coined, seen, later, downloads, said, shared } = seedIds(lang);
  const known = [...loose, ...cooking, ...learning, ...cats, ...liked, ...coined, ...seen, ...later, ...downloads];
  return ![...known, ...said, shared].map(videoId).includes(video);
}
const readPeople = readOnce(async (world, lang) => {
  const out: User[] = [];
  for (let page = 0; page < 60; page++) {
    const asked = { public: publicOf(lang as Lang), videos_min: 1, page };
    out.push(...(await world.read(dataset.queries.people, asked)).rows);
  }
  return out;
});
/** Draws authors whom the owner does not know, from the 1200 with the most followers. */
export async function drawAuthors(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (user: User) => boolean,
): Promise<User[]> {
  const all = (await readPeople(world, lang)).filter((user) => isUnknown(lang, user.id) && fits(user));
  if (all.length < n) throw new Error("too few authors fit");
  return r.sample(all, n);
}
const readFeed = readOnce(async (world, lang) => {
  const out: VideoBrief[] = [];
  for (let page = 1; page < 140; page++) {
    const asked = { public: publicOf(lang as Lang), age_min: 100, page };
    out.push(...(await world.read(dataset.queries.feed, asked)).rows);
  }
  return out;
});
/**
 * Draws popular videos with whose authors the owner has nothing to do. Their titles and authors differ. `fits` is asked
 * after the length.
 */
export async function drawVideos(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  { least = 0, most = Infinity }: { readonly least?: number; readonly most?: number },
  fits: (video: Video) => boolean | Promise<boolean> = () => true,
): Promise<Video[]> {
  const all = (await readFeed(world, lang)).filter(({ seconds }) => seconds >= least && seconds <= most);
  const out: Video[] = [];
  for (let tries = 0; out.length < n && tries < 400; tries++) {
    const { id, author, title, name } = r.pick(all);
    if (!isNewVideo(lang, id) || !isUnknown(lang, author) || !isPlainName(name)) continue;
    if (out.some((one) => title === one.title || author === one.author)) continue;
    const video = (await world.read(dataset.queries.video, { id }))!;
    if (await fits(video)) out.push(video);
  }
  if (out.length < n) throw new Error("too few videos fit");
  return out;
}

/** Adds an empty folder of favourites. */
export function addFolder(state: State, id: string, name: string, at: number, more: { private?: boolean } = {}): void {
  state.folders[id] = { id, name, about: "", private: false, at, ...more };
}
/** Puts videos into a folder, the first one last. They are in no other folder. */
export function saveVideos(state: State, folder: string, videos: readonly string[], now: number): void {
  for (const [n, video] of videos.entries())
    state.favourites[video] = { video, at: now - dayMs - (videos.length - n) * 5 * hourMs, folders: [folder] };
}
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = (state: State) => [
  state.liked,
  state.disliked,
  state.given,
  state.coins,
  state.favourites,
  state.folders,
  state.later,
  state.tracked,
  state.comments,
  state.likedComments,
  state.dislikedComments,
  state.danmaku,
  state.liveLines,
  state.follows,
  state.groups,
  state.blocked,
  state.hiddenAuthors,
  state.hiddenVideos,
  state.posts,
  state.likedPosts,
  state.messages,
  state.mutedWords,
  state.prefs,
  state.reports,
];

/** Searches for these words. */
export async function search(o: AnyDriver, words: string): Promise<void> {
  await o.open(bilibili);
  await o.act(bilibili, "home.search");
  await o.type("q", words);
  await o.act(bilibili, "search.find");
}
/** Searches for a video by its title, and opens it. */
export async function openVideo(o: AnyDriver, { id, title }: Pick<VideoFacts, "id" | "title">): Promise<void> {
  await search(o, title);
  await o.act(bilibili, "results.open", { video: id });
}
/** Searches for a person by name, and opens the person's page. */
export async function openPerson(o: AnyDriver, { id, name }: Person): Promise<void> {
  await search(o, name);
  await o.act(bilibili, "results.showTab", { tab: "users" });
  await o.act(bilibili, "results.openUser", { user: id });
}
/** Opens one of the owner's lists from the tab "Me". */
export async function openMine(
  o: AnyDriver,
  list: "history" | "favourites" | "later" | "tracked" | "coins" | "myDanmaku" | "downloads" | "settings",
): Promise<void> {
  await o.open(bilibili);
  await o.act(bilibili, "home.goMe");
  await o.act(bilibili, `me.${list}`);
}
/** Opens one of the owner's folders of favourites. */
export async function openFolder(o: AnyDriver, folder: string): Promise<void> {
  await openMine(o, "favourites");
  await o.act(bilibili, "favourites.openFolder", { folder });
}
/** Opens a ranking board. */
export async function openBoard(o: AnyDriver, board: BoardKey): Promise<void> {
  await o.open(bilibili);
  await o.act(bilibili, "home.showTab", { tab: "hot" });
  await o.act(bilibili, "home.boards");
  await o.act(bilibili, "boards.showBoard", { board });
}
