import { countText } from "#os/social-format.ts";
import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { isNewCommunity, readCommunities } from "../kit/reddit.ts";

/** Leave the communities with few members, except the favorites. The list of communities has no numbers. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "delete", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const limit = r.pick([10_000, 20_000, 30_000, 50_000, 100_000]);
    const all = (await readCommunities(world, lang)).filter(({ id }) => isNewCommunity(lang, id));
    // Numbers near the limit are left out, so that rounding does not matter.
    const small = all.filter(({ members }) => members < limit * 0.85);
    const large = all.filter(({ members }) => members > limit * 1.15);
    const left = r.int(2, 3);
    const drawn = [...r.sample(small, left + 2), ...r.sample(large, 5 - left)].map(({ id, name, members }, n) => ({
      id,
      name,
      members: countText(members, lang),
      isLeft: n < left,
      isStarred: n === left || n === left + 1,
      days: r.int(5, 400),
    }));
    return { limit, communities: r.shuffle(drawn) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (_r, _phone, { lang }, { limit, communities }) => ({
    communities,
    limit: lang === "en" ? limit.toLocaleString("en-US") : `${limit / 10_000}万`,
  }),
  instruction: {
    en: [
      ({ limit }) =>
        `Please tidy up my {app.reddit} communities: leave every one that has fewer than ${limit} members, but keep my favorites even if they're small.`,
      ({ limit }) =>
        `I'm in too many {app.reddit} communities. Check how many members each of them has and leave the ones with fewer than ${limit}. The ones with a star stay, whatever their size.`,
    ],
    zh: [
      ({ limit }) =>
        `帮我清理一下{app.reddit}加入的社区：成员不到${limit}人的都退出，不过收藏（加星）的不管多小都留着。`,
      ({ limit }) => `我在{app.reddit}加了太多社区，逐个看看成员人数，少于${limit}的退掉，加了星标收藏的除外。`,
    ],
  },
  setup: ({ reddit: state }, { communities }, { now }) => {
    state.joined = Object.fromEntries(communities.map(({ id, days }) => [id, now - days * dayMs]));
    state.starred = Object.fromEntries(
      communities.filter(({ isStarred }) => isStarred).map(({ id, days }) => [id, now - (days - 2) * dayMs]),
    );
    state.visited = [];
  },
  checks: [
    {
      that: "the owner has left every small community without a star",
      holds: ({ after, params }) =>
        params.communities.every(({ id, isLeft }) => !isLeft || after.reddit.joined[id] === undefined),
    },
    {
      that: "the favorites and the large communities are still there",
      keeps: true,
      holds: ({ before, after, params }) =>
        params.communities.every(({ id, isLeft }) => isLeft || after.reddit.joined[id] === before.reddit.joined[id]) &&
        sameJson(after.reddit.starred, before.reddit.starred),
    },
  ],
  allow: ({ reddit: state }, { communities }) =>
    communities.filter(({ isLeft }) => isLeft).map(({ id }) => state.joined[id]),

  oracle: async (o, { communities, limit }, { say }) => {
    await o.open(reddit);
    await o.act(reddit, "home.openLeft");
    for (const { name, isStarred } of communities)
      if (isStarred) await o.sees(say(`Remove r/${name} from favorites`, `取消收藏 r/${name}`));
    // The last act of a solution must be needed, so the small ones come last.
    const visited = communities
      .filter(({ isStarred }) => !isStarred)
      .toSorted((a, b) => Number(a.isLeft) - Number(b.isLeft));
    for (const [n, { id, name, members, isLeft }] of visited.entries()) {
      if (n > 0) {
        await o.back();
        await o.act(reddit, "home.openLeft");
      }
      await o.sees(`r/${name}`);
      await o.act(reddit, "home.openFromDrawer", { community: id });
      await o.sees(members);
      if (isLeft) {
        o.reads([limit, members], name);
        await o.act(reddit, "community.leave");
        await o.confirm();
      }
    }
  },
});
