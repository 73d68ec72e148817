/** Makes playlists, charts, categories, concerts and the people whom the user may follow. */
import { Rng } from "#state/rng.ts";
import { rareGreat } from "../social/counts.ts";
import { fillSlots } from "../social/forms.ts";
import { generatePeople } from "../folk/people.ts";
import type { Catalogue } from "./catalogue.ts";
import { palettes } from "./covers.ts";
import { stocks } from "./data/stocks.ts";
import type { Album, Category, Chart, Concert, Friend, Playlist, Track } from "./index.ts";
import { chartOf } from "./rank.ts";
import { chartSize, editorsId, genres, publics, regionsOf, themes, type Public, type Region } from "./words.ts";

interface Person {
  readonly id: string;
  readonly name: string;
}
const friendsPerPublic = 36;
/** Returns people of `folk` who use the app, in the language of the public. */
function listPeople(): Readonly<Record<Public, readonly Person[]>> {
  const found: Record<Public, Person[]> = { en: [], zh: [] };
  for (const person of generatePeople()) {
    if (found.zh.length >= friendsPerPublic) break;
    const lang = found.en.length < friendsPerPublic ? "en" : "zh";
    found[lang].push({ id: person.id, name: person.name[lang] });
  }
  return found;
}

const testOf = (word: string): ((track: Track) => boolean) => {
  const genre = genres.find((one) => one === word);
  if (genre) return (track) => track.genre === genre;
  if (word === "none") return (track) => track.theme === "none";
  if (word === "yue") return (track) => track.language === "yue";
  const theme = themes.find((one) => one === word);
  if (theme) return (track) => track.theme === theme;
  if (word === "new") return (track) => track.age <= 400;
  if (word === "old") return (track) => track.age >= 1600;
  throw new Error(`no tracks are called ${word}`);
};
/** Returns the tracks of a playlist: those of one of its genres and of one of its themes, in turn by artist. */
function chooseTracks(
  r: Rng,
  tracks: readonly Track[],
  words: readonly string[],
  isClean: boolean,
  count: number,
): Track[] {
  const fits = tracks.filter((track) => !isClean || !track.explicit);
  if (words.includes("top")) return fits.toSorted((a, b) => b.week - a.week).slice(0, count);
  const ages = words.filter((word) => word === "new" || word === "old").map(testOf);
  const isGenre = (word: string): boolean => genres.some((genre) => genre === word);
  const genreTests = words.filter(isGenre).map(testOf);
  const themeTests = words.filter((word) => !isGenre(word) && word !== "new" && word !== "old").map(testOf);
  const any = (tests: readonly ((track: Track) => boolean)[], track: Track): boolean =>
    tests.length === 0 || tests.some((test) => test(track));
  const aged = fits.filter((track) => ages.every((test) => test(track)));
  const both = aged.filter((track) => any(genreTests, track) && any(themeTests, track));
  const pool =
    both.length >= count
      ? both
      : aged.filter((track) =>
          genreTests.length + themeTests.length === 0
            ? true
            : [...genreTests, ...themeTests].some((test) => test(track)),
        );
  const best = pool.map((track) => ({ track, rank: track.popularity + r.int(0, 60) })).sort((a, b) => b.rank - a.rank);
  // Two tracks of an artist, or more where there are few artists.
  const most = new Set(pool.map(({ artists }) => artists[0]!.id)).size * 2 >= count ? 2 : 5;
  const perArtist = new Map<string, number>();
  const chosen: Track[] = [];
  for (const { track } of best) {
    const artist = track.artists[0]!.id;
    const uses = perArtist.get(artist) ?? 0;
    if (uses >= most || chosen.length >= count) continue;
    perArtist.set(artist, uses + 1);
    chosen.push(track);
  }
  return r.shuffle(chosen);
}

const categoryRows: readonly (readonly [
  string,
  string,
  string,
  string,
  Category["shows"],
  Category["genre"],
  Category["public"],
])[] = [
  ["releases", "New Releases", "新歌速递", "#608108", "releases", null, "all"],
  ["charts", "Charts", "排行榜", "#8d67ab", "charts", null, "all"],
  ["podcasts", "Podcasts", "播客", "#006450", "podcasts", null, "all"],
  ["concerts", "Live Events", "现场演出", "#7358ff", "concerts", null, "all"],
  ["pop", "Pop", "流行", "#477d95", "playlists", "pop", "all"],
  ["hiphop", "Hip-Hop", "嘻哈", "#bc5900", "playlists", "hiphop", "all"],
  ["rock", "Rock", "摇滚", "#006450", "playlists", "rock", "all"],
  ["indie", "Indie", "独立音乐", "#e91429", "playlists", "indie", "all"],
  ["guofeng", "Guofeng", "国风", "#a3402a", "playlists", "guofeng", "zh"],
  ["folk", "Folk & Acoustic", "民谣与原声", "#bc5900", "playlists", "folk", "all"],
  ["country", "Country", "乡村", "#d84000", "playlists", "country", "en"],
  ["rnb", "R&B", "R&B", "#ba5d07", "playlists", "rnb", "all"],
  ["soul", "Soul", "灵魂乐", "#dc148c", "playlists", "soul", "all"],
  ["electronic", "Dance/Electronic", "舞曲/电子", "#537aa1", "playlists", "electronic", "all"],
  ["jazz", "Jazz", "爵士", "#8d67ab", "playlists", "jazz", "all"],
  ["classical", "Classical", "古典", "#7d4b32", "playlists", "classical", "all"],
  ["punk", "Punk", "朋克", "#e61e32", "playlists", "punk", "all"],
  ["mood", "Mood", "心情", "#e1118c", "playlists", null, "all"],
  ["focus", "Focus", "专注", "#a56752", "playlists", null, "all"],
  ["chill", "Chill", "放松", "#b06239", "playlists", null, "all"],
  ["sleep", "Sleep", "睡眠", "#1e3264", "playlists", null, "all"],
  ["workout", "Workout", "健身", "#777777", "playlists", null, "all"],
  ["party", "Party", "派对", "#ae2896", "playlists", null, "all"],
  ["romance", "Love", "爱情", "#ff0090", "playlists", null, "all"],
  ["morning", "Wake Up", "早安", "#d17e00", "playlists", null, "all"],
  ["travel", "Travel", "旅行", "#0d73ec", "playlists", null, "all"],
  ["cooking", "Cooking & Dining", "下厨与用餐", "#148a08", "playlists", null, "all"],
  ["throwback", "Throwback", "怀旧", "#509bf5", "playlists", null, "all"],
];
export const listCategories = (): Category[] =>
  categoryRows.map(([id, en, zh, colour, shows, genre, own]) => ({
    id: `mu_category_${id}`,
    public: own,
    title: { en, zh },
    colour,
    shows,
    genre,
  }));

const regionTitles: Readonly<Record<Region | "global", readonly [string, string]>> = {
  global: ["Top 50 – Global", "每日热门 50 首 – 全球"],
  us: ["Top 50 – USA", "每日热门 50 首 – 美国"],
  gb: ["Top 50 – UK", "每日热门 50 首 – 英国"],
  ca: ["Top 50 – Canada", "每日热门 50 首 – 加拿大"],
  au: ["Top 50 – Australia", "每日热门 50 首 – 澳大利亚"],
  cn: ["Top 50 – Mainland China", "每日热门 50 首 – 中国内地"],
  hk: ["Top 50 – Hong Kong", "每日热门 50 首 – 中国香港"],
  sg: ["Top 50 – Singapore", "每日热门 50 首 – 新加坡"],
  my: ["Top 50 – Malaysia", "每日热门 50 首 – 马来西亚"],
};
export function createCharts(tracks: readonly Track[]): Chart[] {
  const all = [
    { region: "global" as const, own: "all" as const },
    ...publics.flatMap((own) => regionsOf[own].map((region) => ({ region, own }))),
  ];
  return all.map(({ region, own }, index) => {
    const r = Rng.of("music", "chart", region);
    const playsOf = (track: Track): number => (region === "global" ? track.week : (track.streams[region] ?? 0));
    const now = chartOf(tracks, region);
    // Last week's chart: the same songs and a few that fell out, by plays that differ a little.
    const last = tracks
      .filter((track) => track.age >= 7 && playsOf(track) > 0)
      .map((track) => ({ id: track.id, plays: playsOf(track) * r.int(84, 118) }))
      .sort((a, b) => b.plays - a.plays || (a.id < b.id ? -1 : 1))
      .slice(0, chartSize)
      .map(({ id }) => id);
    const [en, zh] = regionTitles[region];
    return {
      id: `mu_chart_${region}`,
      public: own,
      region,
      title: { en, zh },
      entries: now.map((track) => {
        const before = last.indexOf(track.id);
        return { track: track.id, plays: playsOf(track), before: before === -1 ? null : before + 1 };
      }),
      colour: palettes[(index * 5 + 6) % palettes.length]![0],
    };
  });
}

export interface Lists {
  readonly playlists: readonly Playlist[];
  readonly concerts: readonly Concert[];
  readonly friends: readonly Friend[];
}
export function createLists({ acts, albums, tracks }: Catalogue): Lists {
  const people = listPeople();
  const playlists: Playlist[] = [];
  const concerts: Concert[] = [];
  const friends: Friend[] = [];
  const albumOf = new Map(albums.map((album) => [album.id, album]));
  for (const lang of publics) {
    const own = tracks.filter((track) => track.public === lang);
    const r = Rng.of("music", "lists", lang);
    let isEditors = true;
    let author = 0;
    for (const line of stocks[lang].playlists.trim().split("\n")) {
      if (line.startsWith("# ")) {
        isEditors = line.slice(2) === "editors";
        continue;
      }
      const [title = "", description = "", words = "", categories = ""] = line.split("|").map((part) => part.trim());
      const person = people[lang][author % friendsPerPublic]!;
      if (!isEditors) author += 2;
      const chosen = chooseTracks(
        r,
        own,
        words.split(" "),
        /Clean|脏话/u.test(description),
        isEditors ? r.int(30, 60) : r.int(12, 40),
      );
      playlists.push({
        id: `mu_playlist_${playlists.length + 1}`,
        public: lang,
        title,
        owner: isEditors ? { id: editorsId, name: "" } : person,
        description,
        tracks: chosen.map(({ id }) => id),
        count: chosen.length,
        ms: chosen.reduce((sum, { ms }) => sum + ms, 0),
        followers: isEditors
          ? Math.floor(1_900_000 * rareGreat(r, 2)) + r.int(2000, 9000)
          : Math.floor(900 * rareGreat(r, 3)) + r.int(0, 9),
        categories: categories === "" ? [] : categories.split(" ").map((id) => `mu_category_${id}`),
        colour: r.pick(palettes)[0],
      });
    }
    concerts.push(...createConcerts(r, lang, acts, albums, concerts.length));
    for (const [index, person] of people[lang].entries()) {
      const favourites = r.sample(genres, 4);
      const pool = own.filter((track) => favourites.includes(track.genre) && track.popularity > 20);
      const recent = r.sample(pool, r.int(8, 20));
      const [last] = recent;
      const made = playlists.filter(({ owner }) => owner.id === person.id).map(({ id }) => id);
      const album = albumOf.get(last!.album)!;
      friends.push({
        id: `mu_friend_${friends.length + 1}`,
        public: lang,
        person: person.id,
        name: person.name,
        track: last!.id,
        trackTitle: last!.title,
        artist: last!.artists[0]!,
        album: { id: album.id, title: album.title },
        minutes: index < 5 ? r.int(0, 20) : r.int(21, 4000),
        recentTracks: recent.map(({ id }) => id),
        recentArtists: [...new Set(recent.map(({ artists }) => artists[0]!.id))],
        playlists: made,
        followers: Math.floor(140 * rareGreat(r, 2)) + r.int(0, 6),
        following: r.int(3, 90),
      });
    }
  }
  return { playlists, concerts, friends };
}

function createConcerts(
  r: Rng,
  lang: Public,
  acts: Catalogue["acts"],
  albums: readonly Album[],
  before: number,
): Concert[] {
  const stock = stocks[lang];
  const own = acts.filter((act) => act.public === lang && act.order < 260);
  const concerts: Concert[] = [];
  for (const act of own) {
    if (r.chance(act.order < 60 ? 0.3 : 0.55)) continue;
    const album = albums.find(({ artists, type }) => artists[0]!.id === act.id && type === "album");
    const title = fillSlots(r.pick(stock.tours.filter((tour) => album !== undefined || !tour.includes("{album}"))), {
      artist: act.name,
      album: album?.title ?? "",
    })!;
    const days = new Set<number>();
    for (const city of r.sample(stock.cities, r.int(1, act.order < 60 ? 5 : 2))) {
      let day = r.int(2, 170);
      while (days.has(day)) day++;
      days.add(day);
      const supports = own.filter((other) => other.genre === act.genre && other.order > act.order);
      const support = supports.length > 0 && r.chance(0.5) ? [r.pick(supports)] : [];
      concerts.push({
        id: `mu_concert_${before + concerts.length + 1}`,
        public: lang,
        artist: { id: act.id, name: act.name },
        support: support.map(({ id, name }) => ({ id, name })),
        title,
        city,
        venue: r.pick(stock.venues),
        day,
        minute: r.pick([1140, 1170, 1170, 1200, 1200, 1230]),
        soldOut: r.chance(0.13),
      });
    }
  }
  return concerts.sort((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
}
