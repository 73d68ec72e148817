/** Display, sound, notifications, battery, storage, apps. */
import {
  alarmSounds,
  notificationSounds,
  ringtones,
  saverLevels,
  setting,
  timeoutsSec,
  fontScales,
} from "../../../os/settings.ts";
import {
  act,
  appList,
  choice,
  dark,
  info,
  named,
  page,
  pick,
  schedule,
  slider,
  slot,
  special,
  text,
  toggle,
  type ChoiceOf,
  type PageOf,
} from "../declare.ts";

const fontSize = (as: ChoiceOf["as"]): ChoiceOf =>
  choice(
    "display",
    "fontScale",
    "fontSize",
    fontScales.map((value) => ({
      value,
      label: ({ 0.85: "small", 1: "normal", 1.15: "large", 1.3: "largest" } as const)[value],
    })),
    { as, also: "text size 文字大小 字号" },
  );

export const displayPages = {
  display: {
    title: "display",
    also: "screen 屏幕",
    sections: [
      {
        title: "brightness",
        rows: [
          slider("display", "brightness", "brightnessLevel", { icon: "brightness", also: "light 亮度" }),
          toggle("display", "adaptive", "adaptiveBrightness", { note: "adaptiveNote", icon: "adaptive", also: "auto" }),
        ],
      },
      {
        title: "look",
        rows: [
          page("darkTheme", "darkTheme", { shows: "darkTheme", icon: "dark" }),
          page("nightLight", "nightLight", { shows: "nightLight", icon: "nightLight" }),
          page("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize" }),
          page("displaySize", "displaySize", { shows: { group: "display", name: "size" }, icon: "zoom" }),
          page("style", "style", {
            shows: { group: "look", name: "accent" },
            icon: "palette",
            also: "theme 主题 图标",
          }),
          page("colors", "colors", { shows: { group: "display", name: "colorMode" }, icon: "vision" }),
        ],
      },
      {
        title: "lock",
        rows: [
          page("lockScreen", "lockScreen", { note: "lockScreenAbout", icon: "lock" }),
          choice(
            "display",
            "timeoutSec",
            "timeout",
            timeoutsSec.map((value) => ({
              value,
              label: ({ 15: "sec15", 30: "sec30", 60: "min1", 120: "min2", 300: "min5", 600: "min10" } as const)[value],
            })),
            { icon: "timeout", also: "sleep lock 休眠 锁屏" },
          ),
        ],
      },
      {
        title: "behaviour",
        rows: [
          pick("display", "refreshRate", "refreshRate", { icon: "screen", also: "hertz 高刷" }),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", also: "landscape 横屏" }),
          toggle("display", "attention", "attention", { icon: "vision" }),
          toggle("display", "touchSensitivity", "touchSensitivity", { icon: "touch", also: "glove 手套" }),
          pick("display", "screenSaver", "screenSaver", { icon: "star" }),
          toggle("display", "stayAwake", "stayAwake", { icon: "awake" }),
          toggle("display", "batteryPercent", "batteryPercent", { icon: "percent" }),
          toggle("device", "flashlight", "flashlight", { icon: "flashlight", also: "torch lamp 电筒 手电" }),
        ],
      },
    ],
  },
  darkTheme: {
    title: "darkTheme",
    also: "night mode black 深色模式 暗色 黑夜",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [dark(), schedule("dark", "darkSchedule")] },
    ],
  },
  lockScreen: {
    title: "lockScreen",
    sections: [
      {
        rows: [
          special("lock", "screenLock", { shows: "lock", also: "pin pattern password 密码 图案 解锁" }),
          pick("display", "lockClock", "lockClock"),
          text("display", "lockText", "lockText", { hint: "lockTextHint" }),
        ],
      },
      {
        rows: [
          toggle("display", "alwaysOn", "alwaysOn", { also: "aod ambient" }),
          toggle("display", "tapToWake", "tapToWake"),
          toggle("display", "liftToWake", "liftToWake"),
          toggle("notifications", "wakeScreen", "wakeScreen"),
        ],
      },
    ],
  },
  nightLight: {
    title: "nightLight",
    also: "blue light warm eye 护眼 蓝光",
    sections: [
      { note: "nightLightNote", rows: [toggle("display", "nightLight", "useNightLight")] },
      {
        rows: [
          slider("display", "nightLightStrength", "nightLightStrength", {
            needs: setting("display", "nightLight", true),
          }),
          schedule("nightLight", "schedule"),
        ],
      },
    ],
  },
  fontSize: {
    title: "fontSize",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { note: "fontSizeNote", rows: [fontSize("steps")] },
      { rows: [toggle("accessibility", "boldText", "boldText")] },
    ],
  },
  displaySize: {
    title: "displaySize",
    also: "zoom dpi 显示比例",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { note: "displaySizeNote", rows: [pick("display", "size", "displaySize", { as: "steps", words: "size" })] },
    ],
  },
  style: {
    title: "style",
    also: "accent theme icon 主题 强调色 图标",
    sections: [
      { title: "accent", rows: [pick("look", "accent", "accent", { as: "inline" })] },
      {
        title: "icons",
        rows: [pick("look", "iconShape", "iconShape", { as: "inline" }), toggle("look", "themedIcons", "themedIcons")],
      },
    ],
  },
  colors: {
    title: "colors",
    also: "saturation 饱和度",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [pick("display", "colorMode", "colorMode", { as: "inline" })] },
      { rows: [page("correction", "correction", { shows: { group: "accessibility", name: "correction" } })] },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const soundPages = {
  sound: {
    title: "sound",
    also: "volume mute 音量 静音",
    sections: [
      {
        title: "volume",
        rows: [
          slider("sound", "media", "mediaVolume", { icon: "volume", also: "music 音乐" }),
          slider("sound", "call", "callVolume", { icon: "call" }),
          slider("sound", "ring", "ringVolume", { icon: "ring" }),
          slider("sound", "notification", "notificationVolume", { icon: "notifications" }),
          slider("sound", "alarm", "alarmVolume", { icon: "alarm", also: "clock" }),
        ],
      },
      {
        title: "mode",
        rows: [
          choice(
            "sound",
            "ringer",
            "ringer",
            [
              { value: "ring", label: "ringMode" },
              { value: "vibrate", label: "vibrateMode" },
              { value: "silent", label: "silentMode" },
            ],
            { as: "inline", also: "silent mute vibrate 静音 振动" },
          ),
        ],
      },
      { rows: [page("dnd", "dnd", { shows: "dnd" })] },
      {
        title: "sounds",
        rows: [
          choice("sound", "ringtone", "ringtone", named(ringtones), { also: "铃声" }),
          choice("sound", "notificationSound", "notificationSound", named(notificationSounds)),
          choice("sound", "alarmSound", "alarmSound", named(alarmSounds)),
        ],
      },
      {
        rows: [
          page("vibration", "vibration", { note: "vibrationAbout" }),
          page("systemSounds", "systemSounds", { note: "systemSoundsAbout" }),
        ],
      },
      {
        title: "media",
        rows: [
          toggle("sound", "spatial", "spatial", { also: "3d surround 环绕" }),
          toggle("sound", "liveCaption", "liveCaption", { also: "subtitle 字幕" }),
          toggle("sound", "mediaPlayer", "mediaPlayer"),
          toggle("sound", "mediaResume", "mediaResume", { needs: setting("sound", "mediaPlayer", true) }),
        ],
      },
    ],
  },
  vibration: {
    title: "vibration",
    also: "haptics 震动",
    sections: [
      {
        title: "calls",
        rows: [
          toggle("sound", "vibrateOnRing", "vibrateOnRing"),
          pick("sound", "vibrationPattern", "vibrationPattern"),
          slider("sound", "ringVibration", "ringVibration"),
        ],
      },
      {
        title: "touch",
        rows: [toggle("sound", "keyVibration", "keyVibration"), slider("sound", "touchVibration", "touchVibration")],
      },
      { title: "alarms", rows: [toggle("sound", "vibrateAlarm", "vibrateAlarm")] },
    ],
  },
  systemSounds: {
    title: "systemSounds",
    sections: [
      {
        rows: [
          toggle("sound", "dialpadTones", "dialpadTones"),
          toggle("sound", "lockSounds", "lockSounds"),
          toggle("sound", "chargingSounds", "chargingSounds"),
          toggle("sound", "touchSounds", "touchSounds"),
        ],
      },
    ],
  },
  dnd: {
    title: "dnd",
    also: "quiet 请勿打扰 免打扰",
    sections: [
      { note: "dndNote", rows: [toggle("sound", "dnd", "useDnd"), schedule("dnd", "schedule")] },
      {
        title: "dndBreaks",
        rows: [
          page("dndPeople", "dndPeople", { note: "dndPeopleAbout" }),
          page("dndExceptions", "dndExceptions", { note: "dndExceptionsAbout" }),
        ],
      },
      { rows: [toggle("sound", "dndHide", "dndHide")] },
    ],
  },
  dndPeople: {
    title: "dndPeople",
    sections: [
      {
        rows: [
          pick("sound", "dndCalls", "dndCalls", { words: "who" }),
          pick("sound", "dndMessages", "dndMessages", { words: "who" }),
          toggle("sound", "dndRepeat", "dndRepeat"),
        ],
      },
    ],
  },
  dndExceptions: {
    title: "dndExceptions",
    sections: [
      {
        rows: [
          toggle("sound", "dndAlarms", "dndAlarms"),
          toggle("sound", "dndMedia", "dndMedia"),
          toggle("sound", "dndReminders", "dndReminders"),
        ],
      },
      { rows: [appList("dndAccess", "dndAccess")] },
    ],
  },
  captions: {
    title: "captions",
    also: "subtitle 字幕",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { rows: [toggle("accessibility", "captions", "useCaptions")] },
      {
        rows: [
          pick("accessibility", "captionSize", "captionSize"),
          pick("accessibility", "captionStyle", "captionStyle"),
        ],
      },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const noticePages = {
  notifications: {
    title: "notifications",
    also: "alerts 提醒",
    sections: [
      {
        title: "manage",
        rows: [
          special("appNotifications", "appNotifications", { shows: "mutedApps", icon: "apps", tone: "violet" }),
          special("history", "notificationHistory", { shows: "historyCount", icon: "history", tone: "violet" }),
        ],
      },
      {
        title: "disturb",
        rows: [
          page("dnd", "dnd", { shows: "dnd", icon: "dnd", tone: "violet" }),
          page("lockNotifications", "lockNotifications", {
            shows: { group: "notifications", name: "onLock" },
            icon: "lock",
            tone: "violet",
          }),
          page("bubbles", "bubbles", {
            shows: { group: "notifications", name: "bubbles" },
            icon: "bubble",
            tone: "violet",
          }),
          choice("sound", "notificationSound", "notificationSound", named(notificationSounds), {
            icon: "ring",
            tone: "violet",
          }),
        ],
      },
      {
        title: "general",
        rows: [
          toggle("notifications", "banners", "banners", { also: "heads up 弹窗 悬浮" }),
          toggle("notifications", "statusIcons", "statusIcons"),
          toggle("notifications", "badges", "badges", { also: "dot 角标 红点" }),
          toggle("notifications", "snooze", "snooze"),
          toggle("notifications", "suggestions", "suggestions"),
          toggle("notifications", "flash", "flash", { also: "light 闪光" }),
        ],
      },
      { rows: [appList("readNotifications", "readNotifications")] },
      { rows: [act("clearNotifications", "clearNotifications", { shows: "waiting" })] },
    ],
  },
  lockNotifications: {
    title: "lockNotifications",
    also: "privacy 锁屏 隐私",
    sections: [
      {
        title: "onLock",
        rows: [
          choice(
            "notifications",
            "onLock",
            "onLock",
            [
              { value: "all", label: "onLockAll" },
              { value: "hidden", label: "onLockHidden" },
              { value: "none", label: "onLockNone" },
            ],
            { as: "inline" },
          ),
        ],
      },
    ],
  },
  bubbles: {
    title: "bubbles",
    also: "chat heads 悬浮",
    sections: [
      { note: "bubblesNote", rows: [toggle("notifications", "bubbles", "useBubbles")] },
      { rows: [appList("bubbles", "bubblesOf")] },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const powerPages = {
  battery: {
    title: "battery",
    also: "power charge 充电",
    sections: [
      { rows: [info("level", "level"), info("charge", "charging"), info("timeLeft", "timeLeft")] },
      {
        rows: [
          page("batteryUsage", "batteryUsage", { note: "batteryUsageAbout", icon: "data", tone: "green" }),
          page("saver", "saver", { shows: "saver", icon: "saver", tone: "green", also: "power saving 省电" }),
          page("charging", "chargingPage", { note: "chargingAbout", icon: "bolt", tone: "green" }),
          page("batteryHealth", "batteryHealth", { shows: "health", icon: "health", tone: "green" }),
        ],
      },
      {
        rows: [
          toggle("battery", "adaptive", "adaptiveBattery"),
          toggle("battery", "sleepStandby", "sleepStandby"),
          toggle("display", "batteryPercent", "batteryPercent"),
        ],
      },
    ],
  },
  batteryUsage: {
    title: "batteryUsage",
    sections: [
      { title: "sinceCharge", rows: [slot("batteryUse", "batteryUsage")] },
      { rows: [appList("battery", "batteryUse")] },
    ],
  },
  saver: {
    title: "saver",
    sections: [
      {
        note: "saverNote",
        rows: [toggle("battery", "saver", "useSaver"), toggle("battery", "saverDark", "saverDark")],
      },
      {
        title: "schedule",
        rows: [
          choice(
            "battery",
            "saverAt",
            "saverAt",
            saverLevels.map((value) => ({
              value,
              label: ({ 0: "never", 10: "at10", 20: "at20", 30: "at30", 50: "at50" } as const)[value],
            })),
          ),
          schedule("saver", "saverSchedule"),
        ],
      },
    ],
  },
  charging: {
    title: "chargingPage",
    also: "limit 80 充电上限",
    sections: [
      {
        rows: [
          toggle("battery", "smartCharging", "smartCharging"),
          toggle("battery", "chargeLimit", "chargeLimit"),
          toggle("battery", "fastCharging", "fastCharging"),
        ],
      },
      { rows: [toggle("battery", "powerShare", "powerShare", { also: "reverse 反向" })] },
    ],
  },
  batteryHealth: {
    title: "batteryHealth",
    sections: [
      {
        note: "batteryHealthNote",
        rows: [info("health", "health"), info("cycles", "cycles"), info("capacity", "capacity"), info("made", "made")],
      },
    ],
  },
  storage: {
    title: "storage",
    also: "space memory 空间 内存 清理",
    sections: [
      { rows: [slot("storage", "storage")] },
      {
        title: "freeUp",
        rows: [
          act("emptyTrash", "emptyTrash", { shows: "trashSize" }),
          special("apps", "appsBySize", { note: "allAppsAbout" }),
        ],
      },
    ],
  },
} as const satisfies Record<string, PageOf>;

export const appPages = {
  appsPage: {
    title: "apps",
    sections: [
      {
        rows: [
          special("apps", "allApps", { note: "allAppsAbout", icon: "apps", tone: "green" }),
          special("defaults", "defaults", { note: "defaultsAbout", icon: "star", tone: "green", also: "默认浏览器" }),
          page("screenTime", "screenTime", { note: "screenTimeAbout", icon: "timer", tone: "green" }),
          special("permissions", "permissions", { note: "permissionsAbout", icon: "shield", tone: "green" }),
        ],
      },
      {
        rows: [
          appList("battery", "batteryUse", { icon: "battery", tone: "green" }),
          appList("pause", "pauseUnused", { icon: "awake", tone: "green" }),
          appList("language", "appLanguage", { icon: "language", tone: "green" }),
          appList("openLinks", "openLinks", { icon: "dns", tone: "green" }),
          page("specialAccess", "specialAccess", { note: "specialAccessAbout", icon: "key", tone: "green" }),
        ],
      },
    ],
  },
  specialAccess: {
    title: "specialAccess",
    sections: [
      {
        rows: [
          appList("overlay", "overlay", { also: "悬浮窗 draw over" }),
          appList("install", "installUnknown", { also: "unknown sources apk 未知来源" }),
          appList("usage", "usageAccess"),
          appList("alarms", "exactAlarms"),
          appList("system", "writeSettings"),
          appList("readNotifications", "readNotifications"),
          appList("dndAccess", "dndAccess"),
          appList("pip", "pip", { also: "画中画" }),
          appList("fullScreen", "fullScreenNotices"),
          appList("wifiControl", "wifiControl"),
          appList("unlimitedData", "unlimitedData"),
        ],
      },
    ],
  },
} as const satisfies Record<string, PageOf>;
