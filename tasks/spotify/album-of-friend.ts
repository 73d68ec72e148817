import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { isNewCollection, isNewSong, openDrawer, readFriends } from "../kit/spotify.ts";

/** Keep the song that a friend played last, and its album. Other friends have played other songs. */
export default defineTask({
  apps: [spotify],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const known = await readFriends(world, lang);
    const friends: { id: string; name: string; song: string; title: string; album: { id: string; title: string } }[] =
      [];
    for (const { id, name, track, trackTitle, album } of r.shuffle(known)) {
      if (friends.some((one) => one.album.id === album.id || one.name === name)) continue;
      // The first one is the friend whom the instruction means.
      if (friends.length === 0 && !(isNewSong(lang, track) && isNewCollection(lang, album.id))) continue;
      friends.push({ id, name, song: track, title: trackTitle, album });
      if (friends.length === 5) break;
    }
    return friends;
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, _occasion, friends) => ({
    meant: friends[0]!,
    friends: r.shuffle(friends.map(({ id }) => id)),
    days: r.int(3, 50),
  }),
  instruction: {
    en: [
      ({ meant }) =>
        `See what ${meant.name} listened to last under Friend activity in {app.spotify}. Add that song to my Liked Songs, and save the album it's from to my library.`,
    ],
    zh: [
      ({ meant }) =>
        `在{app.spotify}的好友动态里看看${meant.name}最近听的是哪首歌，帮我给这首歌点赞，再把它所在的专辑添加到音乐库。`,
    ],
  },
  setup: ({ spotify: state }, { friends, days }, { now }) => {
    state.follows = Object.fromEntries(friends.map((id, n) => [id, now - (days + n * 9) * dayMs]));
  },
  checks: [
    {
      that: "the song is among the liked songs",
      holds: ({ after, params }) => after.spotify.liked[params.meant.song as never] !== undefined,
    },
    {
      that: "the album is in the library",
      holds: ({ after, params }) => after.spotify.saved[params.meant.album.id as never] !== undefined,
    },
  ],
  allow: ({ spotify: state }, { meant }) => [state.liked[meant.song as never], state.saved[meant.album.id as never]],

  oracle: async (o, { meant: { name, title, song, album } }) => {
    await openDrawer(o, "Activity");
    await o.sees(name, title, album.title);
    await o.act(spotify, "activity.openAlbum", { album: album.id });
    await o.act(spotify, "album.save");
    await o.act(spotify, "album.itemMenu", { item: song, playlist: null });
    await o.act(spotify, "itemMenu.like", { track: song });
  },
});
