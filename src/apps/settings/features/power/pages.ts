/** Battery and storage. */
import { saverLevels } from "#os/settings.ts";
import {
  actionRow,
  appListLink,
  choice,
  info,
  pageLink,
  scheduleLink,
  slot,
  screenLink,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

export const powerPages = {
  battery: {
    title: "battery",
    searchTerms: "power charge 充电",
    sections: [
      { rows: [info("level", "level"), info("charge", "charging"), info("timeLeft", "timeLeft")] },
      {
        rows: [
          pageLink("batteryUsage", "batteryUsage", { note: "batteryUsageAbout", icon: "data", tone: "green" }),
          pageLink("saver", "saver", { shows: "saver", icon: "saver", tone: "green", also: "power saving 省电" }),
          pageLink("charging", "chargingPage", { note: "chargingAbout", icon: "bolt", tone: "green" }),
          pageLink("batteryHealth", "batteryHealth", { shows: "health", icon: "health", tone: "green" }),
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
      { rows: [appListLink("battery", "batteryUse")] },
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
          scheduleLink("saver", "saverSchedule"),
        ],
      },
    ],
  },
  charging: {
    title: "chargingPage",
    searchTerms: "limit 80 充电上限",
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
    searchTerms: "space memory 空间 内存 清理",
    sections: [
      { rows: [slot("storage", "storage")] },
      {
        title: "freeUp",
        rows: [
          actionRow("emptyTrash", "emptyTrash", { shows: "trashSize" }),
          screenLink("apps", "appsBySize", { note: "allAppsAbout" }),
        ],
      },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
