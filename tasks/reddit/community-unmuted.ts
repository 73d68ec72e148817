import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { openAccount } from "../kit/reddit.ts";
import { drawCommunities } from "../kit/reddit-threads.ts";

/** Unmute one of several muted communities about the same topic. */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) =>
    (await drawCommunities(world, r, lang, 4)).map(({ id, name }) => ({ id, name, days: r.int(2, 200) })),
  listed: { instances: 100, answerFields: 0 },
  params: (_r, _phone, _occasion, muted) => ({ muted, meant: muted[0]! }),
  instruction: {
    en: [({ meant }) => `I'd like to see posts from r/${meant.name} in my {app.reddit} feeds again. Please unmute it.`],
    zh: [({ meant }) => `把 r/${meant.name} 取消静音吧，我想在{app.reddit}首页重新看到它的帖子。`],
  },
  setup: ({ reddit: state }, { muted }, { now }) => {
    for (const { id, days } of muted) state.muted[id] = now - days * dayMs;
  },
  checks: [
    {
      that: "the community is no longer muted",
      holds: ({ after, params }) => after.reddit.muted[params.meant.id] === undefined,
    },
  ],
  allow: ({ reddit: state }, { meant }) => [state.muted[meant.id]],

  oracle: async (o, { meant }) => {
    await openAccount(o, "Settings");
    await o.act(reddit, "settings.openPage", { page: "accountPrefs" });
    await o.act(reddit, "prefs.mutedCommunities");
    await o.sees(`r/${meant.name}`);
    await o.act(reddit, "mutedCommunities.unmute", { community: meant.id });
  },
});
