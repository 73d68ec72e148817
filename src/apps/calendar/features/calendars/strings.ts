import { defineTexts } from "#os/texts.ts";

export const calendarsStrings = defineTexts({
  en: {
    newCalendar: "New calendar",
    editCalendar: "Edit calendar",
    name: "Name",
    myCalendars: "My calendars",
    otherCalendars: "Other calendars",
    editNamed: "Edit {name}",
    deleteCalendar: "Delete calendar",
    deleteCalendarAsk: "Delete “{name}” and its {n} {n|event|events}?",
    deletedCalendar: "Calendar deleted",
    fixedName: "This calendar can’t be renamed",
    "calendar-exists": "A calendar with this name already exists",
    "calendar-last": "You need at least one calendar",
    "name-missing": "Enter a name",
  },
  zh: {
    newCalendar: "新建日历",
    editCalendar: "编辑日历",
    name: "名称",
    myCalendars: "我的日历",
    otherCalendars: "其他日历",
    editNamed: "编辑{name}",
    deleteCalendar: "删除日历",
    deleteCalendarAsk: "删除“{name}”及其 {n} 项日程？",
    deletedCalendar: "日历已删除",
    fixedName: "此日历的名称无法更改",
    "calendar-exists": "已有同名日历",
    "calendar-last": "至少要保留一个日历",
    "name-missing": "请输入名称",
  },
});
