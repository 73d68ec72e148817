/** Helpers for tasks over several apps of which one is Spotify, WeRead or Bilibili. */
import bilibili from "#apps/bilibili/index.ts";
import spotify from "#apps/spotify/index.ts";
import weread from "#apps/weread/index.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import { maxIds } from "#world/define.ts";
import type { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import music from "#world/music/index.ts";
import type { World } from "#world/read.ts";
import videos from "#world/videos/index.ts";
import { isPlainName } from "./social.ts";

/** The public of Spotify and Bilibili, and the language of WeRead's books, that the phone shows first. */
export const publicOf = (lang: Lang): "en" | "zh" => (lang === "en" ? "en" : "zh");
/** Something with a title, by somebody. */
export type Titled = { readonly id: string; readonly title: string; readonly by: string };
interface Page<T> {
  readonly rows: readonly T[];
  readonly more: boolean;
  readonly total: number;
}
/** Returns the rows of a random page of a list. `read` reads one page. */
export async function randomPage<T>(r: Rng, read: (page: number) => Promise<Page<T>>): Promise<readonly T[]> {
  const { total, rows } = await read(0);
  return total <= rows.length ? rows : (await read(r.int(0, Math.ceil(total / rows.length) - 1))).rows;
}
/** Returns the rows of all pages of a list. */
export async function allPages<T>(read: (page: number) => Promise<Page<T>>): Promise<T[]> {
  const out: T[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await read(page);
    out.push(...rows);
    if (!more) return out;
  }
}
/** The longest title that each of the three apps takes as a search. */
const maxQuery = 40;
/** Whether a title can be told from ids and links, and fits into a search field. */
export const isPlainTitle = (title: string): boolean => title.length <= maxQuery && isPlainName(title);
/** Whether a search for the title of a row finds it first, and no other row with the same title. */
function isFirst(rows: readonly { readonly id: string; readonly title: string }[], id: string, title: string): boolean {
  return rows[0]?.id === id && rows.filter((row) => row.title.toLowerCase() === title.toLowerCase()).length === 1;
}
async function drawOne<T>(draw: () => Promise<T | null>, what: string): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await draw();
    if (found !== null) return found;
  }
  throw new Error(`no ${what} fits`);
}
/** An album with its length. */
export type LongPlay = Titled & { readonly ms: number };
/** The records of one world never change, so the albums are read once. */
const albumsByWorld = new WeakMap<World, Map<Lang, Promise<LongPlay[]>>>();
/** All albums of several tracks, without explicit ones. */
function readAlbums(world: World, lang: Lang): Promise<readonly LongPlay[]> {
  const known = albumsByWorld.get(world) ?? new Map<Lang, Promise<LongPlay[]>>();
  albumsByWorld.set(world, known);
  const found = known.get(lang) ?? listAlbums(world, lang);
  known.set(lang, found);
  return found;
}
async function listAlbums(world: World, lang: Lang): Promise<LongPlay[]> {
  const rows = await allPages((page) =>
    world.read(music.queries.findalbums, { public: publicOf(lang), type: "album", page }),
  );
  const ids = rows.filter(({ title, explicit }) => !explicit && isPlainTitle(title)).map(({ id }) => id);
  const out: LongPlay[] = [];
  for (let from = 0; from < ids.length; from += maxIds)
    for (const album of await world.read(music.queries.albums, { ids: ids.slice(from, from + maxIds) }))
      out.push({ id: album.id, title: album.title, by: album.artists[0]!.name, ms: album.ms });
  return out;
}
/** Draws an album that a search for its title finds first. */
export const drawAlbum = (
  world: World,
  r: Rng,
  lang: Lang,
  fits: (album: LongPlay) => boolean = () => true,
): Promise<LongPlay> =>
  drawOne(async () => {
    const album = r.pick(await readAlbums(world, lang));
    return fits(album) && (await isAlbumFirst(world, album)) ? album : null;
  }, "album");
const isAlbumFirst = async (world: World, { id, title }: Titled): Promise<boolean> =>
  isFirst((await world.read(music.queries.findalbums, { q: title })).rows, id, title);
/** Draws four albums by different artists, whose lengths in minutes fit. A search for each title finds it first. */
export const drawAlbums = (
  world: World,
  r: Rng,
  lang: Lang,
  fits: (minutes: readonly number[]) => boolean,
): Promise<LongPlay[] | null> =>
  readAlbums(world, lang).then(async (all) => {
    for (let tries = 0; tries < 400; tries++) {
      const four = r.sample(all, 4);
      const apart = new Set(four.map(({ title }) => title)).size + new Set(four.map(({ by }) => by)).size;
      if (apart < 8 || !fits(four.map(({ ms }) => Math.round(ms / 60_000)))) continue;
      const found = await Promise.all(four.map((album) => isAlbumFirst(world, album)));
      if (found.every(Boolean)) return four;
    }
    return null;
  });
/** Draws a book that a search for its title finds first. The store does not have its text. */
export const drawBook = (world: World, r: Rng, lang: Lang): Promise<Titled> =>
  drawOne(async () => {
    const rows = await randomPage(r, (page) => world.read(books.queries.find, { language: publicOf(lang), page }));
    const book = r.pick(rows);
    if (!isPlainTitle(book.title) || book.readable !== "none") return null;
    const found = await world.read(books.queries.find, { q: book.title });
    return isFirst(found.rows, book.id, book.title) ? { id: book.id, title: book.title, by: book.name } : null;
  }, "book");
/** Draws a video that a search for its title finds first. */
export const drawVideo = (world: World, r: Rng, lang: Lang): Promise<Titled> =>
  drawOne(async () => {
    const rows = await randomPage(r, (page) =>
      world.read(videos.queries.feed, { public: publicOf(lang), age_min: 60, page }),
    );
    const video = r.pick(rows);
    return (await isVideoFirst(world, lang, video)) ? { id: video.id, title: video.title, by: video.name } : null;
  }, "video");
/** Whether a search for the title of a video finds it first, and no other video with this title. */
export async function isVideoFirst(
  world: World,
  lang: Lang,
  { id, title }: { readonly id: string; readonly title: string },
): Promise<boolean> {
  if (!isPlainTitle(title)) return false;
  // Videos that appear in the next hours could be found too.
  const found = await world.read(videos.queries.feed, { q: title, public: publicOf(lang), age_min: -600 });
  return isFirst(found.rows, id, title);
}
/** Searches for an album on Spotify and opens it. */
export async function findAlbum(o: AnyDriver, album: Pick<Titled, "id" | "title">): Promise<void> {
  await openFind(o);
  await o.type("q", album.title);
  await o.act(spotify, "find.showKind", { kind: "albums" });
  await o.act(spotify, "find.openAlbum", { album: album.id });
}
/** Opens the search of Spotify. */
export async function openFind(o: AnyDriver): Promise<void> {
  await o.open(spotify);
  await o.act(spotify, "home.goSearch");
  await o.act(spotify, "search.find");
}
/** Searches for a book on WeRead and opens it. */
export async function findBook(o: AnyDriver, book: Pick<Titled, "id" | "title">): Promise<void> {
  await o.open(weread);
  await o.act(weread, "home.search");
  await o.type("q", book.title);
  await o.enter(weread, "search.submit");
  await o.act(weread, "results.openBook", { book: book.id });
}
/** Searches for a video on Bilibili and opens it. */
export async function findVideo(o: AnyDriver, video: Pick<Titled, "id" | "title">): Promise<void> {
  await o.open(bilibili);
  await o.act(bilibili, "home.search");
  await o.type("q", video.title);
  await o.enter(bilibili, "search.find");
  await o.act(bilibili, "results.open", { video: video.id });
}
/** A song, and a line of its lyrics. */
export type SungLine = {
  readonly id: string;
  readonly title: string;
  readonly by: string;
  /** The line, and its first half, which fits into a search field. */
  readonly line: string;
  readonly half: string;
  /** A song by another artist with the same half of a line. */
  readonly other: Titled;
};
/**
 * Draws a line of lyrics. A search for either half of it finds several songs, of which one is by the artist of the
 * line.
 */
export const drawSungLine = (world: World, r: Rng, lang: Lang): Promise<SungLine> =>
  drawOne(async () => {
    const rows = await randomPage(r, (page) =>
      world.read(music.queries.described, { public: publicOf(lang), form: "lyric", page }),
    );
    const { id, facts } = r.pick(rows);
    if (facts.length === 0) return null;
    const line = r.pick(facts).about;
    const halves = line.split(lang === "en" ? ", " : " ");
    if (halves.length !== 2 || halves.some((half) => half.length < 5 || half.length > 60)) return null;
    const songs = await Promise.all(halves.map((half) => findSongs(world, half)));
    const meant = songs[0]!.find((song) => song.id === id.replace("lyric:", ""));
    if (!meant || !isPlainTitle(meant.title)) return null;
    const isOnly = (by: string): boolean => songs.every((found) => found.filter((song) => song.by === by).length <= 1);
    const other = songs[0]!.find(
      ({ title, by }) => by !== meant.by && title !== meant.title && isPlainTitle(title) && isOnly(by),
    );
    if (!other || !isOnly(meant.by) || songs[0]!.filter(({ title }) => title === meant.title).length > 1) return null;
    return { ...meant, line, half: halves[0]!, other };
  }, "line of lyrics");
/** The songs that a search in the lyrics finds; none if they do not fit on one page, or if one is not sung by one artist. */
async function findSongs(world: World, q: string): Promise<Titled[]> {
  const { rows, more } = await world.read(music.queries.findlyrics, { q });
  if (more) return [];
  const tracks = await world.read(music.queries.tracks, { ids: rows.map(({ id }) => id) });
  if (tracks.some(({ artists, explicit }) => artists.length !== 1 || explicit)) return [];
  return tracks.map(({ id, title, artists }) => ({ id, title, by: artists[0]!.name }));
}
/** A sentence of a book whose text the store has. */
export type Sentence = {
  readonly book: Titled;
  readonly chapter: string;
  readonly number: number;
  readonly paragraph: number;
  readonly start: number;
  readonly text: string;
};
/** The records of one world never change, so the sentences are read once. */
const sentencesByWorld = new WeakMap<World, Map<Lang, Promise<Sentence[]>>>();
/**
 * All sentences of the books with texts that fit into the search of a book, occur in one place only, and stand in a
 * chapter whose title no other chapter has.
 */
export function readSentences(world: World, lang: Lang): Promise<readonly Sentence[]> {
  const known = sentencesByWorld.get(world) ?? new Map<Lang, Promise<Sentence[]>>();
  sentencesByWorld.set(world, known);
  const found = known.get(lang) ?? splitBooks(world, lang);
  known.set(lang, found);
  return found;
}
async function splitBooks(world: World, lang: Lang): Promise<Sentence[]> {
  const { rows } = await world.read(books.queries.find, { language: publicOf(lang), readable: "whole" });
  const chapters = await Promise.all(
    rows.map(async (book) => ({
      book,
      chapters: await allPages((page) => world.read(books.queries.within, { book: book.id, sort: "order", page })),
    })),
  );
  const all = chapters.flatMap((one) => one.chapters.flatMap(({ paragraphs }) => paragraphs)).join("\n");
  const titles = chapters.flatMap((one) => one.chapters.map(({ title }) => title));
  const pattern =
    lang === "en"
      ? /(?<=^|[.!?] )[A-Z][^.!?“”’'"\n—]{26,37}[.!?]/gu
      : /(?<=^|[。！？])[^。！？“”‘’《》\n]{9,24}[。！？]/gu;
  return chapters.flatMap(({ book, chapters: own }) =>
    own.flatMap(({ title, number, paragraphs }) =>
      titles.filter((other) => other === title).length > 1
        ? []
        : paragraphs.flatMap((words, paragraph) =>
            [...words.matchAll(pattern)]
              .filter(([text]) => all.split(text).length === 2 && isPlainName(text))
              .map(({ 0: text, index }) => ({
                book: { id: book.id, title: book.title, by: book.name },
                chapter: title,
                number,
                paragraph,
                start: index,
                text,
              })),
          ),
    ),
  );
}
