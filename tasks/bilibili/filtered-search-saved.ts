import { zoneNames } from "#world/videos/words.ts";
import bilibili from "#apps/bilibili/index.ts";
import type { State } from "#apps/bilibili/state.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { VideoBrief } from "#world/videos/index.ts";
import { addFolder, isNewVideo, readTopics, search, searchAll, videoFacts } from "../kit/bilibili.ts";
import { matchesValues } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/** Search with a filter for the length and the category, sort the results, and save the first two in a folder. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "explore", "create"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const topics = (await readTopics(world, lang)).filter(({ name, videos }) => videos >= 15 && name.length >= 2);
    for (;;) {
      const { name: q } = r.pick(topics);
      const length = r.pick(lengths);
      const sort = r.pick(sorts);
      const all = await searchAll(world, lang, q);
      if (all === null || all.length === 0) continue;
      const { zone } = r.pick(all);
      const list = (by: { readonly zone?: true; readonly length?: true; readonly sort?: true }) => {
        const found = all.filter(
          (video) =>
            (by.zone === undefined || video.zone === zone) &&
            (by.length === undefined || (video.seconds >= length.least && video.seconds <= length.most)),
        );
        return by.sort ? found.toSorted((a, b) => b[sort.id] - a[sort.id]) : found;
      };
      const rows = list({ zone: true, length: true, sort: true });
      const [first, second, third] = rows;
      if (rows.length < 3 || second![sort.id] === third![sort.id] || first![sort.id] === second![sort.id]) continue;
      if (!isNewVideo(lang, first!.id) || !isNewVideo(lang, second!.id) || first!.title === second!.title) continue;
      // Each of the filters and the order must matter.
      const wanted = [first!.id, second!.id].toSorted().join(" ");
      const isOther = (some: readonly VideoBrief[]): boolean =>
        [some[0]?.id, some[1]?.id].toSorted().join(" ") !== wanted;
      if (![list({ sort: true }), list({ zone: true, length: true })].every(isOther)) continue;
      if (![list({ zone: true, sort: true }), list({ length: true, sort: true })].every(isOther)) continue;
      return { q, length: length.id, sort: sort.id, zone, videos: [first!, second!].map(videoFacts) };
    }
  },
  listed: { instances: 93, answerFields: 0 },
  params: (r, _phone, { lang, say }, facts) => {
    const [folder, alike] = r.pick(folders).map(([en, zh]) => say(en, zh));
    return {
      ...facts,
      folder: folder!,
      alike: alike!,
      category: zoneNames[facts.zone][lang === "en" ? "en" : "zh"],
      lengthText: say(...lengths.find(({ id }) => id === facts.length)!.text),
      sortText: say(...sorts.find(({ id }) => id === facts.sort)!.text),
    };
  },
  instruction: {
    en: [
      ({ q, lengthText, category, sortText, folder }) =>
        `Search {app.bilibili} for "${q}", with the length filter on "${lengthText}" and the category ${category}. Save the two videos with ${sortText} to my folder "${folder}".`,
      ({ q, lengthText, category, sortText, folder }) =>
        `I'd like two videos in my {app.bilibili} folder "${folder}": search for "${q}", filter by length ("${lengthText}") and category (${category}), and take the two that have ${sortText}.`,
    ],
    zh: [
      ({ q, lengthText, category, sortText, folder }) =>
        `在{app.bilibili}搜“${q}”，筛选里时长选“${lengthText}”、分区选“${category}”，把${sortText}的两个视频收藏到“${folder}”收藏夹。`,
      ({ q, lengthText, category, sortText, folder }) =>
        `帮我往{app.bilibili}收藏夹“${folder}”里加两个视频：搜索“${q}”，按时长“${lengthText}”和分区“${category}”筛选，取${sortText}的两个。`,
    ],
  },
  setup: ({ bilibili: state }, { folder, alike }, { now }) => {
    addFolder(state, "folder_wanted", folder, now - 25 * dayMs);
    addFolder(state, "folder_alike", alike, now - 50 * dayMs);
  },
  checks: [
    {
      that: "the first result is in this folder only",
      holds: ({ after, params }) => isIn(after.bilibili.favourites, params.videos[0]!.id),
    },
    {
      that: "the second result is in this folder only",
      holds: ({ after, params }) => isIn(after.bilibili.favourites, params.videos[1]!.id),
    },
  ],
  allow: ({ bilibili: state }, { videos }) => videos.map(({ id }) => state.favourites[id]),

  oracle: async (o, { q, length, zone, sort, videos, folder }) => {
    await search(o, q);
    await o.act(bilibili, "results.filter");
    await o.act(bilibili, "results.setLength", { length });
    await o.act(bilibili, "results.setZone", { zone });
    await o.back();
    await o.act(bilibili, "results.order", { sort });
    await o.sees(videos[0]!.title, videos[1]!.title);
    for (const [n, { id }] of videos.entries()) {
      if (n > 0) await o.back();
      await o.act(bilibili, "results.open", { video: id });
      await o.act(bilibili, "video.favourite");
      await o.sees(folder);
      await o.act(bilibili, "video.tickFolder", { folder: "folder_wanted" });
      await o.act(bilibili, "video.saveFolders");
    }
  },
});
/** Whether a video is in the folder that the instruction names, and in no other folder. */
const isIn = (favourites: State["favourites"], video: string): boolean =>
  favourites[video] !== undefined && matchesValues(favourites[video], { video, folders: ["folder_wanted"] });
/** The lengths of the app's filter, with their ranges in seconds. */
const lengths = [
  { id: "short", least: 0, most: 599, text: ["Under 10 min", "0-10分钟"] as Localized },
  {
    id: "medium",
    least: 600,
    most: 1799,
    text: ["10–30 min", "10-30分钟"] as Localized,
  },
] as const;
const sorts = [
  { id: "plays", text: ["the most views", "播放最多"] as Localized },
  { id: "danmaku", text: ["the most danmaku", "弹幕最多"] as Localized },
  { id: "favourites", text: ["the most saves", "收藏最多"] as Localized },
] as const;
/** The folder, and one with a name like it. */
const folders: readonly (readonly [Localized, Localized])[] = [
  [
    ["For Sunday", "周日看"],
    ["For Saturday", "周六看"],
  ],
  [
    ["Show to Mum", "给妈妈看"],
    ["Show to Dad", "给爸爸看"],
  ],
  [
    ["Try this soon", "最近想试"],
    ["Try this one day", "以后想试"],
  ],
  [
    ["Good ideas", "好点子"],
    ["Bad ideas", "馊主意"],
  ],
  [
    ["Lunch break", "午休看"],
    ["Coffee break", "茶歇看"],
  ],
];
