import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { addFolder, drawVideos, openFolder, saveVideos, videoFacts } from "../kit/bilibili.ts";
import type { Localized } from "../kit/social.ts";

/** Move the long videos of a folder to another folder, and remove the short ones. The rest stays. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "edit", "delete", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const long = r.pick([20, 25, 30]);
    const short = r.pick([4, 5, 6]);
    const draw = (n: number, least: number, most?: number) =>
      drawVideos(world, r, lang, n, { least, ...(most === undefined ? {} : { most }) });
    for (;;) {
      const drawn = [
        ...(await draw(r.int(2, 3), long * 60 + 15)),
        ...(await draw(r.int(2, 3), 60, short * 60 - 5)),
        ...(await draw(1, long * 60 - 240, long * 60 - 5)),
        ...(await draw(1, short * 60 + 5, short * 60 + 100)),
        ...(await draw(2, 500, 900)),
      ];
      if (new Set(drawn.map(({ title }) => title)).size < drawn.length) continue;
      const videos = r.shuffle(drawn).map((video) => ({ ...videoFacts(video), length: lengthText(video.seconds) }));
      return { long, short, videos };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { long, short, videos }) => {
    const [from, to, alike] = r.pick(folders).map(([en, zh]) => say(en, zh));
    return {
      long,
      short,
      from: from!,
      to: to!,
      alike: alike!,
      videos: videos.map((video) => ({
        ...video,
        goes: video.seconds > long * 60 ? ("moved" as const) : video.seconds < short * 60 ? ("removed" as const) : null,
      })),
    };
  },
  instruction: {
    en: [
      ({ from, to, long, short }) =>
        `Sort out my folder "${from}" on {app.bilibili}: move everything longer than ${long} minutes to the folder "${to}", and remove everything shorter than ${short} minutes from the folder. Leave the rest where it is.`,
      ({ from, to, long, short }) =>
        `My {app.bilibili} folder "${from}" is a mess. Videos that run over ${long} minutes belong in "${to}", and videos under ${short} minutes can go. Take both kinds out of "${from}" and keep everything else in it.`,
    ],
    zh: [
      ({ from, to, long, short }) =>
        `帮我整理{app.bilibili}的收藏夹“${from}”：超过${long}分钟的视频都移到“${to}”，不到${short}分钟的都从收藏夹里移除，其他的不要动。`,
      ({ from, to, long, short }) =>
        `我{app.bilibili}的“${from}”收藏夹太乱了。里面${long}分钟以上的视频挪去“${to}”，${short}分钟以下的直接取消收藏，剩下的留在原处。`,
    ],
  },
  setup: ({ bilibili: state }, { from, to, alike, videos }, { now }) => {
    state.folders = { folder_default: state.folders["folder_default"]! };
    state.favourites = {};
    addFolder(state, "folder_from", from, now - 70 * dayMs);
    addFolder(state, "folder_to", to, now - 40 * dayMs);
    addFolder(state, "folder_alike", alike, now - 30 * dayMs, { private: true });
    saveVideos(
      state,
      "folder_from",
      videos.map(({ id }) => id),
      now,
    );
  },
  checks: [
    {
      that: "the long videos are in the other folder only",
      holds: ({ after, params }) =>
        params.videos.every(
          ({ id, goes }) => goes !== "moved" || sameJson(after.bilibili.favourites[id]?.folders ?? [], ["folder_to"]),
        ),
    },
    {
      that: "the short videos are in no folder",
      holds: ({ after, params }) =>
        params.videos.every(({ id, goes }) => goes !== "removed" || after.bilibili.favourites[id] === undefined),
    },
    {
      that: "the other videos are where they were",
      keeps: true,
      holds: ({ before, after, params }) =>
        params.videos.every(
          ({ id, goes }) =>
            goes !== null || sameJson(after.bilibili.favourites[id] ?? null, before.bilibili.favourites[id] ?? null),
        ),
    },
  ],
  allow: ({ bilibili: state }, { videos }) =>
    videos.flatMap(({ id, goes }): unknown[] =>
      goes === "moved" ? [state.favourites[id]?.folders] : goes === "removed" ? [state.favourites[id]] : [],
    ),

  oracle: async (o, { from, videos, to, long, short }) => {
    await openFolder(o, "folder_from");
    await o.sees(from);
    await o.act(bilibili, "folder.menu");
    await o.act(bilibili, "folder.select");
    for (const { title, length } of videos.toReversed()) await o.sees(title, length);
    const choose = async (wanted: "moved" | "removed", limit: number) => {
      for (const { id, title, length, goes } of videos)
        if (goes === wanted) {
          o.reads([length, limit], title);
          await o.act(bilibili, "folder.toggle", { video: id });
        }
    };
    await choose("moved", long);
    await o.act(bilibili, "folder.move");
    await o.sees(to);
    await o.act(bilibili, "folder.moveTo", { to: "folder_to" });
    await o.act(bilibili, "folder.menu");
    await o.act(bilibili, "folder.select");
    await choose("removed", short);
    await o.act(bilibili, "folder.dropChosen");
    await o.confirm();
  },
});
/** The folder to sort, the folder of the long videos, and one with a name like it. */
const folders: readonly (readonly [Localized, Localized, Localized])[] = [
  [
    ["Saved in a hurry", "随手一存"],
    ["Weekend watching", "周末慢慢看"],
    ["Weekend cooking", "周末做饭"],
  ],
  [
    ["Sort me out", "待整理"],
    ["Long evenings", "长视频"],
    ["Long walks", "长途路线"],
  ],
  [
    ["Bits and pieces", "杂七杂八"],
    ["With tea", "泡茶再看"],
    ["With dinner", "下饭"],
  ],
  [
    ["Unsorted", "未分类"],
    ["On the train", "火车上看"],
    ["On the sofa", "沙发上看"],
  ],
  [
    ["From last month", "上个月存的"],
    ["Rainy days", "下雨天看"],
    ["Sunny days", "晴天出门"],
  ],
  [
    ["Looks interesting", "看着有意思"],
    ["Take your time", "慢慢看"],
    ["Take notes", "要做笔记"],
  ],
];
