// Android's settings as `settings get` and `settings put` know them. Values that the phone itself has come from its state;
// a client cannot change those. All others are kept for the client and have no effect.
import type { Json } from "#contract/json.ts";

export const namespaces = ["system", "secure", "global"] as const;
export type Namespace = (typeof namespaces)[number];

/** The most keys that a client can keep, and the length of a value. */
const limits = { keys: 500, length: 10_000 } as const;

const flag = (value: Json): string => (value === true ? "1" : "0");
/** Where the phone's state has the value of a setting, and how Android writes it. */
export const phoneSettings: Readonly<Record<string, { readonly path: string; write(value: Json): string }>> = {
  "global airplane_mode_on": { path: "os.settings.network.airplane", write: flag },
  "global wifi_on": { path: "os.settings.network.wifi", write: flag },
  "global bluetooth_on": { path: "os.settings.network.bluetooth", write: flag },
  "global mobile_data": { path: "os.settings.network.mobileData", write: flag },
  "global device_name": { path: "os.settings.network.deviceName", write: String },
  "global low_power": { path: "os.settings.battery.saver", write: flag },
  "global auto_time_zone": { path: "os.settings.time.automaticZone", write: flag },
  "system screen_brightness": {
    path: "os.settings.display.brightness",
    write: (value) => String(Math.round(Number(value) * 2.55)),
  },
  "system screen_off_timeout": {
    path: "os.settings.display.timeoutSec",
    write: (value) => String(Number(value) * 1000),
  },
  "system accelerometer_rotation": { path: "os.settings.display.autoRotate", write: flag },
  "system font_scale": { path: "os.settings.display.fontScale", write: String },
  "system time_12_24": { path: "os.settings.time.use24h", write: (value) => (value === true ? "24" : "12") },
  "secure location_mode": { path: "os.settings.location.on", write: (value) => (value === true ? "3" : "0") },
  "secure ui_night_mode": { path: "os.settings.display.theme", write: (value) => (value === "dark" ? "2" : "1") },
};

const initial: readonly (readonly [Namespace, string, string])[] = [
  ["system", "user_rotation", "0"],
  ["global", "window_animation_scale", "1.0"],
  ["global", "transition_animation_scale", "1.0"],
  ["global", "animator_duration_scale", "1.0"],
  ["global", "adb_enabled", "1"],
  ["global", "device_provisioned", "1"],
  ["secure", "user_setup_complete", "1"],
  ["secure", "accessibility_enabled", "0"],
  ["secure", "show_ime_with_hard_keyboard", "0"],
  ["secure", "android_id", "9774d56d682e549c"],
];

export class SettingsTable {
  readonly #values = new Map<string, string>(initial.map(([space, key, value]) => [`${space} ${key}`, value]));

  get(space: Namespace, key: string): string | null {
    return this.#values.get(`${space} ${key}`) ?? null;
  }
  /** Returns false if the client keeps too much already. */
  put(space: Namespace, key: string, value: string): boolean {
    const name = `${space} ${key}`;
    if (key.length + value.length > limits.length) return false;
    if (this.#values.size >= limits.keys && !this.#values.has(name)) return false;
    this.#values.set(name, value);
    return true;
  }
  delete(space: Namespace, key: string): boolean {
    return this.#values.delete(`${space} ${key}`);
  }
  keys(space: Namespace): readonly string[] {
    const prefix = `${space} `;
    return [...this.#values.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  }
}
