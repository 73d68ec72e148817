import spotify from "#apps/spotify/index.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawSongs, lengthText, openOwnPlaylist, ownPlaylist, playing, playlistNames, wordOf } from "../kit/spotify.ts";

/** Only the player shows how long a song is: find the longest one of a playlist and move it to the top. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "edit"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const songs = await drawSongs(world, r, lang, 5, ({ title }) => title.length < 36);
      const seconds = songs.map(({ ms }) => Math.floor(ms / 1000)).toSorted((a, b) => b - a);
      // The longest song is not the first one, and the others are clearly shorter. It is not the last one, whose handle
      // lies at the edge of the display, where a drag would be the gesture for the home screen.
      const isLongest = (n: number): boolean => Math.floor(songs.at(n)!.ms / 1000) === seconds[0];
      if (seconds[0]! - seconds[1]! < 3 || isLongest(0) || isLongest(-1)) continue;
      return { songs, longest: songs.find(({ ms }) => Math.floor(ms / 1000) === seconds[0])! };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({ ...facts, playlist: say(...r.pick(playlistNames)), days: r.int(3, 90) }),
  instruction: {
    en: [
      ({ playlist }) =>
        `Which song of my {app.spotify} playlist "${playlist}" is the longest? Move it to the top of the playlist and tell me its title and its length. You may play the songs to find out. ${fillIn.en}`,
      ({ playlist }) =>
        `Find the longest of the songs in my playlist "${playlist}" in {app.spotify} (it's fine to start them) and drag it to first place, without changing the order of the others. Which song is it, and how long is it? ${fillIn.en}`,
    ],
    zh: [
      ({ playlist }) =>
        `我{app.spotify}歌单“${playlist}”里哪首歌最长？把它移到歌单最前面，再告诉我歌名和时长。可以播放来看时长。${fillIn.zh}`,
      ({ playlist }) =>
        `找出{app.spotify}歌单“${playlist}”中时长最长的一首（可以点开播放），把它拖到第一位，其他歌的顺序不变。是哪首？多长？${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state }, { songs, playlist, days }, { now }) => {
    const items = songs.map(({ id }) => id);
    state.playlists["playlist_mine"] = ownPlaylist("playlist_mine", playlist, items, now - days * dayMs);
  },
  checks: [
    {
      that: "the longest song is the first one, and the others follow in their order",
      holds: ({ before, after, params }) => {
        const { entries } = before.spotify.playlists["playlist_mine"]!;
        const isLongest = ({ item }: { readonly item: string }): boolean => item === params.longest.id;
        const wanted = [...entries.filter(isLongest), ...entries.filter((one) => !isLongest(one))];
        return sameJson(after.spotify.playlists["playlist_mine"]?.entries ?? [], wanted);
      },
    },
    {
      that: "nothing was queued",
      unchanged: ({ spotify: state }) => state.queue.queued,
    },
  ],
  allow: (phone) => [phone.spotify.playlists["playlist_mine"]?.entries, ...playing(phone)],
  free: [
    {
      why: "The songs are played to see how long they are, and something may go on playing",
      paths: (phone) => playing(phone),
    },
  ],
  answer: {
    fields: ({ songs }, say) => ({
      song: choice(
        say("Longest song", "最长的歌"),
        songs.map(({ title }) => title),
      ),
      length: text(say("Length", "时长"), say("minutes:seconds, as shown", "分:秒，按显示的填写"), "duration"),
    }),
    expected: ({ params: { longest } }) => ({ song: longest.title, length: lengthText(longest.ms) }),
  },

  oracle: async (o, { songs, longest, playlist }, { lang }) => {
    await openOwnPlaylist(o, { id: "playlist_mine", name: playlist });
    await o.sees(songs[0]!.title, songs[0]!.by);
    await o.act(spotify, "playlist.play", {
      source: { kind: "playlist", id: "playlist_mine" },
      item: songs[0]!.id,
    });
    await o.act(spotify, "playlist.openPlayer");
    for (const [n, { title, ms }] of songs.entries()) {
      if (n > 0) await o.act(spotify, "player.next");
      await o.sees(title, lengthText(ms));
    }
    const lengths = songs.map(({ ms }) => lengthText(ms));
    o.reads([...songs.map(({ title }) => title), ...lengths], longest.title, lengthText(longest.ms));
    await o.back();
    await o.act(spotify, "playlist.edit");
    const grip = (name: string): string => wordOf(lang, "moveItem").replace("{name}", name);
    await o.carry(
      spotify,
      "editPlaylist.move",
      { from: songs.findIndex(({ id }) => id === longest.id), to: 0 },
      { from: grip(longest.title), to: grip(songs[0]!.title) },
    );
    await o.answer({ song: longest.title, length: lengthText(longest.ms) });
  },
});
