/** Pages of apps and their special access. */
import { appListLink, pageLink, screenLink, type SettingsPage } from "../../declare.ts";

export const appPages = {
  appsPage: {
    title: "apps",
    sections: [
      {
        rows: [
          screenLink("apps", "allApps", { note: "allAppsAbout", icon: "apps", tone: "green" }),
          screenLink("defaults", "defaults", {
            note: "defaultsAbout",
            icon: "star",
            tone: "green",
            also: "默认浏览器",
          }),
          pageLink("screenTime", "screenTime", { note: "screenTimeAbout", icon: "timer", tone: "green" }),
          screenLink("permissions", "permissions", { note: "permissionsAbout", icon: "shield", tone: "green" }),
        ],
      },
      {
        rows: [
          appListLink("battery", "batteryUse", { icon: "battery", tone: "green" }),
          appListLink("pause", "pauseUnused", { icon: "awake", tone: "green" }),
          appListLink("language", "appLanguage", { icon: "language", tone: "green" }),
          appListLink("openLinks", "openLinks", { icon: "dns", tone: "green" }),
          pageLink("specialAccess", "specialAccess", { note: "specialAccessAbout", icon: "key", tone: "green" }),
        ],
      },
    ],
  },
  specialAccess: {
    title: "specialAccess",
    sections: [
      {
        rows: [
          appListLink("overlay", "overlay", { also: "悬浮窗 draw over" }),
          appListLink("install", "installUnknown", { also: "unknown sources apk 未知来源" }),
          appListLink("usage", "usageAccess"),
          appListLink("alarms", "exactAlarms"),
          appListLink("system", "writeSettings"),
          appListLink("readNotifications", "readNotifications"),
          appListLink("dndAccess", "dndAccess"),
          appListLink("pip", "pip", { also: "画中画" }),
          appListLink("fullScreen", "fullScreenNotices"),
          appListLink("wifiControl", "wifiControl"),
          appListLink("unlimitedData", "unlimitedData"),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
