/** Functions with which commands read the world. */
import type { ReadWorld } from "#os/world.ts";
import type { Lang } from "#os/values.ts";
import type { Language } from "#world/books/categories.ts";
import books, { type Audiobook, type Book, type Chapter, type Reader } from "#world/books/index.ts";
import { chapterId } from "./ids.ts";

export const languageOf = (lang: Lang): Language => (lang === "en" ? "en" : "zh");
export const readBook = (read: ReadWorld, id: string): Book | null => read(books.queries.book, { id });
export const readChapter = (read: ReadWorld, book: string, chapter: number): Chapter | null =>
  read(books.queries.chapter, { id: chapterId(book, chapter) });
export const readAudiobook = (read: ReadWorld, id: string): Audiobook | null => read(books.queries.audiobook, { id });
export const readReader = (read: ReadWorld, id: string): Reader | null => read(books.queries.reader, { id });
