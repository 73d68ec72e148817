/**
 * The pages of Settings as one declaration: pages → sections → rows, each row tied to a setting of the phone.
 * It draws the pages, feeds the search, and can be listed (`allRows`), so that what can be set is known without drawing.
 */
import {
  page,
  special,
  text,
  toggle,
  type BoundRow,
  type ChoiceOf,
  type Frame,
  type PageOf,
  type PageSection,
  type SettingRow,
  type TextOf,
} from "./declare.ts";
import { pageIds, type PageId, type Special } from "./ids.ts";
import { accessPages } from "./features/accessibility/pages.ts";
import { appPages } from "./features/apps/pages.ts";
import { carePages } from "./features/care/pages.ts";
import { connectedPages } from "./features/devices/pages.ts";
import { displayPages } from "./features/display/pages.ts";
import { networkPages } from "./features/network/pages.ts";
import { noticePages } from "./features/notices/pages.ts";
import { powerPages } from "./features/power/pages.ts";
import { privacyPages } from "./features/privacy/pages.ts";
import { securityPages } from "./features/security/pages.ts";
import { soundPages } from "./features/sound/pages.ts";
import { systemPages } from "./features/system/pages.ts";

export const pages: Readonly<Record<PageId, PageOf>> = {
  ...networkPages,
  ...connectedPages,
  ...displayPages,
  ...soundPages,
  ...noticePages,
  ...powerPages,
  ...appPages,
  ...securityPages,
  ...privacyPages,
  ...carePages,
  ...systemPages,
  ...accessPages,
};

/** What the first screen lists. */
export const home: readonly PageSection[] = [
  {
    rows: [
      page("network", "network", { note: "networkAbout", icon: "wifi" }),
      page("connected", "connected", { note: "connectedAbout", icon: "devices", tone: "teal" }),
    ],
  },
  {
    rows: [
      page("display", "display", { note: "displayAbout", icon: "brightness", tone: "amber" }),
      page("sound", "sound", { note: "soundAbout", icon: "volume", tone: "rose" }),
      page("notifications", "notifications", { note: "notificationsAbout", icon: "notifications", tone: "violet" }),
    ],
  },
  {
    rows: [
      page("appsPage", "apps", { note: "appsAbout", icon: "apps", tone: "green" }),
      page("battery", "battery", { shows: "level", icon: "battery", tone: "green" }),
      page("storage", "storage", { shows: "storage", icon: "storage", tone: "slate" }),
    ],
  },
  {
    rows: [
      page("security", "securityPage", { note: "securityAbout", icon: "lock" }),
      page("privacy", "privacy", { note: "privacyAbout", icon: "privacy" }),
      page("location", "location", { shows: "location", icon: "location", tone: "teal" }),
      page("safety", "safety", { note: "safetyAbout", icon: "emergency", tone: "rose" }),
    ],
  },
  {
    rows: [
      page("accounts", "accountsPage", { note: "accountsAbout", icon: "key", tone: "teal" }),
      page("wellbeing", "wellbeing", { note: "wellbeingAbout", icon: "wellbeing", tone: "green" }),
      page("accessibility", "accessibility", { note: "accessibilityAbout", icon: "accessibility", tone: "violet" }),
    ],
  },
  {
    rows: [
      page("language", "languages", { note: "languageAbout", icon: "language", tone: "teal" }),
      page("keyboard", "keyboard", { note: "keyboardAbout", icon: "keyboard" }),
      page("time", "time", { note: "timeAbout", icon: "time" }),
      page("system", "system", { note: "systemAbout", icon: "system", tone: "slate" }),
      page("about", "about", { shows: "deviceName", icon: "about", tone: "slate" }),
      page("tips", "tips", { note: "tipsAbout", icon: "tips", tone: "amber" }),
      page("reset", "reset", { note: "resetAbout", icon: "reset", tone: "rose" }),
    ],
  },
];

/** Declared rows that stand above and below the list of a screen with a drawing of its own. */
export const framed = {
  wifi: {
    title: "wifi",
    above: [toggle("network", "wifi", "useWifi", { also: "wlan" })],
    below: [
      special("wifiAdd", "addNetwork", { also: "hidden 隐藏" }),
      special("saved", "saved", { shows: "savedNetworks" }),
      page("wifiPreferences", "wifiPreferences"),
    ],
  },
  bluetooth: {
    title: "bluetooth",
    above: [toggle("network", "bluetooth", "useBluetooth"), text("network", "deviceName", "deviceName")],
    below: [page("bluetoothPreferences", "bluetoothPreferences")],
  },
  history: {
    title: "notificationHistory",
    above: [toggle("notifications", "history", "useHistory")],
    below: [],
  },
} satisfies Partial<Record<Special, Frame>>;
export const frameOf = (screen: Special): Frame | undefined =>
  (framed as Readonly<Partial<Record<Special, Frame>>>)[screen];

export interface DeclaredRow {
  readonly page: PageId | keyof typeof framed;
  readonly row: BoundRow;
}
const listed: readonly DeclaredRow[] = (() => {
  const bound = (at: DeclaredRow["page"], rows: readonly SettingRow[]): DeclaredRow[] =>
    rows.flatMap((row) => ("group" in row ? [{ page: at, row }] : []));
  return [
    ...pageIds.flatMap((id) => pages[id].sections.flatMap((section) => bound(id, section.rows))),
    ...(Object.keys(framed) as (keyof typeof framed)[]).flatMap((id) =>
      bound(id, [...framed[id].above, ...framed[id].below]),
    ),
  ];
})();
/** Every row that sets something, with its page or screen. */
export const allRows = (): readonly DeclaredRow[] => listed;
const rowAt = (kind: BoundRow["kind"], group: string, name: string): BoundRow | undefined =>
  listed.find(({ row }) => row.kind === kind && row.group === group && row.name === name)?.row;
/** The row that chooses a setting, by the setting's place. */
export const choiceAt = (group: string, name: string): ChoiceOf | undefined =>
  rowAt("choice", group, name) as ChoiceOf | undefined;
export const textAt = (group: string, name: string): TextOf | undefined =>
  rowAt("text", group, name) as TextOf | undefined;
