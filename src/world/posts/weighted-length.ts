/** Counts the length of a post as X does. */

/** The number of characters that every link counts as, however long it is. */
export const linkLength = 23;
const linkPattern = /https?:\/\/\S+/gu;
/** Characters of these ranges count 1. All others, such as Chinese characters, count 2. */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const emojiPattern =
  /\p{Extended_Pictographic}(?:\u{FE0F}|\p{Emoji_Modifier})?(?:\u{200D}\p{Extended_Pictographic}\u{FE0F}?)*|\p{Regional_Indicator}{2}/gu;

/** Returns the length of a text. An emoji counts 2, even if it consists of several characters. */
export function weightedLength(text: string): number {
  let length = 0;
  const plain = text
    .normalize("NFC")
    .replace(linkPattern, () => {
      length += linkLength;
      return "";
    })
    .replace(emojiPattern, (emoji) => {
      // The pattern also matches signs such as ©, which count as ordinary characters.
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
