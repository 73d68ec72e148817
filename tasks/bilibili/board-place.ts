import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { boardNames, zones } from "#world/videos/words.ts";
import { openBoard, ownRecords, readBoard, videoFacts } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** Find the place of a video on one of the rankings, and the length of a video some places above or below it. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const zone = r.pick([...zones, "all" as const]);
      const board = await readBoard(world, lang, zone);
      const place = r.int(5, 26);
      const away = r.pick([-4, -3, -2, -1, 1, 2, 3, 4]);
      const [other, meant] = [board[place + away - 1], board[place - 1]];
      if (!other || !meant || !isPlainName(meant.video.name)) continue;
      // The board may show another video with the same title or of the same author.
      if (board.some(({ video }) => video !== meant.video && video.author === meant.video.author)) continue;
      if (board.filter(({ video }) => video.title === meant.video.title).length > 1) continue;
      return { zone, place, away, video: videoFacts(meant.video), other: videoFacts(other.video) };
    }
  },
  listed: { instances: 93, answerFields: 2 },
  params: (_r, _phone, { lang, say }, { other, ...facts }) => {
    const { away } = facts;
    const n = Math.abs(away);
    const places = n === 1 ? "one place" : `${["two", "three", "four"][n - 2]!} places`;
    return {
      ...facts,
      board: boardNames[facts.zone]![lang === "en" ? "en" : "zh"],
      where: say(
        `${places} ${away < 0 ? "above" : "below"} it`,
        `比它${away < 0 ? "高" : "低"}${["一", "两", "三", "四"][n - 1]!}名的`,
      ),
      shownPlaces: [place(facts.place), place(facts.place + away)].map((text) => say(...text)),
      other: { ...other, length: lengthText(other.seconds) },
    };
  },
  instruction: {
    en: [
      ({ board, video, where }) =>
        `What place does the video "${video.title}" by ${video.name} have in the "${board}" rankings on {app.bilibili}? And how long is the video that's ${where}? ${fillIn.en}`,
    ],
    zh: [
      ({ board, video, where }) =>
        `看一下{app.bilibili}的“${board}”排行榜，${video.name}的视频“${video.title}”排第几？${where}那个视频有多长？${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: (_p, say) => ({
      place: number(say("Place", "名次"), say("A whole number", "整数")),
      length: text(
        say("Length of the other video", "另一个视频的时长"),
        say("Minutes and seconds, such as 12:05", "分和秒，例如 12:05"),
        "duration",
      ),
    }),
    expected: ({ params: { place, other } }) => ({ place, length: other.length }),
  },

  oracle: async (o, { zone, place, away, shownPlaces, video, other }) => {
    if (zone === "all") await openBoard(o, zone);
    else {
      // The row with the names of all boards is longer than the display, so the way goes by the category.
      await o.open(bilibili);
      await o.act(bilibili, "home.showTab", { tab: "hot" });
      await o.act(bilibili, "home.zones");
      await o.act(bilibili, "zones.openZone", { zone });
      await o.act(bilibili, "zone.board");
    }
    // The higher place first, so that the list scrolls one way.
    if (away < 0) await o.sees(`${shownPlaces[1]!}, ${other.title}`, other.length);
    await o.sees(`${shownPlaces[0]!}, ${video.title}`);
    if (away > 0) await o.sees(`${shownPlaces[1]!}, ${other.title}`, other.length);
    o.reads([shownPlaces[0]!], place);
    await o.answer({ place, length: other.length });
  },
});
const place = (n: number): Localized => [`No. ${n}`, `第${n}名`];
