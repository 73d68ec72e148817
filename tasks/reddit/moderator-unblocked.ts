import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import dataset from "#world/threads/index.ts";
import { drawStrangers, isNewCommunity, isUnknown, openAccount, readCommunities } from "../kit/reddit.ts";
import { isPlainName } from "../kit/social.ts";

/** Unblock the one of the blocked people who moderates a community. Others moderate similar communities, or none. */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "settings", "social", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readCommunities(world, lang);
    for (;;) {
      const { id, name, topic, moderators } = r.pick(all);
      if (!isNewCommunity(lang, id) || moderators.some((one) => !isUnknown(lang, one))) continue;
      const meant = r.pick(moderators);
      // The look-alikes moderate other communities of the topic, and not this one.
      const others = all
        .filter((one) => one.topic === topic && one.id !== id)
        .flatMap((one) => one.moderators)
        .filter((one, n, list) => list.indexOf(one) === n && !moderators.includes(one) && isUnknown(lang, one));
      if (others.length < 2) continue;
      const people = await world.read(dataset.queries.users, { ids: [meant, ...r.sample(others, 2)] });
      if (people.some((one) => !isPlainName(one.name))) continue;
      const [nobody] = await drawStrangers(
        world,
        r,
        lang,
        1,
        (one) => one.moderates.length === 0 && isPlainName(one.name),
      );
      const blocked = [...people.map((one) => ({ id: one.id, name: one.name })), nobody!];
      const moderatorNames = await world.read(dataset.queries.users, { ids: [...moderators] });
      return { id, name, meant, meantName: moderatorNames.find((one) => one.id === meant)!.name, blocked };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, _occasion, { blocked, ...facts }) => ({
    ...facts,
    blocked: r.shuffle(blocked).map((one, n) => ({ ...one, hours: 30 + n * 190 + r.int(0, 150) })),
  }),
  instruction: {
    en: [
      ({ name }) =>
        `It turns out that one of the people I've blocked on {app.reddit} is a moderator of r/${name}. Please unblock that one, and leave the others blocked.`,
    ],
    zh: [
      ({ name }) =>
        `我在{app.reddit}屏蔽过的人里，有一个原来是 r/${name} 的版主。只把这个人取消屏蔽，其他人继续屏蔽着。`,
    ],
  },
  setup: ({ reddit: state }, { blocked }, { now }) => {
    for (const { id, hours } of blocked) state.blocked[id] = now - hours * hourMs - dayMs;
  },
  checks: [
    {
      that: "the moderator is unblocked",
      holds: ({ after, params }) => after.reddit.blocked[params.meant] === undefined,
    },
    {
      that: "everybody else is still blocked",
      keeps: true,
      holds: ({ before, after, params: { meant } }) =>
        Object.keys(before.reddit.blocked).every((id) => id === meant || after.reddit.blocked[id] !== undefined),
    },
  ],
  allow: ({ reddit: state }, { meant }) => [state.blocked[meant]],

  oracle: async (o, { id, name, meant, meantName }) => {
    await o.open(reddit);
    await o.act(reddit, "home.search");
    await o.type("q", name);
    await o.act(reddit, "search.openCommunity", { community: id });
    await o.act(reddit, "community.about");
    await o.sees(`u/${meantName}`);
    for (let n = 0; n < 3; n++) await o.back();
    await openAccount(o, "Settings");
    await o.act(reddit, "settings.openPage", { page: "accountPrefs" });
    await o.act(reddit, "prefs.blockedUsers");
    await o.act(reddit, "blockedUsers.unblock", { user: meant });
    await o.confirm();
  },
});
