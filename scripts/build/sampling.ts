// Samples work that is too much for every run by its own content, never by the commit: a run fails only because of what
// the commit changed, and equal sources get an equal run. `./phonebooth test --all` leaves nothing out.
import { hashOf } from "#state/hash.ts";

/** Assigns a text to one of `of` parts: a name, or a name with a digest of its content. */
export const contentPart = (text: string, of: number): number => Number.parseInt(hashOf(text).slice(0, 6), 16) % of;

/** Whether the content is in the one part of `of` that runs. */
export const isSampled = (content: string, of: number): boolean => contentPart(content, of) === 0;

/** Sorts the names by a hash of their content: a run that stops early covers other names only when content changes. */
export const sortByContent = (names: readonly string[], contentOf: (name: string) => string): string[] =>
  names
    .map((name) => ({ name, at: contentPart(`${name} ${contentOf(name)}`, 1 << 20) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
