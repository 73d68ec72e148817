/** The user's own notes on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Draft, NoteContent, Post } from "./state.ts";

const plain: NoteContent = {
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
};
export function publishSeed({ now, say, lang }: SeedCtx) {
  const tags = (en: readonly string[], zh: readonly string[]): string[] => [...(lang === "en" ? en : zh)];
  const posts: readonly Post[] = (
    [
      {
        id: "post_balcony",
        title: say("Balcony herbs, wk 6", "阳台香草第六周"),
        text: say(
          "The basil finally forgave me for the cold snap. I cut it back by a third, moved it next to the kitchen window and stopped watering on a schedule. Touch the soil, then decide.",
          "罗勒终于从倒春寒里缓过来了。剪掉三分之一，搬到厨房窗边，也不再按天数浇水，先摸土再决定。",
        ),
        tags: tags(["herbs", "balcony garden"], ["阳台种菜", "香草"]),
        pictures: ["plant_02", "plant_05"],
        days: 9,
        views: 412,
        moreLikes: 23,
        moreSaves: 11,
      },
      {
        id: "post_route",
        title: say("Slow riverside loop", "沿着水边慢慢走一圈"),
        text: say(
          "Start at the old quay around five, when the light gets low. Four kilometres, two benches worth stopping at, one bakery that still has something left at six.",
          "傍晚五点从旧码头出发，光线刚好斜下来。全程四公里，有两张值得坐一坐的长椅，和一家六点还没卖光的面包店。",
        ),
        tags: tags(["city walk"], ["城市漫步"]),
        pictures: ["landscape_04"],
        days: 31,
        views: 968,
        moreLikes: 61,
        moreSaves: 40,
      },
      {
        id: "post_question",
        title: "",
        text: say("Asking for a very long hallway.", "替一条特别长的走廊问的。"),
        tags: tags(["home"], ["家居"]),
        paper: "warm" as const,
        words: say("How do you light a hallway without windows?", "没有窗的走廊，灯要怎么装才不压抑？"),
        days: 55,
        views: 130,
        moreLikes: 4,
        moreSaves: 2,
      },
      {
        id: "post_list",
        title: say("To fix at home", "家里要修的东西"),
        text: say("Tap, blind, third drawer.", "水龙头、窗帘、第三个抽屉。"),
        pictures: ["desk_03"],
        audience: "private" as const,
        days: 18,
        views: 0,
        moreLikes: 0,
        moreSaves: 0,
      },
    ] as const
  ).map(({ days, ...post }) => ({
    ...plain,
    ...post,
    tags: "tags" in post ? [...post.tags] : [],
    pictures: "pictures" in post ? [...post.pictures] : [],
    at: now - days * dayMs - 3 * hourMs,
    editedAt: null,
    pinned: false,
    likedBy: [],
    savedBy: [],
  }));
  const drafts: readonly Draft[] = [
    {
      ...plain,
      id: "draft_shelf",
      title: say("Shelf makeover", "书架改造前后"),
      text: say("Oil it twice, not once.", "木蜡油要上两遍。"),
      pictures: ["shelf_02"],
      at: now - 4 * dayMs,
    },
  ];
  return {
    posts: Object.fromEntries(posts.map((post) => [post.id, post])),
    drafts: Object.fromEntries(drafts.map((draft) => [draft.id, draft])),
    coming: {},
  };
}
