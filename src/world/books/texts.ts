/** The books that can be read to the end. */
import { text as guwen } from "./data/texts/guwen.ts";
import { text as lunyu } from "./data/texts/lunyu.ts";
import { text as deck } from "./data/texts/quarter-deck.ts";
import { text as shore } from "./data/texts/shore.ts";
import { wholeBooks as facts, type WholeBook } from "./data/whole-books.ts";
import type { Language } from "./categories.ts";
import { splitCells, splitLines } from "./lines.ts";
import { novellas } from "./data/novellas.ts";

export interface TextChapter {
  readonly title: string;
  /** The author of a chapter in a collection. */
  readonly author: string | undefined;
  readonly paragraphs: readonly string[];
  readonly words: number;
}
export interface Whole extends WholeBook {
  readonly chapters: readonly TextChapter[];
}

export const countWords = (text: string, language: Language): number =>
  language === "zh"
    ? (text.match(/[\p{Script=Han}\p{P}]/gu) ?? []).length
    : text.split(/[\s—]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

function readChapters(text: string, language: Language): readonly TextChapter[] {
  const chapters: { title: string; author: string | undefined; paragraphs: string[] }[] = [];
  for (const line of splitLines(text))
    if (line.startsWith("# ")) {
      const [title, dynasty, author] = splitCells(line.slice(2)) as [string, string?, string?];
      chapters.push({ title, author, paragraphs: author ? [`［${dynasty}］${author}`] : [] });
    } else if (line !== "") chapters.at(-1)!.paragraphs.push(line);
  return chapters.map((chapter) => ({
    ...chapter,
    words: chapter.paragraphs.reduce((sum, paragraph) => sum + countWords(paragraph, language), 0),
  }));
}

const sources: Readonly<Record<string, string>> = { deck, guwen, lunyu, shore, ...novellas };
let cache: readonly Whole[] | null = null;
export const listWhole = (): readonly Whole[] =>
  (cache ??= facts.map((book) => ({ ...book, chapters: readChapters(sources[book.text]!, book.language) })));
