/** The state of a new phone. */
import { dayMs, hourMs } from "#state/civil.ts";
import { composeSeed } from "./features/compose/seed.ts";
import { messagesSeed } from "./features/messages/seed.ts";
import { noticesSeed } from "./features/notices/seed.ts";
import { peopleSeed } from "./features/people/seed.ts";
import { postsSeed } from "./features/posts/seed.ts";
import { prefs } from "./features/settings/prefs.ts";
import { communityId, seedIds, userId, worldListId } from "./seed-ids.ts";
import { x } from "./state.ts";

export const seed = x.seed((c) => {
  const { now, lang, say } = c;
  const ids = seedIds(lang);

  return {
    startedAt: now,
    refreshedAt: { forYou: now, following: now },
    refreshes: 0,
    interests: ["garden", "photo", "local", "food", "tech", "books", "humour"],
    ...postsSeed(c),
    ...composeSeed(c),
    ...peopleSeed(c),
    lists: {
      list_plants: {
        id: "list_plants",
        name: say("Plant people", "种花的人"),
        about: say("They answer at night, too", "半夜问也有人回"),
        private: false,
        members: ids.plants.map(userId),
        at: now - 300 * dayMs,
      },
      list_town: {
        id: "list_town",
        name: say("Around town", "城里的事"),
        about: "",
        private: true,
        members: ids.town.map(userId),
        at: now - 90 * dayMs,
      },
    },
    followedLists: Object.fromEntries(
      ids.followedLists.map((n, i) => [worldListId(n), { list: worldListId(n), at: now - (40 + 60 * i) * dayMs }]),
    ),
    addedTo: {
      [worldListId(ids.onList.list)]: {
        list: worldListId(ids.onList.list),
        by: userId(ids.onList.by),
        at: now - 2 * dayMs - 3 * hourMs,
      },
    },
    pinnedLists: ["list_plants"],
    searches: [say("community garden", "阳台 番茄"), say("#houseplants", "#跑步")],
    hiddenTrends: [],
    ...noticesSeed(c),
    ...messagesSeed(c),
    joined: Object.fromEntries(
      ids.communities
        .map(communityId)
        .map((community, n) => [community, { community, at: now - (200 - 90 * n) * dayMs, waits: false }]),
    ),
    prefs: prefs.start,
    words: [say("giveaway", "抽奖")],
  };
});
