import type { Post } from "#apps/wechat/features/moments/state.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Limit how far back friends can see the owner's posts. Report the number of posts that friends can still see. Private
 * posts do not count.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "settings", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const range = r.pick(["threeDays", "month", "halfYear"] as const);
    // The ages of the posts in hours. No age is close to the end of a range, so the exact time of counting does not
    // matter.
    const ages = [
      ...r.sample([6, 17, 29, 40, 58], r.int(2, 4)),
      ...r.sample([120, 200, 330, 480, 610], r.int(2, 3)),
      ...r.sample([900, 1_500, 2_400, 3_300, 4_000], r.int(1, 3)),
      ...r.sample([4_700, 5_400, 6_900], r.int(1, 2)),
    ];
    const texts = r.sample(postTexts, ages.length).map((line) => say(...line));
    const hidden = r.sample([0, 1, 2, 3], 1);
    return {
      range,
      posts: ages.map((age, i) => ({ age, text: texts[i]!, hidden: hidden.includes(i) })),
    };
  },
  instruction: {
    en: [
      ({ range }) =>
        `Let friends see only the last ${ranges[range].en} of my Moments on {app.wechat}. How many of my posts can friends still see in my album then? ${fillIn.en}`,
      ({ range }) =>
        `Limit how far back friends can see my {app.wechat} Moments to the last ${ranges[range].en}. Then check how many of my posts still show in my album for them and submit that number on {app.answersheet}.`,
    ],
    zh: [
      ({ range }) =>
        `请把{app.wechat}朋友圈允许朋友查看的范围设为最近${ranges[range].zh}。改好后，朋友在我的相册里一共能看到几条？${fillIn.zh}`,
      ({ range }) =>
        `请让朋友只能看我{app.wechat}朋友圈最近${ranges[range].zh}的内容，再看看我的相册里还有几条对朋友可见，把数量填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ wechat: state }, { posts }, { now }) => {
    for (const post of Object.values(state.posts)) if (post.by === me) delete state.posts[post.id];
    state.momentsInbox = [];
    for (const [i, one] of posts.entries()) {
      const post: Post = {
        id: `post_own${i}`,
        by: me,
        at: now - one.age * hourMs,
        text: one.text,
        pictures: [],
        audience: { kind: one.hidden ? "private" : "all", people: [], tags: [] },
        likes: ["person_mia"],
        comments: [],
      };
      addEntries(state.posts, post);
    }
  },
  checks: [
    {
      that: "friends see so far back, and no further",
      holds: ({ after, params }) => after.wechat.prefs.momentsRange === params.range,
    },
    { that: "the posts are as they were", unchanged: ({ wechat: state }) => state.posts },
  ],
  allow: ({ wechat: state }) => [state.prefs.momentsRange],
  answer: {
    fields: (_, say) => ({ seen: number(say("Posts friends can see", "朋友可见的条数"), say("A number", "数字")) }),
    expected: ({ params }) => ({ seen: visiblePosts(params).length }),
  },

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.myAlbum");
    await o.act(wechat, "album.setRange");
    await o.act(wechat, "prefChoice.pickRange", { momentsRange: p.range });
    await o.back();
    await o.act(wechat, "album.viewAs", { asFriend: true });
    const texts = visiblePosts(p).map(({ text }) => text);
    await o.sees(...texts);
    o.reads(texts, texts.length);
    await o.answer({ seen: texts.length });
  },
});
interface AlbumParams {
  readonly range: "threeDays" | "month" | "halfYear";
  readonly posts: readonly { readonly age: number; readonly text: string; readonly hidden: boolean }[];
}
const ranges = {
  threeDays: { en: "three days", zh: "三天", hours: 72 },
  month: { en: "month", zh: "一个月", hours: 720 },
  halfYear: { en: "six months", zh: "半年", hours: 4_392 },
} as const;
const visiblePosts = ({ range, posts }: AlbumParams) =>
  posts.filter(({ age, hidden }) => !hidden && age <= ranges[range].hours);
const postTexts: readonly (readonly [en: string, zh: string])[] = [
  ["The bakery knows my name now.", "面包店都认得我了。"],
  ["Fog until noon, then a whole sky.", "雾到中午，然后整片天都亮了。"],
  ["Sharpened all my pencils instead of working.", "没干活，把铅笔全削了。"],
  ["Walked home along the canal.", "沿着运河走回家。"],
  ["New lamp, old desk.", "新台灯，旧书桌。"],
  ["The neighbours have a piano. I have opinions.", "邻居有了钢琴，我有了意见。"],
  ["Half a marathon of meetings.", "开了半程马拉松的会。"],
  ["A heron stood on my bicycle.", "一只苍鹭站在我自行车上。"],
  ["Soup for the third day.", "喝汤第三天。"],
  ["Lost at chess to a nine-year-old.", "下棋输给九岁小孩。"],
  ["Rain on the tram roof.", "雨打电车顶。"],
  ["First swim of the year, very short.", "今年第一次下水，很短。"],
];
