import contacts from "#apps/contacts/index.ts";
import { nameOf, type Named } from "#apps/contacts/names.ts";
import { findName } from "#apps/contacts/queries.ts";
import { strings } from "#apps/contacts/strings.ts";
import notes from "#apps/notes/index.ts";
import { textsFor } from "#os/texts.ts";
import { list } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { note, openNote } from "../kit/notes.ts";
import { addEntries } from "../kit/records.ts";

/** A note contains a list of people. Name the people on the list who are not in the contacts. */
export default defineTask({
  apps: [notes, contacts],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning", "handoff"],
  budget: 45,
  revision: 1,

  params: (r, { contacts: state }, { say }) => {
    const known = ["alex_renner", "anna_webber", "max", "zoe", "lucas", "sofia", "yuki", "priya", "diego", "vera"].map(
      (id) => findName(state, `contact_${id}`),
    );
    const strange = [
      say("Alex Brenner", "陈丽"),
      say("Anna Wexler", "王安妮"),
      say("Max Bergman", "马晓"),
      say("Zoe Laing", "郎月"),
      say("Lucas Morel", "陆恺"),
      say("Sofia Ricardi", "宋飞"),
      say("Priya Nayar", "倪娅"),
      say("Vera Castle", "卫兰"),
    ];
    const missing = r.sample(strange, r.int(2, 3));
    const feast = r.pick([
      say("Saturday dinner", "周六晚餐"),
      say("Housewarming", "乔迁聚会"),
      say("Picnic", "野餐"),
      say("Quiz evening", "竞猜之夜"),
    ]);
    return { feast, guests: r.shuffle([...missing, ...r.sample(known, 6 - missing.length)]) };
  },
  instruction: {
    en: [
      ({ feast }) =>
        `Who on the checklist in my note "Guests: ${feast}" isn't in {app.contacts} under that exact name? Write their names on {app.answersheet}, one per line, and submit it.`,
      ({ feast }) =>
        `I want to invite everyone on the checklist in my note "Guests: ${feast}", but some of them aren't in {app.contacts}. List the missing full names on {app.answersheet}, one per line in any order, and submit it.`,
    ],
    zh: [
      ({ feast }) =>
        `{app.notes}笔记“${feast}宾客”的清单中，哪些人在{app.contacts}里没有同名的联系人？请把他们的姓名逐行填入{app.answersheet}并提交。`,
      ({ feast }) =>
        `我想邀请{app.notes}笔记“${feast}宾客”清单上的所有人，但有些人不在{app.contacts}中。请在{app.answersheet}中逐行列出{app.contacts}里没有的姓名（顺序不限）并提交。`,
    ],
  },
  setup: ({ notes: state }, { feast, guests }, { now, say }) => {
    const items = guests.map((name, i) => ({ text: name, done: i % 3 === 1 }));
    addEntries(
      state.notes,
      note(
        "note_guests",
        say(`Guests: ${feast}`, `${feast}宾客`),
        say("Ask who eats meat.", "问谁吃肉。"),
        now - 8_000_000,
        {
          items,
        },
      ),
      note("note_guests_before", say(`Guests: ${feast} (last time)`, `${feast}宾客（上次）`), "", now - 2_000_000, {
        items: items.slice(1, 4),
      }),
    );
  },
  checks: [{ that: "the list of guests is as it was", unchanged: ({ notes }) => notes.notes["note_guests"] }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      names: list(
        say("Guests not in {app.contacts}", "不在{app.contacts}里的人"),
        say("Full names, in any order", "完整姓名，顺序不限"),
      ),
    }),
    expected: ({ before, params }) => ({ names: findMissing(before.contacts.contacts, params.guests) }),
  },

  oracle: async (o, { feast, guests }, { lang }) => {
    await openNote(o, feast, "note_guests");
    await o.sees(...guests);
    await o.open(contacts);
    const missing = findMissing((await o.state()).contacts.contacts, guests);
    for (const guest of guests) {
      await o.type("query", guest);
      await o.sees(missing.includes(guest) ? textsFor(strings, lang).noHits : guest);
    }
    o.reads(guests, ...missing);
    await o.answer({ names: missing });
  },
});
function findMissing(cards: Readonly<Record<string, Named>>, guests: readonly string[]): string[] {
  const names = new Set(Object.values(cards).map(nameOf));
  return guests.filter((guest) => !names.has(guest));
}
