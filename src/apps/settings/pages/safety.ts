/** Security, privacy, location, safety, accounts, wellbeing. */
import { setting } from "../../../os/settings.ts";
import {
  act,
  appList,
  book,
  info,
  page,
  pick,
  schedule,
  slot,
  special,
  text,
  toggle,
  type PageOf,
} from "../declare.ts";

export const securityPages = {
  security: {
    title: "securityPage",
    also: "safe 安全",
    sections: [
      {
        title: "unlocking",
        rows: [
          special("lock", "screenLock", { shows: "lock", icon: "lock", also: "pin pattern password 密码 图案 解锁" }),
          toggle("security", "powerLocks", "powerLocks"),
          toggle("security", "timeoutLocks", "timeoutLocks"),
          toggle("security", "showPattern", "showPattern"),
          page("smartLock", "smartLock", { shows: "smartLock" }),
        ],
      },
      {
        title: "protection",
        rows: [
          toggle("security", "scanApps", "scanApps", { icon: "shield" }),
          page("findDevice", "findDevice", { shows: { group: "security", name: "findDevice" }, icon: "find" }),
          appList("install", "installUnknown", { icon: "apps" }),
          page("simLock", "simLock", { shows: { group: "security", name: "simLock" }, icon: "sim" }),
          page("encryption", "encryption", { note: "encrypted", icon: "key" }),
          page("pinning", "pinning", { shows: { group: "security", name: "pinning" }, icon: "star" }),
        ],
      },
      {
        rows: [
          toggle("security", "usbGuard", "usbGuard"),
          toggle("security", "wifiGuard", "wifiGuard"),
          toggle("security", "lockdown", "lockdown"),
          toggle("security", "showTyped", "showTyped"),
        ],
      },
    ],
  },
  smartLock: {
    title: "smartLock",
    also: "trusted 信任",
    sections: [
      {
        note: "smartLockNote",
        rows: [
          toggle("security", "trustedDevices", "trustedDevices"),
          toggle("security", "onBody", "onBody"),
          book("places", "trustedPlaces"),
        ],
      },
    ],
  },
  simLock: {
    title: "simLock",
    also: "pin sim 卡密码",
    sections: [{ note: "simLockNote", rows: [toggle("security", "simLock", "useSimLock")] }],
  },
  encryption: {
    title: "encryption",
    sections: [{ note: "encryptionNote", rows: [info("encryption", "encrypted"), info("screenLock", "lock")] }],
  },
  pinning: {
    title: "pinning",
    also: "screen pinning 屏幕固定",
    sections: [
      {
        note: "pinningNote",
        rows: [
          toggle("security", "pinning", "usePinning"),
          toggle("security", "pinningAsks", "pinningAsks", { needs: setting("security", "pinning", true) }),
        ],
      },
    ],
  },
  findDevice: {
    title: "findDevice",
    also: "lost stolen 丢失 查找手机",
    sections: [
      {
        note: "findDeviceNote",
        rows: [
          toggle("security", "findDevice", "useFindDevice"),
          toggle("security", "findOffline", "findOffline", { needs: setting("security", "findDevice", true) }),
        ],
      },
      { rows: [info("phonePlace", "phonePlace")] },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const privacyPages = {
  privacy: {
    title: "privacy",
    also: "隐私",
    sections: [
      {
        rows: [
          special("privacyDashboard", "privacyDashboard", { note: "privacyDashboardAbout", icon: "dashboard" }),
          special("permissions", "permissions", { note: "permissionsAbout", icon: "shield" }),
          page("privacyControls", "privacyControls", { shows: "privacyControls", icon: "camera" }),
          page("activityControls", "activityControls", { note: "activityControlsAbout", icon: "history" }),
          page("ads", "ads", { shows: { group: "privacy", name: "personalAds" }, icon: "ads" }),
          page("lockNotifications", "lockNotifications", {
            shows: { group: "notifications", name: "onLock" },
            icon: "lock",
          }),
        ],
      },
      {
        rows: [
          toggle("privacy", "clipboardAlert", "clipboardAlert"),
          toggle("privacy", "screenshotAlert", "screenshotAlert"),
          toggle("privacy", "indicators", "indicators"),
          toggle("privacy", "autoRevoke", "autoRevoke"),
          toggle("privacy", "usageReports", "usageReports"),
        ],
      },
    ],
  },
  privacyControls: {
    title: "privacyControls",
    also: "camera microphone 相机 麦克风",
    sections: [
      {
        note: "privacyControlsNote",
        rows: [
          toggle("privacy", "camera", "cameraAccess", { icon: "camera" }),
          toggle("privacy", "microphone", "microphoneAccess", { icon: "mic" }),
        ],
      },
    ],
  },
  activityControls: {
    title: "activityControls",
    sections: [
      {
        note: "activityControlsNote",
        rows: [
          toggle("privacy", "webActivity", "webActivity"),
          toggle("privacy", "watchHistory", "watchHistory"),
          toggle("privacy", "placeHistory", "placeHistory"),
        ],
      },
    ],
  },
  ads: {
    title: "ads",
    also: "advertising 广告标识符",
    sections: [
      { note: "adsNote", rows: [toggle("privacy", "personalAds", "personalAds")] },
      { rows: [info("adId", "adId"), act("newAdId", "newAdId")] },
    ],
  },
  location: {
    title: "location",
    also: "gps 定位",
    sections: [
      { note: "locationNote", rows: [toggle("location", "on", "useLocation")] },
      { title: "recentAccess", rows: [slot("locationUse", "recentAccess")] },
      {
        rows: [
          toggle("location", "precise", "precise", { needs: setting("location", "on", true) }),
          toggle("location", "sharing", "locationSharing", { needs: setting("location", "on", true) }),
          toggle("location", "indicator", "locationIndicator"),
          page("locationServices", "locationServices", { note: "locationServicesAbout" }),
        ],
      },
    ],
  },
  locationServices: {
    title: "locationServices",
    sections: [
      {
        rows: [
          toggle("location", "wifiScan", "wifiScan"),
          toggle("location", "bluetoothScan", "bluetoothScan"),
          toggle("location", "emergency", "emergencyLocation"),
        ],
      },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const carePages = {
  safety: {
    title: "safety",
    also: "sos emergency 急救",
    sections: [
      {
        rows: [
          page("emergencyInfo", "emergencyInfo", { shows: "emergencyInfo", icon: "health", tone: "rose" }),
          book("contacts", "emergencyContacts", { icon: "account", tone: "rose" }),
          page("sos", "sos", { shows: { group: "safety", name: "sos" }, icon: "emergency", tone: "rose" }),
          page("alerts", "emergencyAlerts", { note: "alertsAbout", icon: "notifications", tone: "rose" }),
          page("trackers", "trackers", {
            shows: { group: "safety", name: "unknownTrackers" },
            icon: "find",
            tone: "rose",
          }),
        ],
      },
      {
        rows: [
          toggle("safety", "crashDetection", "crashDetection"),
          toggle("safety", "earthquake", "earthquake"),
          toggle("location", "emergency", "emergencyLocation"),
        ],
      },
    ],
  },
  emergencyInfo: {
    title: "emergencyInfo",
    also: "medical blood allergy 血型 过敏 医疗",
    sections: [
      {
        note: "emergencyInfoNote",
        rows: [
          text("safety", "name", "name"),
          text("safety", "address", "address"),
          pick("safety", "bloodType", "bloodType"),
          text("safety", "allergies", "allergies"),
          text("safety", "medication", "medication"),
          pick("safety", "organDonor", "organDonor"),
        ],
      },
      { rows: [book("contacts", "emergencyContacts")] },
    ],
  },
  sos: {
    title: "sos",
    sections: [
      { note: "sosNote", rows: [toggle("safety", "sos", "useSos")] },
      {
        rows: [
          text("safety", "sosNumber", "sosNumber", { keys: "phone", needs: setting("safety", "sos", true) }),
          toggle("safety", "sosCountdown", "sosCountdown", { needs: setting("safety", "sos", true) }),
          toggle("safety", "sosShare", "sosShare", { needs: setting("safety", "sos", true) }),
        ],
      },
    ],
  },
  alerts: {
    title: "emergencyAlerts",
    also: "broadcast 紧急警报 广播",
    sections: [
      {
        rows: [
          toggle("safety", "alertsExtreme", "alertsExtreme"),
          toggle("safety", "alertsSevere", "alertsSevere"),
          toggle("safety", "alertsMissing", "alertsMissing"),
          toggle("safety", "alertsSafety", "alertsSafety"),
          toggle("safety", "alertsTest", "alertsTest"),
        ],
      },
      { rows: [toggle("safety", "alertsVibrate", "alertsVibrate")] },
    ],
  },
  trackers: {
    title: "trackers",
    sections: [{ note: "trackersNote", rows: [toggle("safety", "unknownTrackers", "unknownTrackers")] }],
  },
  accounts: {
    title: "accountsPage",
    also: "sync login 同步 登录",
    sections: [
      {
        rows: [
          book("accounts", "accountsList", { icon: "account", tone: "teal" }),
          book("passwords", "savedPasswords", { icon: "key", tone: "teal", also: "密码" }),
          page("autofill", "autofill", {
            shows: { group: "accounts", name: "autofill" },
            icon: "touch",
            tone: "teal",
          }),
        ],
      },
      {
        rows: [
          toggle("accounts", "autoSync", "autoSync"),
          toggle("accounts", "wifiSync", "wifiSync", { needs: setting("accounts", "autoSync", true) }),
        ],
      },
    ],
  },
  autofill: {
    title: "autofill",
    sections: [
      { title: "autofillService", rows: [pick("accounts", "autofill", "autofillService", { as: "inline" })] },
      {
        rows: [
          toggle("accounts", "savePasswords", "savePasswords"),
          toggle("accounts", "breachAlerts", "breachAlerts"),
        ],
      },
    ],
  },
  wellbeing: {
    title: "wellbeing",
    also: "screen time parental 屏幕使用时间",
    sections: [
      { rows: [slot("screenTime", "screenTime")] },
      {
        title: "waysOff",
        rows: [
          page("screenTime", "screenTime", { note: "screenTimeAbout", icon: "timer", tone: "green" }),
          appList("timer", "appTimers", { icon: "awake", tone: "green" }),
          page("bedtime", "bedtime", { shows: "bedtime", icon: "bedtime", tone: "green" }),
          page("focus", "focus", { shows: "focus", icon: "focus", tone: "green" }),
        ],
      },
      {
        rows: [toggle("wellbeing", "headsUp", "headsUp"), toggle("wellbeing", "weeklyReport", "weeklyReport")],
      },
    ],
  },
  screenTime: {
    title: "screenTime",
    sections: [
      { title: "today", rows: [slot("screenTime", "screenTime")] },
      { rows: [pick("wellbeing", "goalHours", "goalHours"), appList("timer", "appTimers")] },
    ],
  },
  bedtime: {
    title: "bedtime",
    also: "sleep 睡眠",
    sections: [
      { note: "bedtimeNote", rows: [schedule("bedtime", "schedule")] },
      {
        title: "atBedtime",
        rows: [
          toggle("wellbeing", "bedtimeGray", "bedtimeGray"),
          toggle("wellbeing", "bedtimeDnd", "bedtimeDnd"),
          toggle("wellbeing", "bedtimeDim", "bedtimeDim"),
        ],
      },
    ],
  },
  focus: {
    title: "focus",
    also: "distraction 分心",
    sections: [
      { note: "focusNote", rows: [act("turnFocus", "turnFocus", { shows: "focus" })] },
      { rows: [appList("focus", "focusApps"), schedule("focus", "schedule")] },
    ],
  },
} as const satisfies Record<string, PageOf>;
