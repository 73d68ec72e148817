import type { Event } from "#apps/calendar/features/events/state.ts";
import calendar from "#apps/calendar/index.ts";
import { strings } from "#apps/calendar/strings.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask, type Occasion } from "#judge/define.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { sameJson } from "#state/json.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { getPerson, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

const gone = "calendar_project";
interface Plan {
  readonly titles: readonly string[];
  readonly days: readonly number[];
  readonly minute: number;
  readonly guests: readonly string[];
}

/**
 * Delete a calendar after its future events were moved to two other calendars: one for the events with guests, and one
 * for the events without. Only the page of an event says whether it has guests and in which calendar it is.
 */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["explore", "extract", "edit", "delete"],
  budget: 60,
  revision: 1,

  params: (r, _, { say, now, offsetMin }) => {
    const { name, titles } = r.pick([
      {
        name: say("Neighbours", "邻里"),
        titles: [
          say("Board meeting", "理事会"),
          say("Street clean-up", "街道清扫"),
          say("Book swap", "换书会"),
          say("Repair café", "维修日"),
          say("Newsletter deadline", "小报截稿"),
          say("Lantern walk", "提灯散步"),
          say("Bulk order", "团购"),
        ],
      },
      {
        name: say("Choir", "合唱团"),
        titles: [
          say("Sectional rehearsal", "分声部排练"),
          say("Voice check", "声音测试"),
          say("Order the robes", "订演出服"),
          say("Dress rehearsal", "带妆彩排"),
          say("Print the programme", "印节目单"),
          say("Concert in the park", "公园音乐会"),
          say("Recording day", "录音日"),
        ],
      },
      {
        name: say("Short film", "短片"),
        titles: [
          say("Location scouting", "看景"),
          say("Script reading", "读剧本"),
          say("Camera test", "试机"),
          say("Costume fitting", "试装"),
          say("Shoot at the harbour", "海港拍摄"),
          say("Rough cut", "粗剪"),
          say("Sound mix", "混音"),
        ],
      },
    ]);
    const today = dayAt(now, offsetMin);
    const future = r.sample([...Array(20).keys()], 4).map((n) => today + 2 + n);
    const past = r.sample([...Array(20).keys()], 2).map((n) => today - 2 - n);
    const [withGuests, without] = r.sample(["personal", "work", "family"] as const, 2);
    const names = { personal: say("Personal", "个人"), work: say("Work", "工作"), family: say("Family", "家庭") };
    return {
      name,
      titles: r.shuffle(titles),
      // The first four events are still to come. The first two of them have guests.
      days: [...future, ...past],
      other: future[0]! + 1,
      minute: r.int(17, 38) * 30,
      guests: r.sample(["max", "zoe", "lucas", "mia", "leo"], 3),
      targets: [`calendar_${withGuests}`, `calendar_${without}`],
      targetNames: [names[withGuests!], names[without!]],
    };
  },
  instruction: {
    en: [
      ({ name, targetNames: [a, b] }) =>
        `I'm giving up my "${name}" calendar in {app.calendar}. Move its events that are still to come first: those with guests to ${a}, those without guests to ${b}, with nothing else changed. Then delete the "${name}" calendar together with its past events.`,
      ({ name, targetNames: [a, b] }) =>
        `Please get rid of the calendar "${name}" in {app.calendar}, but keep its future events: the ones that have guests belong in ${a}, the ones that have none in ${b}, otherwise just as they are. What's already over can go with the calendar.`,
    ],
    zh: [
      ({ name, targetNames: [a, b] }) =>
        `{app.calendar}里的“${name}”日历我不用了。请先把其中还没到的日程移走：有邀请对象的移到“${a}”，没有邀请对象的移到“${b}”，其他内容不变；然后删除“${name}”日历，已经过去的日程随它一起删掉。`,
      ({ name, targetNames: [a, b] }) =>
        `请删掉{app.calendar}里的“${name}”日历，但以后的日程要留下：有邀请对象的归入“${a}”日历，没有的归入“${b}”日历，内容都不变。以前的日程跟着日历一起删除就行。`,
    ],
  },
  setup: ({ calendar: state }, p, occasion) => {
    const { say, offsetMin } = occasion;
    state.events = {};
    state.calendars[gone] = { id: gone, name: p.name, tone: "teal", shown: true, kind: "own" };
    state.calendarOrder.splice(3, 0, gone);
    p.days.forEach((_, i) => addEntries(state.events, eventAt(p, i, gone, occasion)));
    addEntries(
      state.events,
      event("event_other_first", p.titles[6]!, timeSlot(p.other, p.minute, 60, offsetMin), {
        calendar: p.targets[1]!,
        location: say("At the office", "办公室"),
      }),
      event("event_other_next", p.titles[0]!, timeSlot(p.days[0]! + 21, p.minute, 60, offsetMin), {
        calendar: p.targets[0]!,
        notes: say("Not part of the series", "另外的安排"),
      }),
    );
  },
  checks: [
    {
      that: "the events to come are in the calendar asked for, once each, and the rest of them is as it was",
      holds: ({ after, params: p, occasion }) =>
        [0, 1, 2, 3].every((i) => {
          const want = fieldsOf(eventAt(p, i, p.targets[i < 2 ? 0 : 1]!, occasion));
          return Object.values(after.calendar.events).filter((e) => sameJson(fieldsOf(e), want)).length === 1;
        }),
    },
    {
      that: "the calendar is deleted",
      holds: ({ before, after }) =>
        after.calendar.calendars[gone] === undefined &&
        sameJson(
          after.calendar.calendarOrder,
          before.calendar.calendarOrder.filter((id) => id !== gone),
        ),
    },
    {
      that: "nothing is left of its other events",
      holds: ({ before, after }) => {
        const { events } = after.calendar;
        return (
          events["event_p4"] === undefined &&
          events["event_p5"] === undefined &&
          Object.keys(events).length === Object.keys(before.calendar.events).length - 2
        );
      },
    },
  ],
  allow: ({ calendar: state }, p) => [
    state.calendars[gone],
    state.calendarOrder,
    ...p.days.map((_, i) => state.events[`event_p${i}`]),
    // An event may also be copied to its calendar, because the calendar takes the original with it.
    ...[0, 1, 2, 3].map((i) => added(state.events, 1, { title: p.titles[i]!, calendar: p.targets[i < 2 ? 0 : 1]! })),
  ],

  oracle: async (o, p, { lang, say }) => {
    const t = textsFor(strings, lang);
    await o.open(calendar);
    await o.set(calendar, "main", { tab: "schedule" });
    for (const i of [0, 1, 2, 3]) {
      await o.sees(p.titles[i]!);
      await o.act(calendar, "main.open", { id: `event_p${i}`, day: formatDay(p.days[i]!) });
      await o.sees(p.name);
      if (i < 2) await o.sees(fillPlaceholders(t.guestsN, { n: i + 1 }), personName(p.guests[i]!, say));
      await o.act(calendar, "event.edit");
      await o.set(calendar, "editor", { open: "calendar" });
      await o.set(calendar, "editor", { calendar: p.targets[i < 2 ? 0 : 1]!, open: null });
      await o.act(calendar, "editor.save");
      await o.back();
    }
    await o.set(calendar, "main", { open: "menu" });
    await o.act(calendar, "main.calendars");
    await o.act(calendar, "calendars.start", { id: gone });
    await o.act(calendar, "calendars.delete");
    await o.confirm();
  },
});
/** Returns one of the events of the calendar, as an event of this or of another calendar. */
function eventAt(p: Plan, i: number, inCalendar: string, { say, offsetMin }: Occasion): Event {
  const person = (id: string) => ({ name: personName(id, say), email: getPerson(id).emails[0] ?? "", phone: "" });
  const day = p.days[i]!;
  const key = formatDay(day);
  // The first event has one guest and the second has two. The fourth lasts all day.
  const guests = i === 0 ? p.guests.slice(0, 1) : i === 1 || i === 5 ? p.guests.slice(1) : [];
  return event(
    `event_p${i}`,
    p.titles[i]!,
    i === 3 ? { kind: "days", from: key, to: key } : timeSlot(day, p.minute, 60, offsetMin),
    { calendar: inCalendar, invitees: guests.map(person), busy: i !== 3 },
  );
}
const fieldsOf = (e: Event): Event => ({ ...e, id: "" });
