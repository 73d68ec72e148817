/** Finds the exact positions of a text inside chapters. */
export interface Passage {
  readonly chapter: string;
  readonly number: number;
  /** The index of the paragraph in `paragraphs`, and the range of the hit in it, in UTF-16 units. */
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
}

const isLatin = (char: string | undefined): boolean => char !== undefined && /[\p{Script=Latin}\p{N}]/u.test(char);
/**
 * Returns all occurrences of `words` in the order of the book. Upper and lower case do not matter. An occurrence begins
 * where a word of Latin letters begins: "shore" is in "shores" and not in "ashore". The query `within`, which finds the
 * chapters, compares the beginnings of words, too.
 */
export function findPassages(
  chapters: readonly { readonly id: string; readonly number: number; readonly paragraphs: readonly string[] }[],
  words: string,
): readonly Passage[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === "") return [];
  return [...chapters]
    .sort((a, b) => a.number - b.number)
    .flatMap(({ id, number, paragraphs }) =>
      paragraphs.flatMap((text, paragraph) => {
        const found: Passage[] = [];
        const lower = text.toLowerCase();
        for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length))
          if (!isLatin(wanted[0]) || !isLatin(lower[at - 1]))
            found.push({ chapter: id, number, paragraph, start: at, end: at + wanted.length });
        return found;
      }),
    );
}
