/** Apps and what they may do beyond permissions. */
import { appList, page, special, type PageOf } from "../../declare.ts";

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
