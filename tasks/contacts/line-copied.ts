import contacts from "#apps/contacts/index.ts";
import { defineTask } from "#judge/define.ts";
import { lastCopied } from "#judge/view.ts";
import { contact, openContact } from "../kit/contacts.ts";
import { addEntries } from "../kit/records.ts";

/** Copy one line of a card. Another card has the same street and a similar name. */
export default defineTask({
  apps: [contacts],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "nav"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const [name, near] = r.pick([
      [say("Corner Pharmacy", "街角药房"), say("Corner Bakery", "街角面包房")],
      [say("Dr Hanna Vale", "范医生"), say("Dr Hans Vale", "樊医生")],
      [say("Willow Nursery", "柳园幼儿园"), say("Willow School", "柳园小学")],
      [say("Harbour Boats", "港湾船行"), say("Harbour Bikes", "港湾车行")],
    ] as const);
    const house = r.int(11, 48);
    return { name, near, house, what: r.pick(["address", "email"] as const), box: r.int(100, 999) };
  },
  instruction: {
    en: [
      ({ name, what }) =>
        `Copy ${name}'s ${what === "address" ? "postal" : "email"} address from {app.contacts} to the clipboard.`,
    ],
    zh: [
      ({ name, what }) =>
        `请把{app.contacts}里“${name}”的${what === "address" ? "地址" : "电子邮件地址"}复制到剪贴板。`,
    ],
  },
  setup: ({ contacts: state }, { name, near, house, box }, { say }) => {
    const card = (id: string, called: string, n: number, number: string) =>
      contact(id, called, {
        phones: [{ number, label: "work" }],
        address: formatAddress(n, say),
        emails: [`box${box + n}@postbox.example`],
      });
    addEntries(
      state.contacts,
      card("contact_meant", name, house, "555-0731"),
      card("contact_near", near, house + 2, "555-0732"),
    );
  },
  checks: [
    {
      that: "the line was copied last",
      holds: ({ before, after, params }) => {
        const { address, emails } = before.contacts.contacts["contact_meant"]!;
        return lastCopied(after.view) === (params.what === "address" ? address : emails[0]);
      },
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.clipboard.items],

  oracle: async (o, { name, house, box, what }, { say }) => {
    await openContact(o, name, "contact_meant");
    const line = what === "address" ? formatAddress(house, say) : `box${box + house}@postbox.example`;
    await o.sees(line);
    await o.copy(line);
  },
});
const formatAddress = (house: number, say: (en: string, zh: string) => string): string =>
  say(`${house} Tanner Street`, `制革街 ${house} 号`);
