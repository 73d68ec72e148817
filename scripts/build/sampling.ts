// Selects a sample of the work if a run cannot do all of the work. The sample depends on the content of the work, never
// on the commit. Therefore equal sources give equal runs, and a run fails only because of a change in the commit.
// `./phonebooth test --all` skips nothing.
import { hashOf } from "#state/hash.ts";

/** Assigns a text to one of `of` parts. The text is a name, or a name with a digest of the content. */
export const contentPart = (text: string, of: number): number => Number.parseInt(hashOf(text).slice(0, 6), 16) % of;

/** Returns whether the content is in the part that runs, which is one of `of` parts. */
export const isSampled = (content: string, of: number): boolean => contentPart(content, of) === 0;

/**
 * Sorts the names by a hash of their content. So runs that stop early cover the same names, as long as the content does
 * not change.
 */
export const sortByContent = (names: readonly string[], contentOf: (name: string) => string): string[] =>
  names
    .map((name) => ({ name, at: contentPart(`${name} ${contentOf(name)}`, 1 << 20) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
