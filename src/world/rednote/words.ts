/** The fixed words of RedNote's records, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

export const channels = [
  "food",
  "cooking",
  "coffee",
  "travel",
  "walks",
  "outfits",
  "beauty",
  "home",
  "study",
  "work",
  "pets",
  "fitness",
  "outdoors",
  "film",
  "books",
  "music",
  "tech",
  "games",
  "plants",
  "crafts",
  "photography",
  "family",
] as const;
export type Channel = (typeof channels)[number];

export const noteKinds = ["image", "video", "text"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** If a person has at most this many followers, each follower has a record in the world. */
export const listedFollowers = 30;
/** The heat of a tag counts notes from this number of days before the phone's start. */
export const trendDays = 7;

/** The id of a tag's record. */
export const topicId = (of: Public, name: string): string => `rn_topic_${of}_${name}`;
