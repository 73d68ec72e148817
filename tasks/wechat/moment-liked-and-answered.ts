import { nameOf } from "#apps/wechat/shared-queries.ts";
import wechat from "#apps/wechat/index.ts";
import type { Post } from "#apps/wechat/features/moments/state.ts";
import { me } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";
import { keepsMomentsInbox, openTab } from "../kit/wechat-services.ts";

/**
 * Like one of a friend's moments and comment on it. The friend has also posted from another place, and another person
 * has posted from the same place.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "create"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [friend, other] = r.sample(["zoe", "lucas", "yuki", "vera", "sofia", "priya", "nora", "tomas", "max"], 2);
    const [here, there] = r.sample(placePosts, 2);
    const words = r.pick(comments);
    return {
      friend: `person_${friend}`,
      other: `person_${other}`,
      name: nameOf(state, `person_${friend}`),
      place: say(...here!.place),
      elsewhere: say(...there!.place),
      text: say(...here!.text),
      elsewhereText: say(...there!.text),
      otherText: say(...here!.other),
      words: say(...words),
      hours: r.shuffle([3, 8, 15]),
    };
  },
  instruction: {
    en: [
      ({ name, place, words }) =>
        `Like the moment that "${name}" posted from "${place}" on {app.wechat}, and leave this comment: "${words}"`,
    ],
    zh: [
      ({ name, place, words }) => `“${name}”在“${place}”发过一条{app.wechat}朋友圈。请点个赞，并在下面评论：“${words}”`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    const [meant, elsewhere, other] = p.hours.map((hours) => now - hours * hourMs);
    const post = (id: string, by: string, at: number, text: string, place: string): Post => ({
      id,
      by,
      at,
      text,
      pictures: [],
      place,
      likes: ["person_mia"],
      comments: [],
    });
    addEntries(
      state.posts,
      post("post_meant", p.friend, meant!, p.text, p.place),
      post("post_elsewhere", p.friend, elsewhere!, p.elsewhereText, p.elsewhere),
      post("post_other", p.other, other!, p.otherText, p.place),
    );
  },
  checks: [
    { that: "the owner likes it", holds: ({ after }) => after.wechat.posts["post_meant"]!.likes.includes(me) },
    {
      that: "these words of the owner stand below it, once",
      holds: ({ after, params }) => {
        const own = after.wechat.posts["post_meant"]!.comments.filter(({ by }) => by === me);
        return own.length === 1 && own[0]!.to === null && own[0]!.text === params.words;
      },
    },
    keepsMomentsInbox,
  ],
  allow: ({ wechat: state }) => [
    state.posts["post_meant"]?.likes,
    state.posts["post_meant"]?.comments,
    state.momentsComing,
    state.momentsInbox,
  ],
  free: [{ why: "When the friend answers is theirs", paths: ({ wechat: state }) => [state.momentsComing] }],

  oracle: async (o, p) => {
    await openTab(o, "discover");
    await o.act(wechat, "main.moments");
    await o.sees(p.text, p.place);
    await o.act(wechat, "moments.openPost", { post: "post_meant" });
    await o.act(wechat, "post.strip", { post: "post_meant" });
    await o.act(wechat, "post.like", { post: "post_meant" });
    await o.act(wechat, "post.strip", { post: "post_meant" });
    await o.act(wechat, "post.write", { post: "post_meant", to: null });
    await o.type("words", p.words);
    await o.act(wechat, "post.send");
  },
});
type LocalizedPair = readonly [en: string, zh: string];
const placePosts: readonly {
  readonly place: LocalizedPair;
  readonly text: LocalizedPair;
  readonly other: LocalizedPair;
}[] = [
  {
    place: ["Old Lighthouse", "旧灯塔"],
    text: ["142 steps up, and not one of them level.", "142 级台阶，没有一级是平的。"],
    other: ["Closed for painting. The gulls are in charge.", "正在刷漆，海鸥说了算。"],
  },
  {
    place: ["Botanic Garden", "植物园"],
    text: ["The orchid house is warmer than my flat.", "兰花房比我家还暖和。"],
    other: ["Bought one cactus, came home with three.", "去买一盆仙人掌，抱回来三盆。"],
  },
  {
    place: ["Harbour Pool", "港湾泳池"],
    text: ["Lane four, thirty lengths, one whistle.", "四号泳道，三十趟，挨了一声哨。"],
    other: ["The water is colder than the wind.", "水比风还凉。"],
  },
  {
    place: ["Rooftop Cinema", "天台影院"],
    text: ["The film was short, the blanket was not.", "片子短，毯子长。"],
    other: ["Rain in the second half, nobody left.", "下半场下雨了，没人走。"],
  },
  {
    place: ["Ferry Landing", "渡轮码头"],
    text: ["Missed it by a sandwich.", "就差一个三明治的工夫，没赶上。"],
    other: ["First boat of the day, all of it mine.", "今天头班船，整船都是我的。"],
  },
];
const comments: readonly LocalizedPair[] = [
  ["I'll come along next time.", "下次我也去。"],
  ["I was there on Friday!", "我周五刚去过！"],
  ["Sounds just like you.", "很像你会干的事。"],
  ["Is it open on Sundays?", "周日开门吗？"],
  ["Show me tomorrow.", "明天给我看看。"],
];
