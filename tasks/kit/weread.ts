/** Helpers for tasks about WeRead: books of the world, records of the phone, navigation in the app. */
import type { Mark } from "#apps/weread/features/reader/state.ts";
import type { ShelfBook } from "#apps/weread/features/shelf/state.ts";
import weread from "#apps/weread/index.ts";
import type { State } from "#apps/weread/state.ts";
import { seedIds } from "#apps/weread/seed-ids.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Lang } from "#os/values.ts";
import type { Rng } from "#state/rng.ts";
import type { Language } from "#world/books/categories.ts";
import books, { type Audiobook, type BookBrief } from "#world/books/index.ts";
import type { World } from "#world/read.ts";

/** The parts of a book that an instance stores. */
export type BookFacts = { readonly id: string; readonly title: string; readonly name: string };
export const bookFacts = ({ id, title, name }: BookFacts): BookFacts => ({ id, title, name });
export const languageOf = (lang: Lang): Language => (lang === "en" ? "en" : "zh");
/** Titles that fit into the search field, and that nobody takes for an id. */
const maxTitle = 40;

/** Pages of 20 books, the most read today first, until `pages` pages are read. The records of one world never change. */
const found = new WeakMap<World, Map<string, Promise<readonly BookBrief[]>>>();
type Where = {
  readonly category?: string;
  readonly sub?: string;
  readonly sort?: "rating" | "newest" | "readers" | "longest";
};
/** The books of a category in the order of the app's list, at most `pages` pages of 20 books. */
export function readBooks(world: World, lang: Lang, pages: number, where: Where = {}): Promise<readonly BookBrief[]> {
  const known = found.get(world) ?? new Map<string, Promise<readonly BookBrief[]>>();
  found.set(world, known);
  const key = JSON.stringify([languageOf(lang), pages, where]);
  const read = known.get(key) ?? readPages(world, languageOf(lang), pages, where);
  known.set(key, read);
  return read;
}
async function readPages(world: World, language: Language, pages: number, where: Where): Promise<BookBrief[]> {
  const out: BookBrief[] = [];
  for (let page = 0; page < pages; page++) {
    const { rows, more } = await world.read(books.queries.find, { language, page, ...where } as never);
    out.push(...rows);
    if (!more) break;
  }
  return out;
}
/** Draws books that are not on a new phone's shelf. Their titles are short, and no title is a part of another. */
export async function drawBooks(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (book: BookBrief) => boolean = () => true,
): Promise<BookBrief[]> {
  const out: BookBrief[] = [];
  const { current, finished, others } = seedIds(lang);
  const known = [current, finished, ...others];
  for (const book of r.shuffle(await readBooks(world, lang, 25))) {
    if (out.length === n) return out;
    const isNew = !known.includes(book.id) && book.readable === "none" && book.title.length <= maxTitle;
    if (isNew && fits(book) && out.every(({ title }) => !title.includes(book.title) && !book.title.includes(title)))
      out.push(book);
  }
  if (out.length < n) throw new Error(`fewer than ${n} books fit`);
  return out;
}
/** Draws audiobooks that members hear, whose title is the title of no other audiobook of the store. */
export async function drawAudiobooks(
  world: World,
  r: Rng,
  lang: Lang,
  n: number,
  fits: (audio: Audiobook) => boolean = () => true,
): Promise<Audiobook[]> {
  const all = await readAudiobooks(world, languageOf(lang));
  const heard = seedIds(lang).audio;
  const usable = all.filter(
    (one) =>
      one.id !== heard &&
      one.isFreeForMembers &&
      one.title.length <= maxTitle &&
      one.chapters.length > 5 &&
      new Set(one.chapters.map(({ title }) => title)).size === one.chapters.length &&
      all.filter(({ title }) => title.includes(one.title)).length === 1 &&
      fits(one),
  );
  if (usable.length < n) throw new Error(`fewer than ${n} audiobooks fit`);
  return r.sample(usable, n);
}
const audioByWorld = new WeakMap<World, Map<Language, Promise<Audiobook[]>>>();
function readAudiobooks(world: World, language: Language): Promise<Audiobook[]> {
  const known = audioByWorld.get(world) ?? new Map<Language, Promise<Audiobook[]>>();
  audioByWorld.set(world, known);
  const read = known.get(language) ?? readAllAudio(world, language);
  known.set(language, read);
  return read;
}
async function readAllAudio(world: World, language: Language): Promise<Audiobook[]> {
  const out: Audiobook[] = [];
  for (let page = 0; ; page++) {
    const { rows, more } = await world.read(books.queries.audiobooks, { language, page });
    for (const { id } of rows) out.push((await world.read(books.queries.audiobook, { id }))!);
    if (!more) return out;
  }
}
/** The books of the language whose text the phone can show. */
export const wholeBooks = (lang: Lang): readonly string[] =>
  lang === "en" ? ["wr_book_1", "wr_book_2", "wr_book_3"] : ["wr_book_1001", "wr_book_1002", "wr_book_1003"];
/** A title as a sentence has it: in quotation marks. */
export const quoteTitle = (title: string, lang: Lang): string => (lang === "en" ? `"${title}"` : `《${title}》`);

/** The friends of the owner, with the name that the phone shows. */
export async function readFriends(world: World, lang: Lang): Promise<readonly { id: string; name: string }[]> {
  const { rows } = await world.read(books.queries.friends, { friend: 1 });
  return rows.map(({ id, name }) => ({ id, name: name[languageOf(lang)] }));
}

/** A book on the shelf of which the store has no text. */
export const shelfBook = (book: string, at: number, more: Partial<ShelfBook> = {}): ShelfBook => ({
  book,
  at,
  group: null,
  private: false,
  pinned: false,
  readable: false,
  ...more,
});
/** How far the user has read a book. `finishedAt` is null unless the user has finished it. */
export function addProgress(
  state: Pick<State, "progress">,
  book: string,
  share: number,
  at: number,
  finishedAt: number | null = null,
): void {
  state.progress[book] = { book, chapter: 1, paragraph: 0, offset: 0, share, at, finishedAt };
}
/** The fields of a new highlight that the user has not chosen. */
export const plainMark = { thought: "", private: true, likedBy: [] as string[] } as const satisfies Partial<Mark>;
/** For the check of a query: what the owner could have changed while looking. */
export const ownRecords = ({
  shelf,
  groups,
  marks,
  bookmarks,
  page,
  goal,
  reviews,
  likedReviews,
  lists,
  savedLists,
  follows,
  rankLikes,
  coins,
  owned,
  orders,
  profile,
  prefs,
}: State): readonly unknown[] => [
  [shelf, groups, marks, bookmarks, page, goal, reviews, likedReviews],
  [lists, savedLists, follows, rankLikes, coins, owned, orders, profile, prefs],
];

type Tab = "Shelf" | "Audio" | "Me";
/** Opens the app on one of its tabs. */
export async function openTab(o: AnyDriver, tab: Tab): Promise<void> {
  await o.open(weread);
  await o.act(weread, `home.go${tab}`);
}
/** Searches the store for these words. */
export async function searchStore(o: AnyDriver, words: string): Promise<void> {
  await o.open(weread);
  await o.act(weread, "home.search");
  await o.type("q", words);
  await o.act(weread, "search.submit");
}
/** Opens the reader with a book of the shelf. */
export async function readFromShelf(o: AnyDriver, { id, title }: Pick<BookFacts, "id" | "title">): Promise<void> {
  await openTab(o, "Shelf");
  await o.sees(title);
  await o.act(weread, "shelf.read", { book: id });
}
