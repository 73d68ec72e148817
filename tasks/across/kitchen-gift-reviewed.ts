import notes from "#apps/notes/index.ts";
import reddit from "#apps/reddit/index.ts";
import wechat from "#apps/wechat/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { note, openNote } from "../kit/notes.ts";
import { pronouns } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { readThreadPosts, savePosts } from "../kit/social-across.ts";
import { addMessages, chatMessage, instructionName, openChat, stopPendingMessages } from "../kit/wechat.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Of the reviews saved on Reddit, find the thing that has served its author longest, that a friend can afford as a gift,
 * and that a note does not list as owned.
 */
export default defineTask({
  apps: [wechat, notes, reddit],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["extract", "reasoning", "nav"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const forms = ["cooking.review", "coffee.review", "bread.review"];
    const found = await Promise.all(forms.map(async (form) => readThreadPosts(world, lang, form, ["price", "months"])));
    const all = found.flat().map(({ id, author, title, subject, facts }) => ({
      id,
      author,
      title,
      thing: subject,
      price: facts["price"]!.value,
      priceTold: facts["price"]!.text,
      months: facts["months"]!.value,
      monthsTold: facts["months"]!.text,
    }));
    for (let tries = 0; tries < 2000; tries++) {
      const four = r.sample(all, 4).toSorted((a, b) => b.months - a.months);
      const [first, second, meant, worse] = four;
      const [dear, owned] = r.chance(0.5) ? [first!, second!] : [second!, first!];
      const apart = new Set(four.flatMap(({ thing, months }) => [thing, months]));
      const titles = new Set(four.map(({ title }) => title));
      const most = Math.max(owned.price, meant!.price, worse!.price);
      const limit = Math.ceil(most / 10) * 10;
      if (apart.size < 8 || titles.size < 4 || limit >= dear.price) continue;
      return { all: all.map(({ id }) => id), shown: r.shuffle([...four]), dear, owned, meant: meant!, limit };
    }
    throw new Error("no reviews fit");
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { wechat: state }, { say }, facts) => {
    const friend = r.pick(["katrin", "nora", "priya", "vera", "sofia", "zoe"]);
    const peer = `person_${friend}`;
    const things = r.sample(ownedThings, 2).map((one) => say(...one));
    return {
      ...facts,
      friend,
      peer,
      name: instructionName(state, peer, say),
      header: say(...r.pick(headers)),
      listed: r.shuffle([facts.owned.thing, ...things]),
      offer: say(...r.pick(offers)).replace("{limit}", say(`$${facts.limit}`, `${facts.limit} 元`)),
    };
  },
  instruction: {
    en: [
      ({ name, header }) =>
        `${name} wants to give me something for my kitchen and said on {app.wechat} what it may cost. I've saved a few reviews on {app.reddit}. Going by the prices in them, which of the things is within that, not among what I already have according to my note "${header}", and has been used longest by its reviewer? Tell me the reviewer's username and the price. ${fillIn.en}`,
      ({ friend, name, header }) =>
        `${name} is giving me something for my kitchen. Help me choose it from the reviews I saved on {app.reddit}: not over the amount ${pronouns(friend).they} named on {app.wechat}, nothing that's in my note "${header}", and of what's left the one its author has had for the most months. I need the author's username and what they paid. ${fillIn.en}`,
    ],
    zh: [
      ({ name, header }) =>
        `${name}想送我一样厨房用的东西，{app.wechat}里说了最多花多少。我在{app.reddit}收藏了几篇测评，按帖子里的价格不超过这个数、我笔记“${header}”里又没有的，哪样东西作者用得最久？把作者的用户名和价格告诉我。${fillIn.zh}`,
      ({ friend, name, header }) =>
        `${name}要送我一样厨房用品，帮我从{app.reddit}收藏的测评里挑：价格在${pronouns(friend).zh}{app.wechat}里说的预算以内（含），笔记“${header}”里记着的已经有了不要，剩下的选作者用的月数最多的。作者用户名是什么，买的时候多少钱？${fillIn.zh}`,
    ],
  },
  setup: ({ wechat: chats, notes: noted, reddit: state }, p, { now, say }) => {
    stopPendingMessages(chats, p.peer);
    addMessages(chats, p.peer, chatMessage("msg_gift", p.peer, p.peer, p.offer, now - 70 * minuteMs));
    addEntries(
      noted.notes,
      note(
        "note_owned",
        p.header,
        say(`Have already: ${p.listed.join(", ")}`, `已经有了：${p.listed.join("、")}`),
        now - 6 * dayMs,
      ),
    );
    for (const id of p.all) delete state.saved[id];
    savePosts(
      state,
      p.shown.map(({ id }) => id),
      now,
    );
  },
  checks: [
    {
      that: "nothing was saved, voted on, written or sent",
      unchanged: ({ wechat: chats, notes: noted, reddit: state }) => [
        chats.messages,
        noted.notes,
        state.saved,
        state.votes,
        state.comments,
        state.posts,
        state.joined,
      ],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      author: text(say("Reviewer", "测评作者"), say("The username, without u/", "用户名，不带 u/")),
      price: number(say("Price in the review", "帖子里的价格"), say("A number", "数字")),
    }),
    expected: ({ params: { meant } }) => ({ author: meant.author, price: meant.price }),
  },

  oracle: async (o, p) => {
    await openChat(o, p.peer);
    await o.sees(p.offer);
    await openNote(o, p.header, "note_owned");
    await o.sees(p.owned.thing);
    await o.open(reddit);
    await o.act(reddit, "home.openRight");
    await o.act(reddit, "home.openSaved");
    for (const one of p.shown) {
      await o.sees(one.title);
      await o.act(reddit, "saved.open", { post: one.id });
      await o.sees(one.priceTold, one.monthsTold, `u/${one.author}`);
      await o.back();
    }
    o.reads(
      [
        p.offer,
        p.owned.thing,
        ...p.shown.flatMap(({ priceTold, monthsTold, author }) => [priceTold, monthsTold, `u/${author}`]),
      ],
      p.meant.author,
      p.meant.price,
    );
    await o.answer({ author: p.meant.author, price: p.meant.price });
  },
});
const headers: readonly Localized[] = [
  ["Kitchen", "厨房"],
  ["What's in the kitchen", "厨房里有什么"],
  ["Kitchen cupboard", "橱柜清单"],
];
/** Things that no saved review is about. */
const ownedThings: readonly Localized[] = [
  ["toaster", "烤面包机"],
  ["salad bowl", "沙拉碗"],
  ["kitchen scales", "厨房秤"],
  ["thermos", "保温壶"],
  ["blender", "搅拌机"],
];
const offers: readonly Localized[] = [
  [
    "Your birthday present! Wish for something you can cook with, up to {limit}. I mean it.",
    "你的生日礼物我想好了：厨房里用得上的，{limit}以内随便挑，别客气。",
  ],
  [
    "I owe you a present for the new kitchen. {limit} is my maximum, tell me what you'd like.",
    "还欠你一份新厨房的礼物，最多 {limit}，想要什么告诉我。",
  ],
  ["What does your kitchen still need? I'll pay, if it's {limit} or less.", "你厨房还缺什么？{limit}以内我来买单。"],
];
