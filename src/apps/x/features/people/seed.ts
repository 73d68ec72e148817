/** The user's profile on a new phone, and the people around the user. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { hometown } from "#world/hometown.ts";
import { seedIds, userId } from "../../seed-ids.ts";

/** The number of followed people who also follow the user. */
const mutuals = 6;
export function peopleSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const tie = (n: number, at: number) => [userId(n), { user: userId(n), at }] as const;
  const ties = (all: readonly number[], from: number, step: number) =>
    Object.fromEntries(all.map((n, i) => tie(n, now - (from + step * i) * dayMs - (i % 5) * hourMs)));
  return {
    profile: {
      name: say("Robin Ashby", "苏然"),
      handle: say("robinmakesmaps", "suran_draws"),
      bio: say(
        "Product designer. Maps, plants, slow weekends.\nOpinions mine, typos too.",
        "产品设计师｜地图、植物和慢周末\n手滑打错字是常态",
      ),
      place: say(hometown.name.en, hometown.name.zh),
      website: "",
      birthday: "1993-09-21",
      joined: now - 2480 * dayMs,
      face: null,
      banner: "landscape_11",
    },
    follows: Object.fromEntries(
      ids.follows.map((n, i) => [
        userId(n),
        { user: userId(n), at: now - (9 + 21 * i) * dayMs - (i % 7) * hourMs, bell: false, reposts: true },
      ]),
    ),
    followers: { ...ties(ids.follows.slice(0, mutuals), 8, 19), ...ties(ids.fans, 2, 11) },
    muted: ties(ids.muted, 60, 41),
    blocked: ties([ids.blocked], 120, 0),
    asked: ties([ids.asked], 3, 0),
    requests: {},
  };
}
