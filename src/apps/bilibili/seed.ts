/** The state of a new phone. */
import { dayMs, hourMs } from "#state/civil.ts";
import { meSeed } from "./features/me/seed.ts";
import { messagesSeed } from "./features/messages/seed.ts";
import { prefs } from "./features/settings/prefs.ts";
import { socialSeed } from "./features/video/seed.ts";
import { bilibili } from "./state.ts";

export const seed = bilibili.seed((c) => ({
  refreshes: 0,
  refreshedAt: c.now,
  startedAt: c.now,
  hiddenVideos: {},
  ...socialSeed(c),
  ...meSeed(c),
  ...messagesSeed(c),
  liveLines: [],
  uploadsCheckedAt: c.now,
  newUploads: 2,
  searches: c.lang === "en" ? ["sourdough", "keyboard build", "rainy walk"] : ["家常菜", "机械键盘", "雨天散步"],
  memberUntil: null,
  orders: {
    order_seed1: {
      id: "order_seed1",
      of: "tote" as const,
      count: 1,
      cents: 6_800,
      at: c.now - 40 * dayMs - 3 * hourMs,
      state: "cancelled" as const,
      entry: null,
      paidAt: null,
    },
  },
  prefs: prefs.start,
  mutedWords: c.lang === "en" ? ["spoiler", "first"] : ["剧透", "前排"],
  teenPin: "",
}));
