/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, which notifications
 * arrive, or what other people may do.
 */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type RowTypes, type PrefRow, type PrefSection } from "#os/prefs.ts";
import type { settingsStrings } from "./strings.ts";

export const themes = ["system", "light", "dark"] as const;
export const sizes = ["small", "normal", "large", "larger", "largest"] as const;
export const ranges = ["all", "halfYear", "month", "threeDays"] as const;

export const prefs = preferences({
  notifyChats: flag(true),
  notifyFriends: flag(true),
  notifyMoments: flag(true),
  notifyPay: flag(true),
  notifyPrograms: flag(true),
  /**
   * Whether to notify the owner of the day's steps. This is off by default, because the notification would come every
   * evening.
   */
  notifySteps: flag(false),
  /** Whether notifications include the text of the message. */
  notifyDetails: flag(true),
  /** Whether the enter key of the keyboard sends the message. */
  enterSends: flag(false),
  /** Whether voice messages are played through the earpiece. If so, chats show an icon beside the title. */
  earpiece: flag(false),
  theme: oneOf(themes, "system"),
  size: oneOf(sizes, "normal"),
  /** Care mode: larger text and stronger colours for people with weak eyesight. */
  care: flag(false),
  showMoments: flag(true),
  showScan: flag(true),
  showSearch: flag(true),
  showNearby: flag(true),
  showPrograms: flag(true),
  /** Whether friend requests need the owner's confirmation. */
  confirmFriends: flag(true),
  byId: flag(true),
  byPhone: flag(true),
  byQr: flag(true),
  momentsRange: oneOf(ranges, "all"),
  /** Whether strangers may see up to ten of the owner's posts. */
  strangersSee: flag(false),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["notifications", "chatPrefs", "general", "discoverRows", "privacy", "addMe"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = ["theme", "momentsRange"] as const;
/** The screens that the rows on these pages open. */
export type RowTarget =
  | { readonly screen: "prefs"; readonly page: PrefPage }
  | { readonly screen: "prefChoice"; readonly name: (typeof choiceNames)[number] }
  | { readonly screen: "fontSize" | "plugins" | "storage" | "permits" | "personal" | "language" | "blockedFriends" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "screen";
}
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
export type Row = PrefRow<PrefKinds>;
export const choices = {
  theme: choice("theme", themes, "screen", {
    to: { screen: "prefChoice", name: "theme" },
    labelOf: (x) => `theme_${x}`,
  }),
  momentsRange: choice("momentsRange", ranges, "screen", {
    to: { screen: "prefChoice", name: "momentsRange" },
    labelOf: (x) => `range_${x}`,
    note: "momentsRangeNote",
  }),
} as const;

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  notifications: [
    { rows: [toggle("notifyChats"), toggle("notifyFriends")] },
    { rows: [toggle("notifyMoments"), toggle("notifyPay"), toggle("notifyPrograms"), toggle("notifySteps")] },
    { note: "notifyDetailsNote", rows: [toggle("notifyDetails")] },
  ],
  chatPrefs: [
    { note: "earpieceNote", rows: [toggle("earpiece")] },
    { note: "enterSendsNote", rows: [toggle("enterSends")] },
  ],
  general: [
    { rows: [choices.theme, link({ screen: "fontSize" }, "size"), link({ screen: "language" }, "language")] },
    { rows: [link({ screen: "prefs", page: "discoverRows" }, "discoverRows"), link({ screen: "plugins" }, "plugins")] },
    { rows: [link({ screen: "storage" }, "storage")] },
  ],
  discoverRows: [
    {
      note: "discoverRowsNote",
      rows: [
        toggle("showMoments"),
        toggle("showScan"),
        toggle("showSearch"),
        toggle("showNearby"),
        toggle("showPrograms"),
      ],
    },
  ],
  privacy: [
    { note: "confirmFriendsNote", rows: [toggle("confirmFriends"), link({ screen: "prefs", page: "addMe" }, "addMe")] },
    { title: "momentsTitle", note: "strangersSeeNote", rows: [choices.momentsRange, toggle("strangersSee")] },
    { rows: [link({ screen: "blockedFriends" }, "blacklist")] },
    { rows: [link({ screen: "personal" }, "personal"), link({ screen: "permits" }, "permits")] },
  ],
  addMe: [
    { title: "findMe", rows: [toggle("byId"), toggle("byPhone")] },
    { title: "addMeBy", rows: [toggle("byQr")] },
  ],
};
