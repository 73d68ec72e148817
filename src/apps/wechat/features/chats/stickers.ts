export const stickers = [
  "hi",
  "ok",
  "thanks",
  "laugh",
  "cry",
  "love",
  "sleep",
  "angry",
  "wow",
  "go",
  "party",
  "shy",
] as const;
export type Sticker = (typeof stickers)[number];
