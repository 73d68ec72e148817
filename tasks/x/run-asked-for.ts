import x from "#apps/x/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { addReceived, factOf, isPlainName, isShown, isUnknown, readFriend, readPosts } from "../kit/x.ts";

/**
 * A friend asks in the chat for a bookmarked run with the least climbing, of at least and at most so many kilometres:
 * find it and send it. The runs with less climbing are too short or too long.
 */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "social", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const friend = await readFriend(world, lang, r.pick([1, 2, 4, 5]));
    const all = (await readPosts(world, lang, "running.log")).filter(
      (post) =>
        typeof factOf(post, "km") === "number" &&
        typeof factOf(post, "up") === "number" &&
        isShown(lang, post.author) &&
        isUnknown(lang, post.author) &&
        isPlainName(post.name),
    );
    for (;;) {
      const runs = r.sample(all, 5).map((post) => ({
        id: post.id,
        name: post.name,
        said: post.text,
        km: Number(factOf(post, "km")),
        up: Number(factOf(post, "up")),
      }));
      const least = r.int(7, 11);
      const most = least + r.int(3, 6);
      const isNear = ({ km }: { km: number }): boolean => [least, most].some((limit) => Math.abs(km - limit) < 0.3);
      if (new Set(runs.map(({ name }) => name)).size < 5 || new Set(runs.map(({ up }) => up)).size < 5) continue;
      if (runs.some(isNear)) continue;
      const fitting = runs.filter(({ km }) => km >= least && km <= most).toSorted((a, b) => a.up - b.up);
      const best = fitting[0];
      if (!best || fitting.length < 2) continue;
      const flatter = runs.filter(({ up }) => up < best.up);
      if (!flatter.some(({ km }) => km < least) || !flatter.some(({ km }) => km > most)) continue;
      return { friend, runs, best: best.id, least, most };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const { least, most } = facts;
    const wording = r.pick([
      {
        first: say(
          `Which of the runs you bookmarked has the least climbing? At least ${least} km, please.`,
          `你书签里那些跑步帖，哪个爬升最少？至少要${least}公里。`,
        ),
        second: say(`And ${most} km at most, my knee isn't happy yet.`, `最多${most}公里，膝盖还没好利索。`),
      },
      {
        first: say(
          `I want a flat run for Sunday. Do you have one of ${least} km or more in your bookmarks?`,
          `周日想跑一条平的，你书签里有${least}公里以上的吗？`,
        ),
        second: say(
          `Not more than ${most} km though. The less climbing the better.`,
          `别超过${most}公里，爬升越少越好。`,
        ),
      },
      {
        first: say(
          `Could you send me the run with the least climbing from your bookmarks? Nothing under ${least} km.`,
          `能把你书签里爬升最少的那条跑步帖发我吗？${least}公里以下的不要。`,
        ),
        second: say(`Nothing over ${most} km either!`, `超过${most}公里的也不要！`),
      },
    ]);
    return { ...facts, ...wording, hours: r.int(2, 8) };
  },
  instruction: {
    en: [
      ({ friend }) =>
        `"${friend.name}" has messaged me on {app.x} asking for one of the runs I bookmarked. Work out which post fits what they want and send it to them as a direct message, without a comment.`,
      ({ friend }) =>
        `Check what "${friend.name}" wants from me in our chat on {app.x}, find the post in my bookmarks that matches, and send them just that post. No extra text, please.`,
    ],
    zh: [
      ({ friend }) =>
        `“${friend.name}”在{app.x}上私信问我要书签里的一条跑步帖。看看 TA 的要求，找出符合的那条，用私信发过去，不用附文字。`,
      ({ friend }) =>
        `去{app.x}看一下“${friend.name}”发来的私信想要什么，从我的书签里挑出符合要求的那条帖子发给 TA，只发帖子，不要写别的。`,
    ],
  },
  setup: ({ x: state }, { friend, runs, first, second, hours }, { now }) => {
    for (const [n, { id }] of runs.entries()) state.bookmarked[id] = { post: id, at: now - (30 + n * 19) * hourMs };
    addReceived(
      state,
      friend.id,
      [
        { at: now - hours * hourMs, body: first },
        { at: now - hours * hourMs + 2 * minuteMs, body: second },
      ],
      { unread: 2 },
    );
  },
  checks: [
    {
      that: "the friend got the post that fits, and nothing else",
      holds: ({ before, after, params }) => {
        const mine = addedEntries(before.x.messages, after.x.messages).filter((one) => one.mine);
        return mine.length === 1 && matchesValues(mine[0]!, messageOf(params));
      },
    },
  ],
  allow: ({ x: state }, p) => [
    added(state.messages, 1, messageOf(p)),
    // An answer of the friend.
    added(state.messages, 1, { user: p.friend.id, mine: false, reaction: null, theirs: null }),
    state.threads[p.friend.id]?.answersAt,
  ],
  free: [
    {
      why: "Whether and when the friend answers is theirs",
      paths: ({ x: state }, { friend }) => [state.threads[friend.id]?.answersAt],
    },
  ],

  oracle: async (o, { friend, runs, best, first, second }) => {
    await o.open(x);
    await o.act(x, "home.goMessages");
    await o.sees(friend.name);
    await o.act(x, "messages.openChat", { user: friend.id });
    await o.sees(first, second);
    await o.back();
    await o.act(x, "messages.openDrawer");
    await o.act(x, "messages.openBookmarks");
    for (const { id, name, said } of runs) {
      await o.sees(name);
      await o.act(x, "bookmarks.openPost", { post: id });
      await o.sees(said);
      await o.back();
    }
    await o.act(x, "bookmarks.share", { post: best });
    await o.act(x, "bookmarks.sendTo", { post: best });
    await o.act(x, "shareTo.toggle", { user: friend.id });
    await o.act(x, "shareTo.send");
  },
});
const messageOf = ({ friend, best }: { readonly friend: { readonly id: string }; readonly best: string }) => ({
  user: friend.id,
  mine: true,
  body: { kind: "post" as const, post: best },
  reaction: null,
});
