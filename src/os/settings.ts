/** What the user can set on the phone, as one declaration: the schema is the validation, the type and the list. */
import * as v from "valibot";

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const fontScales = [0.85, 1, 1.15, 1.3] as const;
export const timeoutsSec = [15, 30, 60, 120, 300, 600] as const;
export const ringtones = ["aurora", "breeze", "chime", "drift", "ember", "marimba"] as const;
export const alarmSounds = ["daybreak", "bells", "birdsong", "pulse", "ripple"] as const;
export const notificationSounds = ["drop", "ping", "pluck", "spark"] as const;
/** Time zones that the phone can be set to: minutes ahead of UTC, without daylight saving. */
export const zones = {
  "Asia/Shanghai": 480,
  "Asia/Tokyo": 540,
  "Asia/Singapore": 480,
  "Asia/Kolkata": 330,
  "Asia/Dubai": 240,
  UTC: 0,
  "America/Bogota": -300,
  "America/Phoenix": -420,
  "Pacific/Honolulu": -600,
  "Australia/Brisbane": 600,
} as const;
export type Zone = keyof typeof zones;

export const settingsSchema = v.strictObject({
  display: v.strictObject({
    theme: v.picklist(["light", "dark"]),
    brightness: percent,
    adaptive: v.boolean(),
    fontScale: v.picklist(fontScales),
    timeoutSec: v.picklist(timeoutsSec),
    autoRotate: v.boolean(),
    nightLight: v.boolean(),
    keepDimmed: v.boolean(),
    batteryPercent: v.boolean(),
  }),
  sound: v.strictObject({
    media: percent,
    call: percent,
    ring: percent,
    alarm: percent,
    ringer: v.picklist(["ring", "vibrate", "silent"]),
    dnd: v.boolean(),
    ringtone: v.picklist(ringtones),
    notificationSound: v.picklist(notificationSounds),
    alarmSound: v.picklist(alarmSounds),
    vibrateOnRing: v.boolean(),
    touchSounds: v.boolean(),
    lockSounds: v.boolean(),
    keyVibration: v.boolean(),
  }),
  network: v.strictObject({
    airplane: v.boolean(),
    wifi: v.boolean(),
    mobileData: v.boolean(),
    roaming: v.boolean(),
    bluetooth: v.boolean(),
    hotspot: v.boolean(),
    hotspotName: name,
    hotspotPassword: v.pipe(v.string(), v.minLength(8), v.maxLength(63)),
    dataSaver: v.boolean(),
    notifyOpenNetworks: v.boolean(),
    deviceName: name,
  }),
  language: v.strictObject({ language: v.picklist(["en", "zh-CN"]) }),
  time: v.strictObject({
    use24h: v.boolean(),
    automaticZone: v.boolean(),
    zone: v.picklist(Object.keys(zones) as [Zone, ...Zone[]]),
  }),
  battery: v.strictObject({ saver: v.boolean(), adaptive: v.boolean() }),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
export type SettingGroup = keyof Settings;
/** One setting as arguments of the system command `set`; the types tie the value to its place. */
export const setting = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  value: Settings[G][N],
) => ({ group, name, value: value as never });

export const defaultSettings = (lang: "en" | "zh-CN", theme: "light" | "dark", fontScale: number): Settings => ({
  display: {
    theme,
    brightness: 60,
    adaptive: true,
    fontScale: fontScale as Settings["display"]["fontScale"],
    timeoutSec: 60,
    autoRotate: false,
    nightLight: false,
    keepDimmed: false,
    batteryPercent: true,
  },
  sound: {
    media: 45,
    call: 70,
    ring: 60,
    alarm: 80,
    ringer: "ring",
    dnd: false,
    ringtone: "aurora",
    notificationSound: "drop",
    alarmSound: "daybreak",
    vibrateOnRing: true,
    touchSounds: false,
    lockSounds: true,
    keyVibration: true,
  },
  network: {
    airplane: false,
    wifi: true,
    mobileData: true,
    roaming: false,
    bluetooth: true,
    hotspot: false,
    hotspotName: "Booth One",
    hotspotPassword: "quiet-harbor-27",
    dataSaver: false,
    notifyOpenNetworks: true,
    deviceName: "Booth One",
  },
  language: { language: lang },
  time: { use24h: true, automaticZone: true, zone: "Asia/Shanghai" },
  battery: { saver: false, adaptive: true },
});
