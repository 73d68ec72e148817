import { defineApp } from "#os/define.ts";
import { urisOf } from "#os/intents.ts";
import { truncateText } from "#os/text-edit.ts";
import { commands } from "./commands.ts";
import { duesOf } from "./dues.ts";
import { findNoteId } from "./links.ts";
import { navigation } from "./navigation.ts";
import { seed } from "./seed.ts";
import { rednote } from "./state.ts";

export default defineApp({
  model: rednote,
  commands,
  navigation,
  seed,
  permissions: { camera: "ask", location: "ask" },
  channels: {
    messages: { title: { en: "Messages", zh: "私信" }, importance: "high", kind: "messages" },
    comments: { title: { en: "Comments and mentions", zh: "评论和@" }, importance: "high" },
    likes: { title: { en: "Likes and saves", zh: "赞和收藏" }, importance: "default" },
    followers: { title: { en: "New followers", zh: "新增关注" }, importance: "default" },
  },
  receives: {
    chat: ({ from, text }) => ({ command: "receive", args: { from, text: truncateText(text.trim(), 500) } }),
  },
  // Fields that change even when the user only looks: the history, the unread counts, the refreshes of feeds, the
  // message drafts, and the past searches.
  incidental: [
    "/seen",
    "/newsSeenAt",
    "/threads/*/unread",
    "/threads/*/draft",
    "/refreshes",
    "/refreshedAt",
    "/searches",
  ],
  due: (state) => duesOf(state),
  handles: [
    {
      action: "VIEW",
      schemes: ["https"],
      screen: "note",
      params: (i) => {
        const note = findNoteId(i.uri);
        return note === null ? null : { note };
      },
    },
    {
      action: "SEND",
      types: ["image/*"],
      screen: "compose",
      title: { en: "Post on {app.rednote}", zh: "发布到{app.rednote}" },
      params: (i) => ({ pictures: urisOf(i.extras).slice(0, 18) }),
    },
  ],
});
