import spotify from "#apps/spotify/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { sameJson } from "#state/json.ts";
import {
  drawSongs,
  isSongFound,
  ownPlaylist,
  plainPlaylist,
  playlistNames,
  readFriends,
  search,
  type SongFacts,
} from "../kit/spotify.ts";
import { dayMs } from "#state/civil.ts";
import { addedEntries } from "../kit/records.ts";

/** Make a playlist of three songs in an order, and invite a friend to it. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "create", "social"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const songs: SongFacts[] = [];
    while (songs.length < 3) {
      const [one] = await drawSongs(
        world,
        r,
        lang,
        1,
        ({ title, artists }) => title.length < 30 && artists.length === 1,
      );
      const isOther = songs.every(({ title, by }) => title !== one!.title && by !== one!.by);
      if (isOther && (await isSongFound(world, one!))) songs.push(one!);
    }
    const friends = await readFriends(world, lang);
    return { songs, friends: r.sample(friends, 3).map(({ id, name }) => ({ id, name })) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { songs, friends }) => {
    const [name, other] = r.sample(playlistNames, 2);
    return { songs, friends, friend: friends[0]!, name: say(...name!), other: say(...other!), days: r.int(3, 60) };
  },
  instruction: {
    en: [
      ({ songs: [a, b, c], friend, name }) =>
        `Make a playlist "${name}" in {app.spotify} with "${a!.title}" by ${a!.by}, "${b!.title}" by ${b!.by} and "${c!.title}" by ${c!.by}, in this order. Then invite ${friend.name} as a collaborator.`,
    ],
    zh: [
      ({ songs: [a, b, c], friend, name }) =>
        `在{app.spotify}建一个歌单“${name}”，依次放入${a!.by}的《${a!.title}》、${b!.by}的《${b!.title}》和${c!.by}的《${c!.title}》，再邀请${friend.name}一起协作。`,
    ],
  },
  setup: ({ spotify: state }, { songs, friends, other, days }, { now }) => {
    // A playlist of the same kind, so that a song can go into the wrong one.
    state.playlists["playlist_other"] = ownPlaylist("playlist_other", other, [songs[1]!.id], now - days * dayMs);
    for (const { id } of friends) state.follows[id] = now - days * dayMs;
  },
  checks: [
    { that: "there is one more playlist", oneNew: ({ spotify: state }) => state.playlists },
    {
      that: "it has the name and exactly these songs, in this order",
      holds: ({ before, after, params }) => {
        const [made] = addedEntries(before.spotify.playlists, after.spotify.playlists);
        return (
          made?.name === params.name &&
          made.entries.every(({ by }) => by === "me") &&
          sameJson(
            made.entries.map(({ item }) => item),
            params.songs.map(({ id }) => id),
          )
        );
      },
    },
    {
      that: "the friend was invited to it, and nobody else",
      holds: ({ before, after, params }) => {
        const [made] = addedEntries(before.spotify.playlists, after.spotify.playlists);
        return made !== undefined && sameJson(Object.keys(made.friends), [params.friend.id]);
      },
    },
    {
      that: "no other invitation is under way",
      keeps: true,
      holds: ({ before, after, params }) => {
        const [made] = addedEntries(before.spotify.playlists, after.spotify.playlists);
        return after.spotify.additions.every(
          ({ playlist, by }) => made !== undefined && playlist === made.id && by === params.friend.id,
        );
      },
    },
  ],
  allow: ({ spotify: state }, { name }) => [added(state.playlists, 1, { ...plainPlaylist, name }), state.additions],
  free: [
    {
      why: "What the friend adds, and when, is theirs",
      paths: ({ spotify: state }) => [state.additions],
    },
  ],

  oracle: async (o, { songs: [a, b, c], friend, name }) => {
    await search(o, a!.title, "songs");
    await o.sees(a!.by);
    await o.act(spotify, "find.itemMenu", { item: a!.id });
    await o.act(spotify, "itemMenu.addTo");
    await o.act(spotify, "addTo.newPlaylist");
    await o.type("name", name);
    await o.act(spotify, "newPlaylist.save");
    await o.act(spotify, "playlist.addSongs");
    for (const song of [b!, c!]) {
      await o.type("q", song.title);
      await o.sees(song.by);
      await o.act(spotify, "addSongs.add", { item: song.id });
    }
    await o.back();
    await o.act(spotify, "playlist.collaborators");
    await o.act(spotify, "collaborators.invite", { friend: friend.id });
  },
});
