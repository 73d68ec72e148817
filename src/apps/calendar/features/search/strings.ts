import { defineTexts } from "#os/texts.ts";

export const searchStrings = defineTexts({
  en: {
    searchHint: "Search events",
    anyTime: "Any time",
    fromDate: "From {date}",
    toDate: "Until {date}",
    fromAny: "From",
    toAny: "Until",
    clearDates: "Clear dates",
    found: "{n} {n|event|events}",
    nothingFound: "No events found",
    nothingFoundHint: "Try different words or dates",
    searchEmpty: "Find events",
    searchEmptyHint: "Search by title, location, notes, guest or date",
  },
  zh: {
    searchHint: "搜索日程",
    anyTime: "不限时间",
    fromDate: "从{date}",
    toDate: "至{date}",
    fromAny: "起始日期",
    toAny: "截止日期",
    clearDates: "清除日期",
    found: "{n} 项日程",
    nothingFound: "未找到日程",
    nothingFoundHint: "换个关键词或日期试试",
    searchEmpty: "查找日程",
    searchEmptyHint: "按标题、地点、备注、邀请对象或日期查找",
  },
});
