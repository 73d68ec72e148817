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

/** Who may reply: everyone, accounts that the author follows, accounts that the post mentions, verified accounts. */
export const audiences = ["everyone", "following", "mentioned", "verified"] as const;

/** The colours of a verified mark: a person who pays, an organisation, a public office. */
export const marks = ["blue", "gold", "grey"] as const;
export type Mark = (typeof marks)[number];

/** People with at most this many followers have all of them in the world. */
export const listedFollowers = 30;
/** Trends count the posts of these last hours before the phone's clock starts. */
export const trendHours = 24;
/** The least numbers of likes that a search can ask for. */
export const likeSteps = [10, 50, 100, 500, 1000, 5000] as const;
/** A text may have at most this weighted length, as `weightedLength` counts. */
export const maxWeightedLength = 280;

export const postId = (index: number): string => `x_post_${index + 1}`;
