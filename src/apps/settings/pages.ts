/**
 * Declares all pages. A page has sections, a section has rows, and each row belongs to a setting of the phone. Screens
 * draw this declaration, and the search reads it. `allRows` lists all declared rows, so that code can find all settings
 * without drawing a page.
 */
import {
  pageLink,
  screenLink,
  text,
  toggle,
  type BoundRow,
  type ChoiceSetting,
  type ScreenFrame,
  type SettingsPage,
  type PageSection,
  type SettingRow,
  type TextSetting,
} from "./declare.ts";
import { pageIds, type PageId, type SpecialScreen } from "./ids.ts";
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

export const pages: Readonly<Record<PageId, SettingsPage>> = {
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

/** The list of the first screen. */
export const home: readonly PageSection[] = [
  {
    rows: [
      pageLink("network", "network", { note: "networkAbout", icon: "wifi" }),
      pageLink("connected", "connected", { note: "connectedAbout", icon: "devices", tone: "teal" }),
    ],
  },
  {
    rows: [
      pageLink("display", "display", { note: "displayAbout", icon: "brightness", tone: "amber" }),
      pageLink("sound", "sound", { note: "soundAbout", icon: "volume", tone: "rose" }),
      pageLink("notifications", "notifications", { note: "notificationsAbout", icon: "notifications", tone: "violet" }),
    ],
  },
  {
    rows: [
      pageLink("appsPage", "apps", { note: "appsAbout", icon: "apps", tone: "green" }),
      pageLink("battery", "battery", { shows: "level", icon: "battery", tone: "green" }),
      pageLink("storage", "storage", { shows: "storage", icon: "storage", tone: "slate" }),
    ],
  },
  {
    rows: [
      pageLink("security", "securityPage", { note: "securityAbout", icon: "lock" }),
      pageLink("privacy", "privacy", { note: "privacyAbout", icon: "privacy" }),
      pageLink("location", "location", { shows: "location", icon: "location", tone: "teal" }),
      pageLink("safety", "safety", { note: "safetyAbout", icon: "emergency", tone: "rose" }),
    ],
  },
  {
    rows: [
      pageLink("accounts", "accountsPage", { note: "accountsAbout", icon: "key", tone: "teal" }),
      pageLink("wellbeing", "wellbeing", { note: "wellbeingAbout", icon: "wellbeing", tone: "green" }),
      pageLink("accessibility", "accessibility", { note: "accessibilityAbout", icon: "accessibility", tone: "violet" }),
    ],
  },
  {
    rows: [
      pageLink("language", "languages", { note: "languageAbout", icon: "language", tone: "teal" }),
      pageLink("keyboard", "keyboard", { note: "keyboardAbout", icon: "keyboard" }),
      pageLink("time", "time", { note: "timeAbout", icon: "time" }),
      pageLink("system", "system", { note: "systemAbout", icon: "system", tone: "slate" }),
      pageLink("about", "about", { shows: "deviceName", icon: "about", tone: "slate" }),
      pageLink("tips", "tips", { note: "tipsAbout", icon: "tips", tone: "amber" }),
      pageLink("reset", "reset", { note: "resetAbout", icon: "reset", tone: "rose" }),
    ],
  },
];

/** Declared rows above and below the list on a screen that has its own component. */
export const screenFrames = {
  wifi: {
    title: "wifi",
    above: [toggle("network", "wifi", "useWifi", { also: "wlan" })],
    below: [
      screenLink("wifiAdd", "addNetwork", { also: "hidden 隐藏" }),
      screenLink("saved", "saved", { shows: "savedNetworks" }),
      pageLink("wifiPreferences", "wifiPreferences"),
    ],
  },
  bluetooth: {
    title: "bluetooth",
    above: [toggle("network", "bluetooth", "useBluetooth"), text("network", "deviceName", "deviceName")],
    below: [pageLink("bluetoothPreferences", "bluetoothPreferences")],
  },
  history: {
    title: "notificationHistory",
    above: [toggle("notifications", "history", "useHistory")],
    below: [],
  },
} satisfies Partial<Record<SpecialScreen, ScreenFrame>>;
export const findFrame = (screen: SpecialScreen): ScreenFrame | undefined =>
  (screenFrames as Readonly<Partial<Record<SpecialScreen, ScreenFrame>>>)[screen];

export interface DeclaredRow {
  readonly page: PageId | keyof typeof screenFrames;
  readonly row: BoundRow;
}
const declaredRows: readonly DeclaredRow[] = (() => {
  const bound = (at: DeclaredRow["page"], rows: readonly SettingRow[]): DeclaredRow[] =>
    rows.flatMap((row) => ("group" in row ? [{ page: at, row }] : []));
  return [
    ...pageIds.flatMap((id) => pages[id].sections.flatMap((section) => bound(id, section.rows))),
    ...(Object.keys(screenFrames) as (keyof typeof screenFrames)[]).flatMap((id) =>
      bound(id, [...screenFrames[id].above, ...screenFrames[id].below]),
    ),
  ];
})();
/** Returns every row that changes a setting, with its page or screen. */
export const allRows = (): readonly DeclaredRow[] => declaredRows;
const findRow = (kind: BoundRow["kind"], group: string, name: string): BoundRow | undefined =>
  declaredRows.find(({ row }) => row.kind === kind && row.group === group && row.name === name)?.row;
/** Returns the row on which the user chooses the value of a setting. */
export const findChoice = (group: string, name: string): ChoiceSetting | undefined =>
  findRow("choice", group, name) as ChoiceSetting | undefined;
export const findTextSetting = (group: string, name: string): TextSetting | undefined =>
  findRow("text", group, name) as TextSetting | undefined;
