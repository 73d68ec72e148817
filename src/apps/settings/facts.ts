/** What a row tells about the phone, in the phone's language. */
import type { Facts } from "../../os/values.ts";
import { langOf, longDateText, offsetOf, timeText, whenText } from "../../os/format.ts";
import { phoneModel } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { fill, wordsFor } from "../../os/words.ts";
import { storageBytes } from "../../os/files.ts";
import { isOnline, tapsNeeded } from "./commands.ts";
import { bytesText, cycleDays, storageOf, usedBytes } from "./figures.ts";
import type { ScheduleId } from "./ids.ts";
import { scheduleOf } from "./schedules.ts";
import type { Own } from "./state.ts";
import { strings, type Word } from "./strings.ts";

/** Where a fact is told: the phone, and what Settings keeps. */
export interface Here {
  readonly os: OsState;
  readonly now: number;
  readonly own: Own;
}
export const wordOf = (os: OsState, key: Word, facts?: Facts): string =>
  fill(wordsFor(strings, langOf(os))[key], facts);

export const onOff = (os: OsState, on: boolean): string => wordOf(os, on ? "on" : "off");
const joined = (os: OsState) => (os.wifi.connected === null ? undefined : os.wifi.networks[os.wifi.connected]);
const mobileWords = { "5g": "mobile5g", "4g": "mobile4g", "3g": "mobile3g" } as const;
/** "2 h 5 min", "12 min". */
export const spanText = (os: OsState, minutes: number): string =>
  minutes < 60
    ? wordOf(os, "minutesOnly", { m: minutes })
    : wordOf(os, "hoursMinutes", { h: Math.floor(minutes / 60), m: minutes % 60 });
/** "22:00 – 07:00", or that it is off. */
export function scheduleText({ os, own }: Here, id: ScheduleId): string {
  const s = scheduleOf(own, id);
  if (!s.on) return wordOf(os, "off");
  return `${s.start} – ${s.end}`;
}
const perCharge = 13;

const table = {
  wifi: ({ os }) => {
    if (!os.settings.network.wifi) return wordOf(os, "off");
    return joined(os)?.ssid ?? wordOf(os, "notConnected");
  },
  bluetooth: ({ os }) => {
    if (!os.settings.network.bluetooth) return wordOf(os, "off");
    const connected = Object.values(os.bluetooth.devices)
      .filter((d) => d.connected)
      .map((d) => d.name)
      .toSorted();
    return connected.length > 0 ? connected.join(", ") : wordOf(os, "on");
  },
  mobile: ({ os }) => {
    const { network } = os.settings;
    return network.mobileData ? wordOf(os, mobileWords[network.mobileType]) : wordOf(os, "off");
  },
  savedNetworks: ({ os }) =>
    wordOf(os, "networkCount", { n: Object.values(os.wifi.networks).filter((n) => n.saved).length }),
  hotspot: ({ os }) => onOff(os, os.settings.network.hotspot),
  dataSaver: ({ os }) => onOff(os, os.settings.network.dataSaver),
  dataUsed: ({ os, now }) => wordOf(os, "sinceDays", { n: cycleDays(os, now, offsetOf(os)) }),
  vpn: ({ os, own }) => {
    const id = own.used.vpn;
    if (id === undefined || !isOnline(os)) return wordOf(os, "notConnected");
    return own.books.vpn?.[id]?.["name"] ?? wordOf(os, "notConnected");
  },
  gateway: ({ os }) => (joined(os) ? "192.168.31.1" : wordOf(os, "unavailable")),
  darkTheme: ({ os }) => onOff(os, os.settings.display.theme === "dark"),
  nightLight: ({ os }) => onOff(os, os.settings.display.nightLight),
  dnd: ({ os }) => onOff(os, os.settings.sound.dnd),
  saver: ({ os }) => onOff(os, os.settings.battery.saver),
  location: ({ os }) => onOff(os, os.settings.location.on),
  mutedApps: ({ os }) =>
    os.muted.length === 0 ? wordOf(os, "allAppsNotify") : wordOf(os, "mutedCount", { n: os.muted.length }),
  waiting: ({ os }) => wordOf(os, "waitingCount", { n: Object.keys(os.notifications).length }),
  historyCount: ({ os }) =>
    os.settings.notifications.history ? wordOf(os, "historyCount", { n: os.history.length }) : wordOf(os, "off"),
  level: ({ os }) => `${os.battery.level}%`,
  charging: ({ os }) => wordOf(os, os.battery.charging ? "charging" : "notCharging"),
  timeLeft: ({ os }) => {
    const { level, charging } = os.battery;
    const each = os.settings.battery.saver ? perCharge * 1.4 : perCharge;
    const minutes = charging ? Math.round((100 - level) * 1.1) : Math.round(level * each);
    return wordOf(os, charging ? "untilFull" : "hoursLeft", { h: Math.floor(minutes / 60), m: minutes % 60 });
  },
  health: () => "98%",
  cycles: () => "74",
  capacity: () => "5000 mAh",
  made: ({ os }) => (langOf(os) === "en" ? "June 2025" : "2025年6月"),
  storage: ({ os }) =>
    wordOf(os, "storageOf", { used: bytesText(usedBytes(storageOf(os))), all: bytesText(storageBytes) }),
  trashSize: ({ os }) => bytesText(storageOf(os).trash),
  lock: ({ os }) => wordOf(os, `lock-${os.lock.kind}`),
  smartLock: ({ os, own }) => {
    const { trustedDevices, onBody } = os.settings.security;
    const n = Number(trustedDevices) + Number(onBody) + Object.keys(own.books.places ?? {}).length;
    return n === 0 ? wordOf(os, "off") : wordOf(os, "entries", { n });
  },
  encrypted: ({ os }) => wordOf(os, "encrypted"),
  phonePlace: ({ os }) => {
    if (!os.settings.location.on || !os.settings.security.findDevice) return wordOf(os, "unavailable");
    return `${os.location.lat.toFixed(4)}, ${os.location.lon.toFixed(4)}`;
  },
  privacyControls: ({ os }) => {
    const { camera, microphone } = os.settings.privacy;
    if (camera === microphone) return wordOf(os, camera ? "bothOn" : "bothOff");
    return wordOf(os, camera ? "microphoneOff" : "cameraOff");
  },
  adId: ({ os, own }) => (os.settings.privacy.personalAds ? own.adId.slice(0, 13) : wordOf(os, "unavailable")),
  emergencyInfo: ({ os }) => {
    const { name, bloodType } = os.settings.safety;
    const told = [name, bloodType === "unknown" ? "" : wordOf(os, `bloodType-${bloodType}`)].filter((x) => x !== "");
    return told.length > 0 ? told.join(" · ") : wordOf(os, "infoMissing");
  },
  bedtime: (c) => scheduleText(c, "bedtime"),
  focus: ({ os }) => onOff(os, os.focused !== null),
  backup: ({ os }) => onOff(os, os.settings.backup.on),
  backedUp: ({ os, own, now }) =>
    own.backedUpAt === null ? wordOf(os, "neverBackedUp") : whenText(own.backedUpAt, os, now),
  update: ({ os, own, now }) =>
    own.checkedAt === null
      ? wordOf(os, "neverChecked")
      : wordOf(os, "upToDate", { when: whenText(own.checkedAt, os, now) }),
  developer: ({ os }) => onOff(os, os.settings.developer.on),
  date: ({ os, now }) => longDateText(now, os),
  clock: ({ os, now }) => timeText(now, os),
  deviceName: ({ os }) => os.settings.network.deviceName,
  model: () => phoneModel,
  version: () => "1.0",
  patch: ({ os }) => wordOf(os, "patchLevel"),
  build: ({ os, own }) =>
    own.taps >= 3 ? wordOf(os, "developerTaps", { n: tapsNeeded - own.taps }) : "PB1A.260301.004",
  operator: ({ os }) =>
    os.settings.network.airplane ? wordOf(os, "radiosOff") : (os.sims[os.settings.network.dataSim]?.carrier ?? ""),
  number: ({ os }) => os.sims[os.settings.network.dataSim]?.number ?? wordOf(os, "unavailable"),
  ip: ({ os }) => {
    if (joined(os)) return "192.168.31.24";
    return os.settings.network.mobileData ? "10.44.7.102" : wordOf(os, "unavailable");
  },
  wifiAddress: () => "02:5e:10:4c:9a:71",
  bluetoothAddress: () => "02:5e:10:4c:9a:72",
  serial: () => "PB1A4C9A7102",
  imei1: () => "004412 60 318275 3",
  imei2: () => "004412 60 318283 7",
  processor: ({ os }) => wordOf(os, "processorIs"),
  memory: () => "12 GB",
  storageSize: () => bytesText(storageBytes),
  screen: () => "1080 × 2400",
  cameras: ({ os }) => wordOf(os, "camerasAre"),
} satisfies Record<string, (c: Here) => string>;

export type Fact = keyof typeof table;
export const factOf = (fact: Fact, c: Here): string => table[fact](c);
