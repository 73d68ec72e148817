/** What the user can set on the phone, as one declaration: the schema is the validation, the type and the list. */
import * as v from "valibot";
import { fresh, more } from "./more-settings.ts";

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const fontScales = [0.85, 1, 1.15, 1.3] as const;
export const timeoutsSec = [15, 30, 60, 120, 300, 600] as const;
export const ringtones = ["aurora", "breeze", "chime", "drift", "ember", "marimba"] as const;
export const alarmSounds = ["daybreak", "bells", "birdsong", "pulse", "ripple"] as const;
export const notificationSounds = ["drop", "ping", "pluck", "spark"] as const;
export const mobileTypes = ["5g", "4g", "3g"] as const;
/** Percent of charge at which battery saver comes on by itself; 0 is never. */
export const saverLevels = [0, 10, 20, 30, 50] as const;
/** Wallpapers that the phone draws itself. Others are pictures: of the world by id, or the user's by content uri. */
export const wallpapers = ["dusk", "meadow", "ocean", "paper", "ember", "aurora"] as const;
export const accents = ["blue", "teal", "green", "amber", "rose", "violet", "slate"] as const;
export const iconShapes = ["squircle", "circle", "square", "drop"] as const;
/** Fonts of the phone. Chinese is written in one for all. */
export const fonts = ["roboto", "nunito", "lora", "mono"] as const;
/** What the screen can be shown on. */
export const castDevices = ["living-room-tv", "bedroom-tv", "meeting-room"] as const;
export const keyboardFirsts = ["system", "english", "pinyin"] as const;
export const phoneModel = "Booth One";
/** Time zones that the phone can be set to: minutes ahead of UTC, without daylight saving. */
export const zones = {
  "Pacific/Honolulu": -600,
  "America/Phoenix": -420,
  "America/Bogota": -300,
  "America/Argentina/Buenos_Aires": -180,
  "Atlantic/Reykjavik": 0,
  UTC: 0,
  "Africa/Lagos": 60,
  "Africa/Johannesburg": 120,
  "Africa/Nairobi": 180,
  "Asia/Dubai": 240,
  "Asia/Karachi": 300,
  "Asia/Kolkata": 330,
  "Asia/Dhaka": 360,
  "Asia/Bangkok": 420,
  "Asia/Shanghai": 480,
  "Asia/Singapore": 480,
  "Asia/Tokyo": 540,
  "Asia/Seoul": 540,
  "Australia/Brisbane": 600,
} as const;
export type Zone = keyof typeof zones;
/** The zone that the mobile network tells: what an automatic zone is. */
export const networkZone = "Asia/Shanghai" satisfies Zone;

export const wallpaperSchema = v.pipe(v.string(), v.regex(/^([a-z]+|[a-z]+_\d{2,}|content:\/\/files\/file_\w{1,70})$/));
export const settingsSchema = v.strictObject({
  display: v.strictObject({
    theme: v.picklist(["light", "dark"]),
    brightness: percent,
    adaptive: v.boolean(),
    fontScale: v.picklist(fontScales),
    timeoutSec: v.picklist(timeoutsSec),
    autoRotate: v.boolean(),
    nightLight: v.boolean(),
    /** How warm the night light is. */
    nightLightStrength: percent,
    batteryPercent: v.boolean(),
    /** While it charges the screen does not go dark. */
    stayAwake: v.boolean(),
    ...more.display,
  }),
  look: v.strictObject({
    wallpaper: wallpaperSchema,
    /** Null is the same as at home. */
    lockWallpaper: v.nullable(wallpaperSchema),
    accent: v.picklist(accents),
    iconShape: v.picklist(iconShapes),
    /** Icons in one colour, the accent's. */
    themedIcons: v.boolean(),
    font: v.picklist(fonts),
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
    ...more.sound,
  }),
  network: v.strictObject({
    airplane: v.boolean(),
    wifi: v.boolean(),
    mobileData: v.boolean(),
    roaming: v.boolean(),
    mobileType: v.picklist(mobileTypes),
    bluetooth: v.boolean(),
    hotspot: v.boolean(),
    hotspotName: name,
    hotspotPassword: v.pipe(v.string(), v.minLength(8), v.maxLength(63)),
    dataSaver: v.boolean(),
    notifyOpenNetworks: v.boolean(),
    /** Saved networks in reach are joined when Wi-Fi comes on. */
    autoJoin: v.boolean(),
    deviceName: name,
    ...more.network,
  }),
  language: v.strictObject({ language: v.picklist(["en", "zh-CN"]), ...more.language }),
  keyboard: v.strictObject({
    /** Languages that the globe key goes through; one of them is always on. */
    english: v.boolean(),
    pinyin: v.boolean(),
    /** Which language the keyboard comes up with. */
    first: v.picklist(keyboardFirsts),
    suggestions: v.boolean(),
    /** Words and candidates that were used come first later. */
    learning: v.boolean(),
    autoCapitalise: v.boolean(),
    doubleSpacePeriod: v.boolean(),
    numberRow: v.boolean(),
    /** z for zh, an for ang and the like. */
    fuzzyPinyin: v.boolean(),
    /** Offers what was copied last. */
    clipboardChip: v.boolean(),
  }),
  time: v.strictObject({
    use24h: v.boolean(),
    automaticZone: v.boolean(),
    zone: v.picklist(Object.keys(zones) as [Zone, ...Zone[]]),
  }),
  battery: v.strictObject({
    saver: v.boolean(),
    saverAt: v.picklist(saverLevels),
    adaptive: v.boolean(),
    ...more.battery,
  }),
  notifications: v.strictObject({
    /** New ones show as a banner over what is open. */
    banners: v.boolean(),
    statusIcons: v.boolean(),
    /** Icons on the home screen show how many wait. */
    badges: v.boolean(),
    /** What the lock screen shows of them. */
    onLock: v.picklist(["all", "hidden", "none"]),
    history: v.boolean(),
    ...more.notifications,
  }),
  location: v.strictObject({ on: v.boolean(), precise: v.boolean(), ...more.location }),
  device: v.strictObject({ flashlight: v.boolean(), cast: v.nullable(v.picklist(castDevices)), ...more.device }),
  accessibility: v.strictObject({
    boldText: v.boolean(),
    highContrast: v.boolean(),
    invertColors: v.boolean(),
    grayscale: v.boolean(),
    extraDim: v.boolean(),
    ...more.accessibility,
  }),
  security: v.strictObject(more.security),
  privacy: v.strictObject(more.privacy),
  safety: v.strictObject(more.safety),
  accounts: v.strictObject(more.accounts),
  wellbeing: v.strictObject(more.wellbeing),
  gestures: v.strictObject(more.gestures),
  backup: v.strictObject(more.backup),
  updates: v.strictObject(more.updates),
  developer: v.strictObject(more.developer),
  users: v.strictObject(more.users),
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
    timeoutSec: 120,
    autoRotate: false,
    nightLight: false,
    nightLightStrength: 40,
    batteryPercent: true,
    stayAwake: false,
    ...fresh(more.display),
  },
  look: {
    wallpaper: "dusk",
    lockWallpaper: null,
    accent: "blue",
    iconShape: "squircle",
    themedIcons: false,
    font: "roboto",
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
    ...fresh(more.sound),
  },
  network: {
    airplane: false,
    wifi: true,
    mobileData: true,
    roaming: false,
    mobileType: "5g",
    bluetooth: true,
    hotspot: false,
    hotspotName: phoneModel,
    hotspotPassword: "quiet-harbor-27",
    dataSaver: false,
    notifyOpenNetworks: true,
    autoJoin: true,
    deviceName: phoneModel,
    ...fresh(more.network),
  },
  language: { language: lang, ...fresh(more.language) },
  keyboard: {
    english: true,
    pinyin: true,
    first: "system",
    suggestions: true,
    learning: true,
    autoCapitalise: true,
    doubleSpacePeriod: true,
    numberRow: false,
    fuzzyPinyin: false,
    clipboardChip: true,
  },
  time: { use24h: true, automaticZone: true, zone: networkZone },
  battery: { saver: false, saverAt: 0, adaptive: true, ...fresh(more.battery) },
  notifications: {
    banners: true,
    statusIcons: true,
    badges: true,
    onLock: "all",
    history: true,
    ...fresh(more.notifications),
  },
  location: { on: true, precise: true, ...fresh(more.location) },
  device: { flashlight: false, cast: null, ...fresh(more.device) },
  accessibility: {
    boldText: false,
    highContrast: false,
    invertColors: false,
    grayscale: false,
    extraDim: false,
    ...fresh(more.accessibility),
  },
  security: fresh(more.security),
  privacy: fresh(more.privacy),
  safety: fresh(more.safety),
  accounts: fresh(more.accounts),
  wellbeing: fresh(more.wellbeing),
  gestures: fresh(more.gestures),
  backup: fresh(more.backup),
  updates: fresh(more.updates),
  developer: fresh(more.developer),
  users: fresh(more.users),
});
