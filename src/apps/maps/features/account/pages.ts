/** The settings pages and their rows. */
import type * as v from "valibot";
import { prefRows, type RowTypes, type PrefRow, type PrefSection } from "#os/prefs.ts";
import type { TextKey } from "../../strings.ts";
import type { prefs } from "./prefs.ts";

export const pageNames = ["app", "navigation", "privacy", "notices"] as const;
export type PageName = (typeof pageNames)[number];
export type Prefs = v.InferOutput<typeof prefs.schema>;
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: TextKey;
  readonly icon: never;
  readonly goal: never;
  readonly as: "sheet";
}
export type Row = PrefRow<PrefKinds>;
const { toggle, choice } = prefRows<Prefs, PrefKinds>();
type Section = PrefSection<Row, TextKey>;

export const pages: Readonly<Record<PageName, readonly Section[]>> = {
  app: [
    {
      title: "mapLooks",
      rows: [
        choice("start", ["explore", "you", "contribute"], "sheet", {
          title: "startScreen",
          labelOf: (value) => ({ explore: "tabExplore", you: "tabYou", contribute: "tabContribute" })[value] as TextKey,
        }),
        choice("theme", ["system", "light", "dark"], "sheet", {
          title: "mapTheme",
          labelOf: (value) => ({ system: "themeSystem", light: "themeLight", dark: "themeDark" })[value] as TextKey,
        }),
        choice("units", ["metric", "imperial"], "sheet", {
          title: "distanceUnits",
          labelOf: (value) => ({ metric: "unitsMetric", imperial: "unitsImperial" })[value] as TextKey,
        }),
        choice("scale", ["zooming", "always", "never"], "sheet", {
          title: "scaleOnMap",
          labelOf: (value) =>
            ({ zooming: "scaleZooming", always: "scaleAlways", never: "scaleNever" })[value] as TextKey,
        }),
        toggle("zoomButtons", { note: "zoomButtonsHint" }),
      ],
    },
    { title: "offlineMaps", rows: [toggle("wifiOnly", { note: "wifiOnlyHint" })] },
  ],
  navigation: [
    {
      title: "guidance",
      rows: [
        choice("voice", ["on", "alerts", "off"], "sheet", {
          title: "voiceTitle",
          labelOf: (value) => ({ on: "voiceOn", alerts: "voiceAlerts", off: "voiceOff" })[value] as TextKey,
        }),
        toggle("keepAwake", { note: "keepAwakeHint" }),
        toggle("speedometer", { note: "speedometerHint" }),
      ],
    },
    {
      title: "routeOptions",
      rows: [
        choice("mode", ["drive", "transit", "walk", "cycle"], "sheet", {
          title: "usualMode",
          labelOf: (value) =>
            ({ drive: "modeDrive", transit: "modeTransit", walk: "modeWalk", cycle: "modeCycle" })[value] as TextKey,
        }),
        toggle("avoidMotorways"),
        toggle("avoidTolls"),
        toggle("avoidFerries"),
      ],
    },
  ],
  privacy: [
    { title: "historyTitle", rows: [toggle("history", { title: "keepHistory", note: "keepHistoryHint" })] },
    { title: "timeline", rows: [toggle("timeline", { title: "keepTimeline", note: "keepTimelineHint" })] },
  ],
  notices: [{ rows: [toggle("navigationNotices"), toggle("sharingNotices"), toggle("contributionNotices")] }],
};
