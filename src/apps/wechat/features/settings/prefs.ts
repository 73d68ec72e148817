/** What a user may set: the values, and the pages of their rows. Every value changes what is drawn, what comes, or who may do what. */
import type * as v from "valibot";
import {
  flag,
  oneOf,
  preferences,
  rowsOver,
  type Kinds,
  type PrefRow,
  type PrefSection,
} from "../../../../os/prefs.ts";
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
  /** Only to who asked for it: it would come each evening. */
  notifySteps: flag(false),
  /** Notifications tell what was written. */
  notifyDetails: flag(true),
  /** The enter key of the keyboard sends. */
  enterSends: flag(false),
  /** Voice messages sound at the ear: chats show it beside their title. */
  earpiece: flag(false),
  theme: oneOf(themes, "system"),
  size: oneOf(sizes, "normal"),
  /** Larger letters and stronger colours for those who see less. */
  care: flag(false),
  showMoments: flag(true),
  showScan: flag(true),
  showSearch: flag(true),
  showNearby: flag(true),
  showPrograms: flag(true),
  /** Who asks to be a friend waits for an answer. */
  confirmFriends: flag(true),
  byId: flag(true),
  byPhone: flag(true),
  byQr: flag(true),
  momentsRange: oneOf(ranges, "all"),
  /** Who is no friend may see up to ten posts. */
  strangersSee: flag(false),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["notifications", "chatPrefs", "general", "discoverRows", "privacy", "addMe"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = ["theme", "momentsRange"] as const;
/** Where rows of these pages lead. */
export type Goal =
  | { readonly screen: "prefs"; readonly page: PrefPage }
  | { readonly screen: "prefChoice"; readonly name: (typeof choiceNames)[number] }
  | { readonly screen: "fontSize" | "plugins" | "storage" | "permits" | "personal" | "language" | "blockedFriends" };
export interface Mine extends Kinds {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: Goal;
  readonly as: "screen";
}
const { toggle, choice, link } = rowsOver<Prefs, Mine>();
export type Row = PrefRow<Mine>;
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

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, Mine["word"]>[]>> = {
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
