/** The texts of both publics, parsed. */
import { genres, themes, type Genre, type Public, type Theme } from "../words.ts";
import { artists as enArtists } from "./en/artists.ts";
import { lyrics as enLyricsMore } from "./en/lyrics-more.ts";
import { verseHalves as enVerses } from "./en/lyrics.ts";
import { playlists as enPlaylists } from "./en/playlists.ts";
import { podcasts as enShows } from "./en/shows.ts";
import { titles as enTitles } from "./en/titles.ts";
import { artists as zhArtists } from "./zh/artists.ts";
import { lyrics as zhLyricsMore } from "./zh/lyrics-more.ts";
import { verseHalves as zhVerses } from "./zh/lyrics.ts";
import { playlists as zhPlaylists } from "./zh/playlists.ts";
import { podcasts as zhShows } from "./zh/shows.ts";
import { titles as zhTitles } from "./zh/titles.ts";

export const splitItems = (text: string): string[] =>
  text
    .split(" | ")
    .map((item) => item.trim())
    .filter((item) => item !== "");

/** Reads sections: "= key" begins a section, all other lines are its items. */
function parseSections(text: string): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let items: string[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("= ")) sections.set(line.slice(2).trim(), (items = []));
    else if (line.trim() !== "") items.push(...splitItems(line));
  }
  return sections;
}

/** First halves of lines, and groups of second halves that rhyme with each other. */
export interface Halves {
  readonly first: readonly string[];
  readonly rhymes: readonly (readonly string[])[];
}
function parseHalves(text: string): Map<string, Halves> {
  const found = new Map<string, { first: string[]; rhymes: string[][] }>();
  let section = { first: [] as string[], rhymes: [] as string[][] };
  for (const line of text.split("\n")) {
    if (line.startsWith("= ")) found.set(line.slice(2).trim(), (section = { first: [], rhymes: [] }));
    else if (line.startsWith("> ")) section.rhymes.push([]);
    else if (line.trim() !== "") (section.rhymes.at(-1) ?? section.first).push(...splitItems(line));
  }
  return found;
}
const parseSlots = (slots: Readonly<Record<string, string>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(slots).map(([name, values]) => [name, splitItems(values)]));

type Artists = typeof enArtists | typeof zhArtists;
const parseActs = (data: Artists) => ({
  bands: splitItems(data.bandNames),
  duos: splitItems(data.duoNames),
  rappers: splitItems(data.rapNames),
  producers: splitItems(data.producerNames),
  labels: splitItems(data.labels),
  places: splitItems(data.places),
  venues: splitItems(data.venues),
  tours: splitItems(data.tourTitles),
  cities: splitItems(data.cities),
  writers: splitItems(data.writers),
  bios: parseSections(data.bios),
  bioSlots: parseSlots(data.bioSlots),
});
type Titles = typeof enTitles | typeof zhTitles;
const parseTitles = (data: Titles) => ({
  songs: parseSections(data.songTitles),
  patterns: parseSections(data.titlePatterns),
  albums: splitItems(data.albumTitles),
  eps: splitItems(data.epTitles),
  slots: parseSlots(data.slots),
});
const parseAll = (
  artists: Artists,
  titles: Titles,
  lyrics: readonly string[],
  chorus: string,
  shows: { readonly shows: string; readonly showClosings: string; readonly producers: string },
  playlists: string,
) => ({
  ...parseActs(artists),
  titles: parseTitles(titles),
  verses: parseHalves(lyrics.join("\n")),
  choruses: parseHalves(chorus),
  shows: shows.shows,
  closings: splitItems(shows.showClosings),
  showProducers: splitItems(shows.producers),
  playlists,
});
export type Stock = ReturnType<typeof parseAll>;

export const stocks: Readonly<Record<Public, Stock>> = {
  en: parseAll(
    enArtists,
    enTitles,
    [enVerses, enLyricsMore.moreVerseHalves],
    enLyricsMore.chorusHalves,
    enShows,
    enPlaylists,
  ),
  zh: parseAll(
    zhArtists,
    zhTitles,
    [zhVerses, zhLyricsMore.moreVerseHalves],
    zhLyricsMore.chorusHalves,
    zhShows,
    zhPlaylists,
  ),
};

/** The names of solo artists that are put together from parts. */
export const soloNames = {
  en: {
    f: splitItems(enArtists.soloFirst.f),
    m: splitItems(enArtists.soloFirst.m),
    last: splitItems(enArtists.soloLast),
    whole: [] as string[],
  },
  zh: {
    f: splitItems(zhArtists.givenNames.f),
    m: splitItems(zhArtists.givenNames.m),
    last: splitItems(zhArtists.surnames),
    whole: splitItems(zhArtists.stageNames),
  },
} as const;

type Weights<K extends string> = Partial<Record<K, number>>;
/** How many artists in a hundred play a genre. */
export const genreShares: Readonly<Record<Public, Weights<Genre>>> = {
  en: {
    pop: 18,
    indie: 15,
    rock: 13,
    folk: 9,
    country: 8,
    hiphop: 10,
    rnb: 7,
    soul: 4,
    electronic: 6,
    jazz: 4,
    classical: 3,
    punk: 3,
  },
  zh: {
    pop: 25,
    folk: 12,
    rock: 10,
    indie: 12,
    hiphop: 9,
    rnb: 6,
    electronic: 5,
    guofeng: 9,
    jazz: 3,
    classical: 5,
    punk: 2,
    soul: 2,
  },
};
const usual: Weights<Theme> = {
  love: 14,
  parting: 14,
  road: 8,
  home: 8,
  night: 9,
  sea: 6,
  work: 5,
  friends: 8,
  family: 6,
  hope: 9,
};
/** What the songs of a genre are about. */
export const themeShares: Readonly<Record<Genre, Weights<Theme>>> = {
  pop: { ...usual, love: 20, sea: 4, work: 2 },
  rock: { ...usual, work: 8, road: 11 },
  indie: usual,
  folk: { ...usual, home: 13, sea: 11, family: 10 },
  country: { ...usual, road: 18, home: 13, work: 11, sea: 1 },
  hiphop: { ...usual, work: 15, friends: 14, family: 10, hope: 12, sea: 1 },
  rnb: { ...usual, love: 26, parting: 20, night: 14, sea: 2, work: 1 },
  soul: { ...usual, hope: 16, family: 10 },
  electronic: { night: 18, love: 6, hope: 5, sea: 5, parting: 6, none: 30 },
  jazz: { love: 8, night: 10, parting: 6, none: 50 },
  classical: { none: 1 },
  punk: { ...usual, work: 20, friends: 14, love: 6 },
  guofeng: { ...usual, home: 14, sea: 9, parting: 16, work: 1, none: 14 },
};
for (const genre of genres) if (!themeShares[genre]) throw new Error(`no themes for ${genre}`);
for (const theme of themes) if (!stocks.zh.titles.songs.has(theme)) throw new Error(`no titles about ${theme}`);
