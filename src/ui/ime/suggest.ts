/**
 * Suggests words that complete the letters before the caret. Words that the user has written before come first, then
 * common words. Pure.
 */

/**
 * Returns at most three words. If the letters are not a known word, the first suggestion is the letters themselves, so
 * that the user can keep them.
 */
export function suggestionsFor(prefix: string, learned: readonly string[], common: readonly string[]): string[] {
  if (prefix === "") return [];
  const straight = prefix.replaceAll("\u2019", "'");
  const wanted = straight.toLowerCase();
  const plain = (word: string): string => word.toLowerCase().replaceAll("\u2019", "'").replaceAll("'", "");
  const starts = (word: string): boolean =>
    word.toLowerCase().startsWith(wanted) || plain(word).startsWith(wanted.replaceAll("'", ""));
  const cased = (word: string): string => {
    if (straight.length > 1 && straight === straight.toUpperCase()) return word.toUpperCase();
    const first = straight[0]!;
    return first === first.toUpperCase() ? word[0]!.toUpperCase() + word.slice(1) : word;
  };
  const found: string[] = [];
  const add = (word: string): void => {
    if (found.length < 3 && !found.some((w) => w.toLowerCase() === word.toLowerCase())) found.push(word);
  };
  for (const word of learned) if (starts(word) && word.length > straight.length) add(cased(word));
  for (const word of common) {
    if (found.length >= 3) break;
    if (starts(word) && word.toLowerCase() !== wanted) add(cased(word));
  }
  const known = learned.some((w) => w.toLowerCase() === wanted) || common.some((w) => w.toLowerCase() === wanted);
  return known || straight.length < 2 ? found : [straight, ...found].slice(0, 3);
}
