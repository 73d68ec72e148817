/** Notifications and bubbles. */
import { notificationSounds } from "#os/settings.ts";
import {
  actionRow,
  appListLink,
  choice,
  labelledValues,
  pageLink,
  screenLink,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

export const noticePages = {
  notifications: {
    title: "notifications",
    searchTerms: "alerts 提醒",
    sections: [
      {
        title: "manage",
        rows: [
          screenLink("appNotifications", "appNotifications", { shows: "mutedApps", icon: "apps", tone: "violet" }),
          screenLink("history", "notificationHistory", { shows: "historyCount", icon: "history", tone: "violet" }),
        ],
      },
      {
        title: "disturb",
        rows: [
          pageLink("dnd", "dnd", { shows: "dnd", icon: "dnd", tone: "violet" }),
          pageLink("lockNotifications", "lockNotifications", {
            shows: { group: "notifications", name: "onLock" },
            icon: "lock",
            tone: "violet",
          }),
          pageLink("bubbles", "bubbles", {
            shows: { group: "notifications", name: "bubbles" },
            icon: "bubble",
            tone: "violet",
          }),
          choice("sound", "notificationSound", "notificationSound", labelledValues(notificationSounds), {
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
      { rows: [appListLink("readNotifications", "readNotifications")] },
      { rows: [actionRow("clearNotifications", "clearNotifications", { shows: "waiting" })] },
    ],
  },
  lockNotifications: {
    title: "lockNotifications",
    searchTerms: "privacy 锁屏 隐私",
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
    searchTerms: "chat heads 悬浮",
    sections: [
      { note: "bubblesNote", rows: [toggle("notifications", "bubbles", "useBubbles")] },
      { rows: [appListLink("bubbles", "bubblesOf")] },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
