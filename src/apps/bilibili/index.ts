import { defineApp } from "#os/define.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { findVideoId } from "./links.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { bilibili } from "./state.ts";

export default defineApp({
  model: bilibili,
  commands,
  navigation,
  seed,
  channels: {
    messages: { title: { en: "Messages", zh: "私信" }, importance: "high", kind: "messages" },
    replies: { title: { en: "Replies", zh: "回复我的" }, importance: "high" },
    likes: { title: { en: "Likes received", zh: "收到的赞" }, importance: "default" },
    fans: { title: { en: "New followers", zh: "新增粉丝" }, importance: "default" },
    uploads: { title: { en: "New videos", zh: "UP主更新" }, importance: "default" },
    system: { title: { en: "Membership and orders", zh: "大会员与订单" }, importance: "default" },
  },
  receives: {
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text.trim(), 500) } }),
  },
  // Fields that change even when the user only looks: the history with its positions, the unread counts, the refreshes
  // of feeds, the message drafts, and the past searches.
  incidental: [
    "/seen",
    "/newsSeenAt",
    "/threads/*/unread",
    "/threads/*/draft",
    "/refreshes",
    "/refreshedAt",
    "/newUploads",
    "/searches",
  ],
  due: (state) => duesOf(state),
  media: { next: "playNext", previous: "playPrevious", ended: "itemEnded" },
  handles: [
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "video",
      params: (i) => {
        const video = findVideoId(i.uri);
        return video === null ? null : { video };
      },
    },
  ],
});
