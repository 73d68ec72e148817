import bilibili from "#apps/bilibili/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, startOfDay } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawVideos, openMine, videoFacts } from "../kit/bilibili.ts";

/** Give coins to the one video of yesterday that was watched to its end. Others were watched in part, or on other days. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "social", "finance"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const found = await drawVideos(
      world,
      r,
      lang,
      6,
      { least: 300, most: 1500 },
      ({ original, parts }) => original && parts.length === 0,
    );
    return { videos: found.map(videoFacts) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { videos }) => {
    const coins = r.pick([1, 2] as const);
    const isLiked = r.chance(0.5);
    return {
      videos,
      meant: videos[2]!,
      hours: r.int(3, 8),
      coins,
      isLiked,
      coinsText: say(coins === 1 ? "a coin" : "two coins", coins === 1 ? "一枚硬币" : "两枚硬币"),
      like: say(isLiked ? "and like it as well" : "but don't like it", isLiked ? "同时点个赞" : "不要点赞"),
    };
  },
  instruction: {
    en: [
      ({ coinsText, like }) =>
        `Yesterday I watched exactly one {app.bilibili} video to the end. Please give it ${coinsText}, ${like}.`,
    ],
    zh: [
      ({ coinsText, like }) => `昨天我在{app.bilibili}只把一个视频从头到尾看完了，帮我给它投${coinsText}，${like}。`,
    ],
  },
  setup: ({ bilibili: state }, { videos, hours }, { now, offsetMin }) => {
    const today = startOfDay(now, offsetMin);
    const [first, second, meant, fourth, fifth, sixth] = videos;
    const seen = (video: { id: string; seconds: number } | undefined, at: number, share: number) => ({
      of: video!.id,
      item: `${video!.id}_p1`,
      ms: Math.floor(video!.seconds * share) * 1000,
      done: share === 1,
      at,
    });
    state.seen = [
      seen(first, today + Math.floor((now - today) / 2), 1),
      seen(second, today - hourMs, 0.93),
      seen(meant, today - hours * hourMs, 1),
      seen(fourth, today - 11 * hourMs, 0.4),
      seen(fifth, today - 26 * hourMs, 1),
      seen(sixth, today - 70 * hourMs, 0.2),
    ];
  },
  checks: [
    {
      that: "the video has these coins of the owner",
      holds: ({ after, params }) => after.bilibili.given[params.meant.id]?.coins === params.coins,
    },
    {
      that: "the video is liked if this was asked, and only then",
      holds: ({ after, params }) =>
        (after.bilibili.liked[params.meant.id] !== undefined) === params.isLiked &&
        after.bilibili.given[params.meant.id] !== undefined,
    },
    {
      that: "no other coins were given",
      keeps: true,
      holds: ({ before, after, params }) => {
        const own = after.bilibili.coinLines.filter(
          (line) => !before.bilibili.coinLines.some((old) => sameJson(old, line)),
        );
        const spent = own.reduce((sum, { coins }) => sum + coins, 0);
        return (
          own.every(({ video }) => video === params.meant.id) &&
          spent <= params.coins &&
          after.bilibili.coinLines.length === before.bilibili.coinLines.length + own.length &&
          after.bilibili.coins === before.bilibili.coins - spent
        );
      },
    },
  ],
  allow: ({ bilibili: state }, { meant, isLiked }) => [
    state.given[meant.id],
    state.coins,
    state.coinLines,
    ...(isLiked ? [state.liked[meant.id]] : []),
  ],

  oracle: async (o, { meant, coins, isLiked }, { say }) => {
    await openMine(o, "history");
    await o.sees(meant.title, say("Yesterday", "昨天"));
    await o.act(bilibili, "history.openVideo", { video: meant.id });
    await o.act(bilibili, "video.coin");
    if (coins === 2) await o.set(bilibili, "video", { coins: 2 });
    if (!isLiked) await o.set(bilibili, "video", { alsoLike: false });
    await o.act(bilibili, "video.giveCoins");
  },
});
