/** What of a book the user can read, and the layout of its pages. The reader and its commands share this file. */
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import type { Language } from "#world/books/categories.ts";
import type { Book } from "#world/books/index.ts";
import type { PageSettings } from "./features/reader/state.ts";
import { charactersBefore, spotAfter, type PageLayout, type Spot } from "./pagination/pages.ts";
import type { FontName } from "./pagination/widths.ts";
import type { State } from "./state.ts";
import { readBook } from "./world.ts";

export const isMember = (state: Pick<State, "memberUntil">, now: number): boolean =>
  state.memberUntil !== null && state.memberUntil > now;
type Priced = Pick<Book, "id" | "coins" | "isFreeForMembers">;
export const isUnlocked = (state: Pick<State, "memberUntil" | "owned">, book: Priced, now: number): boolean =>
  book.coins === 0 || state.owned[book.id] !== undefined || (book.isFreeForMembers && isMember(state, now));
/** Returns whether the user can read a chapter of a book. The page at the end of the book is open to everybody. */
export const isChapterOpen = (
  state: Pick<State, "memberUntil" | "owned">,
  book: Priced & Pick<Book, "trial" | "contents">,
  chapter: number,
  now: number,
): boolean => chapter <= book.trial || isUnlocked(state, book, now);

const spacingOf = { tight: 1.45, normal: 1.7, loose: 2 } as const;
const marginOf = { narrow: 16, normal: 24, wide: 36 } as const;
export const fontOf = (language: Language, family: PageSettings["family"]): FontName =>
  language === "zh" ? "noto" : family === "serif" ? "lora" : "roboto";
export const layoutOf = (
  page: PageSettings,
  language: Language,
  { width, height }: { readonly width: number; readonly height: number },
): PageLayout => ({
  font: fontOf(language, page.family),
  size: page.size,
  spacing: spacingOf[page.spacing],
  margin: marginOf[page.margin],
  width,
  height,
});

/** Returns the share of a book before a position, in hundredths of a percent. The words of the contents weigh chapters. */
export function shareAt(
  contents: Book["contents"],
  chapter: number,
  paragraphs: readonly string[],
  spot: Spot,
): number {
  if (chapter > contents.length) return 10_000;
  const total = contents.reduce((sum, { words }) => sum + words, 0);
  if (total === 0) return 0;
  const before = contents.slice(0, chapter - 1).reduce((sum, { words }) => sum + words, 0);
  const characters = paragraphs.reduce((sum, text) => sum + text.length, 0);
  const part = characters === 0 ? 0 : charactersBefore(paragraphs, spot) / characters;
  return Math.min(9999, Math.floor(((before + contents[chapter - 1]!.words * part) * 10_000) / total));
}
/** Returns the chapter at a share of a book, and the part of the chapter before the share. */
export function chapterAtShare(contents: Book["contents"], share: number): { chapter: number; part: number } {
  if (share >= 10_000) return { chapter: contents.length + 1, part: 0 };
  const total = contents.reduce((sum, { words }) => sum + words, 0);
  let left = (total * share) / 10_000;
  for (const [n, { words }] of contents.entries()) {
    if (left < words) return { chapter: n + 1, part: words === 0 ? 0 : left / words };
    left -= words;
  }
  return { chapter: Math.max(1, contents.length), part: 0 };
}
/** Returns the position after a part of a chapter. */
export const spotAtPart = (paragraphs: readonly string[], part: number): Spot =>
  spotAfter(paragraphs, Math.floor(paragraphs.reduce((sum, text) => sum + text.length, 0) * part));

/** Returns a book whose text the store has, or a refusal. */
export function findReadable(ctx: Pick<Ctx, "world">, id: string): Book | Rejection {
  const book = readBook(ctx.world, id);
  if (!book) return reject("book-gone");
  return book.readable === "none" ? reject("book-paused") : book;
}
