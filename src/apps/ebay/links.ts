/** Converts listings to URLs for sharing, and URLs back to listings. */
const origin = "https://itm.example/";

export const itemUrl = (item: string): string => `${origin}${item}`;
/** Returns the listing's id from a URL, or null for any other URL. */
export const findItemId = (uri: string | null): string | null =>
  uri?.startsWith(origin) ? (/^[a-z0-9-]{1,80}$/.exec(uri.slice(origin.length))?.[0] ?? null) : null;
