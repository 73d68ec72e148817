/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, which notifications
 * arrive, or what other people may do.
 */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import type { settingsStrings } from "./strings.ts";

export const feedSorts = ["best", "hot", "new", "top", "rising"] as const;
export const commentSortPrefs = ["best", "top", "new", "controversial", "old", "qa"] as const;
export const whoCan = ["everyone", "month", "nobody"] as const;
export const whoMails = ["everyone", "nobody"] as const;
export const feedViews = ["card", "compact"] as const;
export const collapses = ["never", "negative", "low"] as const;
export const themes = ["system", "light", "dark"] as const;

export const prefs = preferences({
  /** Whether other people can follow the user. */
  allowFollowers: flag(true),
  /** Who can invite the user to a chat. "month": accounts that are older than 30 days. */
  whoChats: oneOf(whoCan, "everyone"),
  whoMails: oneOf(whoMails, "everyone"),
  showOnline: flag(true),
  /** Whether the feed "Home" contains posts of communities that the user has not joined. */
  recommendations: flag(true),
  trendingSearches: flag(true),
  keepHistory: flag(true),
  feedSort: oneOf(feedSorts, "best"),
  feedView: oneOf(feedViews, "card"),
  hideUpvoted: flag(false),
  hideDownvoted: flag(false),
  /** Whether titles of posts that the user has opened are grey. */
  dimVisited: flag(true),
  blurSpoilers: flag(true),
  commentSort: oneOf(commentSortPrefs, "best"),
  /** Which comments are folded at first: those with a score below 0 or below -5. */
  collapseLow: oneOf(collapses, "low"),
  /** Whether the user's posts ask for notifications of comments. */
  postReplies: flag(true),
  theme: oneOf(themes, "system"),
  /** Whether the dark theme is black. */
  amoled: flag(false),
  notifyMails: flag(true),
  notifyChats: flag(true),
  notifyChatRequests: flag(true),
  notifyMentions: flag(true),
  notifyComments: flag(true),
  notifyReplies: flag(true),
  notifyUpvotesPosts: flag(true),
  notifyUpvotesComments: flag(false),
  notifyFollowers: flag(true),
  notifyTrends: flag(true),
  notifyModerators: flag(true),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["accountPrefs", "feedPrefs", "notificationPrefs"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = [
  "whoChats",
  "whoMails",
  "feedSort",
  "feedView",
  "commentSort",
  "collapseLow",
  "theme",
] as const;
export type ChoiceName = (typeof choiceNames)[number];
/** What rows open: a sheet with options, or a screen. */
export type RowTarget =
  | { readonly choice: ChoiceName }
  | { readonly screen: "blockedUsers" | "mutedCommunities" | "language" | "permissions" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "sheet";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
export const choices = {
  whoChats: choice("whoChats", whoCan, "sheet", { to: { choice: "whoChats" }, labelOf: (x) => `who_${x}` }),
  whoMails: choice("whoMails", whoMails, "sheet", { to: { choice: "whoMails" }, labelOf: (x) => `who_${x}` }),
  feedSort: choice("feedSort", feedSorts, "sheet", { to: { choice: "feedSort" }, labelOf: (x) => `pref_${x}` }),
  feedView: choice("feedView", feedViews, "sheet", { to: { choice: "feedView" }, labelOf: (x) => `view_${x}` }),
  commentSort: choice("commentSort", commentSortPrefs, "sheet", {
    to: { choice: "commentSort" },
    labelOf: (x) => `pref_${x}`,
  }),
  collapseLow: choice("collapseLow", collapses, "sheet", {
    to: { choice: "collapseLow" },
    labelOf: (x) => `collapse_${x}`,
  }),
  theme: choice("theme", themes, "sheet", { to: { choice: "theme" }, labelOf: (x) => `theme_${x}` }),
} as const;

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  accountPrefs: [
    {
      title: "contactTitle",
      rows: [
        choices.whoChats,
        choices.whoMails,
        toggle("allowFollowers"),
        toggle("showOnline", { note: "onlineNote" }),
      ],
    },
    {
      title: "personalTitle",
      rows: [
        toggle("recommendations", { note: "recommendationsNote" }),
        toggle("trendingSearches"),
        toggle("keepHistory"),
      ],
    },
    {
      title: "safetyTitle",
      rows: [
        link({ screen: "blockedUsers" }, "blockedUsers"),
        link({ screen: "mutedCommunities" }, "mutedCommunities"),
        link({ screen: "permissions" }, "permissions"),
      ],
    },
  ],
  feedPrefs: [
    { title: "lookTitle", rows: [choices.theme, toggle("amoled"), link({ screen: "language" }, "language")] },
    {
      title: "feedTitle",
      rows: [
        choices.feedSort,
        choices.feedView,
        toggle("dimVisited"),
        toggle("blurSpoilers"),
        toggle("hideUpvoted"),
        toggle("hideDownvoted"),
      ],
    },
    { title: "commentTitle", rows: [choices.commentSort, choices.collapseLow, toggle("postReplies")] },
  ],
  notificationPrefs: [
    {
      title: "messagesTitle",
      rows: [toggle("notifyMails"), toggle("notifyChats"), toggle("notifyChatRequests")],
    },
    {
      title: "activityTitle",
      rows: [
        toggle("notifyMentions"),
        toggle("notifyComments"),
        toggle("notifyReplies"),
        toggle("notifyUpvotesPosts"),
        toggle("notifyUpvotesComments"),
        toggle("notifyFollowers"),
      ],
    },
    { title: "updatesTitle", rows: [toggle("notifyTrends"), toggle("notifyModerators")] },
  ],
};
