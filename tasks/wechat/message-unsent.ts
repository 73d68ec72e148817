import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { findLastScreen } from "#judge/view.ts";
import { hourMs } from "#state/civil.ts";
import {
  displayName,
  me,
  openChat,
  similarNames,
  stopPendingMessages,
  chatMessage,
  addMessages,
} from "../kit/wechat.ts";

/** Write a message to one of two people with similar names, and leave it unsent. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "social"],
  budget: 15,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [peer, other] = r.pick(similarNames);
    return {
      peer,
      other,
      name: displayName(state, peer),
      words: r.pick([
        say("Shall I book the table for nine?", "我订九点的桌可以吗？"),
        say("I've thought about it, and yes", "我想过了：可以"),
        say("Could you lend me the drill until Sunday?", "电钻能借我用到周日吗？"),
        say("The offer is fine, but the date is not", "报价可以，日期不行"),
        say("Sorry about yesterday", "昨天的事对不起"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, words }) =>
        `Write "${words}" to ${name} on {app.wechat}, but don't send it yet. Leave it in the chat as a draft.`,
    ],
    zh: [
      ({ name, words }) =>
        `请在{app.wechat}里给${name}写好“${words}”，但先不要发送，让它作为草稿留在这个聊天的输入框里。`,
    ],
  },
  setup: ({ wechat: state }, { peer, other }, { now, say }) => {
    stopPendingMessages(state, peer, other);
    const line = say("See you on Friday", "周五见");
    addMessages(state, peer, chatMessage("msg_meant", peer, me, line, now - 4 * hourMs));
    addMessages(state, other, chatMessage("msg_alike", other, me, line, now - 2 * hourMs));
  },
  checks: [
    {
      that: "the text waits in this chat",
      holds: ({ after, params }) => {
        const open = findLastScreen(after.view, wechat, "chat");
        // When the chat is not open, its draft is stored in the chat.
        const kept = after.wechat.chats[params.peer]?.draft ?? "";
        return (open?.params.peer === params.peer ? open.view.draft : kept).trim() === params.words;
      },
    },
    {
      that: "nothing was sent",
      keeps: true,
      holds: ({ before, after }) =>
        Object.keys(after.wechat.messages).length === Object.keys(before.wechat.messages).length,
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.tasks["wechat"]],

  oracle: async (o, { peer, words }) => {
    await openChat(o, peer);
    await o.type("draft", words);
  },
});
