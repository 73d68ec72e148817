import contacts from "#apps/contacts/index.ts";
import { findAllByName } from "#apps/contacts/queries.ts";
import type { Contact } from "#apps/contacts/features/cards/state.ts";
import { defineTask } from "#judge/define.ts";
import { contact } from "../kit/contacts.ts";
import { addEntries } from "../kit/records.ts";

const lines = ["birthday", "address", "email"] as const;
type Line = (typeof lines)[number];

/** Two cards have the same name. Delete the card that lacks a field. Another card has a similar name. */
export default defineTask({
  apps: [contacts],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "delete", "explore"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [name, near] = r.pick([
      [say("Marta Olsen", "孟晓婷"), say("Martha Olsen", "孟晓亭")],
      [say("Philip Crane", "费立"), say("Phillip Crane", "费力")],
      [say("Kristin Vale", "柯欣"), say("Kirsten Vale", "柯新")],
      [say("Stefan Brooks", "史凡"), say("Stephan Brooks", "史帆")],
      [say("Elena Moss", "艾琳"), say("Elina Moss", "艾林")],
      [say("Erik Lund", "陆毅"), say("Eric Lund", "陆意")],
      [say("Sara Quist", "桂莎"), say("Sarah Quist", "桂沙")],
    ] as const);
    return { name, near, lacking: r.pick(lines), firstGoes: r.chance(0.5), number: r.int(10, 89) };
  },
  instruction: {
    en: [
      ({ name, lacking }) =>
        `${name} is in {app.contacts} twice. Delete the card without ${lacking === "email" ? "an" : "a"} ${wordsEn[lacking]} and leave the other one alone.`,
      ({ name, lacking }) =>
        `There are two cards for ${name} in {app.contacts}. Check both and delete the one that has no ${wordsEn[lacking]}. Don't change the other.`,
    ],
    zh: [
      ({ name, lacking }) =>
        `{app.contacts}里有两个“${name}”。请删掉没填${wordsZh[lacking]}的那个联系人，另一个不要动。`,
      ({ name, lacking }) =>
        `“${name}”在{app.contacts}里存了两次。请都看一下，哪个联系人没有${wordsZh[lacking]}就删哪个，另一个保持原样。`,
    ],
  },
  setup: ({ contacts: state }, { name, near, lacking, firstGoes, number }, { say }) => {
    const full = {
      emails: [`card${number}@postbox.example`],
      address: say(`${number} Linden Row`, `菩提街 ${number} 号`),
      birthday: `19${number}-05-14`,
    };
    const fullBut = (what: Line) => ({
      ...full,
      ...(what === "email" ? { emails: [] } : what === "address" ? { address: "" } : { birthday: null }),
    });
    // The other card lacks a field too, but a different field.
    const stays = fullBut(lines.find((line) => line !== lacking)!);
    const goes = fullBut(lacking);
    const phone = (end: string) => [{ number: `555-04${number}${end}`, label: "mobile" as const }];
    addEntries(
      state.contacts,
      contact("contact_twin1", name, { ...(firstGoes ? goes : stays), phones: phone("1") }),
      contact("contact_twin2", name, { ...(firstGoes ? stays : goes), phones: phone("2") }),
      contact("contact_near", near, { phones: phone("3") }),
    );
  },
  checks: [
    {
      that: "the card that lacks it is gone",
      holds: ({ after, params }) => after.contacts.contacts[deletedContactId(params)] === undefined,
    },
    {
      that: "the other card is as it was",
      keeps: true,
      holds: ({ before, after, params }) => {
        const id = deletedContactId(params) === "contact_twin1" ? "contact_twin2" : "contact_twin1";
        return JSON.stringify(after.contacts.contacts[id]) === JSON.stringify(before.contacts.contacts[id]);
      },
    },
    {
      that: "the contact of a similar name is still there",
      keeps: true,
      holds: ({ after }) => after.contacts.contacts["contact_near"] !== undefined,
    },
  ],
  allow: ({ contacts: state }, params) => [state.contacts[deletedContactId(params)]],

  oracle: async (o, params) => {
    await o.open(contacts);
    await o.type("query", params.name);
    const cards = findAllByName((await o.state()).contacts, params.name);
    for (const card of cards) {
      await o.act(contacts, "main.open", { id: card.id });
      if (lacks(card, params.lacking)) break;
      await o.back();
    }
    await o.set(contacts, "contact", { open: "menu" });
    await o.act(contacts, "contact.delete");
    await o.confirm();
  },
});
const lacks = (card: Contact, what: Line): boolean =>
  what === "email" ? card.emails.length === 0 : what === "address" ? card.address === "" : card.birthday === null;
const wordsEn = { birthday: "birthday", address: "postal address", email: "email address" };
const wordsZh = { birthday: "生日", address: "地址", email: "电子邮件" };
const deletedContactId = ({ firstGoes }: { readonly firstGoes: boolean }): string =>
  firstGoes ? "contact_twin1" : "contact_twin2";
