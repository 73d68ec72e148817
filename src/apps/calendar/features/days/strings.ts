import { defineTexts } from "#os/texts.ts";

export const daysStrings = defineTexts({
  en: {
    goToday: "Go to today",
    newEvent: "New event",
    goToDate: "Go to date",
    jump: "Choose date",
    weekN: "Week {n}",
    weekShort: "W{n}",
    earlier: "Show earlier",
    later: "Show later",
    noEvents: "Nothing planned",
    noEventsHint: "No events in these 30 days",
  },
  zh: {
    goToday: "回到今天",
    newEvent: "新建日程",
    goToDate: "跳转到日期",
    jump: "选择日期",
    weekN: "第 {n} 周",
    weekShort: "{n}周",
    earlier: "查看更早",
    later: "查看更晚",
    noEvents: "暂无安排",
    noEventsHint: "这 30 天没有日程",
  },
});
