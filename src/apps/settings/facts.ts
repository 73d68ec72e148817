/** Texts about the phone's state. The screen supplies the translations. */
import { langOf, listText, longDateText, offsetOf, timeText, whenText } from "#os/format.ts";
import { storageBytes } from "#os/files.ts";
import { phoneModel } from "#os/settings.ts";
import type { OsState } from "#os/state.ts";
import type { Facts } from "#os/values.ts";
import type { LinkRow, SettingAt } from "./declare.ts";
import { traits } from "./features/apps/traits.ts";
import { recordLists } from "./features/books/record-lists.ts";
import { scheduleOf } from "./features/schedules/schedules.ts";
import { tapsNeeded } from "./features/system/state.ts";
import { bytesText, cycleDays, storageOf, usedBytes } from "./usage.ts";
import type { Fact, ScheduleId } from "./ids.ts";
import { findChoice } from "./pages.ts";
import { countChangedApps, chosenOption, entriesOf, isOnline, valueAt } from "./queries.ts";
import type { SettingsAppState } from "./state.ts";
import type { TextKey } from "./strings.ts";

/** Returns a text in the phone's language. */
export type Translate = (key: TextKey, facts?: Facts) => string;
/** The data that is needed to describe a fact: the phone, the app's own state, and the texts. */
export interface FactContext {
  readonly os: OsState;
  readonly now: number;
  readonly state: SettingsAppState;
  readonly t: Translate;
}
const onOff = (t: Translate, on: boolean): string => t(on ? "on" : "off");
const connectedNetwork = (os: OsState) =>
  os.wifi.connected === null ? undefined : os.wifi.networks[os.wifi.connected];
const mobileTexts = { "5g": "mobile5g", "4g": "mobile4g", "3g": "mobile3g" } as const;
/** "2 h 5 min", "12 min". */
export const spanText = (t: Translate, minutes: number): string =>
  minutes < 60 ? t("minutesOnly", { m: minutes }) : t("hoursMinutes", { h: Math.floor(minutes / 60), m: minutes % 60 });
/** Returns a text such as "22:00 – 07:00", or the text for "off". */
export function scheduleText({ t, state }: FactContext, id: ScheduleId): string {
  const s = scheduleOf(state, id);
  if (!s.on) return t("off");
  return `${s.start} – ${s.end}`;
}
const minutesPerPercent = 13;

const factFormatters: Readonly<Record<Fact, (c: FactContext) => string>> = {
  wifi: ({ os, t }) => {
    if (!os.settings.network.wifi) return t("off");
    return connectedNetwork(os)?.ssid ?? t("notConnected");
  },
  bluetooth: ({ os, t }) => {
    if (!os.settings.network.bluetooth) return t("off");
    const connected = Object.values(os.bluetooth.devices)
      .filter((d) => d.connected)
      .map((d) => d.name)
      .toSorted();
    return connected.length > 0 ? listText(connected, langOf(os)) : t("on");
  },
  mobile: ({ os, t }) => {
    const { network } = os.settings;
    return network.mobileData ? t(mobileTexts[network.mobileType]) : t("off");
  },
  savedNetworks: ({ os, t }) => t("networkCount", { n: Object.values(os.wifi.networks).filter((n) => n.saved).length }),
  hotspot: ({ os, t }) => onOff(t, os.settings.network.hotspot),
  dataSaver: ({ os, t }) => onOff(t, os.settings.network.dataSaver),
  dataUsed: ({ os, now, t }) => t("sinceDays", { n: cycleDays(os, now, offsetOf(os)) }),
  vpn: ({ os, state, t }) => {
    const id = state.used.vpn;
    if (id === undefined || !isOnline(os)) return t("notConnected");
    return state.books.vpn?.[id]?.["name"] ?? t("notConnected");
  },
  gateway: ({ os, t }) => (connectedNetwork(os) ? "192.168.31.1" : t("unavailable")),
  darkTheme: ({ os, t }) => onOff(t, os.settings.display.theme === "dark"),
  nightLight: ({ os, t }) => onOff(t, os.settings.display.nightLight),
  dnd: ({ os, t }) => onOff(t, os.settings.sound.dnd),
  saver: ({ os, t }) => onOff(t, os.settings.battery.saver),
  location: ({ os, t }) => onOff(t, os.settings.location.on),
  mutedApps: ({ os, t }) => (os.muted.length === 0 ? t("allAppsNotify") : t("mutedCount", { n: os.muted.length })),
  waiting: ({ os, t }) => t("waitingCount", { n: Object.keys(os.notifications).length }),
  historyCount: ({ os, t }) =>
    os.settings.notifications.history ? t("historyCount", { n: os.history.length }) : t("off"),
  level: ({ os }) => `${os.battery.level}%`,
  charging: ({ os, t }) => t(os.battery.charging ? "charging" : "notCharging"),
  timeLeft: ({ os, t }) => {
    const { level, charging } = os.battery;
    const each = os.settings.battery.saver ? minutesPerPercent * 1.4 : minutesPerPercent;
    const minutes = charging ? Math.round((100 - level) * 1.1) : Math.round(level * each);
    return t(charging ? "untilFull" : "hoursLeft", { h: Math.floor(minutes / 60), m: minutes % 60 });
  },
  health: () => "98%",
  cycles: () => "74",
  capacity: () => "5000 mAh",
  made: ({ os }) => (langOf(os) === "en" ? "June 2025" : "2025年6月"),
  storage: ({ os, t }) => t("storageOf", { used: bytesText(usedBytes(storageOf(os))), all: bytesText(storageBytes) }),
  trashSize: ({ os }) => bytesText(storageOf(os).trash),
  lock: ({ os, t }) => t(`lock-${os.lock.kind}`),
  smartLock: ({ os, state, t }) => {
    const { trustedDevices, onBody } = os.settings.security;
    const n = Number(trustedDevices) + Number(onBody) + Object.keys(state.books.places ?? {}).length;
    return n === 0 ? t("off") : t("entries", { n });
  },
  encrypted: ({ t }) => t("encrypted"),
  phonePlace: ({ os, t }) => {
    if (!os.settings.location.on || !os.settings.security.findDevice) return t("unavailable");
    return `${os.location.lat.toFixed(4)}, ${os.location.lon.toFixed(4)}`;
  },
  privacyControls: ({ os, t }) => {
    const { camera, microphone } = os.settings.privacy;
    if (camera === microphone) return t(camera ? "bothOn" : "bothOff");
    return t(camera ? "microphoneOff" : "cameraOff");
  },
  adId: ({ os, state, t }) => (os.settings.privacy.personalAds ? state.adId.slice(0, 13) : t("unavailable")),
  emergencyInfo: ({ os, t }) => {
    const { name, bloodType } = os.settings.safety;
    const facts = [name, bloodType === "unknown" ? "" : t(`bloodType-${bloodType}`)].filter((x) => x !== "");
    return facts.length > 0 ? facts.join(" · ") : t("infoMissing");
  },
  bedtime: (c) => scheduleText(c, "bedtime"),
  focus: ({ os, t }) => onOff(t, os.focused !== null),
  backup: ({ os, t }) => onOff(t, os.settings.backup.on),
  backedUp: ({ os, state, now, t }) =>
    state.backedUpAt === null ? t("neverBackedUp") : whenText(state.backedUpAt, os, now),
  update: ({ os, state, now, t }) =>
    state.checkedAt === null ? t("neverChecked") : t("upToDate", { when: whenText(state.checkedAt, os, now) }),
  developer: ({ os, t }) => onOff(t, os.settings.developer.on),
  date: ({ os, now }) => longDateText(now, os),
  clock: ({ os, now }) => timeText(now, os),
  deviceName: ({ os }) => os.settings.network.deviceName,
  model: () => phoneModel,
  version: () => "1.0",
  patch: ({ t }) => t("patchLevel"),
  build: ({ state, t }) => (state.taps >= 3 ? t("developerTaps", { n: tapsNeeded - state.taps }) : "PB1A.260301.004"),
  operator: ({ os, t }) =>
    os.settings.network.airplane ? t("radiosOff") : (os.sims[os.settings.network.dataSim]?.carrier ?? ""),
  number: ({ os, t }) => os.sims[os.settings.network.dataSim]?.number ?? t("unavailable"),
  ip: ({ os, t }) => {
    if (connectedNetwork(os)) return "192.168.31.24";
    return os.settings.network.mobileData ? "10.44.7.102" : t("unavailable");
  },
  wifiAddress: () => "02:5e:10:4c:9a:71",
  bluetoothAddress: () => "02:5e:10:4c:9a:72",
  serial: () => "PB1A4C9A7102",
  imei1: () => "004412 60 318275 3",
  imei2: () => "004412 60 318283 7",
  processor: ({ t }) => t("processorIs"),
  memory: () => "12 GB",
  storageSize: () => bytesText(storageBytes),
  screen: () => "1080 × 2400",
  cameras: ({ t }) => t("camerasAre"),
};

export const factText = (fact: Fact, c: FactContext): string => factFormatters[fact](c);
/** Returns the value of a setting as text. */
export function settingText({ os, t }: FactContext, at: SettingAt): string {
  const value = valueAt(os, at);
  if (typeof value === "boolean") return onOff(t, value);
  const row = findChoice(at.group, at.name);
  const label = row && chosenOption(os, row)?.label;
  if (label) return t(label);
  return value === "" ? t("notSet") : String(value);
}
/** The text that a link shows about its target. */
export function linkText(row: LinkRow, c: FactContext): string {
  const { t, state } = c;
  if (row.shows) return typeof row.shows === "string" ? factText(row.shows as Fact, c) : settingText(c, row.shows);
  if (row.note) return t(row.note);
  if (row.to.screen === "schedule") return scheduleText(c, row.to.id);
  if (row.to.screen === "appList") {
    const n = countChangedApps(state, row.to.id);
    const { first } = traits.app[row.to.id];
    if (n === 0) return t(first === false ? "noAppsChosen" : "asFirst");
    return t(first === false ? "appsChosen" : "changedCount", { n });
  }
  if (row.to.screen === "book") {
    const used = state.used[row.to.id];
    const entry = used === undefined ? undefined : state.books[row.to.id]?.[used];
    if (entry) return entry[recordLists[row.to.id].name] ?? "";
    const n = entriesOf(state, row.to.id).length;
    return n === 0 ? t("noEntries") : t("entries", { n });
  }
  return "";
}
