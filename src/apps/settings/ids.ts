/** Names of what Settings is made of: pages, screens, lists, drawings, acts. */
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
/** Screens with a drawing of their own, and without parameters. */
export const specials = [
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
export type Special = (typeof specials)[number];
/** Lists of things that the user writes down. */
export const bookIds = [
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
export type BookId = (typeof bookIds)[number];
export const scheduleIds = ["dark", "nightLight", "dnd", "bedtime", "saver", "focus"] as const;
export type ScheduleId = (typeof scheduleIds)[number];
/** What an act of a page does. */
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
/** Parts of a page that are drawn from what the phone holds. */
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
/** What rows tell about the phone. */
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
