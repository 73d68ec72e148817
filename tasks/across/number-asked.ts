import contacts from "#apps/contacts/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { isPhoneNumber, sameNumber } from "#os/phone-numbers.ts";
import { newThreadsArePlain, plainMessage, plainThread } from "../kit/messages.ts";
import { mobileNumber, personName, getPerson } from "../kit/people.ts";
import { addedEntries } from "../kit/records.ts";
import { isSamePhoneNumber } from "../kit/contacts.ts";

/** A person asks by message for one of a contact's two numbers. Look up the number and answer with it. */
export default defineTask({
  apps: [contacts, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "search"],
  budget: 30,
  revision: 4,

  params: (r, _, { say }) => {
    const friend = r.pick(["max", "leo", "jonas", "zoe"]);
    const about = r.pick(["katrin", "nora", "priya", "anna_weber", "vera", "sofia", "greta", "mia"]);
    const at = r.int(0, 1);
    const { label, number } = getPerson(about).phones[at]!;
    return {
      friend,
      friendName: personName(friend, say),
      about,
      name: personName(about, say),
      label: say(label, { mobile: "手机", home: "住宅", work: "单位", other: "其他" }[label]),
      number,
    };
  },
  instruction: {
    en: [
      ({ friendName }) =>
        `${friendName} is about to text me asking for someone's phone number. Find it in {app.contacts} and reply with just the number.`,
      ({ friendName }) =>
        `A message from ${friendName} will come in a moment, asking for somebody's number. Text back exactly that number from {app.contacts}, with no other words.`,
    ],
    zh: [
      ({ friendName }) => `${friendName}马上会发短信问我要一个电话号码。请在{app.contacts}里查到，回复时只写这个号码。`,
      ({ friendName }) =>
        `${friendName}一会儿会发短信问我某个人的号码。请在{app.contacts}里查到，只把号码回过去，别的都不要写。`,
    ],
  },
  setup: ({ os }, { friend, name, label }, { now, say }) => {
    os.schedule["due_question"] = {
      at: now + 4000,
      command: "os.receive",
      args: {
        kind: "message",
        from: mobileNumber(friend),
        text: say(`Hi! What’s ${name}’s ${label} number?`, `嗨，${name}的${label}号码是多少？`),
      },
    };
  },
  checks: [
    {
      that: "the friend was answered with this number alone",
      holds: ({ before, after, params }) =>
        addedEntries(before.messages.messages, after.messages.messages).some((m) => {
          const numbers = after.messages.threads[m.thread]?.numbers ?? [];
          return (
            m.from === null &&
            (m.status === "sent" || m.status === "delivered") &&
            numbers.length === 1 &&
            sameNumber(numbers[0]!, mobileNumber(params.friend)) &&
            isPhoneNumber(m.text) &&
            isSamePhoneNumber(m.text, params.number)
          );
        }),
    },
    {
      that: "the contact is as it was",
      keeps: true,
      holds: ({ before, after, params }) =>
        JSON.stringify(before.contacts.contacts[`contact_${params.about}`]) ===
        JSON.stringify(after.contacts.contacts[`contact_${params.about}`]),
    },
    newThreadsArePlain,
  ],
  // Allows the question, the answer, and a new conversation if there was none.
  allow: ({ messages: state }) => [added(state.messages, 2, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { about, name, label, number }) => {
    await o.open(messages);
    await o.wait(5);
    await o.sees(name, label);
    await o.open(contacts);
    await o.type("query", name);
    await o.act(contacts, "main.open", { id: `contact_${about}` });
    await o.sees(number);
    await o.replyTo((n) => n.app === messages.id, number);
  },
});
