import calendar from "#apps/calendar/index.ts";
import contacts from "#apps/contacts/index.ts";
import { findName } from "#apps/contacts/queries.ts";
import { defineTask } from "#judge/define.ts";
import { addDays } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";
import { joinList } from "../kit/phrases.ts";

const groups = [
  { id: "group_climbing", en: "Climbing", zh: "攀岩" },
  { id: "group_work", en: "Work", zh: "工作" },
  { id: "group_family", en: "Family", zh: "家人" },
] as const;
const guestPool = [
  "katrin",
  "nora",
  "priya",
  "max",
  "zoe",
  "lucas",
  "mum",
  "leo",
  "mia",
  "anna_webber",
  "anna_weber",
  "yuki",
];

/**
 * The instruction names a few people. Invite the named people who are in a contact group to an event. Another event has
 * a similar name.
 */
export default defineTask({
  apps: [contacts, calendar],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "edit", "handoff", "social"],
  budget: 45,
  revision: 1,

  params: (r, { contacts: state }, { say }) => {
    const group = r.pick(groups);
    const inside = guestPool.filter((id) => state.contacts[`contact_${id}`]?.groups.includes(group.id));
    const outside = guestPool.filter((id) => !inside.includes(id));
    const guests = r.sample(inside, r.int(2, 3));
    const asked = r.shuffle([...guests, ...r.sample(outside, 2)]);
    return {
      group: say(group.en, group.zh),
      guests,
      asked: asked.map((id) => personName(id, say)),
      title: r.pick([
        say("Harbour walk", "海港散步"),
        say("Board games", "桌游局"),
        say("Rooftop lunch", "天台午餐"),
        say("Farewell drinks", "送别酒会"),
      ]),
      inDays: r.int(3, 12),
      hour: r.int(11, 18),
    };
  },
  instruction: {
    en: [
      ({ group, title, asked }) =>
        `Invite only the people from this list who are in my "${group}" group in {app.contacts} to the event "${title}" in {app.calendar}: ${asked.join(", ")}.`,
      ({ group, title, asked }) =>
        `Of ${joinList(asked, " and ", ", ")}, some are in my "${group}" group in {app.contacts}. Add just those to "${title}" in {app.calendar} as guests, picking them from my contacts.`,
    ],
    zh: [
      ({ group, title, asked }) =>
        `下面几个人里，只把在{app.contacts}“${group}”群组里的人添加为{app.calendar}日程“${title}”的邀请对象：${asked.join("、")}。`,
      ({ group, title, asked }) =>
        `${joinList(asked, "和", "、")}里，有几位在{app.contacts}的“${group}”群组里。请从{app.contacts}里选，把这几位加为{app.calendar}日程“${title}”的邀请对象，不要加别人。`,
    ],
  },
  setup: ({ calendar: state }, { title, inDays, hour }, { now, offsetMin, say }) => {
    const day = dayAt(addDays(now, inDays), offsetMin);
    addEntries(
      state.events,
      event("event_party", title, timeSlot(day, hour * 60, 90, offsetMin), { calendar: "calendar_personal" }),
      event(
        "event_party_before",
        say(`${title} (cancelled)`, `${title}（已取消）`),
        timeSlot(day - 1, hour * 60, 90, offsetMin),
        { calendar: "calendar_personal" },
      ),
    );
  },
  checks: [
    {
      that: "all of these people, and nobody else, are guests of the event",
      holds: ({ before, after, params }) => {
        const names = params.guests.map((id) => findName(before.contacts, `contact_${id}`));
        const invited = after.calendar.events["event_party"]?.invitees.map((p) => p.name) ?? [];
        return JSON.stringify(invited.toSorted()) === JSON.stringify(names.toSorted());
      },
    },
    {
      that: "each has the address or the number of the address book",
      holds: ({ before, after, params }) => {
        const invitees = after.calendar.events["event_party"]?.invitees ?? [];
        const fits = params.guests.map((id) => {
          const card = before.contacts.contacts[`contact_${id}`];
          const guest = invitees.find((p) => p.name === findName(before.contacts, `contact_${id}`));
          return guest && (card?.emails.includes(guest.email) || card?.phones.some((p) => p.number === guest.phone));
        });
        return fits.every((fit) => fit === true);
      },
    },
    {
      that: "the rest of the event is as it was",
      keeps: true,
      holds: ({ before, after }) => {
        const rest = (e: object | undefined) => JSON.stringify({ ...e, invitees: [] });
        return rest(after.calendar.events["event_party"]) === rest(before.calendar.events["event_party"]);
      },
    },
  ],
  allow: ({ calendar: state }) => [state.events["event_party"]?.invitees],

  oracle: async (o, { guests, title, inDays }, { now, offsetMin }) => {
    const book = (await o.state()).contacts;
    const { groups: all, groupOrder, contacts: cards } = book;
    const group = groupOrder.find((id) => guests.every((g) => cards[`contact_${g}`]?.groups.includes(id)));
    await o.open(contacts);
    await o.set(contacts, "main", { open: "menu" });
    await o.act(contacts, "main.seeGroups");
    await o.act(contacts, "groups.open", { id: all[group ?? ""]?.id ?? "group_" });
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", title);
    await o.act(calendar, "search.open", { id: "event_party", day: formatDay(dayAt(addDays(now, inDays), offsetMin)) });
    await o.act(calendar, "event.edit");
    await o.act(calendar, "editor.pickGuests");
    for (const id of guests) {
      await o.type("query", findName(book, `contact_${id}`));
      await o.act(contacts, "choose.pick", { id: `contact_${id}` });
    }
    await o.act(contacts, "choose.done");
    await o.act(calendar, "editor.save");
  },
});
