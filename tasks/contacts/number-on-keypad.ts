import contacts from "#apps/contacts/index.ts";
import { defineTask } from "#judge/define.ts";
import { findLastScreen } from "#judge/view.ts";
import { sameNumber } from "#os/phone-numbers.ts";
import { contact, openContact } from "../kit/contacts.ts";
import { addEntries } from "../kit/records.ts";

const labels = ["mobile", "home", "work"] as const;

/** Enter one of a contact's numbers on the keypad without calling. Another contact has a similar name. */
export default defineTask({
  apps: [contacts],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["search", "extract", "nav"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [name, near] = r.pick([
      [say("Olive Harper", "何欣妍"), say("Oliver Harper", "何欣研")],
      [say("Tessa Boyd", "戴若琳"), say("Tess Boyd", "戴若林")],
      [say("Joan Mercer", "莫冠宇"), say("Joanna Mercer", "莫冠羽")],
      [say("Karin Holt", "霍佳怡"), say("Karen Holt", "霍嘉怡")],
    ] as const);
    const numbers = r.sample([...Array(900).keys()], 4).map((n) => `555-0${n + 100}`);
    return { name, near, numbers, wanted: r.int(0, 2) };
  },
  instruction: {
    en: [
      ({ name, wanted }) =>
        `Enter ${name}'s ${labels[wanted]} number on the keypad in {app.contacts}, but don't call. I'll press call myself.`,
    ],
    zh: [
      ({ name, wanted }) =>
        `请在{app.contacts}的拨号键盘上输入${name}的${["手机", "住宅", "单位"][wanted]}号码，但不要拨出：由我自己按呼叫。`,
    ],
  },
  setup: ({ contacts: state }, { name, near, numbers }) =>
    addEntries(
      state.contacts,
      contact("contact_meant", name, { phones: labels.map((label, i) => ({ number: numbers[i]!, label })) }),
      contact("contact_near", near, { phones: [{ number: numbers[3]!, label: "mobile" }] }),
    ),
  checks: [
    {
      that: "the number stands on the keypad",
      holds: ({ after, params }) => {
        const main = findLastScreen(after.view, contacts, "main")?.view;
        return main?.tab === "keypad" && sameNumber(main.typed, params.numbers[params.wanted]!);
      },
    },
    {
      that: "nobody was called",
      keeps: true,
      holds: ({ before, after }) =>
        after.contacts.talk === null &&
        Object.keys(after.contacts.calls).length === Object.keys(before.contacts.calls).length,
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.tasks["contacts"]],
  free: [
    {
      why: "What was searched for to find the number is no matter",
      paths: ({ view }) => [(view.tasks["contacts"]!.stack as unknown as { view: { query: string } }).view.query],
    },
  ],

  oracle: async (o, { name, numbers, wanted }) => {
    await openContact(o, name, "contact_meant");
    const number = numbers[wanted]!;
    await o.sees(number);
    await o.back();
    await o.set(contacts, "main", { tab: "keypad" });
    let typed = "";
    for (const digit of number.replace(/\D/g, "")) {
      typed += digit;
      await o.set(contacts, "main", { typed });
    }
  },
});
