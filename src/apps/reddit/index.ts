import { defineApp } from "#os/define.ts";
import { urisOf } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { findCommunityId, findPostId, findUserId } from "./links.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { reddit } from "./state.ts";

const urlIn = /https?:\/\/\S+/i;
export default defineApp({
  model: reddit,
  commands,
  navigation,
  seed,
  channels: {
    activity: { title: { en: "Replies and mentions", zh: "回复和提及" }, importance: "high" },
    chats: { title: { en: "Chats", zh: "聊天" }, importance: "high", kind: "messages" },
    mails: { title: { en: "Inbox messages", zh: "站内信" }, importance: "high", kind: "messages" },
    votes: { title: { en: "Upvotes", zh: "点赞" }, importance: "default" },
    updates: { title: { en: "Communities", zh: "社区动态" }, importance: "default" },
  },
  receives: {
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text.trim(), 1000) } }),
  },
  // Fields that change even when the user only looks: the history, visited communities, unread marks, the refreshes of
  // feeds, the message drafts, and the past searches.
  incidental: [
    "/seen",
    "/visited",
    "/news/*/read",
    "/mails/*/unread",
    "/chats/*/unread",
    "/chats/*/draft",
    "/refreshedAt",
    "/searches",
    "/trendAt",
  ],
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
      action: "VIEW",
      schemes: ["https"],
      screen: "community",
      params: (i) => {
        const community = findCommunityId(i.uri);
        return community === null ? null : { community };
      },
    },
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "user",
      params: (i) => {
        const user = findUserId(i.uri);
        return user === null ? null : { user };
      },
    },
    {
      action: "SEND",
      types: ["image/*"],
      screen: "create",
      title: { en: "Post to {app.reddit}", zh: "发布到{app.reddit}" },
      params: (i) => ({ pictures: urisOf(i.extras).slice(0, 20) }),
    },
    {
      action: "SEND",
      types: ["text/plain"],
      screen: "create",
      title: { en: "Post to {app.reddit}", zh: "发布到{app.reddit}" },
      params: (i) => {
        const text = typeof i.extras["text"] === "string" ? i.extras["text"] : "";
        const title = typeof i.extras["title"] === "string" ? i.extras["title"] : "";
        const url = urlIn.exec(text)?.[0] ?? "";
        return {
          title: truncateText(title, 300),
          text: url === "" ? truncateText(text, 5000) : "",
          url: truncateText(url, 300),
        };
      },
    },
  ],
});
