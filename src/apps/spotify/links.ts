/** Converts ids to URLs for sharing, and URLs back. */
const origin = "https://open.music.example/";

export const urlOf = (id: string): string => `${origin}${id}`;
/** Returns the id from a URL, or null for any other URL. */
export const idOfUrl = (uri: string | null): string | null =>
  uri?.startsWith(origin) === true
    ? (/^(mu_(track|episode|artist|album|show|playlist|chart)|playlist)_[a-z0-9_]{1,40}$/.exec(
        uri.slice(origin.length),
      )?.[0] ?? null)
    : null;
