/** Commands of the reader: turning pages, highlights, thoughts, bookmarks, and the settings of the page. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { truncateText } from "#os/text-edit.ts";
import { reject, wholeNumber, type Rejection } from "#os/values.ts";
import type { Book } from "#world/books/index.ts";
import { BookId, BookmarkId, ChapterNumber, MarkId } from "../../ids.ts";
import { pageIndexAt, pagesOf, type ChapterText, type Spot } from "../../pagination/pages.ts";
import { addNews, planVisits } from "../../people.ts";
import { chapterAtShare, findReadable, isChapterOpen, layoutOf, shareAt, spotAtPart } from "../../reading.ts";
import { weread, type State } from "../../state.ts";
import { readChapter } from "../../world.ts";
import { marksIn } from "./queries.ts";
import { DisplaySize, MarkLook, maxMarks, pageChanges, Range, Share, Thought, type Mark } from "./state.ts";

const book = { book: BookId };
/** The text of a chapter. A chapter that the user has not bought, and the end of the book, have no text. */
function textOf(state: State, ctx: Ctx, found: Book, chapter: number): ChapterText {
  const shown = chapter <= found.contents.length && isChapterOpen(state, found, chapter, ctx.now);
  const read = shown ? readChapter(ctx.world, found.id, chapter) : null;
  return { title: read?.title ?? "", paragraphs: read?.paragraphs ?? [] };
}
function moveTo(state: State, ctx: Ctx, found: Book, chapter: number, spot: Spot, text: ChapterText): void {
  const known = state.progress[found.id];
  const ends = chapter > found.contents.length;
  state.progress[found.id] = {
    book: found.id,
    chapter,
    paragraph: spot.paragraph,
    offset: spot.offset,
    share: shareAt(found.contents, chapter, text.paragraphs, spot),
    at: ctx.now,
    finishedAt: known?.finishedAt ?? (ends ? ctx.now : null),
  };
  if (ends && known && known.finishedAt === null)
    addNews(state, ctx, { kind: "finished", by: null, book: found.id, text: found.title });
}
const atStart: Spot = { paragraph: 0, offset: 0 };
const isRefusal = (x: Book | Rejection): x is Rejection => "reject" in x;

export const readerCommands = {
  /** Begins a book, or continues where the user stopped. */
  openBook: weread.command(book, (state, { book: id }, ctx) => {
    const found = findReadable(ctx, id);
    if (isRefusal(found)) return found;
    const known = state.progress[id];
    if (known) known.at = ctx.now;
    else moveTo(state, ctx, found, 1, atStart, textOf(state, ctx, found, 1));
    return undefined;
  }),
  turn: weread.command(
    { ...book, by: v.picklist(["next", "back"]), size: DisplaySize },
    (state, { book: id, by, size }, ctx) => {
      const here = state.progress[id];
      if (!here) return reject("book-closed");
      const found = findReadable(ctx, id);
      if (isRefusal(found)) return found;
      const layout = layoutOf(state.page, found.language, size);
      const text = textOf(state, ctx, found, here.chapter);
      const pages = pagesOf(text, layout);
      const to = pageIndexAt(pages, here) + (by === "next" ? 1 : -1);
      if (to >= 0 && to < pages.length) moveTo(state, ctx, found, here.chapter, pages[to]!.start, text);
      else if (by === "next") {
        if (here.chapter > found.contents.length) return reject("book-ends");
        moveTo(state, ctx, found, here.chapter + 1, atStart, textOf(state, ctx, found, here.chapter + 1));
      } else {
        if (here.chapter === 1) return reject("book-begins");
        const before = textOf(state, ctx, found, here.chapter - 1);
        moveTo(state, ctx, found, here.chapter - 1, pagesOf(before, layout).at(-1)!.start, before);
      }
      return undefined;
    },
  ),
  goTo: weread.command(
    { ...book, chapter: ChapterNumber, paragraph: wholeNumber, offset: wholeNumber },
    (state, { book: id, chapter, paragraph, offset }, ctx) => {
      const found = findReadable(ctx, id);
      if (isRefusal(found)) return found;
      if (chapter > found.contents.length + 1) return reject("chapter-missing");
      const text = textOf(state, ctx, found, chapter);
      const line = text.paragraphs[paragraph];
      const inside = line !== undefined && offset < Math.max(1, line.length);
      moveTo(state, ctx, found, chapter, inside ? { paragraph, offset } : atStart, text);
      return undefined;
    },
  ),
  goToShare: weread.command({ ...book, share: Share }, (state, { book: id, share }, ctx) => {
    const found = findReadable(ctx, id);
    if (isRefusal(found)) return found;
    const { chapter, part } = chapterAtShare(found.contents, share);
    const text = textOf(state, ctx, found, chapter);
    moveTo(state, ctx, found, chapter, spotAtPart(text.paragraphs, part), text);
    return undefined;
  }),
  stepChapter: weread.command({ ...book, by: v.picklist([-1, 1]) }, (state, { book: id, by }, ctx) => {
    const found = findReadable(ctx, id);
    if (isRefusal(found)) return found;
    const chapter = (state.progress[id]?.chapter ?? 1) + by;
    if (chapter < 1) return reject("book-begins");
    if (chapter > found.contents.length + 1) return reject("book-ends");
    moveTo(state, ctx, found, chapter, atStart, textOf(state, ctx, found, chapter));
    return undefined;
  }),
  toggleFinished: weread.command(book, (state, { book: id }, ctx) => {
    const known = state.progress[id];
    if (!known) return reject("book-closed");
    known.finishedAt = known.finishedAt === null ? ctx.now : null;
    return undefined;
  }),
  setPage: weread.command(pageChanges, (state, changes) => {
    Object.assign(state.page, changes);
  }),
  /** Highlights a range of the open chapter. Highlights without thoughts that overlap it become part of it. */
  addMark: weread.command({ ...book, ...Range.entries, look: MarkLook }, (state, args, ctx) => {
    const range = checkRange(state, ctx, args);
    if ("reject" in range) return range;
    return mark(state, ctx, { ...range, look: args.look, thought: "", private: true });
  }),
  /** Writes a thought about a range of the open chapter. */
  addThought: weread.command({ ...book, ...Range.entries, text: Thought, private: v.boolean() }, (state, args, ctx) => {
    const thought = args.text.trim();
    if (thought === "") return reject("thought-missing");
    const range = checkRange(state, ctx, args);
    if ("reject" in range) return range;
    const id = mark(state, ctx, { ...range, look: "line", thought, private: args.private });
    if (typeof id === "string" && !args.private) planVisits(state, ctx, id, { kind: "likeThought", mark: id }, false);
    return id;
  }),
  editThought: weread.command({ mark: MarkId, text: Thought, private: v.boolean() }, (state, args) => {
    const found = state.marks[args.mark];
    if (!found) return reject("mark-gone");
    if (args.text.trim() === "") return reject("thought-missing");
    found.thought = args.text.trim();
    found.private = args.private;
    return undefined;
  }),
  setMarkLook: weread.command({ mark: MarkId, look: MarkLook }, (state, { mark: id, look }) => {
    const found = state.marks[id];
    if (!found) return reject("mark-gone");
    found.look = look;
    return undefined;
  }),
  removeMark: weread.command({ mark: MarkId }, (state, { mark: id }) => {
    if (!state.marks[id]) return reject("mark-gone");
    delete state.marks[id];
    for (const one of Object.values(state.coming)) if (one.mark === id) delete state.coming[one.id];
    return undefined;
  }),
  /** Sets a bookmark on the open page, or removes the bookmarks of this page. */
  toggleBookmark: weread.command({ ...book, size: DisplaySize }, (state, { book: id, size }, ctx) => {
    const here = state.progress[id];
    if (!here) return reject("book-closed");
    const found = findReadable(ctx, id);
    if (isRefusal(found)) return found;
    const text = textOf(state, ctx, found, here.chapter);
    if (text.paragraphs.length === 0) return reject("bookmark-nothing");
    const pages = pagesOf(text, layoutOf(state.page, found.language, size));
    const n = pageIndexAt(pages, here);
    const same = Object.values(state.bookmarks).filter(
      (one) => one.book === id && one.chapter === here.chapter && pageIndexAt(pages, one) === n,
    );
    for (const one of same) delete state.bookmarks[one.id];
    if (same.length > 0) return undefined;
    if (Object.keys(state.bookmarks).length >= maxMarks) return reject("marks-full");
    const { paragraph, offset } = pages[n]!.start;
    const bookmark = ctx.newId("bookmark");
    state.bookmarks[bookmark] = {
      id: bookmark,
      book: id,
      chapter: here.chapter,
      paragraph,
      offset,
      text: truncateText((text.paragraphs[paragraph] ?? "").slice(offset), 100),
      share: shareAt(found.contents, here.chapter, text.paragraphs, { paragraph, offset }),
      at: ctx.now,
    };
    return bookmark;
  }),
  removeBookmark: weread.command({ bookmark: BookmarkId }, (state, { bookmark }) => {
    if (!state.bookmarks[bookmark]) return reject("bookmark-gone");
    delete state.bookmarks[bookmark];
    return undefined;
  }),
};

type Place = Pick<Mark, "book" | "chapter" | "paragraph" | "start" | "end" | "text">;
/** Returns a range of the open chapter with its text, or a refusal. */
function checkRange(
  state: State,
  ctx: Ctx,
  { book: id, paragraph, start, end }: { book: string; paragraph: number; start: number; end: number },
): Place | Rejection {
  const chapter = state.progress[id]?.chapter;
  if (chapter === undefined) return reject("book-closed");
  const found = findReadable(ctx, id);
  if (isRefusal(found)) return found;
  const text = (textOf(state, ctx, found, chapter).paragraphs[paragraph] ?? "").slice(start, end);
  if (start >= end || text.length !== end - start) return reject("range-missing");
  return { book: id, chapter, paragraph, start, end, text };
}
function mark(state: State, ctx: Ctx, made: Place & Pick<Mark, "look" | "thought" | "private">): string | Rejection {
  let { start, end, text } = made;
  if (made.thought === "") {
    const others = marksIn(state, made.book).filter(
      (one) =>
        one.chapter === made.chapter &&
        one.paragraph === made.paragraph &&
        one.thought === "" &&
        one.start < made.end &&
        made.start < one.end,
    );
    for (const one of others) {
      if (one.start < start) text = one.text.slice(0, start - one.start) + text;
      if (one.end > end) text += one.text.slice(one.text.length - (one.end - end));
      start = Math.min(start, one.start);
      end = Math.max(end, one.end);
      delete state.marks[one.id];
    }
  }
  if (Object.keys(state.marks).length >= maxMarks) return reject("marks-full");
  const id = ctx.newId("mark");
  state.marks[id] = { ...made, id, start, end, text, likedBy: [], at: ctx.now };
  return id;
}
