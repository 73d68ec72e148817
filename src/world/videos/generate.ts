/** Generates the records of Bilibili. The deployed code never loads this file. */
import { icons } from "@iconify-json/fluent-emoji-flat";
import type { Generators } from "../define.ts";
import { artNames } from "./data/art-names.ts";
import { writeComments } from "./comments.ts";
import { listDrafts, listSeries } from "./drafts.ts";
import type videosDataset from "./index.ts";
import type { Art, Barrage, Board, Comment, Detail, Reel, Room, Season, Series, Topic, User, Video } from "./index.ts";
import { listAllPersons, listFollows } from "./people.ts";
import { boardScore, boardSize, heat, isOnBoard, seasonScore } from "./rank.ts";
import { listFilms } from "./reels.ts";
import { listRooms } from "./rooms.ts";
import { listSeasons } from "./seasons.ts";
import { boardId, boardKeys, publics, topicId } from "./words.ts";

let videosCache: readonly Video[] | null = null;
function videos(): readonly Video[] {
  if (videosCache) return videosCache;
  const counts = new Map<string, number>();
  for (const { video } of writeComments().comments) counts.set(video, (counts.get(video) ?? 0) + 1);
  const films = listFilms();
  return (videosCache = listDrafts().map(({ video }) => {
    const loaded = films.get(video.id)?.barrage?.lines.length ?? 0;
    // The player loads a part of the danmaku of a video with many.
    const danmaku = loaded < 11 ? loaded : loaded + Math.round((video.plays * ((loaded % 7) + 1)) / 1000);
    return { ...video, danmaku, comments: counts.get(video.id) ?? 0 };
  }));
}

let usersCache: readonly User[] | null = null;
function users(): readonly User[] {
  if (usersCache) return usersCache;
  const follows = listFollows();
  const followedBy = new Map<string, number>();
  for (const ids of follows.values()) for (const id of ids) followedBy.set(id, (followedBy.get(id) ?? 0) + 1);
  const sums = new Map<string, { videos: number; likes: number; plays: number }>();
  for (const { author, age, likes, plays } of videos()) {
    if (age < 0) continue;
    const own = sums.get(author) ?? { videos: 0, likes: 0, plays: 0 };
    sums.set(author, { videos: own.videos + 1, likes: own.likes + likes, plays: own.plays + plays });
  }
  return (usersCache = listAllPersons().map(({ user, fans }) => {
    const own = follows.get(user.id)!;
    return {
      ...user,
      follows: [...own],
      following: own.length,
      followers: Math.max(fans, followedBy.get(user.id) ?? 0),
      ...(sums.get(user.id) ?? { videos: 0, likes: 0, plays: 0 }),
    };
  }));
}

function* reels(): Iterable<Reel> {
  for (const { reel } of listFilms().values()) if (reel) yield reel;
}
function* barrages(): Iterable<Barrage> {
  for (const { barrage } of listFilms().values()) if (barrage) yield barrage;
}
const comments = (): readonly Comment[] => writeComments().comments;

function* series(): Iterable<Series> {
  for (const { id, author, public: of, title, drafts } of listSeries())
    yield {
      id,
      author,
      public: of,
      title,
      videos: drafts.map(({ video }) => video.id),
      plays: drafts.reduce((sum, { video }) => sum + video.plays, 0),
    };
}

function* boards(): Iterable<Board> {
  const followers = new Map(users().map((user) => [user.id, user.followers]));
  for (const lang of publics) {
    const own = videos().filter((video) => video.public === lang && video.age >= 0);
    const seasons = listSeasons().filter((season) => season.public === lang);
    for (const key of boardKeys) {
      const entries =
        key === "bangumi" || key === "cinema"
          ? seasons
              .filter(({ kind }) => (kind === "anime") === (key === "bangumi"))
              .map((season) => ({ id: season.id, score: seasonScore(season) }))
          : own
              .filter((video) => isOnBoard(key, video, followers.get(video.author)!))
              .map((video) => ({ id: video.id, score: boardScore(video) }));
      // Equal scores are sorted by id, so that the order has one reading.
      entries.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
      yield { id: boardId(lang, key), public: lang, key, places: entries.slice(0, boardSize) };
    }
  }
}

const seasons = (): readonly Season[] => listSeasons();
const rooms = (): readonly Room[] => listRooms();

function* topics(): Iterable<Topic> {
  for (const lang of publics) {
    const found = new Map<string, { videos: number; plays: number; heat: number }>();
    for (const video of videos()) {
      if (video.public !== lang || video.age < 0) continue;
      for (const tag of video.tags) {
        const own = found.get(tag) ?? { videos: 0, plays: 0, heat: 0 };
        found.set(tag, { videos: own.videos + 1, plays: own.plays + video.plays, heat: own.heat + heat(video) });
      }
    }
    for (const [name, counts] of found) yield { id: topicId(lang, name), public: lang, name, ...counts };
  }
}

function* arts(): Iterable<Art> {
  const used = new Set<string>();
  const pictures = [
    ...videos().map(({ cover }) => cover),
    ...[...reels()].flatMap(({ shots }) => shots.map(({ picture }) => picture)),
    ...listSeasons().map(({ cover }) => cover),
    ...listRooms().map(({ cover }) => cover),
  ];
  for (const { things } of pictures) for (const { art } of things) used.add(art);
  for (const id of [...used].sort()) {
    const svg = icons.icons[id]?.body;
    const name = artNames[id];
    if (svg === undefined || name === undefined) throw new Error(`no drawing or no name for ${id}`);
    if (svg.includes("id=")) throw new Error(`${id} has ids of its own, which would clash`);
    yield { id, name: { en: name[0], zh: name[1] }, svg };
  }
}

function* details(): Iterable<Detail> {
  const told = new Map<string, Detail["facts"]>();
  for (const { video, fact } of writeComments().told) told.set(video, [...(told.get(video) ?? []), fact]);
  const films = listFilms();
  for (const { video, form, slots, facts } of listDrafts()) {
    const all = [...facts, ...(films.get(video.id)?.facts ?? []), ...(told.get(video.id) ?? [])];
    // Only videos that are likely to be opened have frames, and tasks ask about those.
    if (!films.get(video.id)?.reel || all.length === 0) continue;
    yield {
      id: video.id,
      public: video.public,
      zone: video.zone,
      form: form.id,
      subject: slots["thing"] ?? form.id,
      facts: all,
    };
  }
}

export default {
  user: users,
  video: videos,
  reel: reels,
  barrage: barrages,
  comment: comments,
  series,
  board: boards,
  season: seasons,
  room: rooms,
  topic: topics,
  art: arts,
  detail: details,
} satisfies Generators<typeof videosDataset>;
