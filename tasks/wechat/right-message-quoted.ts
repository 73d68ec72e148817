import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import {
  displayName,
  holdMessage,
  openChat,
  newOwnMessages,
  stopPendingMessages,
  chatMessage,
  sentOnlyText,
  sendText,
  addMessages,
  allowMessages,
} from "../kit/wechat.ts";

/** A person has asked several questions. Answer one question, and quote its message. */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "extract"],
  budget: 15,
  revision: 3,

  params: (r, { wechat: state }, { say }) => {
    const peer = `person_${r.pick(["max", "katrin", "lucas", "yuki", "sofia", "leo", "nora", "priya"])}`;
    const topics = [
      { about: say("the rope", "绳子"), asked: say("Who brings the rope on Saturday?", "周六谁带绳子？") },
      { about: say("the train", "火车"), asked: say("Which train do we take back?", "我们坐哪趟火车回来？") },
      {
        about: say("the food", "吃的"),
        asked: say("Shall I buy food for two days or three?", "吃的买两天还是三天的？"),
      },
      { about: say("the hut", "小屋"), asked: say("Has the hut written back to you?", "小屋那边给你回信了吗？") },
      {
        about: say("the map", "地图"),
        asked: say("Do you still have the map of the north side?", "北坡的地图还在你那儿吗？"),
      },
    ];
    const three = r.sample(topics, 3);
    return {
      peer,
      name: displayName(state, peer),
      asked: three.map(({ asked }) => asked),
      about: three[0]!.about,
      order: r.shuffle([0, 1, 2]),
      words: r.pick([
        say("I'll ask on Thursday and let you know", "我周四问一下再告诉你"),
        say("Same as last time", "和上次一样"),
        say("Leave that to me", "这个交给我"),
        say("Ask Zoe, she knows", "问郎悦，她知道"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, about, words }) =>
        `"${name}" asked me several things on {app.wechat}. Answer the one about ${about} with "${words}", quoting that message.`,
    ],
    zh: [
      ({ name, about, words }) =>
        `“${name}”在{app.wechat}里问了我好几件事。请引用问“${about}”的那条消息，回复“${words}”。`,
    ],
  },
  setup: ({ wechat: state }, { peer, asked, order }, { now }) => {
    stopPendingMessages(state, peer);
    for (const [place, n] of order.entries())
      addMessages(state, peer, chatMessage(`msg_asked${n}`, peer, peer, asked[n]!, now - (30 - place * 7) * minuteMs));
  },
  checks: [
    {
      that: "the answer was sent to this person, and nothing else to anybody",
      holds: ({ before, after, params }) => sentOnlyText(before, after, params.peer, params.words),
    },
    {
      that: "it quotes the question",
      holds: ({ before, after }) => newOwnMessages(before, after).some(({ quote }) => quote === "msg_asked0"),
    },
  ],
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer, 1, "msg_asked0"),

  oracle: async (o, { peer, asked, words }) => {
    await openChat(o, peer);
    await o.sees(asked[0]!);
    await holdMessage(o, "msg_asked0");
    await o.act(wechat, "chat.quote", { id: "msg_asked0" });
    await sendText(o, words);
  },
});
