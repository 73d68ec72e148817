/** Breaks a paragraph into lines: English between words, Chinese between characters, by the rules for punctuation. */
import { widthOf, type FontName } from "./widths.ts";

/** Marks that cannot begin a line. */
const noStart =
  /[\u2019\u201d\u2026\u2014!),.:;?\]}~\u3001\u3002\u3009\u300b\u300d\u300f\u3011\u3015\u30fb\uff01\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5d\uff5e%\u00b7]/;
/** Marks that cannot end a line. */
const noEnd = /[\u2018\u201c([{\u3008\u300a\u300c\u300e\u3010\u3014\uff08\uff5b\u00a5$]/;

const isWide = (code: number): boolean => code >= 0x2e80;
const isSpace = (code: number): boolean => code === 32 || code === 0x3000;

interface Glyph {
  /** The index in the paragraph, in UTF-16 units. */
  readonly at: number;
  readonly code: number;
  readonly text: string;
  readonly width: number;
}
function glyphsOf(text: string, font: FontName, size: number): Glyph[] {
  const glyphs: Glyph[] = [];
  let at = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    glyphs.push({ at, code, text: letter, width: (widthOf(code, font) * size) / 1000 });
    at += letter.length;
  }
  return glyphs;
}
/** Returns whether a line may end before the second of two neighbouring characters. */
function isBreak(before: Glyph, after: Glyph): boolean {
  // Spaces stay at the end of their line.
  if (isSpace(after.code)) return false;
  if (noStart.test(after.text) && !isSpace(before.code)) return false;
  if (noEnd.test(before.text)) return false;
  if (isSpace(before.code)) return true;
  // A dash in an English sentence ends a line, and a hyphen does so inside a word.
  if (before.text === "\u2014" || (before.text === "-" && !isWide(after.code))) return true;
  return isWide(before.code) || isWide(after.code);
}

export interface BrokenLine {
  /** The range in the paragraph, in UTF-16 units. The spaces at the end of a line belong to the line. */
  readonly start: number;
  readonly end: number;
  /** The width of the text without the spaces at its end, in pixels. */
  readonly width: number;
}
/** Returns the lines of a paragraph. `indent`: by how much the first line is shorter. An empty paragraph has no lines. */
export function breakParagraph(
  text: string,
  { font, size, width, indent }: { font: FontName; size: number; width: number; indent: number },
): BrokenLine[] {
  const glyphs = glyphsOf(text, font, size);
  const lines: BrokenLine[] = [];
  let first = 0;
  while (first < glyphs.length) {
    const room = width - (lines.length === 0 ? indent : 0);
    let used = 0;
    // The end of the line at the last break, and the width up to there.
    let last = -1;
    let n = first;
    for (; n < glyphs.length; n++) {
      const glyph = glyphs[n]!;
      if (n > first && isBreak(glyphs[n - 1]!, glyph)) last = n;
      if (used + glyph.width > room && !isSpace(glyph.code) && n > first) break;
      used += glyph.width;
    }
    // A word that is longer than a line is cut.
    const end = n === glyphs.length ? n : last > first ? last : n;
    const line = glyphs.slice(first, end);
    while (line.length > 1 && isSpace(line.at(-1)!.code)) line.pop();
    lines.push({
      start: glyphs[first]!.at,
      end: end === glyphs.length ? text.length : glyphs[end]!.at,
      width: line.reduce((sum, glyph) => sum + glyph.width, 0),
    });
    first = end;
  }
  return lines;
}
/** Returns the width of a part of a line, in pixels. */
export const widthOfText = (text: string, font: FontName, size: number): number =>
  glyphsOf(text, font, size).reduce((sum, glyph) => sum + glyph.width, 0);
/** Returns the index in a text at a distance from its start. `extra`: the additional space after a character. */
export function indexAtX(
  text: string,
  x: number,
  { font, size, letter }: { font: FontName; size: number; letter: number },
): number {
  let right = 0;
  for (const glyph of glyphsOf(text, font, size)) {
    right += glyph.width + letter;
    if (x < right) return glyph.at;
  }
  return Math.max(0, text.length - 1);
}
