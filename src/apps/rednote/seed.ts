/** The state of a new phone. */
import { channels } from "#world/rednote/words.ts";
import { meSeed } from "./features/me/seed.ts";
import { messagesSeed } from "./features/messages/seed.ts";
import { publishSeed } from "./features/publish/seed.ts";
import { socialSeed } from "./features/note/seed.ts";
import { prefs } from "./features/settings/prefs.ts";
import { rednote } from "./state.ts";

export const seed = rednote.seed((c) => ({
  refreshes: { follow: 0, explore: 0, nearby: 0 },
  refreshedAt: c.now,
  startedAt: c.now,
  channels: [...channels],
  searches: c.lang === "en" ? ["sourdough", "rainy day outfits"] : ["通勤穿搭", "周末去哪儿"],
  ...socialSeed(c),
  ...publishSeed(c),
  ...messagesSeed(c),
  ...meSeed(c),
  prefs: prefs.start,
  teenPin: "",
}));
