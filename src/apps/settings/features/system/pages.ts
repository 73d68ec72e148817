/** Pages of language, time, updates and the phone itself. */
import { firstKeyboardLanguages, settingArgs, zones, type Zone } from "#os/settings.ts";
import {
  actionRow,
  appListLink,
  recordListLink,
  choice,
  info,
  pageLink,
  choiceOfAllValues,
  slider,
  paragraph,
  text,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

const zoneOptions = Object.keys(zones).map((zone) => ({ value: zone as Zone, label: zone as Zone }));

export const systemPages = {
  system: {
    title: "system",
    sections: [
      {
        rows: [
          pageLink("language", "languages", { note: "languageAbout", icon: "language", tone: "slate" }),
          pageLink("keyboard", "keyboard", { note: "keyboardAbout", icon: "keyboard", tone: "slate" }),
          pageLink("gestures", "gestures", { note: "gesturesAbout", icon: "gesture", tone: "slate" }),
          pageLink("time", "time", { note: "timeAbout", icon: "time", tone: "slate" }),
          pageLink("backup", "backup", { shows: "backup", icon: "backup", tone: "slate" }),
          pageLink("updates", "updates", { shows: "update", icon: "update", tone: "slate" }),
          pageLink("users", "users", { shows: { group: "users", name: "multiple" }, icon: "users", tone: "slate" }),
          pageLink("reset", "reset", { note: "resetAbout", icon: "reset", tone: "slate" }),
          pageLink("developer", "developer", { shows: "developer", icon: "developer", tone: "slate" }),
        ],
      },
    ],
  },
  language: {
    title: "languages",
    searchTerms: "english chinese 中文 英文",
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
          appListLink("language", "appLanguage"),
          pageLink("region", "region", { shows: { group: "language", name: "region" } }),
          pageLink("speech", "speech", { note: "speechAbout" }),
          recordListLink("dictionary", "dictionary"),
        ],
      },
    ],
  },
  keyboard: {
    title: "keyboard",
    searchTerms: "input method typing ime 输入法 打字",
    sections: [
      {
        title: "keyboardLanguages",
        rows: [
          toggle("keyboard", "english", "keyboardEnglish", {
            needs: settingArgs("keyboard", "pinyin", true),
            also: "english keyboard 英文键盘",
          }),
          toggle("keyboard", "pinyin", "keyboardPinyin", {
            needs: settingArgs("keyboard", "english", true),
            also: "chinese 中文 拼音",
          }),
          choice(
            "keyboard",
            "first",
            "keyboardFirst",
            firstKeyboardLanguages.map((value) => ({
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
      { rows: [recordListLink("dictionary", "dictionary"), toggle("sound", "keyVibration", "keyVibration")] },
    ],
  },
  region: {
    title: "region",
    searchTerms: "celsius fahrenheit 摄氏 华氏 地区",
    sections: [
      {
        rows: [
          choiceOfAllValues("language", "region", "region"),
          choiceOfAllValues("language", "temperature", "temperature"),
          choiceOfAllValues("language", "units", "units"),
          choiceOfAllValues("language", "firstDay", "firstDay"),
        ],
      },
    ],
  },
  speech: {
    title: "speech",
    searchTerms: "text to speech tts 语音",
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
          pageLink("navigationMode", "navigationMode", { shows: { group: "gestures", name: "navigation" } }),
          toggle("gestures", "doublePowerCamera", "doublePowerCamera"),
        ],
      },
      {
        rows: [
          toggle("gestures", "oneHanded", "oneHanded", { also: "单手" }),
          toggle("gestures", "threeFingers", "threeFingers", { also: "screenshot 截屏" }),
          choiceOfAllValues("gestures", "quickTap", "quickTap", { also: "back tap 敲击背面" }),
          toggle("gestures", "flipToShush", "flipToShush"),
          toggle("gestures", "raiseToAnswer", "raiseToAnswer"),
          toggle("gestures", "shakeTorch", "shakeTorch"),
          choiceOfAllValues("gestures", "preventRinging", "preventRinging"),
        ],
      },
    ],
  },
  navigationMode: {
    title: "navigationMode",
    searchTerms: "buttons back 导航键 三键",
    sections: [
      { rows: [choiceOfAllValues("gestures", "navigation", "navigationMode", { as: "inline", words: "navigation" })] },
      {
        rows: [
          slider("gestures", "backSensitivity", "backSensitivity", {
            needs: settingArgs("gestures", "navigation", "gestures"),
          }),
        ],
      },
    ],
  },
  time: {
    title: "time",
    searchTerms: "clock 时钟",
    sections: [
      { rows: [info("date", "date"), info("clock", "clock")] },
      { rows: [toggle("time", "use24h", "use24h", { also: "12 am pm 小时制" })] },
      {
        rows: [
          toggle("time", "automaticZone", "automaticZone"),
          choice("time", "zone", "zone", zoneOptions, {
            as: "zones",
            needs: settingArgs("time", "automaticZone", false),
          }),
        ],
      },
    ],
  },
  backup: {
    title: "backup",
    searchTerms: "cloud 云备份",
    sections: [
      { rows: [toggle("backup", "on", "useBackup"), info("lastBackup", "backedUp")] },
      {
        title: "backUpWhat",
        rows: [
          toggle("backup", "apps", "backupApps", { needs: settingArgs("backup", "on", true) }),
          toggle("backup", "photos", "backupPhotos", { needs: settingArgs("backup", "on", true) }),
          toggle("backup", "messages", "backupMessages", { needs: settingArgs("backup", "on", true) }),
          toggle("backup", "calls", "backupCalls", { needs: settingArgs("backup", "on", true) }),
          toggle("backup", "settings", "backupSettings", { needs: settingArgs("backup", "on", true) }),
        ],
      },
      {
        rows: [
          toggle("backup", "wifiOnly", "backupWifi", { needs: settingArgs("backup", "on", true) }),
          actionRow("backUpNow", "backUpNow"),
        ],
      },
    ],
  },
  updates: {
    title: "updates",
    searchTerms: "upgrade ota 升级",
    sections: [
      { rows: [info("version", "version"), info("patch", "patch"), info("updateState", "update")] },
      { rows: [actionRow("checkUpdate", "checkUpdate")] },
      {
        rows: [
          toggle("updates", "auto", "updateAuto"),
          toggle("updates", "wifiOnly", "updateWifi", { needs: settingArgs("updates", "auto", true) }),
          toggle("updates", "night", "updateNight", { needs: settingArgs("updates", "auto", true) }),
          toggle("updates", "beta", "updateBeta"),
        ],
      },
    ],
  },
  users: {
    title: "users",
    searchTerms: "guest 访客",
    sections: [
      { note: "usersNote", rows: [toggle("users", "multiple", "useUsers")] },
      {
        rows: [
          recordListLink("users", "usersList", { needs: settingArgs("users", "multiple", true) }),
          toggle("users", "addFromLock", "addFromLock", { needs: settingArgs("users", "multiple", true) }),
          toggle("users", "guestCalls", "guestCalls", { needs: settingArgs("users", "multiple", true) }),
        ],
      },
    ],
  },
  developer: {
    title: "developer",
    searchTerms: "adb debug 调试 开发者",
    sections: [
      {
        note: "developerNote",
        rows: [toggle("developer", "on", "useDeveloper", { needs: settingArgs("developer", "on", true) })],
      },
      {
        title: "debugging",
        rows: [
          toggle("developer", "usbDebugging", "usbDebugging", { needs: settingArgs("developer", "on", true) }),
          toggle("developer", "wirelessDebugging", "wirelessDebugging", {
            needs: settingArgs("developer", "on", true),
          }),
          toggle("developer", "oemUnlock", "oemUnlock", { needs: settingArgs("developer", "on", true) }),
          toggle("developer", "mockLocation", "mockLocation", { needs: settingArgs("developer", "on", true) }),
          choiceOfAllValues("developer", "logSize", "logSize", { needs: settingArgs("developer", "on", true) }),
        ],
      },
      {
        title: "drawing",
        rows: [
          toggle("developer", "showTaps", "showTaps", { needs: settingArgs("developer", "on", true) }),
          toggle("developer", "pointerLocation", "pointerLocation", { needs: settingArgs("developer", "on", true) }),
          toggle("developer", "layoutBounds", "layoutBounds", { needs: settingArgs("developer", "on", true) }),
          toggle("developer", "forceDark", "forceDark", { needs: settingArgs("developer", "on", true) }),
          choiceOfAllValues("developer", "windowAnimation", "windowAnimation", {
            words: "scale",
            needs: settingArgs("developer", "on", true),
          }),
          choiceOfAllValues("developer", "transitionAnimation", "transitionAnimation", {
            words: "scale",
            needs: settingArgs("developer", "on", true),
          }),
        ],
      },
      {
        title: "apps",
        rows: [
          toggle("developer", "keepActivities", "keepActivities", { needs: settingArgs("developer", "on", true) }),
          toggle("display", "stayAwake", "stayAwake"),
        ],
      },
    ],
  },
  about: {
    title: "about",
    searchTerms: "version model 版本 型号",
    sections: [
      { rows: [text("network", "deviceName", "deviceName")] },
      {
        rows: [
          info("model", "model"),
          info("version", "version"),
          info("patch", "patch"),
          actionRow("tapBuild", "build", { shows: "build", also: "developer options 开发者" }),
        ],
      },
      {
        rows: [
          pageLink("status", "status", { note: "statusAbout" }),
          pageLink("hardware", "hardware", { note: "hardwareAbout" }),
          pageLink("legal", "legal", { note: "legalAbout" }),
          pageLink("emergencyInfo", "emergencyInfo", { shows: "emergencyInfo" }),
        ],
      },
    ],
  },
  status: {
    title: "status",
    searchTerms: "ip mac address imei 地址 串号",
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
    searchTerms: "license 许可",
    sections: [
      { title: "licences", rows: [paragraph("licencesText")] },
      { title: "terms", rows: [paragraph("termsText")] },
      { title: "privacyPolicy", rows: [paragraph("privacyPolicyText")] },
    ],
  },
  tips: {
    title: "tips",
    searchTerms: "help support 帮助 客服",
    sections: [
      {
        title: "tipsTry",
        rows: [
          pageLink("darkTheme", "tipDark", { note: "tipDarkAbout", icon: "dark" }),
          pageLink("bedtime", "tipBedtime", { note: "tipBedtimeAbout", icon: "bedtime" }),
          pageLink("emergencyInfo", "tipEmergency", { note: "tipEmergencyAbout", icon: "emergency" }),
          pageLink("saver", "tipSaver", { note: "tipSaverAbout", icon: "saver" }),
          pageLink("navigationMode", "tipGestures", { note: "tipGesturesAbout", icon: "gesture" }),
        ],
      },
      { rows: [recordListLink("feedback", "feedback", { icon: "tips" })] },
    ],
  },
  reset: {
    title: "reset",
    searchTerms: "factory default 恢复 还原",
    sections: [
      { note: "resetNetworkNote", rows: [actionRow("resetNetwork", "resetNetwork", { danger: true })] },
      { note: "resetAppsNote", rows: [actionRow("resetApps", "resetApps", { danger: true })] },
      { note: "resetSettingsNote", rows: [actionRow("resetSettings", "resetSettings", { danger: true })] },
      { note: "resetAllNote", rows: [actionRow("resetAll", "resetAll", { danger: true })] },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
