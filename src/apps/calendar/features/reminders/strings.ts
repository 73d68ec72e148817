import { words } from "../../../../os/words.ts";

export const remindersStrings = words({
  en: {
    reminding: "{title} · {time}",
    remindingPlace: "{title} · {time} · {place}",
    remindLater: "Remind later",
    laterIn: "Remind later ({n} min)",
    laterSet: "You will be reminded again",
    laterAt: "Reminds again at {time}",
    laterDropped: "Reminder dismissed",
    dismiss: "Dismiss",
    close: "Close",
    ringsNow: "Reminder is ringing",
    ringsNowHint: "Dismiss it, or be reminded later",
    ringingOver: "This reminder is no longer ringing",
    "not-ringing": "There is no reminder to dismiss",
  },
  zh: {
    reminding: "{title} · {time}",
    remindingPlace: "{title} · {time} · {place}",
    remindLater: "稍后提醒",
    laterIn: "{n} 分钟后提醒",
    laterSet: "将会再次提醒",
    laterAt: "将于 {time} 再次提醒",
    laterDropped: "已关闭提醒",
    dismiss: "关闭提醒",
    close: "关闭",
    ringsNow: "正在响铃提醒",
    ringsNowHint: "关闭提醒，或稍后再提醒",
    ringingOver: "该提醒已停止响铃",
    "not-ringing": "没有可关闭的提醒",
  },
});
