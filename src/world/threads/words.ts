/** The fixed words of the records, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

export const postKinds = ["text", "image", "link", "poll"] as const;
export type PostKind = (typeof postKinds)[number];

/**
 * The list of trending communities counts votes and comments on posts from this number of days before the phone's
 * start.
 */
export const trendDays = 7;
