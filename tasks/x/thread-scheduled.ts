import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { pad2 } from "#os/format.ts";
import { civilOf, dayMs, minuteMs, startOfDay } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { plainContent } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/** Write a thread of two posts and schedule it. Another post is scheduled already. */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, lang, now, offsetMin }) => {
    const minute = r.int(8, 20) * 60 + r.pick([5, 10, 20, 25, 35, 40, 50]);
    const at = startOfDay(now, offsetMin) + r.int(2, 9) * dayMs + minute * minuteMs;
    return {
      texts: r.pick(threads).map((text) => say(...text)),
      at,
      date: formatDate(Math.floor((at + offsetMin * minuteMs) / dayMs), lang),
      time: formatTime(minute),
    };
  },
  instruction: {
    en: [
      ({ texts, date, time }) =>
        `Schedule a thread on {app.x} for ${date} at ${time}. First post: "${texts[0]!}" Second post: "${texts[1]!}"`,
    ],
    zh: [
      ({ texts, date, time }) =>
        `帮我在{app.x}上定时发一个帖子串，${date} ${time}发。第一条写“${texts[0]!}”，第二条写“${texts[1]!}”`,
    ],
  },
  checks: [
    {
      that: "one thread with these two texts is scheduled for this time",
      holds: ({ before, after, params }) => {
        const drafts = addedEntries(before.x.drafts, after.x.drafts);
        return drafts.length === 1 && matchesValues(drafts[0]!, draftOf(params));
      },
    },
    {
      that: "nothing was posted at once",
      keeps: true,
      holds: ({ before, after }) => sameJson(Object.keys(after.x.posts), Object.keys(before.x.posts)),
    },
  ],
  allow: ({ x: state }, p) => [added(state.drafts, 1, draftOf(p))],

  oracle: async (o, { texts, at }, { now, offsetMin }) => {
    const { year, month, day, hour, minute } = civilOf(at, offsetMin);
    await o.open(x);
    await o.act(x, "home.compose");
    await o.type("parts.0.text", texts[0]!);
    await o.act(x, "compose.addPart");
    await o.type("parts.1.text", texts[1]!);
    await o.act(x, "compose.openSchedule");
    if (month !== civilOf(now + dayMs, offsetMin).month)
      await o.set(x, "compose", { shownYear: year, shownMonth: month });
    await o.set(x, "compose", { shownYear: year, shownMonth: month, day });
    await o.type("hour", pad2(hour));
    await o.type("minute", pad2(minute));
    await o.act(x, "compose.setSchedule");
    await o.act(x, "compose.send");
  },
});
const draftOf = ({ texts, at }: { readonly texts: readonly string[]; readonly at: number }) => ({
  ...plainContent,
  parts: texts.map((text) => ({ text, pictures: [] })),
  sendAt: at,
});
const threads: readonly (readonly [Localized, Localized])[] = [
  [
    [
      "Map walk number four: we follow the old river, which is under the road now.",
      "第四次地图散步：沿着老河走，河现在在马路下面。",
    ],
    ["Bring shoes you don't love. Part of it is mud.", "穿双不心疼的鞋，有一段是泥路。"],
  ],
  [
    ["Things I learned from drawing bus stops for a month.", "画了一个月公交站，说说学到的。"],
    ["People don't look for the stop. They look for the other people waiting.", "大家找的不是站牌，是等车的人。"],
  ],
  [
    ["I'm giving away eleven basil plants. They come with their pots.", "送十一盆罗勒，连盆一起。"],
    ["Pick them up on the square. I'm the one with too many bags.", "来广场拿，包最多的那个就是我。"],
  ],
  [
    ["A short guide to arrows on signs. It's not about the arrow.", "路牌箭头简明指南，重点其实不是箭头。"],
    ["It's about the empty space next to it.", "重点是箭头旁边的空白。"],
  ],
  [
    [
      "Open studio next week: six maps, two of them wrong on purpose.",
      "下周工作室开放：六张地图，其中两张是故意画错的。",
    ],
    ["Whoever finds both mistakes gets a print.", "两处都找出来的人送一张印刷版。"],
  ],
  [
    ["I counted every bench between home and the station. There are nineteen.", "我数了从家到车站的长椅，一共十九张。"],
    ["Four of them face a wall. I have questions.", "其中四张对着墙，我很想知道为什么。"],
  ],
  [
    ["Slow weekend plan: no phone until noon, one long walk, soup.", "慢周末计划：中午前不看手机，走一段长路，喝汤。"],
    ["I'll report back on which part failed first.", "看看最先破功的是哪一项，回头汇报。"],
  ],
  [
    ["The new colour palette is done. Seven greens, and they are all different.", "新配色定了，七种绿，真的都不一样。"],
    [
      "My colleagues say five of them are the same. We have ordered lamps.",
      "同事说有五种是一样的，我们已经下单买灯了。",
    ],
  ],
];
