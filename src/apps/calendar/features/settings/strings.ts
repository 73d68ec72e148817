import { words } from "../../../../os/words.ts";

export const settingsStrings = words({
  en: {
    none: "None",
    views: "View",
    events: "Events",
    weekStart: "Start of the week",
    lunarHint: "Lunar dates and solar terms",
    weekNumbers: "Week numbers",
    defaultView: "Default view",
    dimPast: "Dim past events",
    declined: "Show declined events",
    defaultReminder: "Reminder for new events",
    defaultDayReminder: "Reminder for all-day events",
    defaultDuration: "Default duration",
  },
  zh: {
    none: "无",
    views: "视图",
    events: "日程",
    weekStart: "每周起始日",
    lunarHint: "显示农历日期和节气",
    weekNumbers: "显示周数",
    defaultView: "默认视图",
    dimPast: "淡化已结束的日程",
    declined: "显示已拒绝的日程",
    defaultReminder: "新日程的提醒",
    defaultDayReminder: "全天日程的提醒",
    defaultDuration: "默认时长",
  },
});
