import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { newThreadsArePlain, openThread, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { personName } from "../kit/people.ts";
import { asksFor, userWasAsked } from "../kit/user.ts";

/** Write to one of two people with the same first name. Only the user knows which person is meant. */
export default defineTask({
  apps: [messages],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["social", "create"],
  budget: 15,
  revision: 3,

  params: (r, _, { say }) => {
    const friend = r.pick(["anna_weber", "anna_webber"]);
    const minutes = r.int(3, 11) * 5;
    return {
      friend,
      name: personName(friend, say),
      text: r.pick([
        say(`I'll be ${minutes} minutes late`, `我会晚到 ${minutes} 分钟`),
        say(`See you in ${minutes} minutes`, `${minutes} 分钟后见`),
        say(`Call me in ${minutes} minutes`, `${minutes} 分钟后给我打电话`),
      ]),
    };
  },
  instruction: {
    en: [({ text }) => `Text Anna: "${text}". I know more than one Anna, so ask me which.`],
    zh: [({ text }) => `请在{app.messages}里给安娜发短信：“${text}”。我认识的安娜不止一位，发之前先问我是发给谁。`],
  },
  user: ({ name }, { say }) => ({
    which: { asks: asksFor.which, says: say(`${name}.`, `${name}。`) },
  }),
  checks: [
    {
      that: "the text went to the person who is meant",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return sent.length === 1 && sent[0]!.text.trim() === params.text;
      },
    },
    userWasAsked("which"),
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { friend, name, text }, { say }) => {
    await o.ask(say("Which Anna do you mean?", "您说的是哪一位安娜？"), name);
    await openThread(o, friend);
    await o.type("draft", text);
    await o.act(messages, "thread.send");
  },
});
