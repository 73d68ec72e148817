import { defineTexts } from "#os/texts.ts";

export const birthdaysStrings = defineTexts({
  en: {
    newBirthday: "New birthday",
    editBirthday: "Edit birthday",
    personName: "Name",
    personHint: "Whose birthday it is",
    bornOn: "Date of birth",
    birthdayOn: "Birthday",
    yearKnown: "Year of birth",
    yearKnownHint: "When off, age isn’t shown",
    nextOn: "Next: {date}",
    nextTurns: "Next: {date} · turning {n}",
  },
  zh: {
    newBirthday: "新建生日",
    editBirthday: "编辑生日",
    personName: "姓名",
    personHint: "谁的生日",
    bornOn: "出生日期",
    birthdayOn: "生日日期",
    yearKnown: "出生年份",
    yearKnownHint: "关闭后不显示年龄",
    nextOn: "下次：{date}",
    nextTurns: "下次：{date}，{n} 岁",
  },
});
