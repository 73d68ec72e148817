import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { drawSongs, openOwnPlaylist, ownPlaylist, playlistNames } from "../kit/spotify.ts";

/** Put a song of a playlist in front of the songs that are queued already. */
export default defineTask({
  apps: [spotify],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "edit"],
  budget: 15,
  revision: 1,

  facts: (world, r, lang) => drawSongs(world, r, lang, 8),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, songs) => ({
    songs: songs.slice(0, 6).map(({ id }) => id),
    queued: songs.slice(6).map(({ id }) => id),
    meant: r.pick(songs.slice(0, 6)),
    playlist: say(...r.pick(playlistNames)),
  }),
  instruction: {
    en: [
      ({ meant, playlist }) =>
        `In {app.spotify}, have "${meant.title}" by ${meant.by} from my playlist "${playlist}" play next, before the songs I've already queued. Don't start playing anything yet.`,
    ],
    zh: [
      ({ meant, playlist }) =>
        `在{app.spotify}里，把我歌单“${playlist}”中${meant.by}的《${meant.title}》设为下一首播放，排在我已经加进队列的歌前面。先不要开始播放。`,
    ],
  },
  setup: ({ spotify: state }, { songs, queued, playlist }, { now }) => {
    state.playlists["playlist_mine"] = ownPlaylist("playlist_mine", playlist, songs, now - 20 * dayMs);
    state.queue.queued = queued.map((item, n) => ({ id: `queued_before${n + 1}`, item }));
  },
  checks: [
    {
      that: "the song is the first one in the queue, once, and the others are behind it",
      holds: ({ before, after, params }) => {
        const [first, ...rest] = after.spotify.queue.queued;
        return (
          first?.item === params.meant.id &&
          rest.every(({ id }) => id !== first.id) &&
          sameJson(rest, before.spotify.queue.queued)
        );
      },
    },
  ],
  allow: ({ spotify: state }) => [state.queue.queued],

  oracle: async (o, { meant, playlist }) => {
    await openOwnPlaylist(o, { id: "playlist_mine", name: playlist });
    await o.sees(meant.by);
    await o.act(spotify, "playlist.itemMenu", { item: meant.id, playlist: "playlist_mine" });
    await o.act(spotify, "itemMenu.enqueueNext");
  },
});
