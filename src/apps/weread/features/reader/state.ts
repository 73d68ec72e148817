/** Positions in books, highlights with thoughts, bookmarks, and the settings of the page. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { BookId, BookmarkId, ChapterNumber, MarkId, ReaderId } from "../../ids.ts";

/** A share of a book in hundredths of a percent. */
export const Share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
export const Progress = v.strictObject({
  book: BookId,
  chapter: ChapterNumber,
  paragraph: wholeNumber,
  offset: wholeNumber,
  share: Share,
  /** When the user last read the book. */
  at: instant,
  finishedAt: v.nullable(instant),
});
export type Progress = v.InferOutput<typeof Progress>;
export const Thought = v.pipe(v.string(), v.maxLength(1000));
export const markLooks = ["line", "wave", "fill"] as const;
export const MarkLook = v.picklist(markLooks);
/** A highlighted range of a paragraph, with the user's thought or without one (""). */
export const Mark = v.strictObject({
  id: MarkId,
  book: BookId,
  chapter: ChapterNumber,
  paragraph: wholeNumber,
  start: wholeNumber,
  end: wholeNumber,
  text: v.pipe(v.string(), v.maxLength(4000)),
  look: MarkLook,
  thought: Thought,
  /** Whether only the user sees the thought. */
  private: v.boolean(),
  likedBy: v.array(ReaderId),
  at: instant,
});
export type Mark = v.InferOutput<typeof Mark>;
export const Bookmark = v.strictObject({
  id: BookmarkId,
  book: BookId,
  chapter: ChapterNumber,
  paragraph: wholeNumber,
  offset: wholeNumber,
  text: v.pipe(v.string(), v.maxLength(200)),
  share: Share,
  at: instant,
});
export type Bookmark = v.InferOutput<typeof Bookmark>;
export const maxMarks = 1000;
export const papers = ["white", "cream", "green", "dark"] as const;
export const spacings = ["tight", "normal", "loose"] as const;
export const margins = ["narrow", "normal", "wide"] as const;
export const families = ["serif", "sans"] as const;
export const minSize = 14;
export const maxSize = 30;
const pageEntries = {
  /** The font size in CSS pixels. */
  size: v.pipe(v.number(), v.integer(), v.minValue(minSize), v.maxValue(maxSize)),
  spacing: v.picklist(spacings),
  margin: v.picklist(margins),
  /** The font of English books. Chinese books have one font. */
  family: v.picklist(families),
  paper: v.picklist(papers),
  /** The brightness of the page in percent, below the brightness of the display. */
  brightness: v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(100)),
};
export const PageSettings = v.strictObject(pageEntries);
export type PageSettings = v.InferOutput<typeof PageSettings>;
export const pageChanges = v.partial(PageSettings).entries;
const length = v.pipe(v.number(), v.integer(), v.minValue(240), v.maxValue(2600));
/** The size of the display in CSS pixels. It determines the pages. */
export const DisplaySize = v.strictObject({ width: length, height: length });
export const Range = v.strictObject({ paragraph: wholeNumber, start: wholeNumber, end: wholeNumber });
export type Range = v.InferOutput<typeof Range>;
export const readerState = {
  progress: v.record(BookId, Progress),
  marks: v.record(MarkId, Mark),
  bookmarks: v.record(BookmarkId, Bookmark),
  page: PageSettings,
};
