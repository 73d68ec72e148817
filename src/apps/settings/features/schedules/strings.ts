import { defineTexts } from "#os/texts.ts";

export const schedulesStrings = defineTexts({
  en: {
    "no-days": "Select at least one day",
    "no-time": "Start and end times can’t be the same",
    startTime: "Start",
    endTime: "End",
    days: "Days",
    useSchedule: "Use schedule",
    nextDay: "Next day",
    "no-focus-apps": "Select apps to pause first",
  },
  zh: {
    "no-days": "请至少选择一天",
    "no-time": "开始时间和结束时间不能相同",
    startTime: "开始时间",
    endTime: "结束时间",
    days: "重复",
    useSchedule: "定时开启",
    nextDay: "次日",
    "no-focus-apps": "请先选择要暂停的应用",
  },
});
