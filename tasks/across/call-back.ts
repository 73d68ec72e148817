import contacts from "#apps/contacts/index.ts";
import messages from "#apps/messages/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { sameNumber } from "#os/phone-numbers.ts";
import { conversation, sms } from "../kit/messages.ts";
import { addEntries } from "../kit/records.ts";

/** Two strangers have written. Call back the stranger who wrote about something that was found. */
export default defineTask({
  apps: [messages, contacts],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "handoff", "social"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const [found, other] = r.sample(
      [
        say("key ring", "钥匙圈"),
        say("grey scarf", "灰围巾"),
        say("library card", "借书证"),
        say("bicycle helmet", "自行车头盔"),
        say("umbrella", "雨伞"),
      ],
      2,
    );
    const number = (): string => `+86 154 00${r.int(73, 79)} ${r.int(1000, 9999)}`;
    return {
      found: found!,
      other: other!,
      number: number(),
      otherNumber: number(),
      place: r.pick([say("tram 4", "4 路电车"), say("the bakery", "面包店"), say("the pool", "泳池")]),
    };
  },
  instruction: {
    en: [({ found }) => `Someone I don't know texted that they found my ${found}. Call them.`],
    zh: [({ found }) => `有个我不认识的人发短信说捡到了我的${found}。请给这个人打电话。`],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    addEntries(inbox.threads, conversation("thread_found", p.number), conversation("thread_lost", p.otherNumber));
    const found = say(`Hello, I’ve found your ${p.found} at ${p.place}`, `您好，我在${p.place}捡到了您的${p.found}`);
    const lost = say(
      `Hi, have you seen a ${p.other} at ${p.place}? It’s mine`,
      `您好，您在${p.place}见过一个${p.other}吗？是我丢的`,
    );
    addEntries(
      inbox.messages,
      sms("msg_found", "thread_found", p.number, found, now - 50 * 60_000),
      sms("msg_lost", "thread_lost", p.otherNumber, lost, now - 30 * 60_000),
    );
  },
  checks: [
    {
      that: "the phone calls this number, or has called it",
      holds: ({ before, after, params }) => {
        const { talk, calls } = after.contacts;
        const calling = talk !== null && !talk.incoming && sameNumber(talk.number, params.number);
        return (
          calling ||
          Object.values(calls).some(
            (c) => !before.contacts.calls[c.id] && c.kind === "outgoing" && sameNumber(c.number, params.number),
          )
        );
      },
    },
    {
      that: "nobody else was called",
      keeps: true,
      holds: ({ before, after, params }) => {
        const { talk, calls } = after.contacts;
        const strange = Object.values(calls).some(
          (c) => !before.contacts.calls[c.id] && !sameNumber(c.number, params.number),
        );
        return !strange && (talk === null || sameNumber(talk.number, params.number));
      },
    },
  ],
  allow: ({ contacts: state }) => [state.talk, added(state.calls)],
  free: [
    {
      why: "To call is asked for, not how long one talks and what is done meanwhile",
      paths: ({ contacts: state }) => [state.talk, state.calls],
    },
  ],

  oracle: async (o, { number, found }) => {
    await o.open(messages);
    await o.type("query", found);
    await o.act(messages, "list.openAt", { thread: "thread_found", message: "msg_found" });
    await o.act(messages, "thread.call", { number });
    await o.act(contacts, "main.callTyped");
  },
});
