/** The OS's own commands on its data: settings and radios with their cascades. Apps reach them through edges. */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import { reject, type Fields, type OutOf, type Rejection } from "./define.ts";
import { fileCommands, type FileCtx } from "./files.ts";
import { secretFits } from "./lock.ts";
import { grants, permissionNames } from "./permissions.ts";
import { inOrder } from "./notifications.ts";
import { defaultSettings, networkZone, settingsSchema } from "./settings.ts";
import { importances, lockKinds, type OsState } from "./state.ts";

const define = <F extends Fields>(args: F, run: (os: OsState, args: OutOf<F>, ctx: FileCtx) => Rejection | void) => ({
  args,
  run,
});
const wifiId = v.pipe(v.string(), v.maxLength(120));
const appName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const deviceLabel = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
type Cascade = (os: OsState, value: Json) => Rejection | void;

/** What else changes when one setting does. Each value was checked by its schema before. */
const cascades: Record<string, Cascade> = {
  "network.airplane": (os, on) => {
    const network = os.settings.network;
    if (on === true) {
      os.grounded = { wifi: network.wifi, bluetooth: network.bluetooth, mobileData: network.mobileData };
      Object.assign(network, { wifi: false, bluetooth: false, mobileData: false, hotspot: false });
      os.wifi.connected = null;
      disconnectAll(os);
    } else if (os.grounded) {
      // What the user turned on by hand meanwhile stays on.
      const { wifi, bluetooth, mobileData } = os.grounded;
      const wifiComes = wifi && !network.wifi;
      network.wifi ||= wifi;
      network.bluetooth ||= bluetooth;
      network.mobileData = mobileData;
      os.grounded = null;
      if (wifiComes) joinKnown(os);
    }
  },
  "network.wifi": (os, on) => {
    if (on === true) {
      os.settings.network.hotspot = false;
      joinKnown(os);
    } else os.wifi.connected = null;
  },
  "network.mobileData": (os, on) => {
    if (on === true && os.settings.network.airplane) return reject("airplane-on");
    if (on === false) os.settings.network.hotspot = false;
  },
  "network.bluetooth": (os, on) => {
    if (on === false) disconnectAll(os);
  },
  "network.hotspot": (os, on) => {
    if (on !== true) return;
    if (os.settings.network.airplane) return reject("airplane-on");
    if (!os.settings.network.mobileData) return reject("mobile-data-off");
    os.settings.network.wifi = false;
    os.wifi.connected = null;
  },
  "sound.ringer": (os, mode) => {
    if (mode === "ring" && os.settings.sound.ring === 0) os.settings.sound.ring = 40;
    if (mode !== "ring") os.settings.sound.ring = 0;
  },
  "sound.ring": (os, volume) => {
    if (volume === 0) os.settings.sound.ringer = "vibrate";
    else os.settings.sound.ringer = "ring";
  },
  "display.brightness": (os) => {
    os.settings.display.adaptive = false;
  },
  "keyboard.english": (os, on) => {
    if (on === false && !os.settings.keyboard.pinyin) return reject("keyboard-language-last");
  },
  "keyboard.pinyin": (os, on) => {
    if (on === false && !os.settings.keyboard.english) return reject("keyboard-language-last");
  },
  "time.automaticZone": (os, on) => {
    if (on === true) os.settings.time.zone = networkZone;
  },
  "time.zone": (os) => {
    if (os.settings.time.automaticZone) return reject("zone-automatic");
  },
  "battery.saverAt": (os) => saveWhenLow(os),
};
function disconnectAll(os: OsState): void {
  for (const device of Object.values(os.bluetooth.devices)) device.connected = false;
}
/** Joins the strongest saved network, as a phone does when Wi-Fi comes on. */
function joinKnown(os: OsState): void {
  if (!os.settings.network.autoJoin) return;
  const known = Object.entries(os.wifi.networks).filter(([, n]) => n.saved);
  const best = known.toSorted(([a, x], [b, y]) => y.strength - x.strength || (a < b ? -1 : 1))[0];
  os.wifi.connected = best ? best[0] : null;
}
/** Turns battery saver on where the charge is as low as the user said. */
export function saveWhenLow(os: OsState): void {
  const { settings, battery } = os;
  const { saverAt } = settings.battery;
  if (saverAt > 0 && !battery.charging && battery.level <= saverAt) settings.battery.saver = true;
}

export const system = {
  /** Sets one setting. Args: group and name as in `settingsSchema`, value by its schema. */
  set: define(
    { group: v.string(), name: v.string(), value: v.unknown() as v.GenericSchema<unknown, never> },
    (os, { group, name, value }) => {
      const place = schemaAt(group, name);
      const checked = place && v.safeParse(place, value);
      if (!checked?.success) return reject("setting-invalid");
      const next = checked.output as Json;
      const slot = (os.settings as unknown as Record<string, Record<string, Json>>)[group]!;
      if (slot[name] === next) return;
      slot[name] = next;
      return cascades[`${group}.${name}`]?.(os, next);
    },
  ),
  joinWifi: define({ id: wifiId, password: v.string() }, (os, { id, password }) => {
    const network = os.wifi.networks[id];
    if (!network) return reject("network-missing");
    if (!os.settings.network.wifi) return reject("wifi-off");
    if (network.secured && !network.saved && network.password !== password) return reject("wrong-password");
    network.saved = true;
    os.wifi.connected = id;
  }),
  leaveWifi: define({}, (os) => {
    os.wifi.connected = null;
  }),
  forgetWifi: define({ id: wifiId }, (os, { id }) => {
    const network = os.wifi.networks[id];
    if (!network) return reject("network-missing");
    network.saved = false;
    if (os.wifi.connected === id) os.wifi.connected = null;
  }),
  pair: define({ id: wifiId }, (os, { id }) => {
    const device = os.bluetooth.devices[id];
    if (!device) return reject("device-missing");
    if (!os.settings.network.bluetooth) return reject("bluetooth-off");
    device.paired = true;
    device.connected = true;
  }),
  unpair: define({ id: wifiId }, (os, { id }) => {
    const device = os.bluetooth.devices[id];
    if (!device) return reject("device-missing");
    device.paired = false;
    device.connected = false;
  }),
  connectDevice: define({ id: wifiId, on: v.boolean() }, (os, { id, on }) => {
    const device = os.bluetooth.devices[id];
    if (!device?.paired) return reject("device-missing");
    if (on && !os.settings.network.bluetooth) return reject("bluetooth-off");
    device.connected = on;
  }),
  renameDevice: define({ id: wifiId, name: deviceLabel }, (os, { id, name }) => {
    const device = os.bluetooth.devices[id];
    if (!device?.paired) return reject("device-missing");
    device.name = name;
  }),
  /** Whether an app may notify. What it has told already stays until it is cleared. */
  muteApp: define({ app: appName, muted: v.boolean() }, (os, { app, muted }) => {
    const others = os.muted.filter((id) => id !== app);
    os.muted = muted ? [...others, app].toSorted() : others;
  }),
  /** All settings as on a new phone; its language, saved networks and paired devices stay. */
  resetSettings: define({}, (os) => {
    os.settings = defaultSettings(os.settings.language.language, "light", 1);
    os.grounded = null;
    os.muted = [];
    if (os.wifi.connected === null) joinKnown(os);
  }),
  /** Forgets networks and devices; radios and hotspot as on a new phone. */
  resetNetwork: define({}, (os) => {
    os.settings.network = defaultSettings("en", "light", 1).network;
    os.grounded = null;
    os.wifi.connected = null;
    for (const network of Object.values(os.wifi.networks)) network.saved = false;
    for (const device of Object.values(os.bluetooth.devices))
      Object.assign(device, { paired: false, connected: false });
  }),
  clearNotification: define({ id: v.string() }, (os, { id }) => {
    if (os.notifications[id]?.ongoing === false) remember(os, id);
  }),
  clearNotifications: define({}, (os) => {
    for (const [id, n] of inOrder(os.notifications).toReversed()) if (!n.ongoing) remember(os, id);
  }),
  clearHistory: define({}, (os) => {
    os.history = [];
  }),
  /** What a kind of notification of an app may do; null leaves it to the app. */
  setChannel: define(
    { app: appName, channel: v.string(), importance: v.nullable(v.picklist(importances)) },
    (os, { app, channel, importance }) => {
      if (importance === null) delete os.channels[`${app}/${channel}`];
      else os.channels[`${app}/${channel}`] = importance;
    },
  ),
  setPermission: define(
    { app: appName, permission: v.picklist(permissionNames), grant: v.picklist(grants) },
    (os, { app, permission, grant }) => {
      (os.permissions[app] ??= {})[permission] = grant;
    },
  ),
  /** Forgets which app does what for good; without a kind, all of an app. */
  clearDefaults: define({ app: appName }, (os, { app }) => {
    for (const [kind, handler] of Object.entries(os.defaults))
      if (handler.startsWith(`${app}/`)) delete os.defaults[kind];
  }),
  /** Sets how the phone is locked; who has a secret must know it. */
  setLock: define(
    { kind: v.picklist(lockKinds), secret: v.pipe(v.string(), v.maxLength(12)), current: v.string() },
    (os, { kind, secret, current }) => {
      if (current !== os.lock.secret) return reject("wrong-secret");
      if (!secretFits(kind, secret)) return reject("secret-invalid");
      os.lock = { kind, secret };
    },
  ),
  setSim: define({ id: wifiId, on: v.boolean() }, (os, { id, on }) => {
    const sim = os.sims[id];
    if (!sim) return reject("device-missing");
    sim.on = on;
  }),
  ...fileCommands,
};
const historyAtMost = 60;
/** Takes a notification out of the shade, into the history. */
export function remember(os: OsState, id: string): void {
  const n = os.notifications[id];
  if (!n) return;
  const { app, title, key, facts, at } = n;
  os.history = [{ app, title, key, facts: { ...facts }, at }, ...os.history].slice(0, historyAtMost);
  delete os.notifications[id];
}
export type SystemName = keyof typeof system;
export type SystemArgs<K extends SystemName> = OutOf<(typeof system)[K]["args"]>;

/** The schema of one setting, or undefined where there is none. */
export function schemaAt(group: string, name: string): v.GenericSchema | undefined {
  const groups: Record<string, { readonly entries: Record<string, v.GenericSchema> }> = settingsSchema.entries;
  return Object.hasOwn(groups, group) && Object.hasOwn(groups[group]!.entries, name)
    ? groups[group]!.entries[name]
    : undefined;
}
