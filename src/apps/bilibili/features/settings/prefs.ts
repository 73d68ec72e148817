/**
 * The settings: their values and the rows of their pages. Each setting changes what is drawn, how videos play, which
 * notifications arrive, or what other people may do.
 */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import { qualities } from "../me/state.ts";
import type { settingsStrings } from "./strings.ts";

export const autoPlays = ["always", "wifi", "never"] as const;
export const leaves = ["pip", "play", "pause"] as const;
export const startSpeeds = ["0.75", "1", "1.25", "1.5", "2"] as const;
export const opacities = ["100", "75", "50", "25"] as const;
export const sizes = ["small", "normal", "large"] as const;
export const paces = ["slow", "normal", "fast"] as const;
export const areas = ["quarter", "half", "full"] as const;
export const uploadNotices = ["special", "all", "none"] as const;
export const whoCan = ["everyone", "following", "nobody"] as const;
export const commentOrders = ["hot", "newest"] as const;
export const startTabs = ["foryou", "hot", "live", "anime", "film"] as const;
export const themes = ["system", "light", "dark"] as const;

export const prefs = preferences({
  autoPlay: oneOf(autoPlays, "wifi"),
  /** Whether the next part or episode begins when an item ends. */
  autoNext: flag(true),
  /** What happens to a video when the user leaves the app. */
  whenLeft: oneOf(leaves, "pip"),
  startSpeed: oneOf(startSpeeds, "1"),
  wifiQuality: oneOf(qualities, "1080"),
  mobileQuality: oneOf(qualities, "480"),
  /** Whether videos play without Wi-Fi. Downloaded videos always play. */
  mobilePlay: flag(true),
  downloadQuality: oneOf(qualities, "720"),
  downloadMobile: flag(false),
  danmaku: flag(true),
  danmakuOpacity: oneOf(opacities, "75"),
  danmakuSize: oneOf(sizes, "normal"),
  danmakuPace: oneOf(paces, "normal"),
  /** The part of the picture, from its top, in which danmaku roll. */
  danmakuArea: oneOf(areas, "half"),
  showRoll: flag(true),
  showTop: flag(true),
  showBottom: flag(true),
  showColoured: flag(true),
  notifyReplies: flag(true),
  notifyLikes: flag(true),
  notifyFans: flag(true),
  notifyMessages: flag(true),
  /** Whether notifications of messages include the text. */
  notifyDetails: flag(true),
  notifyUploads: oneOf(uploadNotices, "special"),
  notifyOrders: flag(true),
  whoMessages: oneOf(whoCan, "everyone"),
  hideFavourites: flag(false),
  hideCoins: flag(true),
  hideFollows: flag(false),
  showPlace: flag(true),
  keepHistory: flag(true),
  /** Whether "For You" prefers the zones of videos that the user likes. */
  personalised: flag(true),
  searchHints: flag(true),
  commentOrder: oneOf(commentOrders, "hot"),
  startTab: oneOf(startTabs, "foryou"),
  theme: oneOf(themes, "system"),
  /** Teen mode: the feeds contain only suitable zones, and there are no live rooms, no shop and no strangers' messages. */
  teen: flag(false),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["playback", "danmakuPage", "notifications", "privacy", "content"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = [
  "autoPlay",
  "whenLeft",
  "startSpeed",
  "wifiQuality",
  "mobileQuality",
  "downloadQuality",
  "danmakuOpacity",
  "danmakuSize",
  "danmakuPace",
  "danmakuArea",
  "notifyUploads",
  "whoMessages",
  "commentOrder",
  "startTab",
  "theme",
] as const;
export type ChoiceName = (typeof choiceNames)[number];
/** The screens that rows open. */
export type RowTarget =
  | { readonly screen: "prefChoice"; readonly name: ChoiceName }
  | { readonly screen: "blockedUsers" | "hiddenAuthors" | "mutedWords" | "language" | "permissions" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "screen";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
const to = (name: ChoiceName): { readonly to: RowTarget } => ({ to: { screen: "prefChoice", name } });
export const choices = {
  autoPlay: choice("autoPlay", autoPlays, "screen", { ...to("autoPlay"), labelOf: (x) => `play_${x}` }),
  whenLeft: choice("whenLeft", leaves, "screen", { ...to("whenLeft"), labelOf: (x) => `leave_${x}` }),
  startSpeed: choice("startSpeed", startSpeeds, "screen", { ...to("startSpeed"), labelOf: (x) => `speed_${x}` }),
  wifiQuality: choice("wifiQuality", qualities, "screen", { ...to("wifiQuality"), labelOf: (x) => `quality_${x}` }),
  mobileQuality: choice("mobileQuality", qualities, "screen", {
    ...to("mobileQuality"),
    labelOf: (x) => `quality_${x}`,
  }),
  downloadQuality: choice("downloadQuality", qualities, "screen", {
    ...to("downloadQuality"),
    labelOf: (x) => `quality_${x}`,
  }),
  danmakuOpacity: choice("danmakuOpacity", opacities, "screen", {
    ...to("danmakuOpacity"),
    labelOf: (x) => `opacity_${x}`,
  }),
  danmakuSize: choice("danmakuSize", sizes, "screen", { ...to("danmakuSize"), labelOf: (x) => `size_${x}` }),
  danmakuPace: choice("danmakuPace", paces, "screen", { ...to("danmakuPace"), labelOf: (x) => `pace_${x}` }),
  danmakuArea: choice("danmakuArea", areas, "screen", { ...to("danmakuArea"), labelOf: (x) => `area_${x}` }),
  notifyUploads: choice("notifyUploads", uploadNotices, "screen", {
    ...to("notifyUploads"),
    labelOf: (x) => `uploads_${x}`,
  }),
  whoMessages: choice("whoMessages", whoCan, "screen", { ...to("whoMessages"), labelOf: (x) => `who_${x}` }),
  commentOrder: choice("commentOrder", commentOrders, "screen", {
    ...to("commentOrder"),
    labelOf: (x) => `said_${x}`,
  }),
  startTab: choice("startTab", startTabs, "screen", { ...to("startTab"), labelOf: (x) => `start_${x}` }),
  theme: choice("theme", themes, "screen", { ...to("theme"), labelOf: (x) => `theme_${x}` }),
} as const;

export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  playback: [
    { title: "playTitle", rows: [choices.autoPlay, toggle("autoNext"), choices.whenLeft, choices.startSpeed] },
    { title: "qualityTitle", rows: [choices.wifiQuality, choices.mobileQuality, toggle("mobilePlay")] },
    { title: "downloadTitle2", rows: [choices.downloadQuality, toggle("downloadMobile")] },
  ],
  danmakuPage: [
    { rows: [toggle("danmaku")] },
    {
      title: "danmakuLook",
      rows: [choices.danmakuOpacity, choices.danmakuSize, choices.danmakuPace, choices.danmakuArea],
    },
    {
      title: "danmakuKinds",
      rows: [toggle("showRoll"), toggle("showTop"), toggle("showBottom"), toggle("showColoured")],
    },
    { rows: [link({ screen: "mutedWords" }, "mutedWords")] },
  ],
  notifications: [
    { title: "interaction", rows: [toggle("notifyReplies"), toggle("notifyLikes"), toggle("notifyFans")] },
    {
      title: "chatsTitle",
      rows: [toggle("notifyMessages"), toggle("notifyDetails", { needs: { notifyMessages: true } })],
    },
    { title: "updatesTitle", rows: [choices.notifyUploads, toggle("notifyOrders")] },
  ],
  privacy: [
    { rows: [choices.whoMessages] },
    {
      title: "spaceTitle",
      rows: [toggle("hideFavourites"), toggle("hideCoins"), toggle("hideFollows"), toggle("showPlace")],
    },
    { rows: [link({ screen: "blockedUsers" }, "blockedUsers"), link({ screen: "hiddenAuthors" }, "hiddenAuthors")] },
    { rows: [link({ screen: "permissions" }, "permissions")] },
  ],
  content: [
    { rows: [choices.startTab, choices.theme, link({ screen: "language" }, "language")] },
    { note: "personalisedNote", rows: [toggle("personalised"), toggle("searchHints")] },
    { rows: [choices.commentOrder, toggle("keepHistory")] },
  ],
};
