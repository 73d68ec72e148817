import clock from "#apps/clock/index.ts";
import contacts from "#apps/contacts/index.ts";
import { findName } from "#apps/contacts/queries.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { weekdayText } from "#os/format.ts";
import { note, openNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { joinList, formatTime } from "../kit/phrases.ts";
import { alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { hasOnlyNumber, openContact, phoneLabel } from "../kit/contacts.ts";

/**
 * A note has a shop's new number and the time of a course in this shop. Save the number in the contact, and set an
 * alarm for the course.
 */
export default defineTask({
  apps: [notes, contacts, clock],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "edit", "create", "handoff"],
  budget: 60,
  revision: 3,

  params: (r, { contacts: state }, { say, lang }) => {
    const place = r.pick([
      { id: "gym", course: say("Climbing course", "攀岩课") },
      { id: "lotus", course: say("Cooking course", "烹饪课") },
      { id: "dentist", course: say("Brushing class for parents", "亲子护牙课") },
      { id: "bikes", course: say("Repair course", "修车课") },
    ]);
    const days = r.pick([
      [1, 4],
      [2, 5],
      [3, 6],
      [2, 4],
      [1, 3],
      [3, 5],
    ]);
    return {
      card: `contact_${place.id}`,
      name: findName(state, `contact_${place.id}`),
      course: place.course,
      days,
      told: joinList(
        days.map((d) => weekdayText(d, lang, true)),
        say(" and ", "和"),
        say(", ", "、"),
      ),
      starts: r.int(66, 80) * 15 + r.pick([0, 5, 10]),
      lead: r.pick([25, 35, 40, 50, 55]),
      number: `555-02${r.int(10, 98)}`,
    };
  },
  instruction: {
    en: [
      ({ name, course, lead }) =>
        `My note "${name}: news" in {app.notes} has their new phone number and the course times. Replace ${name}'s number in {app.contacts} with the new one. Then add an alarm labelled "${course}" in {app.clock} that goes off ${lead} minutes before class on every course day.`,
      ({ name, course, lead }) =>
        `There's news from ${name} in my note "${name}: news". Update their number in {app.contacts} so that only the new one is left, and set one alarm called "${course}" in {app.clock} that rings on every course day, ${lead} minutes before class starts.`,
    ],
    zh: [
      ({ name, course, lead }) =>
        `${name}换了电话，还要开课，都记在{app.notes}的笔记“${name}：新消息”里。请在{app.contacts}里把旧号码换成新的，再在{app.clock}里设一个标签为“${course}”的闹钟，每个上课日开课前 ${lead} 分钟响。`,
      ({ name, course, lead }) =>
        `{app.notes}的笔记“${name}：新消息”里有${name}的新电话号码和上课时间。请更新{app.contacts}里的号码（只留新号码），再在{app.clock}里新建一个闹钟，每个上课日都在开课前 ${lead} 分钟响，标签写“${course}”。`,
    ],
  },
  setup: ({ notes: state }, { name, course, told, starts, number }, { now, say }) => {
    const body = (phone: string, days: string, from: number): string =>
      say(
        `New number: ${phone} (the old one no longer works)\n${course}: every ${days}, ${formatTime(from)} to ${formatTime(from + 90)}`,
        `新号码：${phone}（旧号码已停用）\n${course}：每${days}，${formatTime(from)} 至 ${formatTime(from + 90)}`,
      );
    const sunday = say("Sunday", "星期日");
    addEntries(
      state.notes,
      note("note_news", say(`${name}: news`, `${name}：新消息`), body(number, told, starts), now - 9_000_000),
      note(
        "note_news_before",
        say(`${name}: news (last summer)`, `${name}：新消息（去年夏天）`),
        body(`${number.slice(0, -2)}09`, sunday, starts + 30),
        now - 4_000_000,
      ),
    );
  },
  checks: [
    {
      that: "the contact has the new number, and no other",
      holds: ({ after, params }) => {
        const phones = after.contacts.contacts[params.card]?.phones ?? [];
        return hasOnlyNumber({ phones }, params.number);
      },
    },
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on, and rings so long before the course on its days",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) =>
            a.on &&
            a.hour * 60 + a.minute === params.starts - params.lead &&
            JSON.stringify(a.days) === JSON.stringify(params.days),
        ),
    },
    {
      that: "it has the label",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.course),
    },
  ],
  allow: ({ contacts: state, clock: clocks }, { card }) => [
    state.contacts[card]?.phones,
    added(clocks.alarms, 1, ringsByWeekday),
  ],
  free: [phoneLabel, alarmSound],

  oracle: async (o, { card, name, course, days, told, starts, lead, number }, { say }) => {
    await openNote(o, say(`${name}: news`, `${name}：新消息`), "note_news");
    await o.sees(number, told, formatTime(starts));
    await openContact(o, name, card);
    await o.act(contacts, "contact.edit");
    await o.type("phones.0.number", number);
    await o.act(contacts, "editor.save");
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    const at = starts - lead;
    o.reads([formatTime(starts), lead], formatTime(at));
    await typeTime(o, at);
    for (const n of days.keys()) await o.set(clock, "editor", { days: days.slice(0, n + 1) });
    await o.type("label", course);
    await o.act(clock, "editor.save");
  },
});
