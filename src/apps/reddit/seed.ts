/** The state of a new phone. */
import { dayMs } from "#state/civil.ts";
import { chatSeed } from "./features/chat/seed.ts";
import { postsSeed } from "./features/create/seed.ts";
import { socialSeed } from "./features/home/seed.ts";
import { inboxSeed } from "./features/inbox/seed.ts";
import { prefs } from "./features/settings/prefs.ts";
import { reddit } from "./state.ts";

export const seed = reddit.seed((c) => ({
  ...socialSeed(c),
  ...postsSeed(c),
  ...inboxSeed(c),
  ...chatSeed(c),
  searches: c.lang === "en" ? ["night train", "starter too wet"] : ["卧铺", "绿萝黄叶"],
  profile: {
    name: c.say("slow_robin_21", "慢慢的苏然"),
    display: c.say("Robin", "苏然"),
    about: c.say("Plants, trains, bread. Asks before buying.", "植物、火车和面包。买东西之前先提问。"),
    face: null,
    createdAt: c.now - 1287 * dayMs,
    postKarma: 1204,
    commentKarma: 3377,
  },
  prefs: prefs.start,
}));
