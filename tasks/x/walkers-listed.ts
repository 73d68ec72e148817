import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { addPost, addReply, drawFans, openOwnProfile, readFriend } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/**
 * People answer below the owner's post whether they come: put those who come on a list. One of them takes it back later,
 * and another list has a similar name.
 */
export default defineTask({
  apps: [x],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "social", "edit", "extract"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => [
    ...(await drawFans(world, r, lang, 4)),
    await readFriend(world, lang, r.pick([2, 4, 5])),
  ],
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, people) => {
    const { call, list, near, about } = r.pick(outings);
    const [first, second, gone] = r.sample(yes, 3);
    const order = r.shuffle(people);
    const said = [first!, second!, gone!, r.pick(no), r.pick(unsure)];
    return {
      call: say(...call),
      about: say(...about),
      list: say(...list),
      near: say(...near),
      /** The first two come, the third one takes it back. */
      answers: order.map(({ id, name }, n) => ({ id, name, text: say(...said[n]!) })),
      back: say(...r.pick(takenBack)),
      minutes: r.shuffle([12, 35, 70, 95, 160]),
      days: r.int(1, 4),
    };
  },
  instruction: {
    en: [
      ({ about, list }) =>
        `I asked on {app.x} who's coming to ${about}. Read the replies to my post and fill my list "${list}" with everyone who's definitely coming.`,
      ({ about, list }) =>
        `People have answered my {app.x} post about ${about}. My list "${list}" should have everyone who's definitely coming, and nobody else.`,
    ],
    zh: [
      ({ about, list }) =>
        `我在{app.x}上发帖问谁来参加${about}。看看下面的回复，把确定要来的人都加进我的列表“${list}”。`,
      ({ about, list }) =>
        `{app.x}上我那条关于${about}的帖子有人回复了。确定会来的都放进“${list}”这个列表，其他人不要加。`,
    ],
  },
  setup: ({ x: state }, { call, list, near, answers, back, minutes, days }, { now }) => {
    const at = now - days * dayMs - hourMs;
    addPost(state, "post_call", call, at);
    for (const [n, { id, text }] of answers.entries())
      addReply(state, { id: `post_call_${n + 1}`, by: id, to: "post_call", text, at: at + minutes[n]! * minuteMs });
    addReply(state, {
      id: "post_call_6",
      by: answers[2]!.id,
      to: "post_call_3",
      text: back,
      at: at + (minutes[2]! + 400) * minuteMs,
    });
    state.lists["list_meant"] = {
      id: "list_meant",
      name: list,
      about: "",
      private: true,
      members: [],
      at: now - 5 * dayMs,
    };
    state.lists["list_near"] = { ...state.lists["list_meant"], id: "list_near", name: near, at: now - 60 * dayMs };
  },
  checks: [
    {
      that: "exactly the people who come are on the list",
      holds: ({ after, params: { answers } }) =>
        sameJson(
          [...(after.x.lists["list_meant"]?.members ?? [])].toSorted(),
          [answers[0]!.id, answers[1]!.id].toSorted(),
        ),
    },
  ],
  allow: ({ x: state }) => [state.lists["list_meant"]?.members],

  oracle: async (o, { call, list, answers, back }) => {
    await openOwnProfile(o);
    await o.sees(call);
    await o.act(x, "profile.openPost", { post: "post_call" });
    for (const { name, text } of answers) await o.sees(name, text);
    await o.sees(back);
    for (const [n, { id }] of answers.slice(0, 2).entries()) {
      if (n > 0) await o.back();
      await o.act(x, "post.menu", { post: `post_call_${n + 1}`, author: id });
      await o.act(x, "post.chooseLists", { user: id });
      await o.sees(list);
      await o.act(x, "addToLists.toggleMember", { list: "list_meant" });
    }
  },
});
interface Outing {
  readonly about: Localized;
  readonly call: Localized;
  readonly list: Localized;
  readonly near: Localized;
}
/** Posts of at most 78 characters, so that a list shows them whole; names of lists of at most 25. */
const outings: readonly Outing[] = [
  {
    about: ["the map walk on Sunday", "周日的地图散步"],
    call: ["Map walk on Sunday, ten o'clock at the fountain. Who's coming?", "周日地图散步，十点喷泉边集合，谁来？"],
    list: ["Sunday walk", "周日散步"],
    near: ["Sunday paper", "周日报纸"],
  },
  {
    about: ["the plant swap", "植物交换会"],
    call: ["Plant swap in my courtyard on Saturday at three. Who's in?", "周六三点在我家院子换植物，谁参加？"],
    list: ["Plant swap", "植物交换"],
    near: ["Plant shops", "植物店"],
  },
  {
    about: ["the drawing evening", "周四的画画之夜"],
    call: [
      "Drawing evening on Thursday, bring a pencil and a bad mood. Coming?",
      "周四晚上一起画画，自带铅笔和坏心情，来吗？",
    ],
    list: ["Drawing evening", "画画之夜"],
    near: ["Drawing heroes", "画画的大神"],
  },
  {
    about: ["the picnic by the river", "河边野餐"],
    call: [
      "Picnic by the river on Friday at six. I bring bread. Who joins me?",
      "周五六点河边野餐，面包我带，谁一起？",
    ],
    list: ["Picnic", "野餐"],
    near: ["Picnic recipes", "野餐菜谱"],
  },
  {
    about: ["the museum", "博物馆看展活动"],
    call: [
      "Old maps at the museum next Tuesday, free entry. Anyone with me?",
      "下周二博物馆看老地图，免费，有人一起吗？",
    ],
    list: ["Museum visit", "逛博物馆"],
    near: ["Museum people", "博物馆的人"],
  },
  {
    about: ["the night ride", "周三的夜骑"],
    call: [
      "Slow night ride along the canal on Wednesday. Lights on. Who's riding?",
      "周三沿河慢慢夜骑，车灯带好，谁骑？",
    ],
    list: ["Night ride", "夜骑"],
    near: ["Night sky", "夜空"],
  },
];
const yes: readonly Localized[] = [
  ["Count me in!", "算我一个！"],
  ["I'll be there, already in my calendar.", "我来，已经记日历里了。"],
  ["Yes! Wouldn't miss it.", "来！这个不能错过。"],
  ["Definitely coming. See you there.", "肯定到，到时候见。"],
  ["I'm coming, and I'll bring biscuits.", "我会来，顺便带点饼干。"],
];
const takenBack: readonly Localized[] = [
  ["Sorry, have to take that back. My sister is visiting.", "不好意思，来不了了，我姐要过来。"],
  ["Change of plan, I have to work that day. Next time!", "计划有变，那天要上班，下次吧！"],
  ["Bad news, I've caught a cold. Have fun without me.", "坏消息，我感冒了，你们玩得开心。"],
];
const no: readonly Localized[] = [
  ["Would have loved to, but I'm away that day.", "好想来，可那天我不在。"],
  ["Not this time, sadly. Take pictures for me!", "这次不行，帮我多拍点照片！"],
  ["I can't make it, but count me in next time.", "这次去不了，下次算我一个。"],
];
const unsure: readonly Localized[] = [
  ["Maybe! Depends on the trains.", "说不定！看车次吧。"],
  ["I'd like to. I'll tell you the day before.", "想来，前一天再告诉你。"],
  ["How long will it take, roughly?", "大概要多久？"],
];
