/** Converts notes to URLs for sharing, and URLs back to notes. */
const origin = "https://rednote.example/note/";

export const noteUrl = (note: string): string => `${origin}${note}`;
/** Returns the note's id from a URL, or null for any other URL. */
export const findNoteId = (uri: string | null): string | null =>
  uri?.startsWith(origin) === true ? (/^[a-z0-9_-]{1,80}$/.exec(uri.slice(origin.length))?.[0] ?? null) : null;
