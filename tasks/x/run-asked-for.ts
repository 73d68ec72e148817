import x from "#apps/x/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { addReceived, factOf, isShown, isUnknown, readFriend, readPosts } from "../kit/x.ts";
import { isPlainName } from "../kit/social.ts";

/**
 * A friend asks in the chat for the longest bookmarked run up to so many kilometres, without the one of a certain
 * person: find it and send it.
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
    const all = (await readPosts(world, lang, "running.log")).flatMap((post) => {
      const { id, author, name, text: said } = post;
      const km = factOf(post, "km") ?? factOf(post, "long");
      const isFit = typeof km === "number" && isShown(lang, author) && isUnknown(lang, author) && isPlainName(name);
      return isFit ? [{ id, name, said, km }] : [];
    });
    for (;;) {
      const runs = r.sample(all, 6).toSorted((a, b) => b.km - a.km);
      if (new Set(runs.map(({ name }) => name)).size < 6) continue;
      // The runs before this one are too long. The friend knows the first one that is short enough.
      const tooLong = r.int(1, 2);
      const [over, known, best, next] = runs.slice(tooLong - 1);
      const most = Math.ceil(known!.km + 0.2);
      if (over!.km < most + 0.3 || known!.km < best!.km + 0.3 || best!.km < next!.km + 0.3) continue;
      return { friend, runs: r.shuffle(runs), best: best!.id, known: known!.name, most };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const { known, most } = facts;
    const [first, second, third] = r.pick([
      [
        say(
          "Which is the longest of the runs you bookmarked? I'd like to try it on Sunday.",
          "你书签里的跑步帖，哪个跑得最远？我周日想照着跑。",
        ),
        say(`Nothing over ${most} km though, my knee isn't happy yet.`, `超过${most}公里的不要，膝盖还没好利索。`),
        say(`And not the one by ${known}, I know that route.`, `${known}那条也不要，那条路我跑过。`),
      ],
      [
        say(
          `I need a long run, but ${most} km at the very most. You bookmark those, don't you?`,
          `想跑个长的，但最多${most}公里。你不是收藏了好几条跑步帖吗？`,
        ),
        say("Send me the longest one that fits!", "把符合的里面最长的那条发我！"),
        say(`I've already done the one by ${known}, so not that.`, `${known}那条我已经跑过了，不算。`),
      ],
      [
        say(
          `Not the run by ${known} again, please. What else have you got in your bookmarks?`,
          `别再给我${known}那条了，你书签里还有什么跑步帖？`,
        ),
        say("The longer the better.", "越长越好。"),
        say(`Well, up to ${most} km. I have to walk the next day.`, `也别超过${most}公里，第二天我还得走路。`),
      ],
    ]);
    return { ...facts, first: first!, second: second!, third: third!, hours: r.int(2, 8) };
  },
  instruction: {
    en: [
      ({ friend }) =>
        `"${friend.name}" has messaged me on {app.x} asking for one of the running posts I bookmarked. Work out which post fits what they want and share it with them in a direct message, without a comment.`,
      ({ friend }) =>
        `Check what "${friend.name}" wants from me in our chat on {app.x}, find the post in my bookmarks that matches, and share just that post with them in the chat. No extra text, please.`,
    ],
    zh: [
      ({ friend }) =>
        `“${friend.name}”在{app.x}上私信问我要书签里的一条跑步帖。看看 TA 的要求，找出符合的那条，用私信分享给 TA，不用附文字。`,
      ({ friend }) =>
        `去{app.x}看一下“${friend.name}”发来的私信想要什么，从我的书签里挑出符合要求的那条帖子，私信分享给 TA，不要写别的。`,
    ],
  },
  setup: ({ x: state }, { friend, runs, first, second, third, hours }, { now }) => {
    for (const [n, { id }] of runs.entries()) state.bookmarked[id] = { post: id, at: now - (30 + n * 19) * hourMs };
    addReceived(
      state,
      friend.id,
      [
        { at: now - hours * hourMs, body: first },
        { at: now - hours * hourMs + 2 * minuteMs, body: second },
        { at: now - hours * hourMs + 9 * minuteMs, body: third },
      ],
      { unread: 3 },
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

  oracle: async (o, { friend, runs, best, first, second, third }) => {
    await o.open(x);
    await o.act(x, "home.goMessages");
    await o.sees(friend.name);
    await o.act(x, "messages.openChat", { user: friend.id });
    await o.sees(first, second, third);
    await o.back();
    await o.act(x, "messages.openDrawer");
    await o.act(x, "messages.openBookmarks");
    for (const { id, name, said } of runs) {
      await o.sees(name);
      await o.act(x, "bookmarks.openPost", { post: id });
      await o.sees(said);
      await o.back();
    }
    const kms = runs.map(({ km }) => km);
    o.reads([first, second, third, ...kms], runs.find(({ id }) => id === best)!.km);
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
