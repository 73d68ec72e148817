/** Makes artists, releases and tracks. */
import { Rng } from "#state/rng.ts";
import { rareGreat, WeightedIndex } from "../social/counts.ts";
import { BioWriter, createActs, type Act } from "./artists.ts";
import { palettes } from "./covers.ts";
import { stocks, themeShares } from "./data/stocks.ts";
import type { Album, Artist, Lyric, Track } from "./index.ts";
import { LyricWriter } from "./lyrics.ts";
import { popularOf, popularityOf } from "./rank.ts";
import { TitleMaker, type SongSlots } from "./titles.ts";
import { publics, regionsOf, type AlbumType, type Genre, type Public, type Theme } from "./words.ts";

export interface Catalogue {
  readonly acts: readonly Act[];
  readonly artists: readonly Artist[];
  readonly albums: readonly Album[];
  readonly tracks: readonly Track[];
  readonly lyrics: readonly Lyric[];
}
/** How many tracks of each public have lyrics. */
const lyricsPerPublic = 640;
/** The countries of places, for the shares of plays by region. */
const homeRegions: readonly (readonly [RegExp, string])[] = [
  [/England|Scotland|Wales|Northern Ireland/u, "gb"],
  [/Ontario|Nova Scotia|Manitoba/u, "ca"],
  [/Australia/u, "au"],
  [
    /Texas|Minnesota|Tennessee|Illinois|New York|Georgia|Oregon|Michigan|Louisiana|Oklahoma|California|Kentucky|Pennsylvania|Carolina|Ohio|New Mexico/u,
    "us",
  ],
  [/香港/u, "hk"],
  [/新加坡/u, "sg"],
  [/吉隆坡/u, "my"],
];
/** The share of plays by region, in thousandths. */
const regionShares: Readonly<Record<string, number>> = {
  us: 300,
  gb: 130,
  ca: 60,
  au: 50,
  cn: 560,
  hk: 60,
  sg: 28,
  my: 52,
};
const explicitShares: Partial<Record<Genre, number>> = { hiphop: 0.45, punk: 0.3, rnb: 0.14, rock: 0.06 };

interface Draft {
  readonly act: Act;
  readonly type: AlbumType;
  readonly age: number;
}
/** Returns the releases of an artist, the latest first. */
function planReleases(r: Rng, act: Act): Draft[] {
  const { order } = act;
  const albums = order < 25 ? 3 : order < 60 ? 2 : order < 100 ? 1 : 0;
  const hasEp = (order >= 60 && order < 150 && r.chance(0.5)) || (order < 25 && r.chance(0.2));
  const singles = order < 60 ? (r.chance(0.5) ? 1 : 0) : albums > 0 ? (r.chance(0.4) ? 1 : 0) : hasEp ? 0 : 1;
  const drafts: Draft[] = [];
  let age = r.chance(0.12) ? r.int(1, 60) : r.int(61, 900);
  for (let i = 0; i < singles; i++) {
    drafts.push({ act, type: "single", age });
    age += r.int(40, 260);
  }
  for (let i = 0; i < albums; i++) {
    drafts.push({ act, type: "album", age });
    age += r.int(420, 1200);
  }
  if (hasEp) drafts.push({ act, type: "ep", age: age + r.int(30, 300) });
  return drafts;
}
const lengthOf = (r: Rng, genre: Genre, theme: Theme): number => {
  const [lo, hi] =
    genre === "punk"
      ? [84, 160]
      : genre === "electronic"
        ? [190, 400]
        : genre === "jazz"
          ? [210, 430]
          : genre === "classical"
            ? [110, 310]
            : theme === "none"
              ? [90, 260]
              : [148, 276];
  return r.int(lo * 1000, hi * 1000);
};

/** Titles of instrumental pieces that belong to jazz, and titles that belong to written music. */
const jazzTitle = /Blues|Stomp|Shuffle|Bossa|Brushes|Loose Shoes/u;
const scoreTitle = /Prelude|Étude|Berceuse|Sarabande|Minuet|Largo|Waltz No|Suite|前奏曲|小步舞|练习曲|第.号/u;
const fitsGenre =
  (genre: Genre) =>
  (title: string): boolean =>
    genre === "classical"
      ? !jazzTitle.test(title)
      : genre === "jazz"
        ? !scoreTitle.test(title)
        : genre !== "electronic" || !(jazzTitle.test(title) || scoreTitle.test(title));

interface SongFacts {
  readonly slots: SongSlots;
  readonly isName: boolean;
  readonly plainTitle: string;
  readonly isVersion: boolean;
}
function createPublic(lang: Public, before: { acts: number; albums: number; tracks: number }) {
  const acts = createActs(lang, before.acts);
  const r = Rng.of("music", "tracks", lang);
  const titles = new TitleMaker(lang, r);
  const stock = stocks[lang];
  const albums: Album[] = [];
  const tracks: Track[] = [];
  const songs = new Map<string, SongFacts>();
  const guests = acts.filter((act) => act.order < 220 && act.genre !== "classical");
  const remixers = acts.filter((act) => act.genre === "electronic");
  for (const act of acts)
    for (const { type, age } of planReleases(r, act)) {
      const album = `mu_album_${before.albums + albums.length + 1}`;
      const [colour = ""] = r.pick(palettes);
      const count = type === "single" ? 1 : type === "ep" ? r.int(4, 5) : r.int(7, 11);
      const shares = themeShares[act.genre];
      const names = Object.keys(shares) as Theme[];
      const weights = new WeightedIndex(names.map((theme) => shares[theme]!));
      const own: Track[] = [];
      const hit = r.int(0, Math.min(count - 1, 3));
      for (let number = 1; number <= count; number++) {
        const id = `mu_track_${before.tracks + tracks.length + own.length + 1}`;
        let theme = names[weights.pick(r)]!;
        const slots = titles.drawSlots(theme);
        // The last track of an album may be another version of an earlier one.
        const again = number === count && count > 6 && theme !== "none" && r.chance(0.3) ? own[hit]! : null;
        const drawn = again ? null : titles.draw(theme, slots, theme === "none" ? 0.5 : 0.22, fitsGenre(act.genre));
        let title = drawn?.text ?? songs.get(again!.id)!.plainTitle;
        const plainTitle = title;
        const artists = [{ id: act.id, name: act.name }];
        const features: string[] = [];
        if (again) {
          theme = again.theme;
          const kind = r.int(1, 3);
          if (kind === 1) title += lang === "en" ? " - Acoustic" : " - 不插电版";
          else if (kind === 2)
            title += lang === "en" ? ` - Live at ${r.pick(stock.venues)}` : ` - ${r.pick(stock.cities)}现场`;
          else {
            const remixer = r.pick(remixers);
            if (remixer.id !== act.id) artists.push({ id: remixer.id, name: remixer.name });
            title += lang === "en" ? ` - ${remixer.name} Remix` : ` - ${remixer.name} Remix`;
          }
        } else if (theme !== "none" && r.chance(act.genre === "hiphop" ? 0.3 : 0.07)) {
          const guest = r.pick(guests);
          if (guest.id !== act.id) {
            artists.push({ id: guest.id, name: guest.name });
            features.push(guest.id);
            title += ` (feat. ${guest.name})`;
          }
        }
        const share = (number - 1 === hit ? 0.9 : 0.05) + rareGreat(r, 2) * (number - 1 === hit ? 0.6 : 0.35);
        const fade = age < 120 ? 1.3 : age < 900 ? 0.7 : 0.35;
        const week = Math.floor(act.fame * share * fade * (again ? 0.2 : 0.45)) + r.int(20, 90);
        const home = homeRegions.find(([places]) => places.test(act.place))?.[1];
        const streams = Object.fromEntries(
          regionsOf[lang].map((region) => {
            const part =
              (regionShares[region]! * r.int(80, 120) * (region === home ? (region === "us" ? 150 : 260) : 100)) / 1e7;
            return [region, Math.floor(week * Math.min(part, 0.62))];
          }),
        );
        own.push({
          id,
          public: lang,
          title,
          artists,
          features,
          album,
          albumTitle: "",
          colour,
          number,
          ms: again ? again.ms + r.int(-9000, 31_000) : lengthOf(r, act.genre, theme),
          age,
          genre: act.genre,
          theme,
          language: theme === "none" ? "none" : lang === "zh" && act.place === "香港" ? "yue" : lang,
          explicit: again ? again.explicit : theme !== "none" && r.chance(explicitShares[act.genre] ?? 0.02),
          plays: week * (3 + Math.floor((Math.min(age, 1800) * r.int(50, 160)) / 700)) + r.int(0, 999),
          week,
          streams,
          popularity: popularityOf(week),
          hasLyrics: false,
        });
        songs.set(id, { slots, isName: drawn?.isName ?? false, plainTitle, isVersion: again !== null });
      }
      const titleTrack = own.find((t) => songs.get(t.id)!.plainTitle === t.title) ?? own[0]!;
      const isNamedAfterSong = type === "single" || r.chance(type === "album" ? 0.52 : 0.5);
      const title = isNamedAfterSong
        ? type === "single"
          ? own[0]!.title
          : songs.get(titleTrack.id)!.plainTitle
        : titles.drawRelease(type === "ep" ? "ep" : "album");
      const sum = (of: (track: Track) => number): number => own.reduce((total, track) => total + of(track), 0);
      albums.push({
        id: album,
        public: lang,
        title,
        artists: [{ id: act.id, name: act.name }],
        type,
        genre: act.genre,
        age,
        label: act.label,
        tracks: own.map(({ id }) => id),
        ms: sum(({ ms }) => ms),
        explicit: own.some(({ explicit }) => explicit),
        plays: sum(({ plays }) => plays),
        saves: Math.floor(sum(({ plays }) => plays) / r.int(140, 420)) + r.int(3, 60),
        colour,
      });
      tracks.push(...own.map((track) => ({ ...track, albumTitle: title })));
    }
  return { acts, albums, tracks, songs };
}

function writeLyrics(lang: Public, tracks: readonly Track[], songs: ReadonlyMap<string, SongFacts>): Lyric[] {
  const writer = new LyricWriter();
  const r = Rng.of("music", "lyrics", lang);
  return tracks
    .filter((track) => track.theme !== "none" && !songs.get(track.id)!.isVersion)
    .toSorted((a, b) => b.week - a.week || (a.id < b.id ? -1 : 1))
    .slice(0, lyricsPerPublic)
    .map((track) => {
      const { slots, isName, plainTitle } = songs.get(track.id)!;
      const { theme, genre, ms } = track;
      const lines = writer.write(r, { lang, theme, genre, title: plainTitle, isName, slots, ms });
      const writers = [...new Set([track.artists[0]!.name, ...r.sample(stocks[lang].writers, r.int(0, 2))])];
      return { id: track.id, public: lang, lines, writers };
    });
}

function completeArtists(
  lang: Public,
  acts: readonly Act[],
  albums: readonly Album[],
  tracks: readonly Track[],
): Artist[] {
  const r = Rng.of("music", "artists", lang);
  const bios = new BioWriter();
  const group = <T extends { readonly artists: readonly { readonly id: string }[] }>(
    rows: readonly T[],
  ): Map<string, T[]> => {
    const found = new Map<string, T[]>();
    for (const row of rows) for (const { id } of row.artists) found.set(id, [...(found.get(id) ?? []), row]);
    return found;
  };
  const [releases, songs] = [group(albums), group(tracks)];
  return acts.map((act) => {
    const own = releases.get(act.id) ?? [];
    const main = own.find(({ type }) => type === "album") ?? own[0]!;
    const played = (songs.get(act.id) ?? []).reduce((sum, { week }) => sum + week, 0);
    const near = acts
      .filter((other) => other.genre === act.genre && other !== act)
      .map((other) => ({ other, gap: Math.abs(other.order - act.order) + r.int(0, 60) }))
      .sort((a, b) => a.gap - b.gap);
    const listeners = Math.floor((played * r.int(70, 130)) / 100) + r.int(40, 400);
    return {
      id: act.id,
      public: lang,
      name: act.name,
      act: act.act,
      genre: act.genre,
      bio: bios.write(
        r,
        act,
        main.title.replace(/ \(feat\. .*\)$/u, ""),
        main.type !== "single",
        r.pick(stocks[lang].titles.slots["month"]!),
      ),
      place: act.place,
      label: act.label,
      listeners,
      followers: Math.floor((listeners * r.int(9, 70)) / 100),
      verified: act.order < 320 || r.chance(0.2),
      similar: near.slice(0, Math.min(near.length, r.int(6, 10))).map(({ other }) => other.id),
      popular: popularOf(songs.get(act.id) ?? []).map(({ id }) => id),
    };
  });
}

let made: Catalogue | null = null;
export function createCatalogue(): Catalogue {
  if (made) return made;
  const all = {
    acts: [] as Act[],
    artists: [] as Artist[],
    albums: [] as Album[],
    tracks: [] as Track[],
    lyrics: [] as Lyric[],
  };
  for (const lang of publics) {
    const before = { acts: all.acts.length, albums: all.albums.length, tracks: all.tracks.length };
    const { acts, albums, tracks, songs } = createPublic(lang, before);
    const lyrics = writeLyrics(lang, tracks, songs);
    const sung = new Set(lyrics.map(({ id }) => id));
    all.acts.push(...acts);
    all.albums.push(...albums);
    const done = tracks.map((track) => ({ ...track, hasLyrics: sung.has(track.id) }));
    all.tracks.push(...done);
    all.lyrics.push(...lyrics);
    all.artists.push(...completeArtists(lang, acts, albums, done));
  }
  made = all;
  return made;
}
