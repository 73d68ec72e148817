import { tasteMatch } from "#apps/spotify/features/social/queries.ts";
import spotify from "#apps/spotify/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { addedEntries } from "../kit/records.ts";
import { openDrawer, readFriends, wordOf } from "../kit/spotify.ts";

/** Make a blend with the friend whose taste matches best. There is a blend already with the very best match. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "social", "extract", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) =>
    r.sample(await readFriends(world, lang), 5).map(({ id, name, recentTracks, recentArtists }) => ({
      id,
      name,
      recentTracks,
      recentArtists,
    })),
  listed: { instances: 100, answerFields: 0 },
  params: (r, { spotify: state }, { now }, friends) => {
    for (;;) {
      // Songs of the friends that the owner likes, so that the tastes match more or less.
      const counts = r.sample([0, 1, 2, 3, 4, 5, 6], friends.length);
      const liked = friends.flatMap(({ recentTracks }, n) => r.sample(recentTracks, counts[n]!));
      const own = { ...state, liked: { ...state.liked, ...Object.fromEntries(liked.map((id) => [id, now - dayMs])) } };
      const rated = friends.map((one) => ({ id: one.id, name: one.name, match: tasteMatch(own, one) }));
      const [top, best] = rated.toSorted((a, b) => b.match - a.match);
      if (new Set(rated.map(({ match }) => match)).size < rated.length) continue;
      return { rated, top: top!, best: best!, liked, days: r.int(2, 40) };
    }
  },
  instruction: {
    en: [
      () =>
        "Among the people I follow in {app.spotify}, find out whose taste matches mine best, leaving out those I already have a Blend with. Create a Blend with that person.",
      () =>
        "I'd like a new Blend in {app.spotify}. Go through the profiles of everyone I follow, skip the ones who already share a Blend with me, and start one with the person who has the highest taste match.",
    ],
    zh: [
      () =>
        "在{app.spotify}我关注的人里，除去已经和我有合拍歌单的，看看谁和我的口味匹配度最高，和 TA 创建一个合拍歌单。",
      () =>
        "我想在{app.spotify}再建一个合拍歌单。把我关注的人的主页都看一遍，已经有合拍歌单的跳过，挑口味匹配度最高的那位创建。",
    ],
  },
  setup: ({ spotify: state }, { rated, top, liked, days }, { now }) => {
    state.follows = Object.fromEntries(rated.map(({ id }, n) => [id, now - (days + n * 7) * dayMs]));
    for (const id of liked) state.liked[id as never] = now - dayMs;
    state.blends = { blend_before: { id: "blend_before", friend: top.id, at: now - days * dayMs, joinsAt: null } };
  },
  checks: [
    { that: "there is one more blend", oneNew: ({ spotify: state }) => state.blends },
    {
      that: "it is with the friend whose taste matches best",
      holds: ({ before, after, params }) =>
        addedEntries(before.spotify.blends, after.spotify.blends)[0]?.friend === params.best.id,
    },
  ],
  allow: ({ spotify: state }, { best }) => [added(state.blends, 1, { friend: best.id })],
  free: [
    {
      why: "Whether and when the friend accepts is theirs",
      paths: ({ spotify: state }) => Object.keys(state.blends).map((id) => state.blends[id]?.joinsAt),
    },
  ],

  oracle: async (o, { rated, top, best }, { lang }) => {
    await openDrawer(o, "Profile");
    await o.act(spotify, "profile.connections", { kind: "following" });
    const matches = rated.map(({ match }) => wordOf(lang, "tasteMatch").replace("{n}", String(match)));
    for (const [n, { id, name }] of rated.entries()) {
      await o.sees(name);
      await o.act(spotify, "connections.openFriend", { friend: id });
      await o.sees(matches[n]!);
      if (id === top.id) await o.sees(wordOf(lang, "openBlend"));
      await o.back();
    }
    o.reads(matches, best.name);
    await o.act(spotify, "connections.openFriend", { friend: best.id });
    await o.act(spotify, "friend.blend");
  },
});
