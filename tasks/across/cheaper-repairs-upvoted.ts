import { seedIds, userId } from "#apps/reddit/seed-ids.ts";
import messages from "#apps/messages/index.ts";
import notes from "#apps/notes/index.ts";
import type { Comment } from "#apps/reddit/features/post/state.ts";
import reddit from "#apps/reddit/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import threads from "#world/threads/index.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { isPlainNote, newNotesArePlain, writeNote } from "../kit/notes.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { addOwnQuestion, textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts what a repair would cost. Below the owner's post about it, upvote the comments of all who paid less,
 * write down the lowest price, and report how many there are and who paid the least.
 */
export default defineTask({
  apps: [messages, reddit, notes],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["extract", "reasoning", "social", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const { rows } = await world.read(threads.queries.directory, {
      public: lang === "en" ? "en" : "zh",
      topic: "repair",
    });
    const ids = r.sample(seedIds(lang).guests, 6).map(userId);
    const users = await world.read(threads.queries.users, { ids });
    return {
      community: rows[0]!.id,
      people: ids.map((id) => ({ id, name: users.find((one) => one.id === id)!.name })),
    };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { community, people }) => {
    const friend = r.pick(textingFriends);
    const [meant, other] = r.sample(repairs, 2).map((one) => ({ title: say(...one.title), thing: say(...one.thing) }));
    const offer = r.int(24, 40) * 5;
    const cheap = r.int(2, 4);
    // One person was first asked for an amount on the other side of the offer.
    const lower = r.sample([15, 20, 25, 35, 40, 50, 55, 65, 70], cheap).map((less) => offer - less);
    const higher = r.sample([10, 20, 30, 45, 60, 75, 80], 5 - cheap).map((more) => offer + more);
    const paid = r.shuffle([...lower, ...higher]);
    const changed = r.int(0, 4);
    const wordings = r.shuffle([...plainWords]);
    const sum = (n: number): string => say(`$${n}`, `${n} 元`);
    const comments = paid.map((n, at) => ({
      id: `said_paid${at + 1}`,
      by: people[at]!,
      paid: n,
      text:
        at === changed
          ? say(...changedWords)
              .replace("{m}", sum(n < offer ? offer + 25 : offer - 30))
              .replace("{n}", sum(n))
          : say(...wordings[at]!).replace("{n}", sum(n)),
    }));
    return {
      community,
      friend,
      name: personName(friend, say),
      meant: meant!,
      other: other!,
      comments,
      elsewhere: { by: people[5]!, text: say(...plainWords[0]!).replace("{n}", sum(offer - 90)) },
      texts: [
        say(
          `Asked the repair shop about your ${meant!.thing} for you: ${sum(offer + r.pick([-35, 40]))}.`,
          `帮你问了修理店，${meant!.thing}要 ${sum(offer + r.pick([-35, 40]))}。`,
        ),
        say(
          `Correction, I read the wrong line of their list. For the ${meant!.thing} they want ${sum(offer)}.`,
          `刚才价目表看串行了，${meant!.thing}应该是 ${sum(offer)}。`,
        ),
      ],
      cheap: comments.filter(({ paid: n }) => n < offer).map(({ id }) => id),
      best: comments.toSorted((a, b) => a.paid - b.paid)[0]!,
      note: say(`Repair: ${meant!.thing}`, `修理：${meant!.thing}`),
      isLater: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name, note }) =>
        `${name} texted me what the shop wants for a repair, and I'd asked on {app.reddit} what others paid for the same one. Upvote every comment there by someone who ended up paying less than the shop wants, and put the lowest amount in a new note "${note}", just the number. How many paid less, and who paid the least? ${fillIn.en}`,
      ({ name, note }) =>
        `Compare the shop's price that ${name} texted me with the comments on my own {app.reddit} post about that repair. Give an upvote to each person whose final price was lower, then make a note titled "${note}" with only the lowest price as a number. I'd like to know how many paid less, and the username of the one who paid the least. ${fillIn.en}`,
    ],
    zh: [
      ({ name, note }) =>
        `${name}发短信说了修理店的报价，同样的修理我在{app.reddit}发帖问过大家花了多少。凡是最后花得比报价少的人，都给 TA 的评论点个赞；再新建笔记“${note}”，正文只写最低的金额数字。花得比报价少的有几个人，花得最少的是谁？${fillIn.zh}`,
      ({ name, note }) =>
        `把${name}短信里的修理报价，跟我自己在{app.reddit}上问价的那篇帖子对一下：实际花费低于报价的人，TA 的评论都点赞，然后建一条标题为“${note}”的笔记，正文只写其中最低的数字。一共几个人花得更少，花得最少的那个人用户名是什么？${fillIn.zh}`,
    ],
  },
  setup: ({ messages: inbox, reddit: state }, p, { now }) => {
    const posted = now - (p.isLater ? 2 : 4) * dayMs;
    addOwnQuestion(state, "paid", p.community, p.meant.title, posted);
    addOwnQuestion(state, "other", p.community, p.other.title, now - 3 * dayMs);
    const said = (id: string, post: string, by: string, words: string, at: number): Comment => ({
      id,
      post,
      parent: "",
      by,
      text: words,
      at,
      editedAt: null,
      score: 4,
      deleted: false,
    });
    addEntries(
      state.comments,
      ...p.comments.map(({ id, by, text: words }, n) =>
        said(id, "post_paid", by.id, words, now - 30 * hourMs + n * 3 * hourMs),
      ),
      said("said_elsewhere", "post_other", p.elsewhere.by.id, p.elsewhere.text, now - 20 * hourMs),
    );
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    for (const [n, line] of p.texts.entries())
      addEntries(
        inbox.messages,
        sms(`msg_shop${n}`, thread, mobileNumber(p.friend), line, now - (55 - n * 20) * 60_000),
      );
  },
  checks: [
    {
      that: "all comments by people who paid less are upvoted",
      holds: ({ after, params }) => params.cheap.every((id) => after.reddit.votes[id]?.dir === 1),
    },
    {
      that: "there is exactly one new note, with the title and only the lowest price",
      holds: ({ before, after, params }) => {
        const [one, ...others] = addedEntries(before.notes.notes, after.notes.notes);
        return (
          one !== undefined &&
          others.length === 0 &&
          one.title.trim() === params.note &&
          one.body.trim() === String(params.best.paid) &&
          isPlainNote(one)
        );
      },
    },
    newNotesArePlain,
  ],
  allow: ({ reddit: state, notes: noted }, { cheap }) => [...cheap.map((id) => state.votes[id]), added(noted.notes, 1)],
  answer: {
    fields: (_, say) => ({
      cheaper: number(say("How many paid less", "更便宜的人数"), say("A whole number", "整数")),
      cheapest: text(say("Who paid the least", "花得最少的人"), say("The username, without u/", "用户名，不带 u/")),
    }),
    expected: ({ params: { cheap, best } }) => ({ cheaper: cheap.length, cheapest: best.by.name }),
  },

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(...p.texts);
    await o.open(reddit);
    await o.act(reddit, "home.openRight");
    await o.act(reddit, "home.openProfile");
    await o.sees(p.meant.title);
    await o.act(reddit, "profile.open", { post: "post_paid" });
    for (const { by, text: words } of p.comments) await o.sees(by.name, words);
    o.reads([...p.texts, ...p.comments.map(({ text: words }) => words)], p.cheap.length, p.best.paid);
    for (const thing of p.cheap) await o.act(reddit, "post.up", { thing });
    await writeNote(o, p.note, String(p.best.paid));
    await o.answer({ cheaper: p.cheap.length, cheapest: p.best.by.name });
  },
});
/** The title of the owner's question, and the thing in a friend's words. */
const repairs: readonly { readonly title: Localized; readonly thing: Localized }[] = [
  {
    title: ["What did a new zip for a winter coat cost you?", "羽绒服换一条拉链，你们花了多少？"],
    thing: ["coat zip", "羽绒服拉链"],
  },
  {
    title: ["New sole on walking boots: what did you pay?", "登山靴换鞋底，大家都花了多少钱？"],
    thing: ["boot soles", "登山靴鞋底"],
  },
  {
    title: ["How much was the repair of your bike's back wheel?", "自行车后轮修一次，你们那儿多少钱？"],
    thing: ["back wheel", "自行车后轮"],
  },
  {
    title: ["What do people pay to get a chair seat covered anew?", "餐椅重新包面，一般多少钱？"],
    thing: ["chair seat", "餐椅包面"],
  },
  {
    title: ["Coffee machine service: what was your bill?", "咖啡机保养一次，你们花了多少？"],
    thing: ["coffee machine", "咖啡机保养"],
  },
  {
    title: ["What did you pay for a new phone screen?", "手机换屏，你们实际花了多少？"],
    thing: ["phone screen", "手机屏幕"],
  },
];
const plainWords: readonly Localized[] = [
  ["{n} last month, and they were quick about it.", "上个月刚修过，{n}，挺快的。"],
  ["Mine came to {n}, with a bill and all.", "我那次一共 {n}，还给开了票。"],
  ["I paid {n}. The shop is two streets from here.", "付了 {n}，店就在家旁边两条街。"],
  ["{n}, but I had to wait three weeks.", "{n}，就是等了三个星期。"],
  ["It was {n} in my town.", "我们这边是 {n}。"],
];
const changedWords: Localized = [
  "They told me {m} on the phone. What I paid in the end was {n}.",
  "电话里说要 {m}，最后实际付了 {n}。",
];
