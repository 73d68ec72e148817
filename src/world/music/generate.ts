/** Generates a small catalogue. */
import type { Generators } from "../define.ts";
import type music from "./index.ts";
import type { Album, Artist, Track } from "./index.ts";
import { chartOf, popularOf, popularityOf } from "./rank.ts";
import { editorsId, publics, type Public } from "./words.ts";

const names = {
  en: ["Pale Ferry", "Marnie Holt", "Cartwheel Motel", "Owen Tackett"],
  zh: ["旧巷口", "沈知夏", "七号月台", "陆野"],
};
const titles = {
  en: ["Borrowed Coat", "Last Bus to Harrow Lane", "Salt on the Stairs", "Kitchen Light", "Delia, Wait", "Half a Mile"],
  zh: ["把伞还你", "末班车以后", "楼下的桂花", "三月没有雨", "等一盏灯", "南方以南"],
};
const lines = {
  en: [
    "I left your coat on the back of the door",
    "and the rain came in across the floor",
    "So hold the last bus for me",
    "I'm only ever half a mile away",
  ],
  zh: ["你把外套忘在门后", "雨从窗台落到脚边", "末班车请再等一等", "我离你只有半条街"],
};
const artists: Artist[] = [];
const albums: Album[] = [];
const tracks: Track[] = [];
for (const lang of publics)
  names[lang].forEach((name, n) => {
    const id = `mu_artist_${artists.length + 1}`;
    const credit = { id, name };
    for (const type of ["album", "single"] as const) {
      const album = `mu_album_${albums.length + 1}`;
      const title = titles[lang][(n + (type === "album" ? 1 : 4)) % 6]!;
      const own: Track[] = Array.from({ length: type === "album" ? 5 : 1 }, (_, i) => {
        const at = tracks.length + i;
        const week = 900_000 - at * 12_345;
        return {
          id: `mu_track_${at + 1}`,
          public: lang,
          title: type === "single" ? title : titles[lang][(n + i) % 6]!,
          artists: [credit],
          features: [],
          album,
          albumTitle: title,
          colour: "#7a4b5a",
          number: i + 1,
          ms: 180_000 + at * 2345,
          age: type === "album" ? 400 + n : 9 + n,
          genre: "indie",
          theme: "home",
          language: lang,
          explicit: at % 7 === 3,
          plays: week * 9,
          week,
          streams: lang === "en" ? { us: week >> 2, gb: week >> 3 } : { cn: week >> 1, hk: week >> 4 },
          popularity: popularityOf(week),
          hasLyrics: true,
        };
      });
      albums.push({
        id: album,
        public: lang,
        title,
        artists: [credit],
        type,
        genre: "indie",
        age: own[0]!.age,
        label: "Larkwater Records",
        tracks: own.map((t) => t.id),
        ms: own.reduce((sum, { ms }) => sum + ms, 0),
        explicit: own.some(({ explicit }) => explicit),
        plays: own.reduce((sum, { plays }) => sum + plays, 0),
        saves: 1200,
        colour: "#7a4b5a",
      });
      tracks.push(...own);
    }
    artists.push({
      id,
      public: lang,
      name,
      act: n % 2 ? "solo" : "band",
      genre: "indie",
      bio: lang === "en" ? "Four friends from one street." : "同一条巷子里长大的四个人。",
      place: lang === "en" ? "Halifax" : "上海",
      label: "Larkwater Records",
      listeners: 1_200_000 - n * 1000,
      followers: 300_000,
      verified: true,
      similar: [],
      popular: [],
    });
  });
const done = artists.map((a) => ({
  ...a,
  similar: artists.filter((b) => b.public === a.public && b !== a).map((b) => b.id),
  popular: popularOf(tracks.filter((t) => t.artists[0]!.id === a.id)).map((t) => t.id),
}));
const ofPublic = (lang: Public): Track[] => tracks.filter((t) => t.public === lang);
const chart = (region: "global" | "us" | "cn", own: Public | "all", en: string, zh: string) => ({
  id: `mu_chart_${region}`,
  public: own,
  region,
  title: { en, zh },
  entries: chartOf(tracks, region).map((t, i) => ({
    track: t.id,
    plays: region === "global" ? t.week : t.streams[region]!,
    before: i === 2 ? null : i + 1,
  })),
  colour: "#477d95",
});
const charts = [
  chart("global", "all", "Top 50 – Global", "全球 Top 50"),
  chart("us", "en", "Top 50 – USA", "美国 Top 50"),
  chart("cn", "zh", "Top 50 – China", "中国 Top 50"),
];
const shows = publics.map((lang, n) => ({
  id: `mu_show_${n + 1}`,
  public: lang,
  title: lang === "en" ? "The Long Way Round" : "绕远路",
  publisher: lang === "en" ? "Larkwater Audio" : "云雀声音",
  hosts: [lang === "en" ? "Ida Fenwick" : "林晓"],
  topic: "travel" as const,
  description: lang === "en" ? "Journeys nobody needed to make." : "那些本来不必走的路。",
  episodes: 2,
  followers: 8200,
  rating: 47,
  ratings: 310,
  explicit: false,
  colour: "#8d67ab",
}));
const episodes = shows.flatMap((show, n) =>
  [1, 2].map((number) => ({
    id: `mu_episode_${n * 2 + number}`,
    public: show.public,
    show: show.id,
    showTitle: show.title,
    topic: show.topic,
    colour: show.colour,
    title: show.public === "en" ? `Ferry number ${number}` : `第${number}班渡轮`,
    number,
    description: show.public === "en" ? "We miss the boat by 4 minutes." : "我们差4分钟没赶上船。",
    ms: 1_800_000 + number * 60_000,
    age: 20 - number * 7,
    explicit: false,
    chapters: [
      { atMs: 0, title: show.public === "en" ? "Intro" : "开场" },
      { atMs: 300_000, title: show.public === "en" ? "The pier" : "码头" },
    ],
    plays: 900 * number,
  })),
);
const playlists = publics.map((lang, n) => {
  const own = ofPublic(lang).slice(0, 12);
  return {
    id: `mu_playlist_${n + 1}`,
    public: lang,
    title: lang === "en" ? "Late Kitchen" : "深夜厨房",
    owner: { id: editorsId, name: "" },
    description: lang === "en" ? "Quiet songs for when the dishes are done." : "洗完碗以后听的安静的歌。",
    tracks: own.map((t) => t.id),
    count: own.length,
    ms: own.reduce((sum, { ms }) => sum + ms, 0),
    followers: 48_211,
    categories: ["mu_category_indie"],
    colour: "#503750",
  };
});
const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><rect width="300" height="300" fill="${colour}"/><circle cx="150" cy="150" r="80" fill="#fff" opacity="0.25"/></svg>`;

export default {
  artist: () => done,
  album: () => albums,
  track: () => tracks,
  lyric: () =>
    tracks.map((t) => ({
      id: t.id,
      public: t.public,
      lines: lines[t.public].map((text, i) => ({ atMs: 12_000 + i * 4500, text })),
      writers: [t.artists[0]!.name],
    })),
  show: () => shows,
  episode: () => episodes,
  playlist: () => playlists,
  chart: () => charts,
  category: () => [
    {
      id: "mu_category_podcasts",
      title: { en: "Podcasts", zh: "播客" },
      colour: "#006450",
      shows: "podcasts",
      genre: null,
    },
    {
      id: "mu_category_indie",
      title: { en: "Indie", zh: "独立" },
      colour: "#608108",
      shows: "playlists",
      genre: "indie",
    },
  ],
  concert: () =>
    publics.map((lang, n) => ({
      id: `mu_concert_${n + 1}`,
      public: lang,
      artist: { id: done[n * 4]!.id, name: done[n * 4]!.name },
      support: [],
      title: lang === "en" ? "Spring Tour" : "春日巡演",
      city: lang === "en" ? "Leeds" : "上海",
      venue: lang === "en" ? "The Old Foundry" : "河岸现场",
      day: 12,
      minute: 1170,
      soldOut: false,
    })),
  friend: () =>
    publics.map((lang, n) => {
      const t = ofPublic(lang)[1]!;
      return {
        id: `mu_friend_${n + 1}`,
        public: lang,
        person: `folk_${n + 11}`,
        name: lang === "en" ? "Nell" : "小林",
        track: t.id,
        trackTitle: t.title,
        artist: t.artists[0]!,
        album: { id: t.album, title: t.albumTitle },
        minutes: 12,
        recentTracks: [t.id],
        recentArtists: [t.artists[0]!.id],
        playlists: [],
        followers: 12,
        following: 30,
      };
    }),
  cover: () =>
    [...done, ...albums, ...shows, ...playlists, ...charts].map(({ id }) => ({ id, svg: square("#7a4b5a") })),
  detail: () => [],
} satisfies Generators<typeof music>;
