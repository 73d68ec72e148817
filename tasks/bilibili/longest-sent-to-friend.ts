import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { seedIds, userId } from "#apps/bilibili/seed-ids.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import dataset from "#world/videos/index.ts";
import { drawVideos, openMine, videoFacts } from "../kit/bilibili.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/** Send the longest video of the list "Watch later" to a friend, with a message. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const id = userId(seedIds(lang).follows[r.int(0, 1)]!);
    const friend = (await world.read(dataset.queries.user, { id }))!;
    for (;;) {
      const found = await drawVideos(world, r, lang, 5, { least: 200, most: 1700 }, ({ parts }) => parts.length === 0);
      const [longest, second] = found.toSorted((a, b) => b.seconds - a.seconds);
      if (longest!.seconds < second!.seconds + 10) continue;
      return { friend: { id, name: friend.name }, videos: found.map(videoFacts), longest: videoFacts(longest!) };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { friend, videos, longest }) => ({
    friend,
    videos,
    longest: { ...longest, length: lengthText(longest.seconds) },
    words: say(...r.pick(messages)),
  }),
  instruction: {
    en: [
      ({ friend, words }) =>
        `Send the longest video in my Watch later list on {app.bilibili} to my friend ${friend.name}, with the message "${words}"`,
    ],
    zh: [
      ({ friend, words }) => `把我{app.bilibili}“稍后再看”里最长的那个视频发给好友${friend.name}，附上一句“${words}”`,
    ],
  },
  setup: ({ bilibili: state }, { videos }, { now }) => {
    state.later = videos.map(({ id }, n) => ({ video: id, at: now - (5 + n * 21) * hourMs }));
  },
  checks: [
    {
      that: "the friend got the longest video and the message, and nothing else",
      holds: ({ before, after, params }) => {
        const mine = addedEntries(before.bilibili.messages, after.bilibili.messages).filter((one) => one.mine);
        return mine.length === 2 && sent(params).every((values) => mine.some((one) => matchesValues(one, values)));
      },
    },
  ],
  allow: ({ bilibili: state }, p) => [
    ...sent(p).map((values) => added(state.messages, 1, values)),
    // An answer of the friend.
    added(state.messages, 1, { with: p.friend.id, mine: false }),
    state.threads[p.friend.id]?.answersAt,
    state.shared[p.longest.id],
  ],
  free: [
    {
      why: "Whether and when the friend answers is theirs",
      paths: ({ bilibili: state }, { friend }) => [state.threads[friend.id]?.answersAt],
    },
  ],

  oracle: async (o, { friend, longest, words }) => {
    await openMine(o, "later");
    await o.sees(longest.title, longest.length);
    await o.act(bilibili, "later.open", { video: longest.id });
    await o.act(bilibili, "video.share");
    await o.act(bilibili, "video.sendTo");
    await o.act(bilibili, "shareTo.toggleUser", { user: friend.id });
    await o.type("text", words);
    await o.act(bilibili, "shareTo.send");
  },
});
type Asked = {
  readonly friend: { readonly id: string };
  readonly longest: { readonly id: string };
  readonly words: string;
};
const sent = ({ friend, longest, words }: Asked) => [
  { with: friend.id, mine: true, body: { kind: "video" as const, video: longest.id } },
  { with: friend.id, mine: true, body: { kind: "text" as const, text: words } },
];
const messages: readonly Localized[] = [
  ["Put the kettle on first", "先泡壶茶再看"],
  ["For your next train ride", "坐车的时候看"],
  ["Long, but worth it", "有点长，但值得看"],
  ["Watch it with me on Friday?", "周五一起看？"],
  ["No skipping allowed", "不许快进"],
  ["This is your homework", "给你布置的作业"],
];
