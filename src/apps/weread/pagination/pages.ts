/**
 * The pages of a chapter, as a pure function of its text and the reader's settings. The state holds only a position;
 * the commands that turn pages and the screen that draws them compute the same pages.
 */
import { breakParagraph, indexAtX, type BrokenLine } from "./line-breaks.ts";
import type { FontName } from "./widths.ts";

/** A position in a chapter: the index of the paragraph, and the offset in it in UTF-16 units. */
export interface Spot {
  readonly paragraph: number;
  readonly offset: number;
}
export interface ChapterText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}
/** All values that determine the lines of a page, besides the text. Lengths are in CSS pixels. */
export interface PageLayout {
  readonly font: FontName;
  readonly size: number;
  /** The height of a line, as a factor of the font size. */
  readonly spacing: number;
  /** The margin on each side. */
  readonly margin: number;
  /** The size of the display. */
  readonly width: number;
  readonly height: number;
}
/** The heights above and below the text: the status bar with the chapter's title, and the foot of the page. */
export const headHeight = 62;
export const footHeight = 52;
/** The title of a chapter, on its first page, is larger than the text by this factor. */
export const titleScale = 1.35;

export interface PageLine {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  /** The distance from the left and upper edges of the text. */
  readonly x: number;
  readonly y: number;
  /** Additional space after each character, which fills the lines of a Chinese paragraph. */
  readonly letter: number;
}
export interface BookPage {
  readonly start: Spot;
  /** The position after the last character. */
  readonly end: Spot;
  /** The lines of the title, on the first page of a chapter. */
  readonly title: readonly { readonly text: string; readonly y: number }[];
  readonly lines: readonly PageLine[];
}

const isBefore = (a: Spot, b: Spot): boolean =>
  a.paragraph < b.paragraph || (a.paragraph === b.paragraph && a.offset < b.offset);
const isChinese = (font: FontName): boolean => font === "noto";
export const textWidth = ({ width, margin, size }: PageLayout): number => Math.max(size * 4, width - 2 * margin);
const textHeight = ({ height, size, spacing }: PageLayout): number =>
  Math.max(size * spacing * 2, height - headHeight - footHeight);
export const lineHeight = ({ size, spacing }: PageLayout): number => Math.round(size * spacing);

/**
 * Returns the space after each character that fills a line. English lines are not filled, because few words fit into a
 * line of a phone. The last line of a paragraph is not filled either.
 */
function spaceFor(text: string, line: BrokenLine, room: number, layout: PageLayout): number {
  const rest = room - line.width;
  if (!isChinese(layout.font) || line.end === text.length || rest <= 0) return 0;
  const gaps = [...text.slice(line.start, line.end).trimEnd()].length - 1;
  return gaps > 0 && rest / gaps < layout.size * 0.3 ? rest / gaps : 0;
}

export function pagesOf(chapter: ChapterText, layout: PageLayout): BookPage[] {
  const width = textWidth(layout);
  const height = textHeight(layout);
  const step = lineHeight(layout);
  const gap = Math.round(layout.size * (isChinese(layout.font) ? 0.5 : 0.35));
  const indent = layout.size * (isChinese(layout.font) ? 2 : 1.2);
  const pages: BookPage[] = [];
  let lines: PageLine[] = [];
  const titleSize = layout.size * titleScale;
  const titleStep = Math.round(titleSize * 1.4);
  const title = breakParagraph(chapter.title, { font: layout.font, size: titleSize, width, indent: 0 })
    .slice(0, 4)
    .map(({ start, end }, n) => ({ text: chapter.title.slice(start, end).trimEnd(), y: n * titleStep }));
  const titleHeight = title.length === 0 ? 0 : title.length * titleStep + step;
  let y = Math.min(titleHeight, Math.max(0, height - step));
  let start: Spot = { paragraph: 0, offset: 0 };
  const close = (end: Spot): void => {
    pages.push({ start, end, title: pages.length === 0 ? title : [], lines });
    start = end;
    lines = [];
    y = 0;
  };
  chapter.paragraphs.forEach((text, paragraph) => {
    for (const [n, line] of breakParagraph(text, { font: layout.font, size: layout.size, width, indent }).entries()) {
      if (n === 0 && lines.length > 0) y += gap;
      if (y + step > height && lines.length > 0) close({ paragraph, offset: line.start });
      const x = n === 0 ? indent : 0;
      lines.push({
        paragraph,
        start: line.start,
        end: line.end,
        x,
        y,
        letter: spaceFor(text, line, width - x, layout),
      });
      y += step;
    }
  });
  close({ paragraph: chapter.paragraphs.length, offset: 0 });
  return pages;
}
/** Returns the index of the page that contains a position. A position after the last character is on the last page. */
export function pageIndexAt(pages: readonly BookPage[], spot: Spot): number {
  let found = 0;
  for (const [n, page] of pages.entries()) if (!isBefore(spot, page.start)) found = n;
  return found;
}
/** Returns the number of characters before a position, in UTF-16 units. */
export const charactersBefore = (paragraphs: readonly string[], spot: Spot): number =>
  paragraphs.slice(0, spot.paragraph).reduce((sum, text) => sum + text.length, 0) +
  Math.min(spot.offset, paragraphs[spot.paragraph]?.length ?? 0);
/** Returns the position after this number of characters, at the latest after the last one. */
export function spotAfter(paragraphs: readonly string[], characters: number): Spot {
  let left = Math.max(0, characters);
  for (const [paragraph, text] of paragraphs.entries()) {
    if (left < text.length) return { paragraph, offset: left };
    left -= text.length;
  }
  return { paragraph: paragraphs.length, offset: 0 };
}
/** Returns the position in the text at a point of a page, or null if the point is outside of the lines. */
export function spotAtPoint(
  page: BookPage,
  paragraphs: readonly string[],
  at: { readonly x: number; readonly y: number },
  layout: PageLayout,
): Spot | null {
  const y = at.y - headHeight;
  const line = page.lines.findLast((one) => one.y <= y);
  if (!line || y >= line.y + lineHeight(layout) * 1.5) return null;
  const text = (paragraphs[line.paragraph] ?? "").slice(line.start, line.end);
  const { font, size } = layout;
  const x = at.x - layout.margin - line.x;
  return {
    paragraph: line.paragraph,
    offset: line.start + indexAtX(text, x, { font, size, letter: line.letter }),
  };
}
