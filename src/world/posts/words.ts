/** The fixed words of X's records, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

export const topics = [
  "tech",
  "code",
  "football",
  "sport",
  "local",
  "weather",
  "books",
  "film",
  "food",
  "pets",
  "running",
  "garden",
  "commute",
  "science",
  "humour",
  "photo",
  "language",
  "business",
  "chess",
  "music",
  "work",
  "life",
] as const;
export type Topic = (typeof topics)[number];

export const postKinds = ["post", "reply", "quote"] as const;
export type PostKind = (typeof postKinds)[number];

/**
 * Who may reply to a post: everyone, accounts that the author follows, accounts that the post mentions, or verified
 * accounts.
 */
export const audiences = ["everyone", "following", "mentioned", "verified"] as const;

/** The colours of a verified mark: a person who pays, an organisation, a public office. */
export const marks = ["blue", "gold", "grey"] as const;
export type Mark = (typeof marks)[number];

/** If a person has at most this many followers, each follower has a record in the world. */
export const listedFollowers = 30;
/** Trends count posts from this number of hours before the phone's clock starts. */
export const trendHours = 24;
/** The values of the search filter for the minimum number of likes. */
export const likeSteps = [10, 50, 100, 500, 1000, 5000] as const;
/** The maximum length of a text, as `weightedLength` counts it. */
export const maxWeightedLength = 280;

export const postId = (index: number): string => `x_post_${index + 1}`;
