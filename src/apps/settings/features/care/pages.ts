/** Pages of safety, accounts and wellbeing. */
import { settingArgs } from "#os/settings.ts";
import {
  actionRow,
  appListLink,
  recordListLink,
  pageLink,
  choiceOfAllValues,
  scheduleLink,
  slot,
  text,
  toggle,
  type SettingsPage,
} from "../../declare.ts";

export const carePages = {
  safety: {
    title: "safety",
    searchTerms: "sos emergency 急救",
    sections: [
      {
        rows: [
          pageLink("emergencyInfo", "emergencyInfo", { shows: "emergencyInfo", icon: "health", tone: "rose" }),
          recordListLink("contacts", "emergencyContacts", { icon: "account", tone: "rose" }),
          pageLink("sos", "sos", { shows: { group: "safety", name: "sos" }, icon: "emergency", tone: "rose" }),
          pageLink("alerts", "emergencyAlerts", { note: "alertsAbout", icon: "notifications", tone: "rose" }),
          pageLink("trackers", "trackers", {
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
    searchTerms: "medical blood allergy 血型 过敏 医疗",
    sections: [
      {
        note: "emergencyInfoNote",
        rows: [
          text("safety", "name", "name"),
          text("safety", "address", "address"),
          choiceOfAllValues("safety", "bloodType", "bloodType"),
          text("safety", "allergies", "allergies"),
          text("safety", "medication", "medication"),
          choiceOfAllValues("safety", "organDonor", "organDonor"),
        ],
      },
      { rows: [recordListLink("contacts", "emergencyContacts")] },
    ],
  },
  sos: {
    title: "sos",
    sections: [
      { note: "sosNote", rows: [toggle("safety", "sos", "useSos")] },
      {
        rows: [
          text("safety", "sosNumber", "sosNumber", { keys: "phone", needs: settingArgs("safety", "sos", true) }),
          toggle("safety", "sosCountdown", "sosCountdown", { needs: settingArgs("safety", "sos", true) }),
          toggle("safety", "sosShare", "sosShare", { needs: settingArgs("safety", "sos", true) }),
        ],
      },
    ],
  },
  alerts: {
    title: "emergencyAlerts",
    searchTerms: "broadcast 紧急警报 广播",
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
    searchTerms: "sync login 同步 登录",
    sections: [
      {
        rows: [
          recordListLink("accounts", "accountsList", { icon: "account", tone: "teal" }),
          recordListLink("passwords", "savedPasswords", { icon: "key", tone: "teal", also: "密码" }),
          pageLink("autofill", "autofill", {
            shows: { group: "accounts", name: "autofill" },
            icon: "touch",
            tone: "teal",
          }),
        ],
      },
      {
        rows: [
          toggle("accounts", "autoSync", "autoSync"),
          toggle("accounts", "wifiSync", "wifiSync", { needs: settingArgs("accounts", "autoSync", true) }),
        ],
      },
    ],
  },
  autofill: {
    title: "autofill",
    sections: [
      {
        title: "autofillService",
        rows: [choiceOfAllValues("accounts", "autofill", "autofillService", { as: "inline" })],
      },
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
    searchTerms: "screen time parental 屏幕使用时间",
    sections: [
      { rows: [slot("screenTime", "screenTime")] },
      {
        title: "waysOff",
        rows: [
          pageLink("screenTime", "screenTime", { note: "screenTimeAbout", icon: "timer", tone: "green" }),
          appListLink("timer", "appTimers", { icon: "awake", tone: "green" }),
          pageLink("bedtime", "bedtime", { shows: "bedtime", icon: "bedtime", tone: "green" }),
          pageLink("focus", "focus", { shows: "focus", icon: "focus", tone: "green" }),
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
      { rows: [choiceOfAllValues("wellbeing", "goalHours", "goalHours"), appListLink("timer", "appTimers")] },
    ],
  },
  bedtime: {
    title: "bedtime",
    searchTerms: "sleep 睡眠",
    sections: [
      { note: "bedtimeNote", rows: [scheduleLink("bedtime", "schedule")] },
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
    searchTerms: "distraction 分心",
    sections: [
      { note: "focusNote", rows: [actionRow("turnFocus", "turnFocus", { shows: "focus" })] },
      { rows: [appListLink("focus", "focusApps"), scheduleLink("focus", "schedule")] },
    ],
  },
} as const satisfies Record<string, SettingsPage>;
