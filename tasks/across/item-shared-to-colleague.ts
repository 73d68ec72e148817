import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { itemUrl } from "#apps/ebay/links.ts";
import { nameOrId } from "#apps/wechat/features/contacts/queries.ts";
import wechat from "#apps/wechat/index.ts";
import { me } from "#apps/wechat/people.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import { drawSimilarListings, drawListings, watchEntry } from "../kit/ebay.ts";
import { addedEntries } from "../kit/records.ts";
import { unquoted, instructionName } from "../kit/wechat.ts";

/** Two similar items are watched. Share the cheaper item with a colleague, and add a sentence. */
export default defineTask({
  apps: [ebay, wechat],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "handoff", "social"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const where = { format: "buy", price_max: 40_000 } as const;
    const alike = await drawSimilarListings(world, r, 2, where);
    return { alike, others: await drawListings(world, r, 2, where) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { wechat: state }, { say }, { alike, others }) => {
    const [cheaper, dearer] = alike.toSorted((a, b) => a.cents - b.cents);
    const peer = `person_${r.pick(["katrin", "nora", "jonas", "priya", "tomas"])}`;
    return {
      cheaper: cheaper!,
      dearer: dearer!,
      others: others.filter(({ noun }) => noun.en !== cheaper!.noun.en),
      noun: say(cheaper!.noun.en, cheaper!.noun.zh),
      peer,
      name: nameOrId(state, peer),
      told: instructionName(state, peer, say),
      words: r.pick([
        say("Would this one do for the studio?", "这个给工作室用行吗？"),
        say("Is this the one you meant?", "你说的是这个吗？"),
        say("Look what I found.", "看我找到了什么。"),
        say("Shall I order it?", "要不要我下单？"),
      ]),
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      (p) =>
        `I'm watching two ${p.noun} listings on {app.ebay}. Share the one with the lower price, not counting shipping, with ${p.told} on {app.wechat} and add this message: "${p.words}"`,
      (p) =>
        `Send ${p.told} a link on {app.wechat} to the cheaper of the two ${p.noun} listings on my {app.ebay} watchlist (ignore shipping), along with this message: "${p.words}"`,
    ],
    zh: [
      (p) =>
        `我在{app.ebay}上追踪的商品里有两件是${p.noun}。请把标价较低的那件（不算运费）分享给{app.wechat}上的${p.told}，并附上留言：“${p.words}”`,
      (p) =>
        `我的{app.ebay}追踪列表里有两件商品是${p.noun}，请把更便宜的那件（只看标价，不算运费）的链接发给{app.wechat}里的${p.told}，再写上：“${p.words}”`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    const [one, two] = p.first ? [p.cheaper, p.dearer] : [p.dearer, p.cheaper];
    state.watches = {};
    for (const [n, ware] of [one, ...p.others, two].entries())
      state.watches[ware.id] = watchEntry(ware.id, now - (n + 1) * 7 * hourMs, ware.cents);
  },
  checks: [
    {
      that: "this person was sent the listing, once, and nobody anything else",
      holds: ({ before, after, params }) => {
        const sent = addedEntries(before.wechat.messages, after.wechat.messages).filter(({ from }) => from === me);
        const links = sent.filter(({ body }) => body.kind === "link" && body.url === itemUrl(params.cheaper.id));
        return sent.length === 2 && links.length === 1 && sent.every(({ chat }) => chat === params.peer);
      },
    },
    {
      that: "with these words",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.messages, after.wechat.messages).some(
          ({ from, body }) => from === me && body.kind === "text" && body.text.trim() === params.words,
        ),
    },
  ],
  allow: ({ wechat: state }, { peer }) => [added(state.messages, 4, unquoted), state.coming, state.chats[peer]],
  free: [
    { why: "What is answered is theirs", paths: ({ wechat: state }, { peer }) => [state.coming, state.chats[peer]] },
  ],

  oracle: async (o, p, { lang }) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    await o.sees(usd(p.cheaper.cents, lang), usd(p.dearer.cents, lang));
    await o.act(ebay, "watchlist.open", { item: p.cheaper.id });
    await o.act(ebay, "item.share");
    await o.choose(wechat);
    await o.type("query", p.name);
    await o.act(wechat, "forward.toggle", { peer: p.peer });
    await o.act(wechat, "forward.confirm");
    await o.type("word", p.words);
    await o.act(wechat, "forward.send");
  },
});
