/**
 * The OS's own commands. They change the OS's data, such as settings and radios. Some changes cause further changes,
 * which the commands make too. Apps run these commands through edges.
 */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import { reject, type Fields, type OutOf, type Rejection } from "./values.ts";
import { fileCommands, type FileCtx } from "./file-commands.ts";
import { isValidSecret } from "./lock.ts";
import { activeSession, pauseSession, resumeSession } from "./media-session.ts";
import { grants, permissionNames } from "./permissions.ts";
import { sortNotifications } from "./notifications.ts";
import { defaultsOf, extraSettings, simIds } from "./extra-settings.ts";
import { defaultSettings, networkZone, settingsSchema } from "./settings.ts";
import type { OsState } from "./state.ts";
import { importances, locationSchema, lockKinds } from "./state-schemas.ts";

const define = <F extends Fields>(args: F, run: (os: OsState, args: OutOf<F>, ctx: FileCtx) => Rejection | void) => ({
  args,
  run,
});
const wifiId = v.pipe(v.string(), v.maxLength(120));
const appName = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120));
const ssid = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32));
const deviceLabel = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
type Cascade = (os: OsState, value: Json) => Rejection | void;

/** The further changes that a change of a setting causes. `set` has already validated the new value. */
const cascades: Record<string, Cascade> = {
  "network.airplane": (os, on) => {
    const network = os.settings.network;
    if (on === true) {
      os.grounded = { wifi: network.wifi, bluetooth: network.bluetooth, mobileData: network.mobileData };
      Object.assign(network, { wifi: false, bluetooth: false, mobileData: false, hotspot: false });
      os.wifi.connected = null;
      os.settings.device.cast = null;
      disconnectAll(os);
    } else if (os.grounded) {
      // Radios that the user turned on during airplane mode stay on.
      const { wifi, bluetooth, mobileData } = os.grounded;
      const wifiComes = wifi && !network.wifi;
      network.wifi ||= wifi;
      network.bluetooth ||= bluetooth;
      network.mobileData = mobileData;
      os.grounded = null;
      if (wifiComes) joinSavedNetwork(os);
    }
  },
  "network.wifi": (os, on) => {
    if (on === true) {
      os.settings.network.hotspot = false;
      joinSavedNetwork(os);
    } else {
      os.wifi.connected = null;
      os.settings.device.cast = null;
    }
  },
  "network.mobileData": (os, on) => {
    if (on === true && os.settings.network.airplane) return reject("airplane-on");
    if (on === true && !os.sims[os.settings.network.dataSim]?.on) return reject("sim-off");
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
  "battery.saverAt": (os) => applyLowBattery(os),
  "battery.saver": (os, on) => applyBatterySaver(os, on === true),
  "battery.powerShare": (os, on) => {
    if (on === true && isBatteryLow(os, powerShareOffLevel)) return reject("battery-low");
  },
  "device.flashlight": (os, on) => {
    if (on === true && isBatteryLow(os, torchOffLevel)) return reject("battery-low");
  },
  "device.cast": (os, to) => {
    if (to !== null && !os.settings.network.wifi) return reject("wifi-off");
  },
  "device.driving": (os, on) => {
    os.settings.sound.dnd = on === true;
  },
  "network.dataSim": (os, sim) => requireSimOn(os, sim),
  "network.callSim": (os, sim) => requireSimOn(os, sim),
  "network.smsSim": (os, sim) => requireSimOn(os, sim),
  "notifications.history": (os, on) => {
    if (on === false) os.history = [];
  },
  "location.on": (os, on) => {
    if (on === false) os.settings.location.sharing = false;
  },
  /** Turning developer options off resets all of them. */
  "developer.on": (os, on) => {
    if (on === false) os.settings.developer = defaultsOf(extraSettings.developer);
  },
};
/** At or below these battery levels, in percent, the torch and power sharing turn off. */
const torchOffLevel = 5;
const powerShareOffLevel = 20;
const isBatteryLow = ({ battery }: OsState, at: number): boolean => !battery.charging && battery.level <= at;
const requireSimOn = (os: OsState, sim: Json): Rejection | void => {
  if (sim !== "ask" && !os.sims[String(sim)]?.on) return reject("sim-off");
};
const saverBrightness = 40;
/**
 * Turns battery saver on or off. Battery saver dims the display. Turning it off restores the theme, the brightness and
 * the refresh rate, except the values that the user has changed meanwhile.
 */
function applyBatterySaver(os: OsState, on: boolean): void {
  const { display, battery } = os.settings;
  const { theme, brightness, refreshRate } = display;
  if (on) {
    os.saving ??= { theme, brightness, refreshRate };
    if (battery.saverDark) display.theme = "dark";
    display.brightness = Math.min(brightness, saverBrightness);
    display.refreshRate = "60";
    battery.powerShare = false;
  } else if (os.saving) {
    const before = os.saving;
    os.saving = null;
    if (battery.saverDark && theme === "dark") display.theme = before.theme as typeof theme;
    if (brightness === Math.min(before.brightness, saverBrightness)) display.brightness = before.brightness;
    if (refreshRate === "60") display.refreshRate = before.refreshRate as typeof refreshRate;
  }
}
/** Starts driving mode when a car connects, if the user turned on automatic driving mode. */
function startDrivingMode(os: OsState, kind: string): void {
  if (kind !== "car" || !os.settings.device.drivingAuto) return;
  os.settings.device.driving = true;
  os.settings.sound.dnd = true;
}
function disconnectAll(os: OsState): void {
  for (const device of Object.values(os.bluetooth.devices)) device.connected = false;
}
/** Joins the strongest saved network in range, unless the user turned off automatic joining. */
function joinSavedNetwork(os: OsState): void {
  if (!os.settings.network.autoJoin) return;
  const known = Object.entries(os.wifi.networks).filter(([, n]) => n.saved && n.autoJoin !== false && n.away !== true);
  const best = known.toSorted(([a, x], [b, y]) => y.strength - x.strength || (a < b ? -1 : 1))[0];
  os.wifi.connected = best ? best[0] : null;
}
/**
 * Turns battery saver on if the charge is at or below the level that the user set. Turns the torch and power sharing
 * off if the charge is too low for them.
 */
export function applyLowBattery(os: OsState): void {
  const { settings } = os;
  const { saverAt } = settings.battery;
  if (saverAt > 0 && isBatteryLow(os, saverAt) && !settings.battery.saver) {
    settings.battery.saver = true;
    applyBatterySaver(os, true);
  }
  if (isBatteryLow(os, torchOffLevel)) settings.device.flashlight = false;
  if (isBatteryLow(os, powerShareOffLevel)) settings.battery.powerShare = false;
}

function resetSettings(os: OsState): void {
  const { language, safety } = os.settings;
  // Emergency settings are not reset.
  os.settings = { ...defaultSettings(language.language, "light", 1), safety };
  os.grounded = null;
  os.saving = null;
  os.muted = [];
  os.focused = null;
  if (os.wifi.connected === null) joinSavedNetwork(os);
}
function resetNetwork(os: OsState): void {
  os.settings.network = defaultSettings("en", "light", 1).network;
  os.grounded = null;
  os.wifi.connected = null;
  for (const [id, network] of Object.entries(os.wifi.networks)) {
    network.saved = false;
    delete network.autoJoin;
    if (network.away) delete os.wifi.networks[id];
  }
  for (const device of Object.values(os.bluetooth.devices)) Object.assign(device, { paired: false, connected: false });
}
function resetApps(os: OsState): void {
  os.muted = [];
  os.focused = null;
  os.channels = {};
  os.defaults = {};
}

export const systemCommands = {
  /**
   * Sets one setting. The arguments are the group and the name as in `settingsSchema`, and a value that matches the
   * setting's schema.
   */
  set: define(
    { group: v.string(), name: v.string(), value: v.unknown() as v.GenericSchema<unknown, never> },
    (os, { group, name, value }) => {
      const place = findSettingSchema(group, name);
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
    if (network.away) return reject("out-of-reach");
    if (network.secured && !network.saved && network.password !== password) return reject("wrong-password");
    network.saved = true;
    os.wifi.connected = id;
  }),
  /** Adds a network by name. Joins the network if it is in range; otherwise saves it for later. */
  addWifi: define({ ssid, password: v.pipe(v.string(), v.maxLength(63)) }, (os, { ssid: name, password }, ctx) => {
    if (password !== "" && password.length < 8) return reject("wrong-password");
    const [id, near] = Object.entries(os.wifi.networks).find(([, n]) => n.ssid === name) ?? [];
    if (!near || id === undefined) {
      const network = { ssid: name, secured: password !== "", strength: 0, password, saved: true, away: true };
      os.wifi.networks[ctx.newId("wifi")] = network;
      return;
    }
    if (near.secured && near.password !== password) return reject("wrong-password");
    near.saved = true;
    if (os.settings.network.wifi && !near.away) os.wifi.connected = id;
  }),
  /** Sets whether the phone joins a saved network automatically. */
  setWifi: define({ id: wifiId, autoJoin: v.boolean() }, (os, { id, autoJoin }) => {
    const network = os.wifi.networks[id];
    if (!network?.saved) return reject("network-missing");
    network.autoJoin = autoJoin;
  }),
  leaveWifi: define({}, (os) => {
    os.wifi.connected = null;
  }),
  forgetWifi: define({ id: wifiId }, (os, { id }) => {
    const network = os.wifi.networks[id];
    if (!network) return reject("network-missing");
    if (os.wifi.connected === id) os.wifi.connected = null;
    if (network.away) delete os.wifi.networks[id];
    else network.saved = false;
    delete network.autoJoin;
  }),
  pair: define({ id: wifiId }, (os, { id }) => {
    const device = os.bluetooth.devices[id];
    if (!device) return reject("device-missing");
    if (!os.settings.network.bluetooth) return reject("bluetooth-off");
    device.paired = true;
    device.connected = true;
    startDrivingMode(os, device.kind);
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
    if (on) startDrivingMode(os, device.kind);
  }),
  renameDevice: define({ id: wifiId, name: deviceLabel }, (os, { id, name }) => {
    const device = os.bluetooth.devices[id];
    if (!device?.paired) return reject("device-missing");
    device.name = name;
  }),
  /** Turns an app's notifications off or on. Notifications that are already shown stay until they are cleared. */
  muteApp: define({ app: appName, muted: v.boolean() }, (os, { app, muted }) => {
    const others = os.muted.filter((id) => id !== app);
    os.muted = muted ? [...others, app].toSorted() : others;
  }),
  /** Resets all settings, but keeps the language, emergency settings, saved networks and paired devices. */
  resetSettings: define({}, resetSettings),
  /** Forgets networks and paired devices, and resets radios and hotspot. */
  resetNetwork: define({}, resetNetwork),
  /** Resets notification settings and default apps, but not permissions. */
  resetApps: define({}, resetApps),
  resetAll: define({}, (os) => {
    resetSettings(os);
    resetNetwork(os);
    resetApps(os);
  }),
  clearNotification: define({ id: v.string() }, (os, { id }) => {
    if (os.notifications[id]?.ongoing === false) moveToHistory(os, id);
  }),
  clearNotifications: define({}, (os) => {
    for (const [id, n] of sortNotifications(os.notifications).toReversed()) if (!n.ongoing) moveToHistory(os, id);
  }),
  clearHistory: define({}, (os) => {
    os.history = [];
  }),
  /** Sets the importance of a notification channel. Null restores the importance that the app declares. */
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
  /** Removes this app as the default handler of all intents. */
  clearDefaults: define({ app: appName }, (os, { app }) => {
    for (const [kind, handler] of Object.entries(os.defaults))
      if (handler.startsWith(`${app}/`)) delete os.defaults[kind];
  }),
  /** Sets the default handler for a kind of intent. If `handler` is null, the phone asks again. */
  setDefault: define({ kind: v.string(), handler: v.nullable(v.string()) }, (os, { kind, handler }) => {
    if (handler === null) delete os.defaults[kind];
    else os.defaults[kind] = handler;
  }),
  /**
   * Turns focus mode on or off. Focus mode mutes these apps until it is turned off. Apps that were muted before focus
   * mode stay muted afterwards.
   */
  setFocus: define({ on: v.boolean(), apps: v.array(appName) }, (os, { on, apps }) => {
    const before = os.focused ?? [];
    const others = os.muted.filter((app) => !before.includes(app));
    const quiet = on ? apps.filter((app) => !others.includes(app)).toSorted() : [];
    os.muted = [...others, ...quiet].toSorted();
    os.focused = on ? quiet : null;
  }),
  /** Sets the screen lock. `current` must be the current PIN or pattern. */
  setLock: define(
    { kind: v.picklist(lockKinds), secret: v.pipe(v.string(), v.maxLength(12)), current: v.string() },
    (os, { kind, secret, current }) => {
      if (current !== os.lock.secret) return reject("wrong-secret");
      if (!isValidSecret(kind, secret)) return reject("secret-invalid");
      os.lock = { kind, secret };
    },
  ),
  setSim: define({ id: wifiId, on: v.boolean() }, (os, { id, on }) => {
    const sim = os.sims[id];
    if (!sim) return reject("device-missing");
    sim.on = on;
    const { network } = os.settings;
    const other = simIds.find((name) => name !== id && os.sims[name]?.on);
    const lone = other ?? simIds.find((name) => os.sims[name]?.on);
    if (!lone) Object.assign(network, { mobileData: false, hotspot: false });
    for (const use of ["dataSim", "callSim", "smsSim"] as const)
      if (lone && network[use] !== "ask" && !os.sims[network[use]]?.on) network[use] = lone;
  }),
  /** Sets the phone's location while an app simulates a trip. Refuses if the location setting is off. */
  locate: define(locationSchema.entries, (os, location) => {
    if (!os.settings.location.on) return reject("location-off");
    os.location = location;
  }),
  /** Plays or pauses the active media session. */
  toggleMedia: define({}, (os, _, { now }) => {
    const session = activeSession(os);
    if (!session) return reject("nothing-plays");
    if (session.sinceMs === null) resumeSession(os, os.media!.active!, now);
    else pauseSession(session, now);
  }),
  ...fileCommands,
};
const maxHistory = 60;
/** Moves a notification from the shade into the history. */
export function moveToHistory(os: OsState, id: string): void {
  const n = os.notifications[id];
  if (!n) return;
  const { app, title, key, facts, at } = n;
  if (os.settings.notifications.history)
    os.history = [{ app, title, key, facts: { ...facts }, at }, ...os.history].slice(0, maxHistory);
  delete os.notifications[id];
}
export type SystemCommandName = keyof typeof systemCommands;
export type SystemCommandArgs<K extends SystemCommandName> = OutOf<(typeof systemCommands)[K]["args"]>;

/** Returns the schema of a setting, or undefined if no such setting exists. */
export function findSettingSchema(group: string, name: string): v.GenericSchema | undefined {
  const groups: Record<string, { readonly entries: Record<string, v.GenericSchema> }> = settingsSchema.entries;
  return Object.hasOwn(groups, group) && Object.hasOwn(groups[group]!.entries, name)
    ? groups[group]!.entries[name]
    : undefined;
}
