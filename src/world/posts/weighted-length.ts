/** Counts the length of a post as X does. */

/** Every link counts as many characters, however long it is. */
export const linkLength = 23;
const linkPattern = /https?:\/\/\S+/gu;
/** Letters of these ranges count 1, all others 2: so a Chinese character counts 2. */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const emojiPattern =
  /\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|\p{Regional_Indicator}{2}/gu;

/** An emoji counts 2, even if it consists of several characters. */
export function weightedLength(text: string): number {
  let length = 0;
  const plain = text
    .normalize("NFC")
    .replace(linkPattern, () => {
      length += linkLength;
      return "";
    })
    .replace(emojiPattern, (emoji) => {
      // Signs such as © and digits are letters, not emoji.
      if (emoji.codePointAt(0)! < 0x2000) return emoji;
      length += 2;
      return "";
    });
  for (const letter of plain) {
    const code = letter.codePointAt(0)!;
    length += lightRanges.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
  }
  return length;
}
