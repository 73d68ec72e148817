/** Converts videos to URLs for sharing, and URLs back to videos. */
const origin = "https://bilibili.example/video/";

export const videoUrl = (video: string): string => `${origin}${video}`;
/** Returns the video's id from a URL, or null for any other URL. */
export const findVideoId = (uri: string | null): string | null =>
  uri?.startsWith(origin) === true ? (/^[a-z0-9_]{1,80}$/.exec(uri.slice(origin.length))?.[0] ?? null) : null;
