/** The phone's settings. The validation, the types and the list of settings come from this one declaration. */
import * as v from "valibot";
import { defaultsOf, extraSettings } from "./extra-settings.ts";

const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40));
export const fontScales = [0.85, 1, 1.15, 1.3] as const;
export const timeoutsSec = [15, 30, 60, 120, 300, 600] as const;
export const ringtones = ["aurora", "breeze", "chime", "drift", "ember", "marimba"] as const;
export const alarmSounds = ["daybreak", "bells", "birdsong", "pulse", "ripple"] as const;
export const notificationSounds = ["drop", "ping", "pluck", "spark"] as const;
export const mobileTypes = ["5g", "4g", "3g"] as const;
/** The battery levels, in percent, at which battery saver can turn on automatically. 0 means never. */
export const saverLevels = [0, 10, 20, 30, 50] as const;
/**
 * Wallpapers that the phone draws itself. A setting can also name a picture: a picture of the world, by its id, or a
 * picture of the user, by its content URI.
 */
export const wallpapers = ["dusk", "meadow", "ocean", "paper", "ember", "aurora"] as const;
export const accents = ["blue", "teal", "green", "amber", "rose", "violet", "slate"] as const;
export const iconShapes = ["squircle", "circle", "square", "drop"] as const;
/** Fonts of the phone. Chinese text looks the same in all fonts. */
export const fonts = ["roboto", "nunito", "lora", "mono"] as const;
/** Devices to which the screen can be cast. */
export const castDevices = ["living-room-tv", "bedroom-tv", "meeting-room"] as const;
export const firstKeyboardLanguages = ["system", "english", "pinyin"] as const;
export const phoneModel = "Booth One";
/** Time zones of the phone, in minutes ahead of UTC, without daylight saving. */
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
/** The time zone that the mobile network reports. Automatic time zone uses it. */
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
    /** The warmth of the night light, in percent. */
    nightLightStrength: percent,
    batteryPercent: v.boolean(),
    /** Whether the screen stays on while the phone charges. */
    stayAwake: v.boolean(),
    ...extraSettings.display,
  }),
  look: v.strictObject({
    wallpaper: wallpaperSchema,
    /** Null means that the lock screen uses the home screen's wallpaper. */
    lockWallpaper: v.nullable(wallpaperSchema),
    accent: v.picklist(accents),
    iconShape: v.picklist(iconShapes),
    /** Whether icons are drawn in one colour, the accent. */
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
    ...extraSettings.sound,
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
    /** Whether the phone joins saved networks in range when Wi-Fi turns on. */
    autoJoin: v.boolean(),
    deviceName: name,
    ...extraSettings.network,
  }),
  language: v.strictObject({ language: v.picklist(["en", "zh-CN"]), ...extraSettings.language }),
  keyboard: v.strictObject({
    /** `english` and `pinyin` are the languages between which the globe key switches. At least one of the two is on. */
    english: v.boolean(),
    pinyin: v.boolean(),
    /** The keyboard's language when the keyboard opens. */
    first: v.picklist(firstKeyboardLanguages),
    suggestions: v.boolean(),
    /** Whether the keyboard learns words and candidates that the user uses, and lists these before all others. */
    learning: v.boolean(),
    autoCapitalise: v.boolean(),
    doubleSpacePeriod: v.boolean(),
    numberRow: v.boolean(),
    /** Whether the letters `z` also match `zh`, `an` also matches `ang`, and so on. */
    fuzzyPinyin: v.boolean(),
    /** Whether the keyboard suggests the text that was copied last. */
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
    ...extraSettings.battery,
  }),
  notifications: v.strictObject({
    /** Whether a new notification appears as a banner over the current screen. */
    banners: v.boolean(),
    statusIcons: v.boolean(),
    /** Whether icons on the home screen show the number of notifications. */
    badges: v.boolean(),
    /** How much of a notification the lock screen shows. */
    onLock: v.picklist(["all", "hidden", "none"]),
    history: v.boolean(),
    ...extraSettings.notifications,
  }),
  location: v.strictObject({ on: v.boolean(), precise: v.boolean(), ...extraSettings.location }),
  device: v.strictObject({
    flashlight: v.boolean(),
    cast: v.nullable(v.picklist(castDevices)),
    ...extraSettings.device,
  }),
  accessibility: v.strictObject({
    boldText: v.boolean(),
    highContrast: v.boolean(),
    invertColors: v.boolean(),
    grayscale: v.boolean(),
    extraDim: v.boolean(),
    ...extraSettings.accessibility,
  }),
  security: v.strictObject(extraSettings.security),
  privacy: v.strictObject(extraSettings.privacy),
  safety: v.strictObject(extraSettings.safety),
  accounts: v.strictObject(extraSettings.accounts),
  wellbeing: v.strictObject(extraSettings.wellbeing),
  gestures: v.strictObject(extraSettings.gestures),
  backup: v.strictObject(extraSettings.backup),
  updates: v.strictObject(extraSettings.updates),
  developer: v.strictObject(extraSettings.developer),
  users: v.strictObject(extraSettings.users),
});
export type Settings = v.InferOutput<typeof settingsSchema>;
export type SettingGroup = keyof Settings;
/**
 * Builds the arguments of the system command `set` for one setting. The types require a value that fits the setting.
 */
export const settingArgs = <G extends SettingGroup, N extends keyof Settings[G] & string>(
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
    ...defaultsOf(extraSettings.display),
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
    ...defaultsOf(extraSettings.sound),
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
    ...defaultsOf(extraSettings.network),
  },
  language: { language: lang, ...defaultsOf(extraSettings.language) },
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
  battery: { saver: false, saverAt: 0, adaptive: true, ...defaultsOf(extraSettings.battery) },
  notifications: {
    banners: true,
    statusIcons: true,
    badges: true,
    onLock: "all",
    history: true,
    ...defaultsOf(extraSettings.notifications),
  },
  location: { on: true, precise: true, ...defaultsOf(extraSettings.location) },
  device: { flashlight: false, cast: null, ...defaultsOf(extraSettings.device) },
  accessibility: {
    boldText: false,
    highContrast: false,
    invertColors: false,
    grayscale: false,
    extraDim: false,
    ...defaultsOf(extraSettings.accessibility),
  },
  security: defaultsOf(extraSettings.security),
  privacy: defaultsOf(extraSettings.privacy),
  safety: defaultsOf(extraSettings.safety),
  accounts: defaultsOf(extraSettings.accounts),
  wellbeing: defaultsOf(extraSettings.wellbeing),
  gestures: defaultsOf(extraSettings.gestures),
  backup: defaultsOf(extraSettings.backup),
  updates: defaultsOf(extraSettings.updates),
  developer: defaultsOf(extraSettings.developer),
  users: defaultsOf(extraSettings.users),
});
