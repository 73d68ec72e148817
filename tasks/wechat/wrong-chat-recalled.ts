import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import {
  displayName,
  holdMessage,
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

/** The last message was sent to the wrong one of two people. Recall the message, and send it to the right person. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "social", "extract", "delete"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [right, wrong] = r.pick(similarNames);
    const lines = r.sample(
      [
        say("The surprise is ready, come at eight", "惊喜准备好了，八点来"),
        say("I have put the parcel behind the gate", "包裹放在大门后面了"),
        say("Your ticket is the one with the green edge", "绿边的那张票是你的"),
        say("Please keep two seats for us", "帮我们留两个座位"),
        say("The doctor says it is nothing", "医生说没事"),
        say("Don't tell anyone yet", "先别告诉别人"),
      ],
      2,
    );
    return { right, wrong, rightName: displayName(state, right), wrongName: displayName(state, wrong), lines };
  },
  instruction: {
    en: [
      ({ rightName, wrongName }) =>
        `I just sent ${wrongName} a {app.wechat} message meant for ${rightName}. It's the last one in that chat. Recall it and send the same text to ${rightName}.`,
    ],
    zh: [
      ({ rightName, wrongName }) =>
        `我刚才在{app.wechat}里把本该发给${rightName}的消息误发给了${wrongName}，就是那个聊天里的最后一条。请撤回它，并把同样的文字发给${rightName}。`,
    ],
  },
  setup: ({ wechat: state }, { right, wrong, lines }, { now, say }) => {
    stopPendingMessages(state, right, wrong);
    const [meant, before] = lines as [string, string];
    addMessages(state, right, chatMessage("msg_there", right, me, say("See you", "回见"), now - 5 * hourMs));
    addMessages(
      state,
      wrong,
      chatMessage("msg_fits", wrong, me, before, now - 50_000),
      chatMessage("msg_wrong", wrong, me, meant, now - 15_000),
    );
  },
  checks: [
    {
      that: "the message was taken back",
      holds: ({ after }) => {
        const body = after.wechat.messages["msg_wrong"]?.body;
        return body?.kind === "note" && body.note === "recalled";
      },
    },
    {
      that: "the right person was sent its text, once, and nobody anything else",
      holds: ({ before, after, params }) => sentOnlyText(before, after, params.right, params.lines[0]!),
    },
  ],
  allow: ({ wechat: state }, { right }) => [state.messages["msg_wrong"]?.body, ...allowMessages(state, right)],

  oracle: async (o, { right, wrong, lines }) => {
    await openChat(o, wrong);
    await o.sees(lines[0]!);
    await holdMessage(o, "msg_wrong");
    await o.act(wechat, "chat.recall", { id: "msg_wrong" });
    await o.back();
    await o.act(wechat, "main.openChat", { peer: right });
    await sendText(o, lines[0]!);
  },
});
