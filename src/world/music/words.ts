/** The fixed words of the music's records, without the code that reads them. */
export const publics = ["en", "zh"] as const;
export type Public = (typeof publics)[number];

export const genres = [
  "pop",
  "rock",
  "indie",
  "folk",
  "country",
  "hiphop",
  "rnb",
  "soul",
  "electronic",
  "jazz",
  "classical",
  "punk",
  "guofeng",
] as const;
export type Genre = (typeof genres)[number];

/** What a song is about. Songs without words have the theme "none". */
export const themes = [
  "love",
  "parting",
  "road",
  "home",
  "night",
  "sea",
  "work",
  "friends",
  "family",
  "hope",
  "none",
] as const;
export type Theme = (typeof themes)[number];

export const albumTypes = ["album", "ep", "single"] as const;
export type AlbumType = (typeof albumTypes)[number];

export const actTypes = ["solo", "band", "duo"] as const;
export type ActType = (typeof actTypes)[number];

/** The language that is sung; "none" for music without words. "yue" is Cantonese. */
export const sungLanguages = ["en", "zh", "yue", "none"] as const;
export type SungLanguage = (typeof sungLanguages)[number];

/** The topics of podcasts. */
export const showTopics = [
  "history",
  "science",
  "comedy",
  "news",
  "society",
  "business",
  "food",
  "sport",
  "books",
  "health",
  "technology",
  "crime",
  "music",
  "travel",
] as const;
export type ShowTopic = (typeof showTopics)[number];

/** The regions of the charts, by the public whose phones show them. All phones also show the chart "global". */
export const regionsOf = {
  en: ["us", "gb", "ca", "au"],
  zh: ["cn", "hk", "sg", "my"],
} as const satisfies Record<Public, readonly string[]>;
export const regions = [...regionsOf.en, ...regionsOf.zh] as const;
export type Region = (typeof regions)[number];
export const chartSize = 50;
/** A release counts as new for this number of days. */
export const newReleaseDays = 60;

/** The owner of the playlists that the app's editors make. */
export const editorsId = "mu_editors";
