import bilibili from "#apps/bilibili/index.ts";
import { partItem } from "#apps/bilibili/ids.ts";
import { publicOf } from "#apps/bilibili/world.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { isFoundByTitle, isNewVideo, isUnknown, openVideo, videoFacts } from "../kit/bilibili.ts";
import dataset from "#world/videos/index.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** Send a danmaku with a colour and a place on a later part of a video. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "create"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      // Most videos of this length have parts.
      const asked = { public: publicOf(lang), seconds_min: 2000, age_min: 100, page: r.int(0, 10) };
      const { rows } = await world.read(dataset.queries.feed, asked);
      if (rows.length === 0) continue;
      const video = (await world.read(dataset.queries.video, { id: r.pick(rows).id }))!;
      if (video.parts.length < 3 || video.parts.some(({ seconds }) => seconds < 90)) continue;
      if (!isNewVideo(lang, video.id) || !isUnknown(lang, video.author) || !isPlainName(video.name)) continue;
      if (await isFoundByTitle(world, lang, video)) return { video: videoFacts(video), part: r.int(2, 3) };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { video, part }) => {
    const [colour, colourNameEn, colourNameZh] = r.pick(colours);
    const [place, placeNameEn, placeNameZh] = r.pick(places);
    return {
      video,
      part,
      colour,
      place,
      colourName: say(colourNameEn, colourNameZh),
      placeName: say(placeNameEn, placeNameZh),
      words: say(...r.pick(texts)),
    };
  },
  instruction: {
    en: [
      ({ video, part, words, colourName, placeName }) =>
        `Send the danmaku "${words}" on P${part} of the video "${video.title}" by ${video.name} on {app.bilibili}: ${colourName}, standard size, at the ${placeName}. It doesn't matter at what time.`,
    ],
    zh: [
      ({ video, part, words, colourName, placeName }) =>
        `在{app.bilibili}上${video.name}的视频“${video.title}”的 P${part} 发一条弹幕“${words}”，要${colourName}、标准字号、固定在${placeName}，发在什么时间点都行。`,
    ],
  },
  checks: [
    {
      that: "one danmaku was sent on this part, with these words and this look",
      holds: ({ before, after, params }) => {
        const own = addedEntries(before.bilibili.danmaku, after.bilibili.danmaku);
        return own.length === 1 && matchesValues(own[0]!, sent(params));
      },
    },
  ],
  allow: ({ bilibili: state }, p) => [added(state.danmaku, 1, sent(p))],
  free: [
    {
      why: "The instruction leaves the time open",
      paths: ({ bilibili: state }) => [state.danmaku[any]?.atMs],
    },
  ],

  oracle: async (o, { video, part, colour, place, words }) => {
    await openVideo(o, video);
    await o.act(bilibili, "video.play", { item: partItem(video.id, part) });
    await o.act(bilibili, "video.writeDanmaku");
    await o.act(bilibili, "video.styles");
    await o.set(bilibili, "video", { colour });
    await o.set(bilibili, "video", { place });
    await o.type("danmaku", words);
    await o.act(bilibili, "video.sendDanmaku", { item: partItem(video.id, part) });
  },
});
type Asked = {
  readonly video: { readonly id: string };
  readonly part: number;
  readonly words: string;
  readonly colour: (typeof colours)[number][0];
  readonly place: (typeof places)[number][0];
};
const sent = ({ video, part, words, colour, place }: Asked) => ({
  item: partItem(video.id, part),
  text: words,
  colour,
  place,
  size: "normal" as const,
});
const colours = [
  ["#fe0302", "red", "红色"],
  ["#ff7204", "orange", "橙色"],
  ["#ffd302", "yellow", "黄色"],
  ["#00cd00", "green", "绿色"],
  ["#4266be", "blue", "蓝色"],
  ["#cc0273", "magenta", "洋红"],
] as const;
const places = [
  ["top", "top", "顶部"],
  ["bottom", "bottom", "底部"],
] as const;
const texts: readonly Localized[] = [
  ["This part is the best one", "这一P最精彩"],
  ["Watched this three times", "这里我看了三遍"],
  ["Taking notes here", "做笔记了"],
  ["Greetings from Shanghai", "上海观众报到"],
  ["So that is how it works", "原来是这么回事"],
  ["Still good after a year", "一年后再看还是好"],
  ["My whole family is watching", "全家都在看"],
  ["The editing got better", "剪辑进步了"],
];
