/** Finds the word or sentence at a position, and extends a selection by sentences. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}
const sentenceEnd = /[.!?\u3002\uff01\uff1f\u2026]/;
const trailing = /["'\u201d\u2019)\]\u300d\u300f\uff09]/;
/** Words whose point does not end a sentence: titles, and initials of names except I. */
const abbreviation = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Rev|Capt|Prof|[A-HJ-Z])$/u;
const wordLetter = /[\p{L}\p{N}'\u2019-]/u;
const isHan = (letter: string): boolean => /\p{Script=Han}/u.test(letter);

/** Returns the sentences of a paragraph. The spaces after a sentence belong to no sentence. */
export function sentencesOf(text: string): TextRange[] {
  const found: TextRange[] = [];
  let start = 0;
  for (let n = 0; n < text.length; n++) {
    if (!sentenceEnd.test(text[n]!)) continue;
    while (n + 1 < text.length && (sentenceEnd.test(text[n + 1]!) || trailing.test(text[n + 1]!))) n += 1;
    // A point inside a number or an abbreviation does not end a sentence.
    if (text[n] === "." && n + 1 < text.length && text[n + 1] !== " ") continue;
    if (text[n] === "." && abbreviation.test(text.slice(start, n))) continue;
    found.push({ start, end: n + 1 });
    start = n + 1;
    while (start < text.length && text[start] === " ") start += 1;
    n = start - 1;
  }
  if (start < text.length) found.push({ start, end: text.length });
  return found;
}
export const sentenceAt = (text: string, offset: number): TextRange | null =>
  sentencesOf(text).findLast(({ start }) => start <= offset) ?? null;
/** Returns the English word at a position. Chinese has no spaces between words, so the whole sentence is returned. */
export function wordAt(text: string, offset: number): TextRange | null {
  const letter = text[offset];
  if (letter === undefined) return null;
  if (isHan(letter) || !wordLetter.test(letter)) return sentenceAt(text, offset);
  const isPart = (at: number): boolean =>
    at >= 0 && at < text.length && wordLetter.test(text[at]!) && !isHan(text[at]!);
  let start = offset;
  let end = offset + 1;
  while (isPart(start - 1)) start -= 1;
  while (isPart(end)) end += 1;
  return { start, end };
}
/** Returns the range up to the end of the next sentence, or the same range at the end of the paragraph. */
export function extendRange(text: string, { start, end }: TextRange): TextRange {
  const sentences = sentencesOf(text);
  const first = sentences.findLast((one) => one.start <= start) ?? { start, end };
  const next = sentences.find((one) => one.end > end);
  const holdsSentence = start <= first.start && end >= first.end;
  return { start: first.start, end: holdsSentence ? (next?.end ?? end) : Math.max(end, first.end) };
}
