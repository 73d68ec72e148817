/** Converts posts and profiles to URLs for sharing, and URLs back. */
const origin = "https://x.example/";

export const postUrl = (post: string): string => `${origin}i/status/${post}`;
export const profileUrl = (handle: string): string => `${origin}${handle}`;
/** Returns the post's id from a URL, or null for any other URL. */
export const findPostId = (uri: string | null): string | null =>
  uri?.startsWith(`${origin}i/status/`) === true
    ? (/^(x_post|post)_[a-z0-9_]{1,40}$/.exec(uri.slice(`${origin}i/status/`.length))?.[0] ?? null)
    : null;
