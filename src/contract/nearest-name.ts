// Finds the name that a user probably meant.

/**
 * Returns the known name with the fewest edits (insertions, deletions, replacements) from `word`, or null if every name
 * differs in more than a third of its letters.
 */
export function nearestName(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const name of known) {
    const edits = editDistance(word.toLowerCase(), name.toLowerCase());
    if (edits < least && edits <= Math.max(1, Math.floor(Math.max(word.length, name.length) / 3)))
      [best, least] = [name, edits];
  }
  return best;
}

/** Returns the Levenshtein distance of two texts. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
