import { defineApp } from "#os/define.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { weread } from "./state.ts";

export default defineApp({
  model: weread,
  commands,
  navigation,
  seed,
  channels: {
    likes: { title: { en: "Likes", zh: "赞" }, importance: "default" },
    replies: { title: { en: "Replies to reviews", zh: "书评回复" }, importance: "high" },
    followers: { title: { en: "New followers", zh: "新关注" }, importance: "default" },
    reading: { title: { en: "Goals and membership", zh: "阅读目标与会员" }, importance: "default" },
  },
  media: { next: "nextChapter", previous: "previousChapter", ended: "chapterEnded" },
  counts: { reader: "countReading" },
  awake: (state) => state.prefs.keepLit,
  // Fields that change when the user only reads: the time, the position, past searches, seen notices.
  incidental: ["/days", "/goalMetOn", "/progress", "/searches", "/newsSeenAt", "/listened"],
  due: (state) => duesOf(state),
});
