/** Ids of pages, screens, lists, slots and actions. */
export const pageIds = [
  "network",
  "mobile",
  "dataUsage",
  "wifiPreferences",
  "hotspot",
  "dataSaver",
  "privateDns",
  "connected",
  "bluetoothPreferences",
  "cast",
  "nfc",
  "nearby",
  "usb",
  "printing",
  "driving",
  "appsPage",
  "specialAccess",
  "display",
  "lockScreen",
  "nightLight",
  "darkTheme",
  "fontSize",
  "displaySize",
  "style",
  "colors",
  "sound",
  "vibration",
  "systemSounds",
  "dnd",
  "dndPeople",
  "dndExceptions",
  "captions",
  "notifications",
  "lockNotifications",
  "bubbles",
  "battery",
  "batteryUsage",
  "saver",
  "charging",
  "batteryHealth",
  "storage",
  "security",
  "encryption",
  "simLock",
  "pinning",
  "smartLock",
  "findDevice",
  "privacy",
  "privacyControls",
  "activityControls",
  "ads",
  "location",
  "locationServices",
  "safety",
  "emergencyInfo",
  "sos",
  "alerts",
  "trackers",
  "accounts",
  "autofill",
  "wellbeing",
  "screenTime",
  "bedtime",
  "focus",
  "language",
  "keyboard",
  "region",
  "speech",
  "gestures",
  "navigationMode",
  "time",
  "backup",
  "updates",
  "users",
  "developer",
  "accessibility",
  "vision",
  "correction",
  "magnification",
  "screenReader",
  "touchControls",
  "audioAdjust",
  "shortcuts",
  "system",
  "about",
  "status",
  "hardware",
  "legal",
  "tips",
  "reset",
] as const;
export type PageId = (typeof pageIds)[number];
/** Screens without parameters that have their own component. */
export const specialScreens = [
  "wifi",
  "saved",
  "wifiAdd",
  "bluetooth",
  "apps",
  "appNotifications",
  "zone",
  "history",
  "permissions",
  "privacyDashboard",
  "defaults",
  "lock",
] as const;
export type SpecialScreen = (typeof specialScreens)[number];
/** Lists that the user edits. */
export const recordListIds = [
  "vpn",
  "apn",
  "contacts",
  "places",
  "accounts",
  "passwords",
  "users",
  "printers",
  "dictionary",
  "feedback",
] as const;
export type RecordListId = (typeof recordListIds)[number];
export const scheduleIds = ["dark", "nightLight", "dnd", "bedtime", "saver", "focus"] as const;
export type ScheduleId = (typeof scheduleIds)[number];
/** Actions of pages. */
export const actionNames = [
  "clearNotifications",
  "resetSettings",
  "resetNetwork",
  "resetApps",
  "resetAll",
  "newAdId",
  "backUpNow",
  "checkUpdate",
  "tapBuild",
  "turnFocus",
  "emptyTrash",
] as const;
export type ActionName = (typeof actionNames)[number];
/** Parts of a page that are drawn from the phone's state. */
export const slotNames = ["batteryUse", "screenTime", "storage", "dataUse", "locationUse", "sims"] as const;
export type SlotName = (typeof slotNames)[number];
export const iconNames = [
  "wifi",
  "mobile",
  "airplane",
  "hotspot",
  "dataSaver",
  "bluetooth",
  "devices",
  "brightness",
  "adaptive",
  "dark",
  "nightLight",
  "fontSize",
  "timeout",
  "rotate",
  "percent",
  "awake",
  "flashlight",
  "cast",
  "location",
  "volume",
  "call",
  "ring",
  "alarm",
  "dnd",
  "notifications",
  "apps",
  "battery",
  "saver",
  "language",
  "keyboard",
  "time",
  "accessibility",
  "vision",
  "about",
  "reset",
  "vpn",
  "dns",
  "nfc",
  "nearby",
  "usb",
  "print",
  "car",
  "lock",
  "shield",
  "privacy",
  "emergency",
  "account",
  "key",
  "wellbeing",
  "bedtime",
  "focus",
  "timer",
  "gesture",
  "power",
  "backup",
  "update",
  "users",
  "developer",
  "tips",
  "system",
  "storage",
  "data",
  "sim",
  "history",
  "bubble",
  "vibration",
  "caption",
  "camera",
  "mic",
  "zoom",
  "reader",
  "touch",
  "hearing",
  "palette",
  "screen",
  "find",
  "ads",
  "health",
  "bolt",
  "hand",
  "dashboard",
  "star",
  "region",
  "speech",
] as const;
export type IconName = (typeof iconNames)[number];
/** Facts about the phone that rows show. */
export type Fact =
  | "wifi"
  | "bluetooth"
  | "mobile"
  | "savedNetworks"
  | "hotspot"
  | "dataSaver"
  | "dataUsed"
  | "vpn"
  | "gateway"
  | "darkTheme"
  | "nightLight"
  | "dnd"
  | "saver"
  | "location"
  | "mutedApps"
  | "waiting"
  | "historyCount"
  | "level"
  | "charging"
  | "timeLeft"
  | "health"
  | "cycles"
  | "capacity"
  | "made"
  | "storage"
  | "trashSize"
  | "lock"
  | "smartLock"
  | "encrypted"
  | "phonePlace"
  | "privacyControls"
  | "adId"
  | "emergencyInfo"
  | "bedtime"
  | "focus"
  | "backup"
  | "backedUp"
  | "update"
  | "developer"
  | "date"
  | "clock"
  | "deviceName"
  | "model"
  | "version"
  | "patch"
  | "build"
  | "operator"
  | "number"
  | "ip"
  | "wifiAddress"
  | "bluetoothAddress"
  | "serial"
  | "imei1"
  | "imei2"
  | "processor"
  | "memory"
  | "storageSize"
  | "screen"
  | "cameras";
