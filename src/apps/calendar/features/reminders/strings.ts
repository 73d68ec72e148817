import { defineTexts } from "#os/texts.ts";

export const remindersStrings = defineTexts({
  en: {
    reminding: "{title} · {time}",
    remindingPlace: "{title} · {time} · {place}",
    remindLater: "Snooze",
    laterIn: "Snooze ({n} min)",
    laterSet: "Reminder snoozed",
    laterAt: "Snoozed until {time}",
    laterDropped: "Reminder dismissed",
    dismiss: "Dismiss",
    close: "Close",
    ringsNow: "Reminder ringing",
    ringsNowHint: "Dismiss or snooze it",
    ringingOver: "This reminder has stopped ringing",
    "not-ringing": "No reminder is ringing",
  },
  zh: {
    reminding: "{title} · {time}",
    remindingPlace: "{title} · {time} · {place}",
    remindLater: "稍后提醒",
    laterIn: "{n} 分钟后提醒",
    laterSet: "稍后会再次提醒",
    laterAt: "将于 {time} 再次提醒",
    laterDropped: "已关闭提醒",
    dismiss: "关闭提醒",
    close: "关闭",
    ringsNow: "正在响铃提醒",
    ringsNowHint: "关闭提醒，或稍后再提醒",
    ringingOver: "该提醒已停止响铃",
    "not-ringing": "当前没有正在响铃的提醒",
  },
});
