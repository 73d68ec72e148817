import { defineApp } from "#os/define.ts";
import { urisOf } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { maxTextLength } from "./features/posts/state.ts";
import { findPostId } from "./links.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { x } from "./state.ts";

export default defineApp({
  model: x,
  commands,
  navigation,
  seed,
  channels: {
    messages: { title: { en: "Messages", zh: "私信" }, importance: "high", kind: "messages" },
    mentions: { title: { en: "Mentions and replies", zh: "提及和回复" }, importance: "high" },
    likes: { title: { en: "Likes and reposts", zh: "喜欢和转帖" }, importance: "default" },
    followers: { title: { en: "New followers", zh: "新关注者" }, importance: "default" },
    posts: { title: { en: "Posts and polls", zh: "帖子和投票" }, importance: "default" },
  },
  receives: {
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text.trim(), 1000) } }),
  },
  // Fields that change even when the user only looks: refreshes, unread counts, drafts of messages, past searches.
  incidental: ["/newsSeenAt", "/threads/*/unread", "/threads/*/draft", "/refreshes", "/refreshedAt", "/searches"],
  due: (state) => duesOf(state),
  handles: [
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "post",
      params: (i) => {
        const post = findPostId(i.uri);
        return post === null ? null : { post };
      },
    },
    {
      action: "SEND",
      types: ["text/plain"],
      screen: "compose",
      title: { en: "Post on {app.x}", zh: "发布到{app.x}" },
      params: (i) => ({ text: truncateText(String(i.extras["text"] ?? "").trim(), maxTextLength) }),
    },
    {
      action: "SEND",
      types: ["image/*"],
      screen: "compose",
      title: { en: "Post on {app.x}", zh: "发布到{app.x}" },
      params: (i) => ({ pictures: urisOf(i.extras).slice(0, 4) }),
    },
  ],
});
