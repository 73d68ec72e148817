// What is too much to be done in every run is sampled by its own content, never by the commit: a run is red because of what
// the commit changed, and the same sources get the same run. `./phonebooth test --all` leaves nothing out.
import { hashOf } from "../src/state/hash.ts";

/** One of so many parts, by the text: a name, or a name with a digest of what it stands for. */
export const partOf = (text: string, of: number): number => Number.parseInt(hashOf(text).slice(0, 6), 16) % of;

/** Whether the content is in the one part of `of` that is gone through. */
export const isSampled = (content: string, of: number): boolean => partOf(content, of) === 0;

/** The names in an order that their content decides: who stops before the end takes others only when content changes. */
export const inOrderOfContent = (names: readonly string[], contentOf: (name: string) => string): string[] =>
  names
    .map((name) => ({ name, at: partOf(`${name} ${contentOf(name)}`, 1 << 20) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
