/** Helpers for tasks about Spotify: music and podcasts of the world, what plays on the phone, navigation in the app. */
import { startSource } from "#apps/spotify/features/player/queue.ts";
import type { OwnPlaylist } from "#apps/spotify/features/playlists/state.ts";
import type { Source } from "#apps/spotify/ids.ts";
import spotify from "#apps/spotify/index.ts";
import { lengthText } from "#apps/spotify/format.ts";
import { seedIds } from "#apps/spotify/seed-ids.ts";
import type { State } from "#apps/spotify/state.ts";
import { strings, type Word } from "#apps/spotify/strings.ts";
import { episodeFacts, publicOf, type ItemFacts } from "#apps/spotify/world.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { OsState } from "#os/state.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import music, {
  type Concert,
  type Detail,
  type EpisodeBrief,
  type Friend,
  type Show,
  type TrackBrief,
} from "#world/music/index.ts";
import type { World } from "#world/read.ts";
import type { Localized } from "./social.ts";

/** The parts of a song that an instance stores. */
export type SongFacts = {
  readonly id: string;
  readonly title: string;
  /** The names of the artists, separated by commas, as lists show them. */
  readonly by: string;
  readonly album: string;
  readonly ms: number;
};
/** The parts of an episode that an instance stores. */
type AiredFacts = {
  readonly id: string;
  readonly title: string;
  readonly show: string;
  readonly showTitle: string;
  readonly ms: number;
  readonly age: number;
};
export const songFacts = ({ id, title, artists, album, ms }: TrackBrief): SongFacts => ({
  id,
  title,
  by: artists.map(({ name }) => name).join(", "),
  album,
  ms,
});
export const airedFacts = ({ id, title, show, showTitle, ms, age }: EpisodeBrief): AiredFacts => ({
  id,
  title,
  show,
  showTitle,
  ms,
  age,
});
const pageSize = 20;
/** Whether the owner of a new phone has nothing to do with a song. */
export function isNewSong(lang: Lang, id: string): boolean {
  const { liked, cooking, running, drive, plays, paused, downloaded } = seedIds(lang);
  const known = [
    ...[...liked, ...cooking, ...running, ...drive, ...paused.tracks, ...plays.map(([n]) => n)],
    ...downloaded.flatMap(({ tracks }) => tracks.map(([n]) => n)),
  ];
  return !known.some((n) => `mu_track_${n}` === id);
}
/** Whether the owner of a new phone has neither saved nor followed an album, an artist, a show or a playlist. */
export function isNewCollection(lang: Lang, id: string): boolean {
  const { artists, albums, shows, playlists, plays } = seedIds(lang);
  return ![
    ...artists.map((n) => `mu_artist_${n}`),
    ...albums.map((n) => `mu_album_${n}`),
    ...shows.map((n) => `mu_show_${n}`),
    ...playlists.map((n) => `mu_playlist_${n}`),
    ...plays.map(([, kind, n]) => `mu_${kind}_${n}`),
  ].includes(id);
}
/** Draws `n` songs that the owner has nothing to do with. Their titles and artists differ. */
export async function drawSongs(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (song: TrackBrief) => boolean = () => true,
): Promise<SongFacts[]> {
  const { total } = await world.read(music.queries.findtracks, { public: publicOf(lang) });
  const out: SongFacts[] = [];
  for (let tries = 0; tries < 200; tries++) {
    const page = r.int(0, Math.ceil(total / pageSize) - 1);
    const { rows } = await world.read(music.queries.findtracks, { public: publicOf(lang), page });
    for (const song of r.shuffle(rows).slice(0, 4)) {
      if (out.length === n) return out;
      if (!isNewSong(lang, song.id) || song.explicit || !fits(song)) continue;
      const one = songFacts(song);
      if (out.every(({ title, by }) => title !== one.title && by !== one.by)) out.push(one);
    }
    if (out.length === n) return out;
  }
  throw new Error(`fewer than ${n} songs fit`);
}
/** Whether a search for the title shows a song near the top, and no other song with this title by the same artist. */
export async function isSongFound(world: World, { id, title, by }: SongFacts): Promise<boolean> {
  const { rows } = await world.read(music.queries.findtracks, { q: title });
  const same = rows.filter((one) => one.title === title && songFacts(one).by === by);
  return same.length === 1 && rows.slice(0, 8).some((one) => one.id === id);
}
/** Whether a search for the name shows this artist, and no other one with the name. */
export async function isArtistFound(world: World, { id, name }: { id: string; name: string }): Promise<boolean> {
  const { rows } = await world.read(music.queries.findartists, { q: name });
  return rows.slice(0, 3).some((one) => one.id === id) && rows.filter((one) => one.name === name).length === 1;
}
/** All podcasts of the phone's language. */
async function readShows(world: World, lang: Lang): Promise<Show[]> {
  const out: Show[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(music.queries.findshows, { public: publicOf(lang), page });
    out.push(...(await world.read(music.queries.shows, { ids: rows.map(({ id }) => id) })));
    if (!more) return out;
  }
}
/** The episodes of a show that exist when the phone is new, the newest first. */
async function readAired(world: World, show: string): Promise<EpisodeBrief[]> {
  const { rows } = await world.read(music.queries.aired, { show, sort: "newest" });
  return rows.filter(({ age }) => age >= 0);
}
/** Draws a show that the owner does not follow, with its episodes. No other show has a title that contains this one. */
export async function drawShow(
  world: World,
  r: Rng,
  lang: Lang,
  least: number,
  fits: (show: Show, episodes: readonly EpisodeBrief[]) => boolean = () => true,
): Promise<{ readonly show: Show; readonly episodes: EpisodeBrief[] }> {
  const heard = seedIds(lang).shows.map((n) => `mu_show_${n}`);
  for (const show of r.shuffle(await readShows(world, lang))) {
    if (heard.includes(show.id) || show.explicit) continue;
    const episodes = await readAired(world, show.id);
    if (episodes.length >= least && fits(show, episodes)) return { show, episodes };
  }
  throw new Error("no show fits");
}

/** All concerts of the phone's language that are still to come, the soonest first. */
export async function readConcerts(world: World, lang: Lang): Promise<Concert[]> {
  const out: Concert[] = [];
  for (let page = 0; ; page++) {
    const asked = { public: publicOf(lang), day_min: 0, sort: "soonest", page } as const;
    const { rows, more } = await world.read(music.queries.concerts, asked);
    out.push(...rows);
    if (!more) return out;
  }
}
/** The pairs of neighbouring lines of all songs: `about` is sung only once in its song, `value` follows it. */
export async function readLyricFacts(world: World, lang: Lang): Promise<{ id: string; facts: Detail["facts"] }[]> {
  const out: { id: string; facts: Detail["facts"] }[] = [];
  for (let page = 0; ; page++) {
    const asked = { public: publicOf(lang), form: "lyric", page } as const;
    const { rows, more } = await world.read(music.queries.described, asked);
    out.push(...rows.map(({ id, facts }) => ({ id: id.replace("lyric:", ""), facts })));
    if (!more) return out;
  }
}
/** The people of the phone's language whom the owner of a new phone does not follow and who do not follow back. */
export async function readFriends(world: World, lang: Lang): Promise<Friend[]> {
  const { friends, fans } = seedIds(lang);
  // Lists of the app show the first page of people.
  const { rows } = await world.read(music.queries.friends, { public: publicOf(lang) });
  return rows.filter(({ id }) => ![...friends, ...fans].some((n) => `mu_friend_${n}` === id));
}

/** A playlist of the owner. Fields that are not given have the values of a new playlist. */
export const ownPlaylist = (
  id: string,
  name: string,
  items: readonly string[],
  at: number,
  more: Partial<OwnPlaylist> = {},
): OwnPlaylist => ({
  id,
  name,
  about: "",
  cover: null,
  entries: items.map((item, n) => ({ item, at: at + n * 60_000, by: "me" })),
  public: true,
  friends: {},
  at,
  ...more,
});
/** The values of a playlist that the owner has just made, for `added(state.playlists, 1, …)`. */
export const plainPlaylist = { about: "", cover: null, public: true } as const;
/** Puts a source into the player, paused at a position of one of its items. The phone has no media session yet. */
export function pauseAt(state: State, source: Source, items: readonly string[], at: number, positionMs: number): void {
  state.queue = { ...startSource({ ...state.queue, shuffle: false, repeat: "off" }, source, items, at, () => 0) };
  state.queue.queued = [];
  state.positionMs = positionMs;
  state.listening = null;
}
/** Starts the current item on the phone, as a tap on "play" would have done before the phone's start. */
export function startPlaying(
  { spotify: state, os }: { readonly spotify: State; readonly os: OsState },
  facts: ItemFacts,
  positionMs: number,
  now: number,
): void {
  state.positionMs = positionMs;
  state.listening = { item: facts.id, fromMs: positionMs - 40_000, counted: true, checkAt: null };
  os.media = {
    sessions: {
      spotify: {
        kind: facts.kind,
        item: facts.id,
        title: facts.title,
        subtitle: facts.by,
        art: { dataset: "music", query: "cover", id: facts.cover },
        lengthMs: facts.ms,
        speed: facts.kind === "podcast" ? state.speed : 1,
        open: { screen: "player", params: {} },
        skips: { previous: true, next: true },
        whenLeft: "play",
        positionMs,
        sinceMs: now,
      },
    },
    active: "spotify",
    sleep: null,
  };
}
export { episodeFacts, lengthText };
/**
 * What changes while something plays: for `allow` of tasks whose solution plays music, or may play it. A task that
 * judges a part of the player must leave that part out.
 */
export const playing = ({ spotify: state, os }: { readonly spotify: State; readonly os: OsState }) => [
  state.queue,
  state.positionMs,
  state.listening,
  state.plays,
  os.media?.sessions["spotify"],
  os.media?.active,
];
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = (state: State) => [
  state.saved,
  state.pins,
  state.liked,
  state.savedEpisodes,
  state.heard,
  state.ratings,
  state.playlists,
  state.queue.queued,
  state.concerts,
  state.kept,
  state.follows,
  state.blends,
  state.prefs,
];

/** A word of the app in the phone's language. */
export const wordOf = (lang: Lang, word: Word): string => strings[lang === "en" ? "en" : "zh"][word];

/** Opens a tab of the bottom bar from the home screen. */
export async function openTab(o: AnyDriver, tab: "Search" | "Library"): Promise<void> {
  await o.open(spotify);
  await o.act(spotify, `home.go${tab}`);
}
/** Opens one of the pages of the drawer. */
export async function openDrawer(
  o: AnyDriver,
  page: "Profile" | "Releases" | "History" | "Activity" | "Plan" | "Settings",
): Promise<void> {
  await o.open(spotify);
  await o.act(spotify, "home.openDrawer");
  await o.act(spotify, `home.open${page}`);
}
/** The kinds of results that a search can be limited to. */
type FoundKind = "songs" | "artists" | "albums" | "podcasts" | "episodes" | "profiles" | "lyrics";
/** Searches for these words and shows the results of one kind. */
export async function search(o: AnyDriver, words: string, kind: FoundKind): Promise<void> {
  await openTab(o, "Search");
  await o.act(spotify, "search.find");
  await searchAgain(o, words, kind);
}
/** Replaces the words of the search page. */
export async function searchAgain(o: AnyDriver, words: string, kind: FoundKind): Promise<void> {
  await o.type("q", words);
  await o.act(spotify, "find.showKind", { kind });
}
/** Opens an own playlist of the library. */
export async function openOwnPlaylist(o: AnyDriver, { id, name }: { id: string; name: string }): Promise<void> {
  await openTab(o, "Library");
  await o.sees(name);
  await o.act(spotify, "library.openPlaylist", { playlist: id });
}
/** Opens the saved episodes in the library. */
export async function openSaved(o: AnyDriver): Promise<void> {
  await openTab(o, "Library");
  await o.act(spotify, "library.openSavedEpisodes");
}
/** Names of own playlists that no new phone has. */
export const playlistNames: readonly Localized[] = [
  ["Rainy afternoons", "下雨的下午"],
  ["Desk songs", "上班听"],
  ["Long train rides", "坐火车听"],
  ["Washing up", "洗碗歌单"],
  ["Late evening", "夜深了"],
  ["For the balcony", "阳台时光"],
  ["Slow mornings", "慢慢起床"],
  ["Kitchen dancing", "厨房里跳舞"],
];
