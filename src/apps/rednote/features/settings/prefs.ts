/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, which notifications
 * arrive, or what other people may do.
 */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import type { settingsStrings } from "./strings.ts";

export const whoCan = ["everyone", "following", "mutual", "nobody"] as const;
export const themes = ["system", "light", "dark"] as const;
export const autoPlays = ["always", "wifi", "never"] as const;
export const qualities = ["auto", "high", "saver"] as const;
export const commentOrders = ["hot", "newest"] as const;
export const newAudiences = ["public", "friends", "private"] as const;

export const prefs = preferences({
  notifyLikes: flag(true),
  notifyFollowers: flag(true),
  notifyComments: flag(true),
  notifyMentions: flag(true),
  notifyMessages: flag(true),
  /** Whether notifications of messages include the text. */
  notifyDetails: flag(true),
  whoComments: oneOf(whoCan, "everyone"),
  whoMessages: oneOf(whoCan, "everyone"),
  whoMentions: oneOf(whoCan, "everyone"),
  hideLikes: flag(false),
  hideSaves: flag(false),
  hideFollows: flag(false),
  /** Whether the profile and the user's comments show the region of the user's connection. */
  showPlace: flag(true),
  /** Whether message requests are combined in one row above the chats. If not, they are listed among the chats. */
  foldStrangers: flag(true),
  keepHistory: flag(true),
  nearby: flag(true),
  /** Whether the feed prefers channels of notes that the user likes. If not, popular notes come first. */
  personalised: flag(true),
  searchHints: flag(true),
  autoPlay: oneOf(autoPlays, "wifi"),
  quality: oneOf(qualities, "auto"),
  commentOrder: oneOf(commentOrders, "hot"),
  newAudience: oneOf(newAudiences, "public"),
  /** Whether the pictures of the user's notes show the user's number. */
  watermark: flag(true),
  theme: oneOf(themes, "system"),
  /**
   * Teen mode: the feed contains only suitable channels, there is no market, and strangers cannot write to the user.
   */
  teen: flag(false),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["notifications", "privacy", "feedPrefs", "general"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = [
  "whoComments",
  "whoMessages",
  "whoMentions",
  "autoPlay",
  "quality",
  "commentOrder",
  "newAudience",
  "theme",
] as const;
export type ChoiceName = (typeof choiceNames)[number];
/** The screens that rows open. */
export type RowTarget =
  | { readonly screen: "prefChoice"; readonly name: ChoiceName }
  | { readonly screen: "blockedUsers" | "hiddenUsers" | "language" | "permissions" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "screen";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
const who = (name: "whoComments" | "whoMessages" | "whoMentions") =>
  choice(name, whoCan, "screen", { to: { screen: "prefChoice", name }, labelOf: (x) => `who_${x}` });
export const choices = {
  whoComments: who("whoComments"),
  whoMessages: who("whoMessages"),
  whoMentions: who("whoMentions"),
  autoPlay: choice("autoPlay", autoPlays, "screen", {
    to: { screen: "prefChoice", name: "autoPlay" },
    labelOf: (x) => `play_${x}`,
  }),
  quality: choice("quality", qualities, "screen", {
    to: { screen: "prefChoice", name: "quality" },
    labelOf: (x) => `quality_${x}`,
  }),
  commentOrder: choice("commentOrder", commentOrders, "screen", {
    to: { screen: "prefChoice", name: "commentOrder" },
    labelOf: (x) => `order_${x}`,
  }),
  newAudience: choice("newAudience", newAudiences, "screen", {
    to: { screen: "prefChoice", name: "newAudience" },
    labelOf: (x) => `new_${x}`,
  }),
  theme: choice("theme", themes, "screen", {
    to: { screen: "prefChoice", name: "theme" },
    labelOf: (x) => `theme_${x}`,
  }),
} as const;

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  notifications: [
    {
      title: "interaction",
      rows: [toggle("notifyLikes"), toggle("notifyFollowers"), toggle("notifyComments"), toggle("notifyMentions")],
    },
    {
      title: "chatsTitle",
      rows: [toggle("notifyMessages"), toggle("notifyDetails", { needs: { notifyMessages: true } })],
    },
  ],
  privacy: [
    {
      title: "whoTitle",
      rows: [choices.whoComments, choices.whoMentions, choices.whoMessages, toggle("foldStrangers")],
    },
    {
      title: "hideTitle",
      rows: [toggle("hideLikes"), toggle("hideSaves"), toggle("hideFollows"), toggle("showPlace")],
    },
    { rows: [link({ screen: "blockedUsers" }, "blockedUsers"), link({ screen: "hiddenUsers" }, "hiddenUsers")] },
    { rows: [link({ screen: "permissions" }, "permissions")] },
  ],
  feedPrefs: [
    { note: "personalisedNote", rows: [toggle("personalised"), toggle("nearby"), toggle("searchHints")] },
    { rows: [choices.commentOrder, toggle("keepHistory")] },
  ],
  general: [
    { rows: [choices.theme, link({ screen: "language" }, "language")] },
    { title: "mediaTitle", rows: [choices.autoPlay, choices.quality] },
    { title: "publishTitle", rows: [choices.newAudience, toggle("watermark")] },
  ],
};
