/** The state of a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { me } from "#world/cast.ts";
import { emptyUser } from "./empty-user.ts";
import type { OwnPlaylist } from "./features/playlists/state.ts";
import type { Play } from "./features/player/state.ts";
import { startSource } from "./features/player/queue.ts";
import { seedIds } from "./seed-ids.ts";
import { seedReceipts, seedSubscription } from "./seed-premium.ts";
import { spotify } from "./state.ts";

const track = (n: number): string => `mu_track_${n}`;
/** Returns times before the phone's start, the latest first, each some hours before the one before. */
const timesBefore = (now: number, count: number, step: number): number[] =>
  Array.from({ length: count }, (_, n) => now - 5 * hourMs - n * step - ((n * 37) % 50) * minuteMs);
const records = (prefix: string, numbers: readonly number[], times: readonly number[]): Record<string, number> =>
  Object.fromEntries(numbers.map((n, index) => [`${prefix}_${n}`, times[index]!]));

const ownNames = [
  ["Sunday cooking", "周末做饭"],
  ["Run before work", "晨跑"],
  ["Drive to the coast", "开车去海边"],
] as const;
const ownAbouts = [
  ["Nothing loud while the onions are on.", "切菜的时候听。"],
  ["", ""],
  ["Mum picks the first song.", "第一首归妈妈选。"],
] as const;
function seedPlaylists(c: SeedCtx): Record<string, OwnPlaylist> {
  const ids = seedIds(c.lang);
  return Object.fromEntries(
    [ids.cooking, ids.running, ids.drive].map((tracks, n): [string, OwnPlaylist] => {
      const id = `playlist_s_${n}`;
      const times = timesBefore(c.now, tracks.length, (n + 2) * dayMs).toReversed();
      return [
        id,
        {
          id,
          name: c.say(ownNames[n]![0], ownNames[n]![1]),
          about: c.say(ownAbouts[n]![0], ownAbouts[n]![1]),
          cover: null,
          entries: tracks.map((one, index) => ({ item: track(one), at: times[index]!, by: "me" })),
          public: n !== 2,
          friends: {},
          at: c.now - (40 + 90 * n) * dayMs,
        },
      ];
    }),
  );
}
function seedPlays(c: SeedCtx): Play[] {
  return seedIds(c.lang).plays.map(([n, kind, id], index) => ({
    item: track(n),
    source:
      kind === "liked"
        ? { kind, id: "" }
        : kind === "own"
          ? { kind: "playlist", id: `playlist_s_${id}` }
          : { kind, id: `mu_${kind}_${id}` },
    at: c.now - 3 * hourMs - index * 11 * hourMs,
  }));
}

export const seed = spotify.seed((c) => {
  const ids = seedIds(c.lang);
  const { now } = c;
  const { album, tracks, at, ms } = ids.paused;
  const paused = { kind: "album", id: `mu_album_${album}` } as const;
  const queue = startSource(emptyUser.queue, paused, tracks.map(track), at, () => 0);
  let from = now - 6 * dayMs;
  const downloads = Object.fromEntries(
    ids.downloaded.flatMap((one) =>
      one.tracks.map(([n, length]) => {
        const bytes = Math.round(length / 1000) * 20_000;
        const until = from + Math.ceil(bytes / 1_500_000) * 1000;
        const entry = [track(n), { from, until, bytes }] as const;
        from = until;
        return entry;
      }),
    ),
  );
  return {
    ...emptyUser,
    startedAt: now,
    parked: {},
    account: {
      email: me.emails[0]!,
      password: "harbor-light-27",
      name: c.lang === "en" ? me.name.en : me.name.zh,
      born: me.birthday!,
      gender: "unsaid",
      face: null,
      since: now - 1340 * dayMs,
    },
    loggedIn: true,
    reset: null,
    recents: [...ids.found],
    saved: {
      ...records("mu_artist", ids.artists, timesBefore(now, ids.artists.length, 9 * dayMs)),
      ...records("mu_album", ids.albums, timesBefore(now, ids.albums.length, 13 * dayMs)),
      ...records("mu_show", ids.shows, timesBefore(now, ids.shows.length, 21 * dayMs)),
      ...records("mu_playlist", ids.playlists, timesBefore(now, ids.playlists.length, 17 * dayMs)),
      [`mu_chart_${ids.chart}`]: now - 30 * dayMs,
    },
    pins: ["liked"],
    liked: records("mu_track", ids.liked, timesBefore(now, ids.liked.length, 3 * dayMs)),
    savedEpisodes: records("mu_episode", ids.savedEpisodes, timesBefore(now, ids.savedEpisodes.length, 4 * dayMs)),
    heard: Object.fromEntries(
      ids.heard.map(({ episode, positionMs, played }, n) => [
        `mu_episode_${episode}`,
        { positionMs, played, at: now - (n + 1) * dayMs },
      ]),
    ),
    playlists: seedPlaylists(c),
    queue,
    positionMs: ms,
    plays: seedPlays(c),
    devices: [
      { id: "kitchen", name: c.say("Kitchen speaker", "厨房音箱"), kind: "speaker" },
      { id: "laptop", name: c.say("Robin's laptop", "苏然的电脑"), kind: "computer" },
      { id: "tv", name: c.say("Living room TV", "客厅电视"), kind: "tv" },
    ],
    concerts: { [`mu_concert_${ids.concert}`]: { at: now - 2 * dayMs, remindAt: null } },
    downloads,
    kept: Object.fromEntries(
      ids.downloaded.map((one) => [`mu_album_${one.album}`, { at: now - 6 * dayMs, done: true }]),
    ),
    follows: records("mu_friend", ids.friends, timesBefore(now, ids.friends.length, 40 * dayMs)),
    followers: records("mu_friend", ids.fans, timesBefore(now, ids.fans.length, 55 * dayMs)),
    blends: {
      blend_s_0: { id: "blend_s_0", friend: `mu_friend_${ids.friends[0]}`, at: now - 12 * dayMs, joinsAt: null },
    },
    subscription: seedSubscription(c),
    receipts: seedReceipts(c),
  };
});
