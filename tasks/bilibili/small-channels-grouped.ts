import { countText } from "#os/social-format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawAuthors } from "../kit/bilibili.ts";
import { addedEntries } from "../kit/records.ts";
import { isPlainName, type Localized } from "../kit/social.ts";

/** Make a group of followed people, and move the small channels of another group to it. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["create", "edit", "social", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const limit = r.pick([10_000, 50_000, 100_000]);
    const draw = (n: number, fits: (followers: number) => boolean) =>
      drawAuthors(world, r, lang, n, ({ name, followers }) => isPlainName(name) && fits(followers));
    // Numbers near the limit are left out, so that rounding does not matter.
    const small = await draw(2, (n) => n < limit * 0.9 && n > 1000);
    const large = await draw(2, (n) => n > limit * 1.1);
    const outside = await draw(2, (n) => n < limit * 0.9);
    const people = [...small, ...large, ...outside];
    return {
      limit,
      people: people.map(({ id, name, followers }, n) => ({
        id,
        name,
        // The page adds the owner to the followers.
        followers: countText(followers + 1, lang),
        isMoved: n < 2,
        isInGroup: n < 4,
        days: r.int(5, 300),
      })),
    };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { lang, say }, { limit, people }) => {
    const [from, to] = r.pick(groups).map(([en, zh]) => say(en, zh));
    return {
      from: from!,
      to: to!,
      limit: lang === "en" ? limit.toLocaleString("en-US") : `${limit / 10_000}万`,
      people: r.shuffle(people),
    };
  },
  instruction: {
    en: [
      ({ from, to, limit }) =>
        `Make a new group called "${to}" for the people I follow on {app.bilibili}. Then move everyone in my group "${from}" who has fewer than ${limit} followers to it, so that they're only in the new group.`,
      ({ from, to, limit }) =>
        `My group "${from}" on {app.bilibili} should only have channels with ${limit} followers or more. Set up a group "${to}" and put the smaller channels from "${from}" in there instead.`,
    ],
    zh: [
      ({ from, to, limit }) =>
        `在{app.bilibili}新建一个关注分组“${to}”，然后把“${from}”分组里粉丝不到${limit}的UP主都移到新分组，移走的人不要再留在“${from}”里。`,
      ({ from, to, limit }) =>
        `我想让{app.bilibili}的关注分组“${from}”只留${limit}粉以上的UP主。帮我建个分组叫“${to}”，把“${from}”里粉丝没到${limit}的人移过去。`,
    ],
  },
  setup: ({ bilibili: state }, { from, people }, { now }) => {
    state.groups = {
      group_special: state.groups["group_special"]!,
      group_from: { id: "group_from", name: from, at: now - 320 * dayMs },
    };
    state.follows = Object.fromEntries(
      people.map(({ id, days, isInGroup }) => [
        id,
        { user: id, at: now - days * dayMs, groups: isInGroup ? ["group_from"] : [] },
      ]),
    );
    state.coming = {};
  },
  checks: [
    {
      that: "there is one new group with this name",
      holds: ({ before, after, params }) => {
        const own = addedEntries(before.bilibili.groups, after.bilibili.groups);
        return own.length === 1 && own[0]!.name === params.to;
      },
    },
    {
      that: "the small channels are in the new group only",
      holds: ({ before, after, params }) => {
        const own = addedEntries(before.bilibili.groups, after.bilibili.groups).map(({ id }) => id);
        return (
          own.length === 1 &&
          params.people.every(({ id, isMoved }) => !isMoved || sameJson(after.bilibili.follows[id]?.groups ?? [], own))
        );
      },
    },
    {
      that: "everybody else is in the same groups as before",
      keeps: true,
      holds: ({ before, after, params }) =>
        params.people.every(
          ({ id, isMoved }) =>
            isMoved || sameJson(after.bilibili.follows[id] ?? null, before.bilibili.follows[id] ?? null),
        ),
    },
  ],
  allow: ({ bilibili: state }, { to, people }) => [
    added(state.groups, 1, { name: to }),
    ...people.filter(({ isMoved }) => isMoved).map(({ id }) => state.follows[id]?.groups),
  ],

  oracle: async (o, { from, to, limit, people }) => {
    await o.open(bilibili);
    await o.act(bilibili, "home.goMe");
    await o.act(bilibili, "me.openTies", { kind: "following" });
    await o.act(bilibili, "ties.groups");
    await o.act(bilibili, "groups.create");
    await o.type("name", to);
    await o.act(bilibili, "groups.save");
    const { bilibili: state } = await o.state();
    const group = Object.values(state.groups).find(({ name }) => name === to)!.id;
    await o.back();
    await o.sees(from);
    await o.act(bilibili, "ties.showGroup", { group: "group_from" });
    // The last act of a solution must be needed, so the small channels come last.
    const visited = people
      .filter(({ isInGroup }) => isInGroup)
      .toSorted((a, b) => Number(a.isMoved) - Number(b.isMoved));
    for (const [n, { id, name, followers, isMoved }] of visited.entries()) {
      if (n > 0) await o.back();
      await o.sees(name);
      await o.act(bilibili, "ties.openUser", { user: id });
      await o.sees(followers);
      if (isMoved) {
        o.reads([limit, followers], name);
        await o.act(bilibili, "space.menu");
        await o.act(bilibili, "space.groups");
        await o.sees(from, to);
        await o.act(bilibili, "space.tickGroup", { group: "group_from" });
        await o.act(bilibili, "space.tickGroup", { group });
        await o.act(bilibili, "space.saveGroups");
      }
    }
  },
});
/** The group that exists, and the new one. */
const groups: readonly (readonly [Localized, Localized])[] = [
  [
    ["My regulars", "常看"],
    ["Hidden gems", "宝藏UP"],
  ],
  [
    ["Every day", "每天看"],
    ["Small channels", "小UP主"],
  ],
  [
    ["Top shelf", "必看"],
    ["Up and coming", "潜力股"],
  ],
  [
    ["Dinner time", "下饭"],
    ["Not famous yet", "还没火"],
  ],
  [
    ["Evening shows", "睡前看"],
    ["Quiet corners", "小众频道"],
  ],
];
