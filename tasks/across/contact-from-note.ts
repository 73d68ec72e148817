import contacts from "#apps/contacts/index.ts";
import { nameOf } from "#apps/contacts/names.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hasOnlyNumber, phoneLabel, plainCard, typeName } from "../kit/contacts.ts";
import { note, openNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Create a contact for one of two people in a note, and make it a favorite. */
export default defineTask({
  apps: [notes, contacts],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "create", "handoff"],
  budget: 30,
  revision: 3,

  params: (r, _, { say }) => {
    const people = r.sample(
      [
        say("Nadia Brook", "布娜"),
        say("Victor Hale", "海维"),
        say("Ingrid Solberg", "索英"),
        say("Paul Weston", "韦保"),
        say("Teresa Pinto", "平特"),
        say("Omar Haddad", "哈欧"),
        say("Judith Frank", "傅娣"),
        say("Ivan Marek", "马伊"),
      ],
      2,
    );
    const firm = r.pick([
      say("Brightside Windows", "明窗公司"),
      say("Fern & Stone", "蕨石园艺"),
      say("Quick Keys", "快锁服务"),
      say("Oakline Floors", "橡木地板"),
      say("Hearth Heating", "暖炉供暖"),
    ]);
    const [first, second] = r.sample([...Array(90).keys()], 2);
    return { people, firm, number: `555-03${first! + 10}`, other: `555-03${second! + 10}`, firstLine: r.chance(0.5) };
  },
  instruction: {
    en: [
      ({ people, firm }) =>
        `${people[0]}'s number is in my note "Offers, ${firm}". Create a contact for ${people[0]} with that number and "${firm}" as the company, and add it to favourites.`,
    ],
    zh: [
      ({ people, firm }) =>
        `{app.notes}的笔记“报价，${firm}”里有${people[0]}的电话号码。请把${people[0]}添加到{app.contacts}，填上这个号码，公司填“${firm}”，并添加到收藏。`,
    ],
  },
  setup: ({ notes: state }, { people, firm, number, other, firstLine }, { now, say }) => {
    const line = (name: string, at: string): string => say(`${name}, phone ${at}`, `${name}，电话 ${at}`);
    const lines = [line(people[0]!, number), line(people[1]!, other)];
    const body = (firstLine ? lines : lines.toReversed()).join("\n");
    addEntries(
      state.notes,
      note("note_offers", say(`Offers, ${firm}`, `报价，${firm}`), body, now - 7_200_000),
      note(
        "note_offers_old",
        say(`Offers, ${firm} (last year)`, `报价，${firm}（去年）`),
        line(people[0]!, `${other.slice(0, -1)}${(Number(other.slice(-1)) + 1) % 10}`),
        now - 3_600_000,
      ),
    );
  },
  checks: [
    { that: "there is exactly one new contact", oneNew: ({ contacts }) => contacts.contacts },
    {
      that: "it has the name and the company",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some(
          (c) => nameOf(c) === params.people[0] && c.company.trim() === params.firm,
        ),
    },
    {
      that: "it has the number of the note, and no other",
      holds: ({ before, after, params }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => hasOnlyNumber(c, params.number)),
    },
    {
      that: "it is a favourite",
      holds: ({ before, after }) =>
        addedEntries(before.contacts.contacts, after.contacts.contacts).some((c) => c.starred),
    },
  ],
  allow: ({ contacts: state }, { firm }) => [added(state.contacts, 1, { ...plainCard, company: firm, starred: true })],
  free: [phoneLabel],

  oracle: async (o, { people, firm, number }) => {
    await openNote(o, firm, "note_offers");
    await o.sees(number);
    await o.open(contacts);
    await o.act(contacts, "main.new");
    await typeName(o, people[0]!);
    await o.type("company", firm);
    await o.type("phones.0.number", number);
    await o.act(contacts, "editor.save");
    await o.act(contacts, "contact.star");
  },
});
