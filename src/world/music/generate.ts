/** Generates the music. */
import type { Generators } from "../define.ts";
import { createCatalogue } from "./catalogue.ts";
import { drawAct, drawChart, drawCover, drawShow } from "./covers.ts";
import { listFacts } from "./facts.ts";
import type music from "./index.ts";
import type { Cover, Detail } from "./index.ts";
import { createCharts, createLists, listCategories, type Lists } from "./lists.ts";
import { createPodcasts, type Podcasts } from "./podcasts.ts";
import type { Public, Theme } from "./words.ts";

let podcasts: Podcasts | null = null;
const getPodcasts = (): Podcasts => {
  const { acts } = createCatalogue();
  const namesOf = (lang: Public): string[] => acts.filter((act) => act.public === lang).map(({ name }) => name);
  podcasts ??= createPodcasts({ en: namesOf("en"), zh: namesOf("zh") });
  return podcasts;
};
let lists: Lists | null = null;
const getLists = (): Lists => (lists ??= createLists(createCatalogue()));

function* drawCovers(): Iterable<Cover> {
  const { acts, albums, tracks } = createCatalogue();
  const themeOf = new Map<string, Theme>(tracks.map(({ id, theme }) => [id, theme]));
  for (const act of acts) yield { id: act.id, svg: drawAct(act) };
  for (const { id, colour, tracks: own } of albums) yield { id, svg: drawCover(id, colour, themeOf.get(own[0]!)!) };
  for (const { id, colour } of getPodcasts().shows) yield { id, svg: drawShow(id, colour) };
  for (const { id, colour, tracks: own } of getLists().playlists)
    yield { id, svg: drawCover(id, colour, themeOf.get(own[0]!)!) };
  for (const { id, colour } of createCharts(tracks)) yield { id, svg: drawChart(colour) };
}
function* listDetails(): Iterable<Detail> {
  const { albums, tracks, lyrics } = createCatalogue();
  yield* listFacts(albums, tracks, lyrics);
  yield* getPodcasts().facts;
}

export default {
  artist: () => createCatalogue().artists,
  album: () => createCatalogue().albums,
  track: () => createCatalogue().tracks,
  lyric: () => createCatalogue().lyrics,
  show: () => getPodcasts().shows,
  episode: () => getPodcasts().episodes,
  playlist: () => getLists().playlists,
  chart: () => createCharts(createCatalogue().tracks),
  category: listCategories,
  concert: () => getLists().concerts,
  friend: () => getLists().friends,
  cover: drawCovers,
  detail: listDetails,
} satisfies Generators<typeof music>;
