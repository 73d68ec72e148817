/** Language, time, updates and the phone itself. */
import { keyboardFirsts, setting, zones, type Zone } from "../../../../os/settings.ts";
import {
  act,
  appList,
  book,
  choice,
  info,
  page,
  pick,
  slider,
  tell,
  text,
  toggle,
  type PageOf,
} from "../../declare.ts";

const zoneWords = Object.keys(zones).map((zone) => ({ value: zone as Zone, label: zone as Zone }));

export const systemPages = {
  system: {
    title: "system",
    sections: [
      {
        rows: [
          page("language", "languages", { note: "languageAbout", icon: "language", tone: "slate" }),
          page("keyboard", "keyboard", { note: "keyboardAbout", icon: "keyboard", tone: "slate" }),
          page("gestures", "gestures", { note: "gesturesAbout", icon: "gesture", tone: "slate" }),
          page("time", "time", { note: "timeAbout", icon: "time", tone: "slate" }),
          page("backup", "backup", { shows: "backup", icon: "backup", tone: "slate" }),
          page("updates", "updates", { shows: "update", icon: "update", tone: "slate" }),
          page("users", "users", { shows: { group: "users", name: "multiple" }, icon: "users", tone: "slate" }),
          page("reset", "reset", { note: "resetAbout", icon: "reset", tone: "slate" }),
          page("developer", "developer", { shows: "developer", icon: "developer", tone: "slate" }),
        ],
      },
    ],
  },
  language: {
    title: "languages",
    also: "english chinese 中文 英文",
    sections: [
      {
        title: "language",
        note: "languageNote",
        rows: [
          choice(
            "language",
            "language",
            "language",
            [
              { value: "en", label: "english" },
              { value: "zh-CN", label: "chinese" },
            ],
            { as: "inline" },
          ),
        ],
      },
      {
        rows: [
          appList("language", "appLanguage"),
          page("region", "region", { shows: { group: "language", name: "region" } }),
          page("speech", "speech", { note: "speechAbout" }),
          book("dictionary", "dictionary"),
        ],
      },
    ],
  },
  keyboard: {
    title: "keyboard",
    also: "input method typing ime 输入法 打字",
    sections: [
      {
        title: "keyboardLanguages",
        rows: [
          toggle("keyboard", "english", "keyboardEnglish", {
            needs: setting("keyboard", "pinyin", true),
            also: "english keyboard 英文键盘",
          }),
          toggle("keyboard", "pinyin", "keyboardPinyin", {
            needs: setting("keyboard", "english", true),
            also: "chinese 中文 拼音",
          }),
          choice(
            "keyboard",
            "first",
            "keyboardFirst",
            keyboardFirsts.map((value) => ({
              value,
              label: ({ system: "keyboardSystem", english: "keyboardEnglish", pinyin: "keyboardPinyin" } as const)[
                value
              ],
            })),
            { also: "default 默认" },
          ),
          toggle("keyboard", "fuzzyPinyin", "fuzzyPinyin"),
        ],
      },
      {
        title: "keyboardTyping",
        rows: [
          toggle("keyboard", "suggestions", "keyboardSuggestions"),
          toggle("keyboard", "learning", "keyboardLearning"),
          toggle("keyboard", "autoCapitalise", "autoCapitalise"),
          toggle("keyboard", "doubleSpacePeriod", "doubleSpacePeriod"),
        ],
      },
      {
        title: "keyboardLayout",
        rows: [toggle("keyboard", "numberRow", "numberRow"), toggle("keyboard", "clipboardChip", "clipboardChip")],
      },
      { rows: [book("dictionary", "dictionary"), toggle("sound", "keyVibration", "keyVibration")] },
    ],
  },
  region: {
    title: "region",
    also: "celsius fahrenheit 摄氏 华氏 地区",
    sections: [
      {
        rows: [
          pick("language", "region", "region"),
          pick("language", "temperature", "temperature"),
          pick("language", "units", "units"),
          pick("language", "firstDay", "firstDay"),
        ],
      },
    ],
  },
  speech: {
    title: "speech",
    also: "text to speech tts 语音",
    sections: [
      {
        rows: [
          slider("accessibility", "speechRate", "speechRate"),
          slider("accessibility", "speechPitch", "speechPitch"),
        ],
      },
    ],
  },
  gestures: {
    title: "gestures",
    sections: [
      {
        rows: [
          page("navigationMode", "navigationMode", { shows: { group: "gestures", name: "navigation" } }),
          toggle("gestures", "doublePowerCamera", "doublePowerCamera"),
        ],
      },
      {
        rows: [
          toggle("gestures", "oneHanded", "oneHanded", { also: "单手" }),
          toggle("gestures", "threeFingers", "threeFingers", { also: "screenshot 截屏" }),
          pick("gestures", "quickTap", "quickTap", { also: "back tap 敲击背面" }),
          toggle("gestures", "flipToShush", "flipToShush"),
          toggle("gestures", "raiseToAnswer", "raiseToAnswer"),
          toggle("gestures", "shakeTorch", "shakeTorch"),
          pick("gestures", "preventRinging", "preventRinging"),
        ],
      },
    ],
  },
  navigationMode: {
    title: "navigationMode",
    also: "buttons back 导航键 三键",
    sections: [
      { rows: [pick("gestures", "navigation", "navigationMode", { as: "inline", words: "navigation" })] },
      {
        rows: [
          slider("gestures", "backSensitivity", "backSensitivity", {
            needs: setting("gestures", "navigation", "gestures"),
          }),
        ],
      },
    ],
  },
  time: {
    title: "time",
    also: "clock 时钟",
    sections: [
      { rows: [info("date", "date"), info("clock", "clock")] },
      { rows: [toggle("time", "use24h", "use24h", { also: "12 am pm 小时制" })] },
      {
        rows: [
          toggle("time", "automaticZone", "automaticZone"),
          choice("time", "zone", "zone", zoneWords, { as: "zones", needs: setting("time", "automaticZone", false) }),
        ],
      },
    ],
  },
  backup: {
    title: "backup",
    also: "cloud 云备份",
    sections: [
      { rows: [toggle("backup", "on", "useBackup"), info("lastBackup", "backedUp")] },
      {
        title: "backUpWhat",
        rows: [
          toggle("backup", "apps", "backupApps", { needs: setting("backup", "on", true) }),
          toggle("backup", "photos", "backupPhotos", { needs: setting("backup", "on", true) }),
          toggle("backup", "messages", "backupMessages", { needs: setting("backup", "on", true) }),
          toggle("backup", "calls", "backupCalls", { needs: setting("backup", "on", true) }),
          toggle("backup", "settings", "backupSettings", { needs: setting("backup", "on", true) }),
        ],
      },
      {
        rows: [
          toggle("backup", "wifiOnly", "backupWifi", { needs: setting("backup", "on", true) }),
          act("backUpNow", "backUpNow"),
        ],
      },
    ],
  },
  updates: {
    title: "updates",
    also: "upgrade ota 升级",
    sections: [
      { rows: [info("version", "version"), info("patch", "patch"), info("updateState", "update")] },
      { rows: [act("checkUpdate", "checkUpdate")] },
      {
        rows: [
          toggle("updates", "auto", "updateAuto"),
          toggle("updates", "wifiOnly", "updateWifi", { needs: setting("updates", "auto", true) }),
          toggle("updates", "night", "updateNight", { needs: setting("updates", "auto", true) }),
          toggle("updates", "beta", "updateBeta"),
        ],
      },
    ],
  },
  users: {
    title: "users",
    also: "guest 访客",
    sections: [
      { note: "usersNote", rows: [toggle("users", "multiple", "useUsers")] },
      {
        rows: [
          book("users", "usersList", { needs: setting("users", "multiple", true) }),
          toggle("users", "addFromLock", "addFromLock", { needs: setting("users", "multiple", true) }),
          toggle("users", "guestCalls", "guestCalls", { needs: setting("users", "multiple", true) }),
        ],
      },
    ],
  },
  developer: {
    title: "developer",
    also: "adb debug 调试 开发者",
    sections: [
      {
        note: "developerNote",
        rows: [toggle("developer", "on", "useDeveloper", { needs: setting("developer", "on", true) })],
      },
      {
        title: "debugging",
        rows: [
          toggle("developer", "usbDebugging", "usbDebugging", { needs: setting("developer", "on", true) }),
          toggle("developer", "wirelessDebugging", "wirelessDebugging", { needs: setting("developer", "on", true) }),
          toggle("developer", "oemUnlock", "oemUnlock", { needs: setting("developer", "on", true) }),
          toggle("developer", "mockLocation", "mockLocation", { needs: setting("developer", "on", true) }),
          pick("developer", "logSize", "logSize", { needs: setting("developer", "on", true) }),
        ],
      },
      {
        title: "drawing",
        rows: [
          toggle("developer", "showTaps", "showTaps", { needs: setting("developer", "on", true) }),
          toggle("developer", "pointerLocation", "pointerLocation", { needs: setting("developer", "on", true) }),
          toggle("developer", "layoutBounds", "layoutBounds", { needs: setting("developer", "on", true) }),
          toggle("developer", "forceDark", "forceDark", { needs: setting("developer", "on", true) }),
          pick("developer", "windowAnimation", "windowAnimation", {
            words: "scale",
            needs: setting("developer", "on", true),
          }),
          pick("developer", "transitionAnimation", "transitionAnimation", {
            words: "scale",
            needs: setting("developer", "on", true),
          }),
        ],
      },
      {
        title: "apps",
        rows: [
          toggle("developer", "keepActivities", "keepActivities", { needs: setting("developer", "on", true) }),
          toggle("display", "stayAwake", "stayAwake"),
        ],
      },
    ],
  },
  about: {
    title: "about",
    also: "version model 版本 型号",
    sections: [
      { rows: [text("network", "deviceName", "deviceName")] },
      {
        rows: [
          info("model", "model"),
          info("version", "version"),
          info("patch", "patch"),
          act("tapBuild", "build", { shows: "build", also: "developer options 开发者" }),
        ],
      },
      {
        rows: [
          page("status", "status", { note: "statusAbout" }),
          page("hardware", "hardware", { note: "hardwareAbout" }),
          page("legal", "legal", { note: "legalAbout" }),
          page("emergencyInfo", "emergencyInfo", { shows: "emergencyInfo" }),
        ],
      },
    ],
  },
  status: {
    title: "status",
    also: "ip mac address imei 地址 串号",
    sections: [
      { title: "battery", rows: [info("level", "level"), info("charge", "charging")] },
      {
        title: "network",
        rows: [
          info("operator", "operator"),
          info("phoneNumber", "number"),
          info("wifi", "wifi"),
          info("ip", "ip"),
          info("wifiAddress", "wifiAddress"),
          info("bluetoothAddress", "bluetoothAddress"),
        ],
      },
      { title: "identity", rows: [info("serial", "serial"), info("imei1", "imei1"), info("imei2", "imei2")] },
    ],
  },
  hardware: {
    title: "hardware",
    sections: [
      {
        rows: [
          info("processor", "processor"),
          info("memory", "memory"),
          info("storage", "storageSize"),
          info("screen", "screen"),
          info("cameras", "cameras"),
        ],
      },
    ],
  },
  legal: {
    title: "legal",
    also: "license 许可",
    sections: [
      { title: "licences", rows: [tell("licencesText")] },
      { title: "terms", rows: [tell("termsText")] },
      { title: "privacyPolicy", rows: [tell("privacyPolicyText")] },
    ],
  },
  tips: {
    title: "tips",
    also: "help support 帮助 客服",
    sections: [
      {
        title: "tipsTry",
        rows: [
          page("darkTheme", "tipDark", { note: "tipDarkAbout", icon: "dark" }),
          page("bedtime", "tipBedtime", { note: "tipBedtimeAbout", icon: "bedtime" }),
          page("emergencyInfo", "tipEmergency", { note: "tipEmergencyAbout", icon: "emergency" }),
          page("saver", "tipSaver", { note: "tipSaverAbout", icon: "saver" }),
          page("navigationMode", "tipGestures", { note: "tipGesturesAbout", icon: "gesture" }),
        ],
      },
      { rows: [book("feedback", "feedback", { icon: "tips" })] },
    ],
  },
  reset: {
    title: "reset",
    also: "factory default 恢复 还原",
    sections: [
      { note: "resetNetworkNote", rows: [act("resetNetwork", "resetNetwork", { danger: true })] },
      { note: "resetAppsNote", rows: [act("resetApps", "resetApps", { danger: true })] },
      { note: "resetSettingsNote", rows: [act("resetSettings", "resetSettings", { danger: true })] },
      { note: "resetAllNote", rows: [act("resetAll", "resetAll", { danger: true })] },
    ],
  },
} as const satisfies Record<string, PageOf>;
