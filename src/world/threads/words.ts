/** The fixed words of the records, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

export const postKinds = ["text", "image", "link", "poll"] as const;
export type PostKind = (typeof postKinds)[number];

/** Trending counts the votes and comments of posts of these last days. */
export const trendDays = 7;
