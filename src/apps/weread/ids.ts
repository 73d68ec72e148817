/** Ids of the app's records, and ids of the world's records to which the app's state refers. */
import * as v from "valibot";
import { idSchema } from "#os/values.ts";

export const BookId = idSchema("wr_book");
export const AudioId = idSchema("wr_audio");
export const AuthorId = idSchema("wr_author");
export const ReviewId = idSchema("wr_review");
/** A person of the dataset `folk`. */
export const ReaderId = idSchema("folk");
export const GroupId = idSchema("group");
export const MarkId = idSchema("mark");
export const BookmarkId = idSchema("bookmark");
export const OwnReviewId = idSchema("review");
export const OwnListId = idSchema("list");
export const WorldListId = idSchema("wr_list");
/** A book list of the user or of the world. */
export const ListId = v.union([WorldListId, OwnListId]);
export const isWorldList = (list: string): boolean => list.startsWith("wr_list_");
export const OrderId = idSchema("order");
export const CoinEntryId = idSchema("coin");
export const NewsId = idSchema("news");
export const ComingId = idSchema("coming");
/** The number of a chapter, from 1. The chapter after the last one is the page at the end of the book. */
export const ChapterNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2000));
export const chapterId = (book: string, chapter: number): string =>
  `wr_chapter_${book.slice("wr_book_".length)}_${chapter}`;
