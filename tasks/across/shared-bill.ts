import { parseLiteral } from "#arithmetic/numerals.ts";
import { digitKeys } from "#arithmetic/line-editor.ts";
import calculator from "#apps/calculator/index.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { conversation, openThread, plainMessage, newMessagesTo, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * A friend has written the costs of a day out, and has corrected one amount. Divide the total in Calculator and send
 * the share.
 */
export default defineTask({
  apps: [messages, calculator],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "finance", "reasoning", "social"],
  budget: 45,
  revision: 2,

  params: (r, _, { say }) => {
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "max", "leo"]);
    const people = r.int(3, 6);
    const [boat, food] = [r.int(120, 480), r.int(90, 380)];
    // All amounts are in whole yuan. The price of the tickets is raised until the total can be divided evenly.
    const tickets = r.int(60, 200);
    const rest = (boat + food + tickets) % people;
    return {
      friend,
      name: personName(friend, say),
      people,
      boat,
      food,
      wrong: food + r.int(11, 60),
      tickets: tickets + (rest === 0 ? 0 : people - rest),
    };
  },
  instruction: {
    en: [
      ({ friend, name, people }) =>
        `${name} texted me what our trip cost: the boat, the food and the tickets, with corrections. Add them up in {app.calculator}, divide by the ${people} of us, and text ${pronouns(friend).them} one person's share, just the number.`,
      ({ name, people }) =>
        `There were ${people} of us on the trip, and ${name} told me in {app.messages} what the boat, food and tickets cost, with corrections. Work out each person's share in {app.calculator} and reply with just that number.`,
    ],
    zh: [
      ({ name, people }) =>
        `${name}在{app.messages}里写了我们 ${people} 个人出游的花费：船、饭和门票，有更正的以更正为准。请用{app.calculator}算出每人该付多少，回个短信，只写这个数字。`,
      ({ name, people }) =>
        `请根据${name}在{app.messages}里说的花费（船、饭和门票，以更正后的为准），用{app.calculator}算出我们 ${people} 个人每人该付多少，回复${name}，只写这个数字。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    inbox.threads[thread] ??= conversation(thread, from);
    const lines = [
      say(`So, the trip: the boat was ${p.boat} yuan`, `算一下出游的账：船 ${p.boat} 元`),
      say(`Food was ${p.wrong}`, `吃饭 ${p.wrong} 元`),
      say(`and the tickets ${p.tickets}`, `门票 ${p.tickets} 元`),
      say(`Wait, the food: ${p.food}, I read the wrong line`, `等等，吃饭是 ${p.food} 元，我看错行了`),
      say("The ice cream was on me :)", "冰淇淋算我的 :)"),
    ];
    for (const [i, line] of lines.entries())
      addEntries(inbox.messages, sms(`msg_bill${i}`, thread, from, line, now - (100 - i * 2) * 60_000));
  },
  checks: [
    {
      that: "the friend was sent the share and nothing else",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return (
          sent.length === 1 &&
          /^\d+(\.0+)?$/.test(sent[0]!.text.trim()) &&
          Number(sent[0]!.text) === costPerPerson(params)
        );
      },
    },
    {
      that: "the share was worked out in the calculator",
      holds: ({ before, after, params }) =>
        addedEntries(before.calculator.sums, after.calculator.sums).some((s) =>
          parseLiteral(s.result).eq(costPerPerson(params)),
        ),
    },
  ],
  allow: ({ messages: inbox, calculator: state }) => [
    added(inbox.messages, 1, plainMessage),
    added(state.sums, 4),
    state.order,
  ],
  free: [
    {
      why: "How the sum was worked out, and in how many steps, is not prescribed",
      paths: ({ calculator: state }) => [state.sums, state.order],
    },
  ],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.boat, p.food, p.tickets);
    await o.open(calculator);
    const enter = async (n: number): Promise<void> => {
      for (const digit of String(n)) await o.act(calculator, "main.digit", { digit: digitKeys[Number(digit)]! });
    };
    await enter(p.boat);
    for (const n of [p.food, p.tickets]) {
      await o.act(calculator, "main.press", { key: "+" });
      await enter(n);
    }
    await o.act(calculator, "main.equals");
    await o.act(calculator, "main.press", { key: "÷" });
    await enter(p.people);
    await o.act(calculator, "main.equals");
    await o.sees(costPerPerson(p));
    o.reads([p.boat, p.food, p.tickets, p.people], costPerPerson(p));
    await o.open(messages);
    await o.type("draft", String(costPerPerson(p)));
    await o.act(messages, "thread.send");
  },
});
const costPerPerson = (p: { boat: number; food: number; tickets: number; people: number }): number =>
  (p.boat + p.food + p.tickets) / p.people;
