/** The people whom the user of a new phone follows, and the user's acts on videos. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { me } from "../../ids.ts";
import { seedIds, userId, videoId } from "../../seed-ids.ts";
import { specialGroup } from "../people/state.ts";
import type { Comment, Favourite } from "./state.ts";

const mutuals = 3;
const specials = 2;
export function socialSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const groupsOf = (n: number): string[] =>
    n < specials ? [specialGroup] : n < 5 ? ["group_food"] : n < 7 ? ["group_study"] : [];
  const fanTie = (n: number, days: number) => [userId(n), { user: userId(n), at: now - days * dayMs }] as const;
  const folderOf = (all: readonly number[], folder: string, from: number) =>
    all.map(
      (n, i) =>
        [
          videoId(n),
          { video: videoId(n), at: now - (from + 3 * i) * dayMs - 2 * hourMs, folders: [folder] as string[] },
        ] as [string, Favourite],
    );
  const said = (id: string, one: Omit<Comment, "id" | "under" | "to" | "likes"> & Partial<Comment>): Comment => ({
    id: `said_${id}`,
    under: null,
    to: null,
    likes: 0,
    ...one,
  });
  const fan = (n: number): string => userId(ids.fans[n]!);
  const [first, second] = ids.follows.map(userId) as [string, string];
  const comments: readonly Comment[] = [
    said("seed1", {
      on: videoId(ids.said[0]),
      by: me,
      text: say("Watched it twice already, the second half is even better", "二刷了，后半段更精彩"),
      at: now - 3 * dayMs,
      likes: 12,
    }),
    said("seed2", {
      on: videoId(ids.said[0]),
      by: fan(1),
      under: "said_seed1",
      to: me,
      text: say("Same here, I stayed for the ending", "同感，就是冲着结尾来的"),
      at: now - 3 * dayMs + 5 * hourMs,
      likes: 2,
    }),
    said("seed3", {
      on: videoId(ids.said[1]),
      by: me,
      text: say("Is there a list of everything you used?", "有用到的东西清单吗？"),
      at: now - 9 * dayMs,
      likes: 4,
    }),
    said("seed4", {
      on: "post_seed1",
      by: first,
      text: say("Show us when it's done!", "画完记得发出来！"),
      at: now - 5 * dayMs,
      likes: 1,
    }),
    said("seed5", {
      on: "post_seed1",
      by: me,
      under: "said_seed4",
      to: first,
      text: say("I will, give me a week", "一定，再等我一周"),
      at: now - 5 * dayMs + 40 * minuteMs,
    }),
  ];
  const [coinA, coinB, coinC] = ids.coined.map(videoId) as [string, string, string];
  const given = [
    { video: coinA, coins: 2 as const, at: now - 2 * dayMs },
    { video: coinB, coins: 1 as const, at: now - 6 * dayMs },
    { video: coinC, coins: 1 as const, at: now - 15 * dayMs },
  ];
  const [watching, watched, wanted] = ids.seasons.map((n) => `bili_season_${n}`) as [string, string, string];
  const seen = ids.seen.map((n, i) => ({
    of: videoId(n),
    item: `${videoId(n)}_p1`,
    ms: i % 3 === 2 ? 0 : (25 + i * 17) * 1000,
    done: i % 3 === 2,
    at: now - (i * 11 + 3) * hourMs,
  }));
  const seenSeason = {
    of: watching,
    item: `bili_episode_${ids.seasons[0]}_2`,
    ms: 412_000,
    done: false,
    at: now - 20 * hourMs,
  };
  return {
    seen: [...seen, seenSeason].toSorted((a, b) => b.at - a.at),
    liked: Object.fromEntries(ids.liked.map((n, i) => [videoId(n), now - (i * 37 + 5) * hourMs])),
    disliked: {},
    given: Object.fromEntries(given.map(({ video, coins, at }) => [video, { coins, at }])),
    coinLines: given.map((line) => ({ ...line, coins: line.coins as number })),
    favourites: Object.fromEntries([
      ...folderOf(ids.loose, "folder_default", 1),
      ...folderOf(ids.cooking, "folder_cooking", 2),
      ...folderOf(ids.learning, "folder_learning", 4),
      ...folderOf(ids.cats, "folder_cats", 8),
    ]),
    shared: {},
    tracked: {
      [watching]: { season: watching, status: "watching" as const, at: now - 12 * dayMs },
      [watched]: { season: watched, status: "watched" as const, at: now - 90 * dayMs },
      [wanted]: { season: wanted, status: "want" as const, at: now - 5 * dayMs },
    },
    comments: Object.fromEntries(comments.map((one) => [one.id, one])),
    likedComments: { said_seed4: now - 5 * dayMs + hourMs },
    dislikedComments: {},
    danmaku: {
      danmaku_seed1: {
        id: "danmaku_seed1",
        item: `${videoId(ids.said[0])}_p1`,
        atMs: 42_000,
        text: say("here it comes", "前方高能"),
        colour: "#ffffff" as const,
        place: "roll" as const,
        size: "normal" as const,
        at: now - 3 * dayMs,
      },
      danmaku_seed2: {
        id: "danmaku_seed2",
        item: `${coinA}_p1`,
        atMs: 15_000,
        text: say("taking notes", "记笔记了"),
        colour: "#ffd302" as const,
        place: "top" as const,
        size: "normal" as const,
        at: now - 2 * dayMs,
      },
    },
    reports: [],
    coming: {},
    posts: {
      post_seed1: {
        id: "post_seed1",
        text: say(
          "Three evenings on one map and the coast still looks like a potato.",
          "画了三个晚上的地图，海岸线还是像个土豆。",
        ),
        pictures: [],
        video: null,
        at: now - 5 * dayMs - 2 * hourMs,
        likedBy: [first, second, fan(0)],
        moreLikes: 6,
      },
      post_seed2: {
        id: "post_seed2",
        text: say("This one made me want to cook at eleven at night.", "看完大半夜想下厨，别点开。"),
        pictures: [],
        video: videoId(ids.cooking[0]!),
        at: now - 16 * dayMs,
        likedBy: [second],
        moreLikes: 2,
      },
    },
    likedPosts: {},
    follows: Object.fromEntries(
      ids.follows.map((n, i) => [
        userId(n),
        { user: userId(n), at: now - (10 + 19 * i) * dayMs - (i % 5) * hourMs, groups: groupsOf(i) },
      ]),
    ),
    followers: Object.fromEntries([
      ...ids.follows.slice(0, mutuals).map((n, i) => fanTie(n, 9 + 17 * i)),
      ...ids.fans.map((n, i) => fanTie(n, 3 + 9 * i)),
    ]),
    groups: {
      [specialGroup]: { id: specialGroup, name: say("Special", "特别关注"), at: now - 400 * dayMs },
      group_food: { id: "group_food", name: say("Kitchen", "美食"), at: now - 200 * dayMs },
      group_study: { id: "group_study", name: say("Learning", "学习区"), at: now - 120 * dayMs },
    },
    blocked: { [userId(ids.blocked)]: now - 80 * dayMs },
    hiddenAuthors: { [userId(ids.hidden)]: now - 33 * dayMs },
  };
}
