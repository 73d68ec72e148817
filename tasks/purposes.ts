// Descriptions of apps that an instruction can use instead of a name, for open exploration (docs/scenarios.md).

/** The purpose of each app, as a phrase that replaces the app's name. Each phrase fits only one app. */
export const purposes: Readonly<Record<string, { readonly en: string; readonly zh: string }>> = {
  alipay: { en: "app for payments", zh: "支付应用" },
  bilibili: { en: "app for videos", zh: "看视频的应用" },
  browser: { en: "app for websites", zh: "上网应用" },
  calculator: { en: "app for plain sums", zh: "算数应用" },
  calculatorpro: { en: "app for advanced sums", zh: "高级算数应用" },
  calendar: { en: "app for events and dates", zh: "日程应用" },
  clock: { en: "app for alarms and timers", zh: "闹铃应用" },
  compass: { en: "app for directions", zh: "辨方向的应用" },
  contacts: { en: "address book of the phone", zh: "联系人应用" },
  ebay: { en: "app for buying and selling", zh: "买卖应用" },
  files: { en: "app for files and folders", zh: "管理文件的应用" },
  gallery: { en: "app for photos", zh: "看照片的应用" },
  maps: { en: "app for city maps and routes", zh: "看城市路线的应用" },
  meeting: { en: "app for video meetings", zh: "视频会议应用" },
  messages: { en: "app for text messages", zh: "短信应用" },
  notes: { en: "app for notes", zh: "记笔记的应用" },
  railway: { en: "app for train tickets", zh: "火车票应用" },
  reddit: { en: "app for discussions in communities", zh: "社区讨论应用" },
  rednote: { en: "app for sharing tips and pictures", zh: "生活分享应用" },
  settings: { en: "phone's own preferences", zh: "手机的系统选项" },
  spotify: { en: "app for music and podcasts", zh: "听音乐的应用" },
  themes: { en: "app for the looks of the phone", zh: "美化手机的应用" },
  weather: { en: "app for forecasts", zh: "天气预报应用" },
  wechat: { en: "app for chats", zh: "聊天应用" },
  weread: { en: "app for books", zh: "读书应用" },
  x: { en: "app for short public posts", zh: "发公开短帖的应用" },
};
/**
 * Apps whose Chinese titles are also common words. Such a title is replaced only at positions in a sentence where it
 * must mean the app.
 */
export const commonTitles: ReadonlySet<string> = new Set([
  "browser",
  "calendar",
  "clock",
  "files",
  "gallery",
  "maps",
  "messages",
  "notes",
  "settings",
  "themes",
  "weather",
]);
