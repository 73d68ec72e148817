import messages from "#apps/messages/index.ts";
import { sameAddress } from "#os/phone-numbers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { newThreadsArePlain, plainMessage, plainThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, getPerson } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Three parcels are in lockers. Send the right friend the pickup code of the right parcel. */
export default defineTask({
  apps: [messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "create"],
  budget: 30,
  revision: 4,

  params: (r, _, { say }) => {
    const friend = r.pick(["anna_webber", "anna_weber", "alex_renner", "alex_petrov", "zoe", "ben", "finn", "yuki"]);
    const parcels = Array.from({ length: 3 }, () => ({
      id: `SC ${r.int(1000, 9999)} ${r.int(1000, 9999)}`,
      number: `${r.int(11, 98)}-${r.int(1, 9)}-${r.int(1000, 9999)}`,
    }));
    return {
      friend,
      name: personName(friend, say),
      parcels,
      wanted: r.int(0, 2),
      place: say("Canal Road", "运河路"),
    };
  },
  instruction: {
    en: [
      ({ name, parcels, wanted }) =>
        `${name} is collecting my parcel ${parcels[wanted]!.id} for me. Find the pick-up number Swift Courier texted me for it and text it to them, just the number.`,
      ({ name, parcels, wanted }) =>
        `My parcel ${parcels[wanted]!.id} is in a locker, and Swift Courier texted me the pick-up number. Text only that number to ${name}.`,
    ],
    zh: [
      ({ name, parcels, wanted }) =>
        `${name}帮我取包裹 ${parcels[wanted]!.id}。请在{app.messages}里找到迅达快递为它发来的取件号，并用短信把取件号发给对方，只发取件号。`,
      ({ name, parcels, wanted }) =>
        `我的包裹 ${parcels[wanted]!.id} 到快递柜了，迅达快递发短信告诉过我取件号。请把取件号用短信发给${name}，别的都不要写。`,
    ],
  },
  setup: ({ messages: state }, { parcels, place }, { now, say }) => {
    const from = mobileNumber("courier");
    const thread = "thread_courier";
    for (const [i, { id, number }] of parcels.entries()) {
      const text = say(
        `Swift Courier: parcel ${id} is ready in locker ${i + 3} at ${place}. Pick-up number: ${number}. Please collect within 3 days`,
        `【迅达快递】包裹 ${id} 已放入${place}快递柜 ${i + 3} 号格，取件号 ${number}，保存 3 天`,
      );
      addEntries(state.messages, sms(`msg_parcel${i}`, thread, from, text, now - (40 - i * 7) * 60_000));
    }
  },
  checks: [
    {
      that: "the friend was sent the number and nothing else",
      holds: ({ before, after, params }) =>
        addedEntries(before.messages.messages, after.messages.messages).some((m) => {
          const numbers = after.messages.threads[m.thread]?.numbers ?? [];
          return (
            m.from === null &&
            (m.status === "sent" || m.status === "delivered") &&
            numbers.length === 1 &&
            getPerson(params.friend).phones.some((p) => sameAddress(p.number, numbers[0]!)) &&
            m.text.trim() === params.parcels[params.wanted]!.number
          );
        }),
    },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 1, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { friend, name, parcels, wanted }) => {
    await o.open(messages);
    await o.type("query", parcels[wanted]!.id);
    await o.act(messages, "list.openAt", { thread: "thread_courier", message: `msg_parcel${wanted}` });
    await o.sees(parcels[wanted]!.number);
    await o.back();
    await o.act(messages, "list.new");
    await o.type("query", name);
    await o.act(messages, "compose.pick", { number: mobileNumber(friend) });
    await o.type("draft", parcels[wanted]!.number);
    await o.act(messages, "thread.send");
  },
});
