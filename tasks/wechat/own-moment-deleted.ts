import type { Post } from "#apps/wechat/features/moments/state.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { dayNumber } from "#state/day.ts";
import { addDays, dayKey, hourMs, startOfDay } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";
import { formatDate } from "../kit/phrases.ts";

/** The owner has several similar moments. Delete the moment that was posted on a given day. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "delete"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, now, offsetMin, lang }) => {
    const [meant, ...others] = r.sample([3, 4, 6, 8, 9, 12, 14, 18, 21], 4);
    const texts = r.sample(postTexts, 4).map((line) => say(...line));
    const day = dayNumber(dayKey(addDays(now, -meant!), offsetMin));
    return { date: formatDate(day, lang), meant: meant!, others, texts, id: `post_own${r.int(1_000, 9_999)}` };
  },
  instruction: {
    en: [({ date }) => `Delete the moment I posted on {app.wechat} on ${date}.`],
    zh: [({ date }) => `请删除我${date}在{app.wechat}发的那条朋友圈。`],
  },
  setup: ({ wechat: state }, p, { now, offsetMin }) => {
    const post = (id: string, ago: number, text: string): Post => ({
      id,
      by: me,
      at: addDays(startOfDay(now, offsetMin), -ago) + 15 * hourMs,
      text,
      pictures: [],
      audience: { kind: "all", people: [], tags: [] },
      likes: ["person_mum"],
      comments: [],
    });
    for (const { id, by } of Object.values(state.posts)) if (by === me) delete state.posts[id];
    state.momentsInbox = [];
    addEntries(
      state.posts,
      post(p.id, p.meant, p.texts[0]!),
      ...p.others.map((ago, i) => post(`post_own${i}`, ago, p.texts[i + 1]!)),
    );
  },
  checks: [
    {
      that: "the moment of that day is gone",
      holds: ({ after, params }) => !Object.hasOwn(after.wechat.posts, params.id),
    },
    {
      that: "the others are there",
      keeps: true,
      holds: ({ before, after, params }) =>
        Object.keys(before.wechat.posts).every((id) => id === params.id || Object.hasOwn(after.wechat.posts, id)),
    },
  ],
  allow: ({ wechat: state }, { id }) => [state.posts[id]],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.myAlbum");
    await o.sees(p.texts[0]!);
    o.reads([p.date], p.texts[0]!);
    await o.act(wechat, "album.openPost", { post: p.id });
    await o.act(wechat, "post.more");
    await o.act(wechat, "post.deletePost");
    await o.confirm();
  },
});
const postTexts: readonly (readonly [en: string, zh: string])[] = [
  ["The pond again.", "又是池塘。"],
  ["The pond, from the other side.", "从对岸看池塘。"],
  ["Nobody at the pond but me.", "池塘边只有我。"],
  ["The pond has a new duck.", "池塘来了只新鸭子。"],
  ["Ice on the pond, thin as paper.", "池塘结冰了，薄得像纸。"],
  ["Bread is bad for the pond, says the sign.", "牌子上说，别往池塘扔面包。"],
];
