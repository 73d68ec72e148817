import type { Draft, NoteContent } from "#apps/rednote/features/publish/state.ts";
import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Finish a draft: give it a title and the hashtags of an earlier note, and publish it for the owner alone. Other drafts
 * have no title either.
 */
export default defineTask({
  apps: [rednote],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "edit", "create", "extract"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const [meant, other] = r.sample(things, 2).map((one) => ({
      about: say(...one.about),
      text: say(...one.text),
      earlier: say(...one.earlier),
      earlierText: say(...one.earlierText),
      title: say(...one.title),
      tags: one.tags.map((tag) => say(...tag)),
      picture: one.picture,
    }));
    return { meant: meant!, other: other!, isLater: r.chance(0.5) };
  },
  instruction: {
    en: [
      ({ meant }) =>
        `I have a draft about ${meant.about} on {app.rednote}. Give it the title "${meant.title}" and the same hashtags as my note "${meant.earlier}", then publish it so that only I can see it. Leave the rest as it is.`,
      ({ meant }) =>
        `Please finish my {app.rednote} draft about ${meant.about}: title "${meant.title}", hashtags as in my note "${meant.earlier}", visible only to me. Then post it, with nothing else changed.`,
    ],
    zh: [
      ({ meant }) =>
        `我在{app.rednote}有一篇关于${meant.about}的草稿。标题写“${meant.title}”，话题跟我之前那篇“${meant.earlier}”一样，设为仅自己可见后发布，其他不用动。`,
      ({ meant }) =>
        `帮我把{app.rednote}草稿箱里讲${meant.about}的那篇发出去：标题用“${meant.title}”，话题照我发过的“${meant.earlier}”加，只给自己看，别的都保持原样。`,
    ],
  },
  setup: ({ rednote: state }, { meant, other, isLater }, { now }) => {
    const content = (more: Partial<NoteContent>): NoteContent => ({
      title: "",
      text: "",
      tags: [],
      mentions: [],
      pictures: [],
      paper: null,
      words: "",
      place: null,
      audience: "public",
      commentsOpen: true,
      ...more,
    });
    const draft = (id: string, one: typeof meant, at: number): Draft => ({
      id,
      ...content({ text: one.text, pictures: [one.picture] }),
      at,
    });
    addEntries(
      state.drafts,
      draft("draft_meant", meant, now - (isLater ? 1 : 3) * dayMs),
      draft("draft_other", other, now - 2 * dayMs),
    );
    const counts = { views: 64, likedBy: [], savedBy: [], moreLikes: 7, moreSaves: 2 };
    for (const [n, one] of [meant, other].entries()) {
      const id = n === 0 ? "post_earlier" : "post_elsewhere";
      state.posts[id] = {
        id,
        ...content({ title: one.earlier, text: one.earlierText, tags: [...one.tags], pictures: [one.picture] }),
        at: now - (13 + 4 * n) * dayMs - 2 * hourMs,
        editedAt: null,
        pinned: false,
        ...counts,
      };
    }
  },
  checks: [
    { that: "there is one more note", oneNew: ({ rednote: state }) => state.posts },
    {
      that: "it has the draft's text, the title and the hashtags",
      holds: ({ before, after, params: { meant } }) =>
        addedEntries(before.rednote.posts, after.rednote.posts).some(
          ({ title, text, tags }) =>
            title === meant.title &&
            text === meant.text &&
            JSON.stringify(tags.toSorted()) === JSON.stringify(meant.tags.toSorted()),
        ),
    },
    {
      that: "only the owner can see it",
      holds: ({ before, after }) =>
        addedEntries(before.rednote.posts, after.rednote.posts).some(({ audience }) => audience === "private"),
    },
    { that: "the draft is gone", holds: ({ after }) => after.rednote.drafts["draft_meant"] === undefined },
  ],
  allow: ({ rednote: state }, { meant }) => [
    added(state.posts, 1, {
      title: meant.title,
      text: meant.text,
      mentions: [],
      pictures: [meant.picture],
      paper: null,
      words: "",
      place: null,
      audience: "private",
      commentsOpen: true,
      pinned: false,
      editedAt: null,
      views: 0,
      likedBy: [],
      savedBy: [],
      moreLikes: 0,
      moreSaves: 0,
    }),
    state.drafts["draft_meant"],
  ],

  oracle: async (o, { meant }) => {
    await o.open(rednote);
    await o.act(rednote, "home.goMe");
    await o.sees(meant.earlier);
    await o.act(rednote, "me.open", { note: "post_earlier" });
    await o.sees(...meant.tags.map((tag) => `#${tag}`));
    o.reads(
      meant.tags.map((tag) => `#${tag}`),
      ...meant.tags,
    );
    await o.back();
    await o.act(rednote, "me.openDrafts");
    await o.sees(meant.text);
    await o.act(rednote, "drafts.open", { draft: "draft_meant" });
    await o.type("title", meant.title);
    for (const tag of meant.tags) {
      await o.act(rednote, "compose.openTags");
      await o.type("q", tag);
      await o.act(rednote, "compose.addTag", { tag });
    }
    await o.act(rednote, "compose.openAudience");
    await o.act(rednote, "compose.setAudience", { audience: "private" });
    await o.act(rednote, "compose.publish");
  },
});
interface Thing {
  readonly about: Localized;
  readonly text: Localized;
  readonly earlier: Localized;
  readonly earlierText: Localized;
  readonly title: Localized;
  readonly tags: readonly Localized[];
  readonly picture: string;
}
/** Titles have at most 20 characters. */
const things: readonly Thing[] = [
  {
    about: ["the bookshelf", "书架"],
    text: [
      "Second coat of oil on the shelf today. It finally looks like wood.",
      "书架今天上了第二遍木蜡油，终于像木头了。",
    ],
    earlier: ["Shelf, first coat", "书架第一遍上油"],
    earlierText: ["Sand first, then oil, then wait.", "先打磨，再上油，然后等。"],
    title: ["Shelf, second coat", "书架第二遍上油"],
    tags: [
      ["woodwork", "木工"],
      ["shelf makeover", "旧物改造"],
    ],
    picture: "shelf_02",
  },
  {
    about: ["the new desk", "新书桌"],
    text: [
      "Moved the desk under the window. Mornings are better, afternoons are blinding.",
      "书桌挪到窗边，上午舒服，下午晃眼。",
    ],
    earlier: ["Desk corner, day 1", "书桌角落第一天"],
    earlierText: ["A lamp, a plant and too many cables.", "一盏灯，一盆花，一堆线。"],
    title: ["Desk by the window", "窗边的书桌"],
    tags: [
      ["desk setup", "桌面布置"],
      ["work from home", "居家办公"],
    ],
    picture: "desk_03",
  },
  {
    about: ["the window herbs", "窗台香草"],
    text: [
      "The mint has taken over the second pot as well. I should have known.",
      "薄荷把第二个盆也占了，早该想到的。",
    ],
    earlier: ["Window herbs, wk 1", "窗台香草第一周"],
    earlierText: ["Mint on the left, thyme on the right.", "左边薄荷，右边百里香。"],
    title: ["Window herbs, wk 3", "窗台香草第三周"],
    tags: [
      ["kitchen garden", "厨房小菜园"],
      ["mint", "薄荷"],
    ],
    picture: "plant_05",
  },
  {
    about: ["the big fern", "那盆大蕨"],
    text: ["New fronds on the fern, four of them. It likes the bathroom better.", "大蕨又冒了四片新叶，它更喜欢浴室。"],
    earlier: ["Fern rescue", "抢救一盆蕨"],
    earlierText: ["Brown tips, dry soil, no light. We start here.", "叶尖发黄，土干透了，没有光，从这里开始。"],
    title: ["Fern rescue, month 2", "抢救蕨的第二个月"],
    tags: [
      ["houseplants", "室内绿植"],
      ["fern", "蕨类"],
    ],
    picture: "plant_02",
  },
  {
    about: ["the lake walk", "环湖散步"],
    text: [
      "Same lake, other direction. The hill comes last and that's a mistake.",
      "还是那个湖，反着走，最后才上坡，失策。",
    ],
    earlier: ["Around the lake", "绕湖一圈"],
    earlierText: ["Six kilometres, mostly flat.", "六公里，基本是平路。"],
    title: ["Lake, the other way", "绕湖反着走"],
    tags: [
      ["lake walk", "环湖"],
      ["slow weekend", "慢周末"],
    ],
    picture: "landscape_04",
  },
  {
    about: ["the waffles", "华夫饼"],
    text: ["Waffles again. The iron has paid for itself by now.", "又做了华夫饼，这台机器早就回本了。"],
    earlier: ["Waffles, first try", "第一次做华夫饼"],
    earlierText: ["Too much batter, too little patience.", "面糊倒多了，又太心急。"],
    title: ["Waffles, now crisp", "华夫饼终于脆了"],
    tags: [
      ["slow breakfast", "慢早餐"],
      ["waffles", "华夫饼"],
    ],
    picture: "table_01",
  },
];
