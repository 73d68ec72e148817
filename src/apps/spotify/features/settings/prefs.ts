/** The settings: their values and the rows of their pages. Each setting changes what plays, what is drawn or what is told. */
import type * as v from "valibot";
import { flag, oneOf, preferences, prefRows, type PrefRow, type PrefSection, type RowTypes } from "#os/prefs.ts";
import type { settingsStrings } from "./strings.ts";

export const qualities = ["low", "normal", "high", "veryHigh"] as const;
export const seekSteps = ["10", "15", "30"] as const;
export const prefs = preferences({
  /** Whether similar songs follow when the queue ends. */
  autoplay: flag(true),
  /** How far the buttons of the player move within an episode, in seconds. */
  podcastStep: oneOf(seekSteps, "15"),
  /** Whether songs with explicit words may play. */
  explicit: flag(true),
  /** Whether lists also show songs that cannot play now. */
  showUnplayable: flag(true),
  /** Whether the player fills its page with the colours of the cover. */
  canvas: flag(true),
  /** Whether the player shows lyrics. */
  lyrics: flag(true),
  downloadQuality: oneOf(qualities, "high"),
  downloadOverMobile: flag(false),
  /** Whether only downloads play. */
  offline: flag(false),
  /** Whether covers are not fetched over mobile data. */
  dataSaver: flag(false),
  /** Whether friends see what the user plays. */
  shareActivity: flag(true),
  /** Whether the profile shows the artists played last. */
  showTopArtists: flag(true),
  /** Whether new playlists are on the profile. */
  publishPlaylists: flag(true),
  notifyPlaylists: flag(true),
  notifyFollowers: flag(true),
  notifyBlends: flag(true),
  notifyConcerts: flag(true),
  notifyDownloads: flag(true),
  /** Whether other devices are offered. */
  connectDevices: flag(true),
});
export type Prefs = v.InferOutput<typeof prefs.schema>;

export const prefPages = ["display", "playback", "quality", "data", "privacy", "notifications"] as const;
export type PrefPage = (typeof prefPages)[number];
export const choiceNames = ["podcastStep", "downloadQuality"] as const;
export type ChoiceName = (typeof choiceNames)[number];
export type RowTarget =
  | { readonly screen: "prefChoice"; readonly name: ChoiceName }
  | { readonly screen: "language" | "phoneNotices" };
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: keyof typeof settingsStrings.en;
  readonly icon: never;
  readonly goal: RowTarget;
  readonly as: "screen";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice, link } = prefRows<Prefs, PrefKinds>();
export const choices = {
  podcastStep: choice("podcastStep", seekSteps, "screen", {
    to: { screen: "prefChoice", name: "podcastStep" },
    labelOf: (x) => `step_${x}`,
  }),
  downloadQuality: choice("downloadQuality", qualities, "screen", {
    to: { screen: "prefChoice", name: "downloadQuality" },
    labelOf: (x) => `quality_${x}`,
  }),
} as const;
export const pages: Readonly<Record<PrefPage, readonly PrefSection<Row, PrefKinds["word"]>[]>> = {
  display: [
    {
      rows: [
        toggle("explicit", { note: "explicitNote" }),
        toggle("showUnplayable", { note: "showUnplayableNote" }),
        toggle("canvas", { note: "canvasNote" }),
        toggle("lyrics", { note: "lyricsNote" }),
        link({ screen: "language" }, "language"),
      ],
    },
  ],
  playback: [{ rows: [toggle("autoplay", { note: "autoplayNote" }), choices.podcastStep] }],
  quality: [
    {
      title: "downloadTitle",
      rows: [choices.downloadQuality, toggle("downloadOverMobile", { note: "downloadOverMobileNote" })],
    },
  ],
  data: [{ rows: [toggle("offline", { note: "offlineNote" }), toggle("dataSaver", { note: "dataSaverNote" })] }],
  privacy: [
    {
      rows: [
        toggle("shareActivity", { note: "shareActivityNote" }),
        toggle("showTopArtists", { note: "showTopArtistsNote" }),
        toggle("publishPlaylists", { note: "publishPlaylistsNote" }),
      ],
    },
  ],
  notifications: [
    {
      rows: [
        toggle("notifyPlaylists"),
        toggle("notifyFollowers"),
        toggle("notifyBlends"),
        toggle("notifyConcerts"),
        toggle("notifyDownloads"),
        link({ screen: "phoneNotices" }, "phoneNotices"),
      ],
    },
  ],
};
