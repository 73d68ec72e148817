import rednote from "#apps/rednote/index.ts";
import { whoCan } from "#apps/rednote/features/settings/prefs.ts";
import { defineTask } from "#judge/define.ts";

/** Limit who may do two of three things to the owner. The third setting stays. */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const limits = r.sample(rights, 2).map(({ pref, en, zh }) => {
      const who = r.pick(["following", "mutual", "nobody"] as const);
      return {
        pref,
        who,
        from: r.pick(whoCan.filter((one) => one !== who)),
        words: say(`${people[who].en} can ${en}`, `${people[who].zh}${zh}`),
      };
    });
    return { limits, otherwise: r.pick(["everyone", "mutual"] as const) };
  },
  instruction: {
    en: [
      ({ limits }) =>
        `Change my {app.rednote} privacy settings so that ${limits[0]!.words} and ${limits[1]!.words}. Leave everything else as it is.`,
    ],
    zh: [({ limits }) => `把{app.rednote}的隐私设置改一下：${limits[0]!.words}，${limits[1]!.words}，其他的都不用动。`],
  },
  setup: ({ rednote: state }, { limits, otherwise }) => {
    for (const { pref } of rights) state.prefs[pref] = otherwise;
    for (const { pref, from } of limits) state.prefs[pref] = from;
  },
  checks: [
    {
      that: "the first setting has its new value",
      holds: ({ after, params: { limits } }) => after.rednote.prefs[limits[0]!.pref] === limits[0]!.who,
    },
    {
      that: "the second setting has its new value",
      holds: ({ after, params: { limits } }) => after.rednote.prefs[limits[1]!.pref] === limits[1]!.who,
    },
  ],
  allow: ({ rednote: state }, { limits }) => limits.map(({ pref }) => state.prefs[pref]),

  oracle: async (o, { limits }) => {
    await o.open(rednote);
    await o.act(rednote, "home.goMe");
    await o.act(rednote, "me.settings");
    await o.act(rednote, "settings.openPage", { page: "privacy" });
    for (const [n, { pref, who }] of limits.entries()) {
      if (n > 0) await o.back();
      await o.act(rednote, "prefs.openChoice", { name: pref });
      await o.act(rednote, "prefChoice.put", { [pref]: who });
    }
  },
});
const rights = [
  { pref: "whoComments", en: "comment on my notes", zh: "评论我的笔记" },
  { pref: "whoMessages", en: "message me", zh: "给我发私信" },
  { pref: "whoMentions", en: "@ me", zh: "@我" },
] as const;
const people = {
  following: { en: "only people I follow", zh: "只有我关注的人才能" },
  mutual: { en: "only people who follow me and whom I follow too", zh: "只有跟我互相关注的人才能" },
  nobody: { en: "no one", zh: "不让任何人" },
} as const;
