/** What a row tells about the phone, in the phone's language. */
import type { Facts } from "../../os/define.ts";
import { langOf, longDateText, timeText } from "../../os/format.ts";
import { phoneModel } from "../../os/settings.ts";
import type { OsState } from "../../os/state.ts";
import { fill, wordsFor } from "../../os/words.ts";
import { strings, type Word } from "./strings.ts";

interface Here {
  readonly os: OsState;
  readonly now: number;
}
export const wordOf = (os: OsState, key: Word, facts?: Facts): string =>
  fill(wordsFor(strings, langOf(os))[key], facts);

const onOff = (os: OsState, on: boolean): string => wordOf(os, on ? "on" : "off");
const joined = (os: OsState) => (os.wifi.connected === null ? undefined : os.wifi.networks[os.wifi.connected]);
const mobileWords = { "5g": "mobile5g", "4g": "mobile4g", "3g": "mobile3g" } as const;

const table = {
  wifi: ({ os }) => {
    if (!os.settings.network.wifi) return wordOf(os, "off");
    return joined(os)?.ssid ?? wordOf(os, "notConnected");
  },
  bluetooth: ({ os }) => {
    if (!os.settings.network.bluetooth) return wordOf(os, "off");
    const connected = Object.values(os.bluetooth.devices).filter((d) => d.connected);
    return connected.length > 0 ? connected.map((d) => d.name).join(", ") : wordOf(os, "on");
  },
  mobile: ({ os }) => {
    const { network } = os.settings;
    return network.mobileData ? wordOf(os, mobileWords[network.mobileType]) : wordOf(os, "off");
  },
  savedNetworks: ({ os }) =>
    wordOf(os, "networkCount", { n: Object.values(os.wifi.networks).filter((n) => n.saved).length }),
  hotspot: ({ os }) => onOff(os, os.settings.network.hotspot),
  dataSaver: ({ os }) => onOff(os, os.settings.network.dataSaver),
  nightLight: ({ os }) => onOff(os, os.settings.display.nightLight),
  dnd: ({ os }) => onOff(os, os.settings.sound.dnd),
  saver: ({ os }) => onOff(os, os.settings.battery.saver),
  location: ({ os }) => onOff(os, os.settings.location.on),
  mutedApps: ({ os }) =>
    os.muted.length === 0 ? wordOf(os, "allAppsNotify") : wordOf(os, "mutedCount", { n: os.muted.length }),
  waiting: ({ os }) => wordOf(os, "waitingCount", { n: Object.keys(os.notifications).length }),
  level: ({ os }) => `${os.battery.level}%`,
  charging: ({ os }) => wordOf(os, os.battery.charging ? "charging" : "notCharging"),
  date: ({ os, now }) => longDateText(now, os),
  clock: ({ os, now }) => timeText(now, os),
  deviceName: ({ os }) => os.settings.network.deviceName,
  model: () => phoneModel,
  version: () => "1.0",
  build: () => "PB1A.260301.004",
  operator: ({ os }) => (os.settings.network.airplane ? wordOf(os, "radiosOff") : "Lumen Mobile"),
  ip: ({ os }) => {
    if (joined(os)) return "192.168.31.24";
    return os.settings.network.mobileData ? "10.44.7.102" : wordOf(os, "unavailable");
  },
  wifiAddress: () => "02:5e:10:4c:9a:71",
  bluetoothAddress: () => "02:5e:10:4c:9a:72",
} satisfies Record<string, (c: Here) => string>;

export type Fact = keyof typeof table;
export const factOf = (fact: Fact, os: OsState, now: number): string => table[fact]({ os, now });
