import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { findLastScreen } from "#judge/view.ts";
import { openThread } from "../kit/messages.ts";
import { personName } from "../kit/people.ts";

/** Write a message to one of two people with similar names, and leave it unsent. */
export default defineTask({
  apps: [messages],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "social"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const friend = r.pick(["anna_webber", "anna_weber", "alex_petrov", "nora", "katrin", "okafor", "greta"]);
    return {
      friend,
      name: personName(friend, say),
      words: r.pick([
        say("Shall we meet half an hour later?", "晚半小时见面可以吗？"),
        say("I have found your umbrella", "你的伞我找到了"),
        say("Can you call me tonight?", "今晚能给我打个电话吗？"),
        say("The tickets are in my bag", "票在我包里"),
        say("Happy birthday in advance", "提前祝你生日快乐"),
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, words }) =>
        `Write "${words}" to ${name} in {app.messages}, but don't send it. Leave it in the message box; I want to read it over first.`,
    ],
    zh: [
      ({ name, words }) =>
        `在{app.messages}里给${name}写好短信“${words}”，但先不要发送，我要再看一遍：让它留在输入框里。`,
    ],
  },
  setup: ({ messages: state }, { friend }) => {
    const thread = state.threads[`thread_${friend}`];
    if (thread) thread.draft = "";
  },
  checks: [
    {
      that: "the message waits in the field of this conversation",
      holds: ({ after, params }) => {
        const thread = `thread_${params.friend}`;
        const open = findLastScreen(after.view, messages, "thread");
        // When the conversation is not open, its draft is stored in the conversation.
        const kept = after.messages.threads[thread]?.draft ?? "";
        return (open?.params.thread === thread ? open.view.draft : kept).trim() === params.words;
      },
    },
    {
      that: "nothing was sent",
      keeps: true,
      holds: ({ before, after }) =>
        Object.keys(after.messages.messages).length === Object.keys(before.messages.messages).length,
    },
  ],
  allow: ({ messages: state }, { friend }) => [state.threads[`thread_${friend}`]?.draft],
  shown: ({ view }) => [view.tasks["messages"]],

  oracle: async (o, { friend, words }) => {
    await openThread(o, friend);
    await o.type("draft", words);
  },
});
