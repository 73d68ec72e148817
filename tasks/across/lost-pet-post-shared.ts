import { postUrl } from "#apps/x/links.ts";
import messages from "#apps/messages/index.ts";
import wechat from "#apps/wechat/index.ts";
import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { bookmarkPosts, openBookmarks, readFactPosts, wordsOf } from "../kit/social-across.ts";
import { allowMessages, newOwnMessages, stopPendingMessages } from "../kit/wechat.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts about an animal that has turned up. Find the post that looks for it among the bookmarks, and share it
 * with the friend in a chat. Another post looks for the same kind of animal in another town.
 */
export default defineTask({
  apps: [messages, x, wechat],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "handoff", "social", "explore"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readFactPosts(world, lang, "pets.lost", ["thing", "marks", "town"])).map((post) => ({
      id: post.id,
      handle: post.handle,
      words: wordsOf(post),
      animal: String(post.facts["thing"]),
      marks: String(post.facts["marks"]),
      town: String(post.facts["town"]),
    }));
    const pairs = all.flatMap((meant) =>
      all.filter(({ animal, town }) => animal === meant.animal && town !== meant.town).map((twin) => ({ meant, twin })),
    );
    const { meant, twin } = r.pick(pairs);
    const others = all.filter(({ animal }) => animal !== meant.animal);
    return { meant, shown: r.shuffle([meant, twin, ...r.sample(others, 2)]), all: all.map(({ id }) => id) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const friend = r.pick(["katrin", "nora", "priya", "vera", "mia", "alex_renner"]);
    const { animal, marks, town } = facts.meant;
    const [hello, ask] = r.pick(texts).map((one) =>
      say(...one)
        .replace("{animal}", animal)
        .replace("{marks}", marks)
        .replace("{town}", town),
    );
    return {
      ...facts,
      minutesAgo: r.int(15, 300),
      friend,
      peer: `person_${friend}`,
      name: personName(friend, say),
      hello: hello!,
      ask: ask!,
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} texted me about an animal that's turned up. The owner's post should be in my {app.x} bookmarks. Share that post from {app.x} with ${name} on {app.wechat}, with nothing added.`,
      ({ friend, name }) =>
        `${name} texted me about a runaway pet. Go by what ${pronouns(friend).they} wrote to find the matching "missing" post among the ones I bookmarked on {app.x}, and share it with ${pronouns(friend).them} on {app.wechat} straight from {app.x}, with nothing added.`,
    ],
    zh: [
      ({ name }) =>
        `${name}那里跑来一只小动物，发短信告诉我了。主人的寻宠帖应该就在我{app.x}的书签里，找出来，从{app.x}分享给{app.wechat}上的${name}，不要附别的话。`,
      ({ name }) =>
        `我在{app.x}收藏了几条寻宠的帖子。按${name}短信里的描述找到对得上的那条，用{app.x}的分享功能发给{app.wechat}上的${name}，别加留言。`,
    ],
  },
  setup: ({ messages: inbox, x: state, wechat: chats }, p, { now }) => {
    stopPendingMessages(chats, p.peer);
    for (const id of p.all) delete state.bookmarked[id];
    bookmarkPosts(
      state,
      p.shown.map(({ id }) => id),
      now,
    );
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    for (const [n, line] of [p.hello, p.ask].entries())
      addEntries(
        inbox.messages,
        sms(`msg_pet${n}`, thread, mobileNumber(p.friend), line, now - (p.minutesAgo - n * 2) * 60_000),
      );
  },
  checks: [
    {
      that: "the friend was sent this post in the chat, and nobody anything else",
      holds: ({ before, after, params: p }) => {
        const own = newOwnMessages(before, after);
        const body = own[0]?.body;
        return own.length === 1 && own[0]!.chat === p.peer && body?.kind === "link" && body.url === postUrl(p.meant.id);
      },
    },
    { that: "the bookmarks are as they were", unchanged: ({ x: state }) => state.bookmarked },
  ],
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer),

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.hello, p.ask);
    await openBookmarks(o);
    for (const { id, words } of p.shown.filter((one) => one.id !== p.meant.id)) {
      await o.act(x, "bookmarks.openPost", { post: id });
      await o.sees(words);
      await o.back();
    }
    await o.act(x, "bookmarks.openPost", { post: p.meant.id });
    await o.sees(p.meant.words, `@${p.meant.handle}`);
    o.reads([`@${p.meant.handle}`], p.meant.handle);
    await o.act(x, "post.share", { post: p.meant.id });
    await o.act(x, "post.shareOut", { post: p.meant.id });
    await o.choose(wechat);
    await o.type("query", p.name);
    await o.act(wechat, "forward.toggle", { peer: p.peer });
    await o.act(wechat, "forward.confirm");
    await o.act(wechat, "forward.send");
  },
});
const texts: readonly (readonly [hello: Localized, ask: Localized])[] = [
  [
    [
      "Guess who's asleep on my doormat: a {animal} with {marks}. I'm at my parents' in {town}, nobody here knows it.",
      "我爸妈家门口的垫子上睡着一只{animal}，{marks}，{town}这边没人认得它。",
    ],
    ["You follow all those pet posts, don't you? Is one of them about it?", "你不是关注了好多寻宠的吗，有没有它的？"],
  ],
  [
    [
      "We're feeding a {animal} with {marks}, it came in through the garage. This is in {town}, near the station.",
      "有只{animal}从车库跑进来了，{marks}，我们先喂着。在{town}，车站旁边。",
    ],
    ["Somebody must be looking for it. Any idea who?", "肯定有人在找它，你知道是谁家的吗？"],
  ],
  [
    [
      "You won't believe it, there's a {animal} with {marks} in my stairwell! I'm in {town} this week.",
      "你猜怎么着，我楼道里来了只{animal}，{marks}。我这周在{town}。",
    ],
    ["Doesn't somebody miss it? Send me the post on WeChat if you know one.", "是不是有人在找？有帖子的话微信发我。"],
  ],
  [
    [
      "A {animal} walked into the shop here in {town} an hour ago and won't leave. It's one with {marks}.",
      "一个小时前，{town}这边店里跑进来一只{animal}，赶都赶不走，{marks}。",
    ],
    ["Its people must be worried. Can you find them?", "主人肯定急坏了，你能找到吗？"],
  ],
  [
    [
      "We've got a visitor: a {animal} with {marks}, and very hungry. I'm staying with my aunt in {town}.",
      "家里来客人了：一只{animal}，饿坏了，{marks}。我现在住在{town}的姑姑家。",
    ],
    ["Have you seen anyone looking for it?", "你看到有人在找它吗？"],
  ],
];
