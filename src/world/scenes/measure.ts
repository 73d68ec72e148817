/** Estimates the width of a line of text in the phone's fonts, well enough for wrapping and alignment. */

/** Advance widths of Roboto for the characters from space to tilde, in hundredths of the font size. */
const robotoWidths = [
  25, 26, 32, 62, 56, 73, 62, 17, 34, 35, 43, 57, 20, 28, 26, 41, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 24, 21, 51,
  55, 52, 47, 90, 65, 62, 65, 66, 57, 55, 68, 71, 27, 55, 63, 54, 87, 71, 69, 63, 69, 62, 59, 60, 65, 64, 89, 63, 60,
  60, 27, 41, 27, 42, 45, 31, 54, 56, 52, 56, 53, 35, 56, 55, 24, 24, 51, 24, 88, 55, 57, 56, 57, 34, 52, 33, 55, 48,
  75, 50, 47, 50, 34, 24, 34, 68,
];
const boldFactor = 1.025;

const isWide = (code: number): boolean => code >= 0x2e80 || (code >= 0x2018 && code <= 0x201f) || code === 0x2026;

export function measureText(text: string, size: number, weight = 400): number {
  let width = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    width += isWide(code) ? 100 : (robotoWidths[code - 32] ?? 57);
  }
  return ((width * size) / 100) * (weight >= 500 ? boldFactor : 1);
}

/** Marks that cannot begin a line in Chinese. */
const noLineStart = /^[\uff0c\u3002\uff01\uff1f\uff1b\uff1a\u3001\uff09\u201d\u300b]/;

export function wrapText(text: string, size: number, width: number, weight = 400): string[] {
  const lines: string[] = [];
  for (const piece of text.split("\n")) {
    let line = "";
    // A word is a sequence of Latin letters with the characters after it, or one wide character.
    for (const word of piece.match(
      /[\u2018-\u201f\u2026\u2e80-\uffff]|[^\s\u2018-\u201f\u2026\u2e80-\uffff]+\s*|\s+/gu,
    ) ?? []) {
      if (line !== "" && !noLineStart.test(word) && measureText((line + word).trimEnd(), size, weight) > width) {
        lines.push(line.trimEnd());
        line = "";
      }
      line += word;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}
