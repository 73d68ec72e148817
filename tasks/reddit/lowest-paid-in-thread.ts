import reddit from "#apps/reddit/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import { fillIn } from "../kit/phrases.ts";
import {
  drawStrangers,
  isNewCommunity,
  mayPost,
  openAccount,
  ownPost,
  ownRecords,
  phoneComment,
  readCommunities,
} from "../kit/reddit.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Find who paid least in the thread of an own post. One person corrects the price in an answer, two name prices that
 * nobody paid, a comment is folded because of its score, and another post has a thread about another service.
 */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "social"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const communities = (await readCommunities(world, lang)).filter(
      (one) => one.topic === "money" && mayPost(lang, one) && isNewCommunity(lang, one.id),
    );
    return { community: r.pick(communities).id, people: await drawStrangers(world, r, lang, 10) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { community, people }) => {
    const [meant, other] = r.sample(services, 2);
    const prices = drawPrices(r, meant!.from);
    const fill = (words: Localized): string =>
      say(...words).replace(/\{(\w+)\}/, (_, price: string) => String(prices.all[price as Price]));
    const said = roles.map(({ role, wordings, under, score }, n) => ({
      role,
      by: people[n]!.id,
      name: people[n]!.name,
      text: fill(r.pick(wordings)),
      under,
      score: score + r.int(0, 3),
    }));
    const low = r.int(12, 30);
    const winner = said.find(({ role }) => role === prices.winner)!;
    return {
      community,
      said,
      correction: fill(r.pick(corrections)),
      thing: say(...meant!.thing),
      title: say(...meant!.title),
      body: say(...r.pick(bodies)),
      other: {
        title: say(...other!.title),
        body: say(...r.pick(bodies)),
        said: [0, 1].map((n) => ({
          by: people[roles.length + n]!.id,
          text: say(`$${low + n * 9} around here.`, `我们这边${low + n * 9}块。`),
        })),
      },
      isLater: r.chance(0.5),
      winner: { role: winner.role, name: winner.name, sum: prices.least },
    };
  },
  instruction: {
    en: [
      ({ thing }) =>
        `I asked on {app.reddit} what people pay for ${thing}. Go through every comment, downvoted ones too: who really paid the least for it, and how much? If somebody corrected a price, use the corrected one, and don't count offers that weren't taken. ${fillIn.en}`,
      ({ thing }) =>
        `On {app.reddit} I have a post asking what people paid for ${thing}. Read the whole thread, including the downvoted comments, and tell me which commenter paid the least and what they paid. If somebody corrected a price, use the corrected one, and ignore prices that the commenters didn't pay themselves. ${fillIn.en}`,
    ],
    zh: [
      ({ thing }) =>
        `我在{app.reddit}发帖问过${thing}要多少钱。把下面的评论都看一遍，被踩的也算：实际花得最少的是谁，花了多少？后来更正过价格的按更正后的算，有人报价但没做的不算。${fillIn.zh}`,
      ({ thing }) =>
        `{app.reddit}上我有个帖子问大家${thing}花了多少钱。你把整个讨论读完，被踩下去的评论也别漏，告诉我哪位网友真正付的钱最少、付了多少。更正过的按更正后的算，自己没付过的不算。${fillIn.zh}`,
    ],
  },
  setup: ({ reddit: state }, { community, said, correction, title, body, other, isLater }, { now }) => {
    const at = now - 3 * dayMs;
    state.posts["post_asked"] = ownPost({ id: "post_asked", community, title, text: body, at, score: 38, votes: 44 });
    state.posts["post_other"] = ownPost({
      id: "post_other",
      community,
      title: other.title,
      text: other.body,
      at: at + (isLater ? 1 : -3) * dayMs,
      score: 9,
      votes: 11,
    });
    for (const [n, { role, by, text: words, under, score }] of said.entries())
      state.comments[commentOf(role)] = phoneComment({
        id: commentOf(role),
        post: "post_asked",
        by,
        text: words,
        parent: under === null ? "" : commentOf(under),
        at: at + (n + 1) * 3 * hourMs,
        score,
      });
    state.comments["said_correction"] = phoneComment({
      id: "said_correction",
      post: "post_asked",
      by: said.find(({ role }) => role === "corrects")!.by,
      text: correction,
      parent: commentOf("asksBack"),
      at: at + 40 * hourMs,
      score: 4,
    });
    for (const [n, { by, text: words }] of other.said.entries())
      state.comments[`said_other${n + 1}`] = phoneComment({
        id: `said_other${n + 1}`,
        post: "post_other",
        by,
        text: words,
        at: at + (30 + n) * hourMs,
        score: 3 - n,
      });
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      who: text(say("Who paid the least", "谁花得最少"), say("User name without u/", "用户名，不含 u/")),
      sum: number(say("How much", "花了多少"), say("A whole number", "整数")),
    }),
    expected: ({ params: { winner } }) => ({ who: winner.name, sum: winner.sum }),
  },

  oracle: async (o, { title, said, correction, winner }) => {
    await openAccount(o, "Profile");
    await o.sees(title);
    await o.act(reddit, "profile.open", { post: "post_asked" });
    // The folded comment shows only the name of its author.
    await o.sees(said.find(({ role }) => role === "folded")!.name);
    await o.act(reddit, "post.flip", { comment: commentOf("folded") });
    for (const { name, text: words } of said) await o.sees(name, words);
    await o.sees(correction);
    o.reads([...said.map((one) => one.text), correction], winner.sum);
    await o.answer({ who: winner.name, sum: winner.sum });
  },
});
const payers = ["corrects", "answersOffer", "folded", "answersAnswer", "plain"] as const;
type Role = (typeof payers)[number] | "asksBack" | "declined" | "heard";
type Price = "first" | "corrected" | "second" | "low" | "deep" | "usual" | "offer" | "rumour";
const commentOf = (role: Role): string => `said_role${roles.findIndex((one) => one.role === role) + 1}`;
const priceOf: Readonly<Record<(typeof payers)[number], Price>> = {
  corrects: "corrected",
  answersOffer: "second",
  folded: "low",
  answersAnswer: "deep",
  plain: "usual",
};
/**
 * Draws who paid least, and all prices. Prices that nobody paid are lower still, and so is the first price of the person
 * who corrects it, unless this person is the one who paid least.
 */
function drawPrices(r: Rng, from: number) {
  const least = from + r.int(0, Math.round(from / 2));
  const winner = r.pick(payers);
  const all = {} as Record<Price, number>;
  for (const [n, payer] of r.shuffle(payers.filter((one) => one !== winner)).entries())
    all[priceOf[payer]] = least + 6 + n * 11 + r.int(0, 8);
  all[priceOf[winner]] = least;
  all.first = winner === "corrects" ? least + 70 + r.int(0, 9) : least - r.int(5, 9);
  all.offer = least - r.int(2, 4);
  all.rumour = least - r.int(10, 14);
  return { least, winner, all };
}
/** The comments in the order of writing. `under` is the comment that they answer. */
const roles: readonly {
  readonly role: Role;
  readonly under: Role | null;
  readonly score: number;
  readonly wordings: readonly Localized[];
}[] = [
  {
    role: "corrects",
    under: null,
    score: 21,
    wordings: [
      ["I paid ${first} in spring and was happy with it.", "我春天做的，{first}块，挺满意。"],
      ["${first} for me, about a year ago.", "我那次{first}块，差不多一年前。"],
    ],
  },
  {
    role: "asksBack",
    under: "corrects",
    score: 5,
    wordings: [
      ["Was that with everything included?", "这是全包的价吗？"],
      ["With tax or without?", "是最后付的总价吗？"],
    ],
  },
  {
    role: "declined",
    under: null,
    score: 14,
    wordings: [
      ["They offered me ${offer} and I said no, I still haven't had it done.", "报价{offer}，我没答应，到现在还没做。"],
      ["I had an offer for ${offer} and let it pass. Should have taken it.", "有人报过{offer}，我没要，现在有点后悔。"],
    ],
  },
  {
    role: "answersOffer",
    under: "declined",
    score: 8,
    wordings: [
      ["Pity. I paid ${second}, and that was on a Sunday.", "可惜了。我付了{second}，还是周日做的。"],
      ["That was cheap, I ended up paying ${second}.", "这价不高啊，我最后付了{second}。"],
    ],
  },
  {
    role: "answersAnswer",
    under: "answersOffer",
    score: 3,
    wordings: [
      ["Must be the same people, I paid ${deep} there in January.", "应该是同一家，我一月份在那里付的{deep}。"],
      ["${deep} for mine, no idea how they work that out.", "我的付了{deep}，不知道怎么算的。"],
    ],
  },
  {
    role: "folded",
    under: null,
    score: -14,
    wordings: [
      ["Honestly, what a question. I paid ${low}, so what.", "这也值得发帖？我付了{low}，怎么了。"],
      ["Paid ${low}. Learn to use a search box.", "付了{low}。先学会搜索行不行。"],
    ],
  },
  {
    role: "heard",
    under: null,
    score: 6,
    wordings: [
      [
        "Haven't needed it yet, but a colleague says you can get it for ${rumour}.",
        "我还没做过，同事说{rumour}就能搞定。",
      ],
      [
        "No first-hand experience. The website of a place near me says from ${rumour}.",
        "我没做过，附近一家店的网页上写的{rumour}起。",
      ],
    ],
  },
  {
    role: "plain",
    under: null,
    score: 1,
    wordings: [
      ["${usual} here, two weeks ago.", "两周前刚做的，{usual}块。"],
      ["Mine was ${usual}. I asked twice if that was right.", "我付了{usual}，还问了两遍是不是这个价。"],
    ],
  },
];
/** What the first person answers to the question about the price. */
const corrections: readonly Localized[] = [
  ["Let me see. No, I mixed it up: the bill says ${corrected}.", "我看了下账单，记错了，是{corrected}块。"],
  ["I've just looked it up, and I was wrong. I paid ${corrected}.", "刚翻了记录，之前说错了，实际付了{corrected}。"],
];
const bodies: readonly Localized[] = [
  ["I've never had it done and would like to know what's normal.", "从来没做过，想知道多少钱算正常。"],
  ["First time for me. What did you pay in the end?", "第一次做，大家最后都付了多少？"],
  ["The first price I heard surprised me, so I'm asking here.", "听到的第一个报价吓了我一跳，来问问大家。"],
];
/** `from` is the lowest price that is possible. */
const services: readonly { readonly thing: Localized; readonly title: Localized; readonly from: number }[] = [
  {
    thing: ["tuning a piano", "钢琴调音"],
    title: ["What did you pay to have your piano tuned?", "钢琴调音你们花了多少钱？"],
    from: 80,
  },
  {
    thing: ["a bike service", "自行车保养"],
    title: ["What do you pay for a bike service?", "自行车做一次保养多少钱？"],
    from: 50,
  },
  {
    thing: ["sofa cleaning", "清洗沙发"],
    title: ["Sofa cleaning: what did it cost you?", "清洗沙发，你们花了多少？"],
    from: 60,
  },
  {
    thing: ["changing a door lock", "换门锁"],
    title: ["Changing a door lock, what's a fair price?", "换一把门锁，多少钱合理？"],
    from: 70,
  },
  {
    thing: ["new soles for boots", "靴子换鞋底"],
    title: ["New soles for boots: how much?", "靴子换鞋底要多少钱？"],
    from: 35,
  },
  {
    thing: ["grooming a poodle", "给贵宾犬美容"],
    title: ["What does grooming a poodle cost you?", "给贵宾犬做美容，你们那里什么价？"],
    from: 45,
  },
  {
    thing: ["cleaning an air conditioner", "清洗空调"],
    title: ["Having an air conditioner cleaned, what's normal?", "清洗空调一次多少钱正常？"],
    from: 55,
  },
  {
    thing: ["moving a washing machine", "搬洗衣机"],
    title: ["What did you pay to have a washing machine moved?", "找人搬洗衣机，你们付了多少？"],
    from: 40,
  },
  {
    thing: ["sharpening a set of knives", "磨一套刀"],
    title: ["Sharpening a set of knives: what's the going rate?", "磨一套刀，现在什么行情？"],
    from: 30,
  },
  {
    thing: ["framing a poster", "装裱海报"],
    title: ["Framing a poster, how much did you spend?", "装裱一张海报，你们花了多少？"],
    from: 38,
  },
];
