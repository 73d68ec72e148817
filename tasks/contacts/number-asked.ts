import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { contact, hasOnlyNumber, phoneLabel, plainCard, typeName } from "../kit/contacts.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { asksFor } from "../kit/user.ts";

/** Add a contact whose number only the user knows. Another card has a similar name. */
export default defineTask({
  apps: [contacts],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create"],
  budget: 15,
  revision: 2,

  params: (r, _, { say }) => {
    const [name, near] = r.pick([
      [say("Lena Ashby", "艾丽娜"), say("Lena Ashley", "艾莉娜")],
      [say("Omar Finch", "方欧"), say("Omar French", "方鸥")],
      [say("Greta Holm", "何格"), say("Greta Holmes", "何歌")],
      [say("Ivan Stone", "石一凡"), say("Ivan Storey", "石亦凡")],
    ] as const);
    return { name, near, number: `555-07${r.int(10, 98)}`, theirs: `555-08${r.int(10, 98)}` };
  },
  instruction: {
    en: [({ name }) => `Create a contact for ${name} with just a phone number. I know the number by heart, so ask me.`],
    zh: [({ name }) => `请在{app.contacts}里新建联系人${name}，只填电话号码。号码我记得，你问我就行。`],
  },
  setup: ({ contacts: state }, { near, theirs }) => {
    addEntries(state.contacts, contact("contact_near", near, { phones: [{ number: theirs, label: "mobile" }] }));
  },
  user: ({ number }, { say }) => ({
    number: { asks: asksFor.number, says: say(`It is ${number}.`, `是 ${number}。`) },
  }),
  checks: [
    { that: "there is exactly one new contact", oneNew: ({ contacts }) => contacts.contacts },
    {
      that: "it has the name",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => nameOf(c) === params.name),
    },
    {
      that: "it has the number that the user knows, and no other",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => hasOnlyNumber(c, params.number)),
    },
  ],
  allow: ({ contacts: state }) => [added(state.contacts, 1, plainCard)],
  free: [phoneLabel],

  oracle: async (o, { name, number }, { say }) => {
    await o.ask(say("What is the number?", "号码是多少？"), number);
    await o.open(contacts);
    await o.act(contacts, "main.new");
    await typeName(o, name);
    await o.type("phones.0.number", number);
    await o.act(contacts, "editor.save");
  },
});
