import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import {
  displayName,
  me,
  openChat,
  similarNames,
  stopPendingMessages,
  chatMessage,
  sentOnlyText,
  sendText,
  addMessages,
  allowMessages,
} from "../kit/wechat.ts";

/** Send a text to one of two people with similar names. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create", "social"],
  budget: 15,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [peer, other] = r.pick(similarNames);
    return {
      peer,
      other,
      name: displayName(state, peer),
      words: r.pick([
        say("I am ten minutes late, start without me", "我晚到十分钟，你们先开始"),
        say("Your scarf is still at my place", "你的围巾还在我这儿"),
        say("The key is under the blue pot", "钥匙在蓝色花盆下面"),
        say("I have booked the court for six", "六点的场地订好了"),
        say("Thanks for the lift home", "谢谢你送我回家"),
        say("The file opens now, all good", "文件能打开了，没问题"),
      ]),
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [({ name, words }) => `Send ${name} this on {app.wechat}: "${words}"`],
    zh: [({ name, words }) => `请在{app.wechat}里给${name}发一条消息：“${words}”`],
  },
  setup: ({ wechat: state }, { peer, other, first }, { now, say }) => {
    stopPendingMessages(state, peer, other);
    const line = say("See you on Friday", "周五见");
    addMessages(state, peer, chatMessage("msg_meant", peer, me, line, now - (first ? 2 : 5) * hourMs));
    addMessages(state, other, chatMessage("msg_alike", other, me, line, now - (first ? 5 : 2) * hourMs));
  },
  checks: [
    {
      that: "this person was told so, once, and nobody anything else",
      holds: ({ before, after, params }) => sentOnlyText(before, after, params.peer, params.words),
    },
  ],
  // The person may answer.
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer),

  oracle: async (o, { peer, words }) => {
    await openChat(o, peer);
    await sendText(o, words);
  },
});
