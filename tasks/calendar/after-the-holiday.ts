import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { sameJson } from "#state/json.ts";
import { dayAt, dayNumberOf, formatDay } from "#state/day.ts";
import { event, goToDay, timeSlot } from "../kit/calendar.ts";
import { occurrencesTitled, weeklyOn } from "../kit/calendar-series.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** The fields that all occurrences keep. */
const keptFields = {
  calendar: "calendar_personal",
  reminders: [60 as const],
  busy: true,
  tone: null,
  rings: false,
};

/**
 * Change the place of a weekly event from its first occurrence after a public holiday on. The calendar shows the days of
 * the holiday. Another weekly event has a similar title.
 */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "edit", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { say, now, offsetMin }) => {
    const { name, from, to } = r.pick([
      { name: say("Qingming Festival", "清明节"), from: dayNumberOf(2026, 4, 4), to: dayNumberOf(2026, 4, 6) },
      { name: say("Labour Day", "劳动节"), from: dayNumberOf(2026, 5, 1), to: dayNumberOf(2026, 5, 5) },
      { name: say("Dragon Boat Festival", "端午节"), from: dayNumberOf(2026, 6, 19), to: dayNumberOf(2026, 6, 21) },
    ]);
    const { title, places } = r.pick([
      {
        title: say("Fencing practice", "击剑训练"),
        places: [say("Old gym", "老体育馆"), say("Sports hall 3", "3 号馆")],
      },
      {
        title: say("Watercolours", "水彩课"),
        places: [say("Studio 4", "4 号画室"), say("Art school, attic", "美院阁楼")],
      },
      {
        title: say("Sign language", "手语课"),
        places: [say("Library, room 2", "图书馆 2 室"), say("Town hall", "市政厅")],
      },
      { title: say("Tango evening", "探戈之夜"), places: [say("Cafe Lindner", "林荫咖啡馆"), say("Ballroom", "舞厅")] },
      {
        title: say("Parents' choir", "家长合唱"),
        places: [say("Music room", "音乐教室"), say("Assembly hall", "礼堂")],
      },
    ]);
    const [place, placeBefore] = r.shuffle([...places]);
    // The first occurrence after the holiday is one to seven days after it.
    const next = to + r.int(1, 7);
    const weeks = Math.floor((next - dayAt(now, offsetMin)) / 7) + r.int(1, 3);
    return {
      name,
      from,
      to,
      title,
      place: place!,
      placeBefore: placeBefore!,
      next,
      first: next - weeks * 7,
      minute: r.int(34, 40) * 30,
    };
  },
  instruction: {
    en: [
      (p) =>
        `After the ${p.name} holiday, "${p.title}" takes place somewhere else. Change its location in {app.calendar} to "${p.place}" from the first one after the days off onwards. The ones up to then stay as they are.`,
      (p) =>
        `Please update "${p.title}" in {app.calendar}: once the ${p.name} days off are over, every one of them is at "${p.place}". Don't change the ones before that or anything besides the location.`,
    ],
    zh: [
      (p) =>
        `${p.name}假期过后，“${p.title}”换地方了。请在{app.calendar}里从假期后的第一次开始，把之后每次的地点都改成“${p.place}”，在那之前的不变。`,
      (p) =>
        `${p.name}放假结束之后，“${p.title}”都改到“${p.place}”。请在{app.calendar}里修改地点：放假结束前的各次保持原样，之后的全部要改，除地点外不要改别的。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    addEntries(
      state.events,
      event("event_series", p.title, timeSlot(p.first, p.minute, 90, offsetMin), {
        ...keptFields,
        location: p.placeBefore,
        repeat: weeklyOn(p.first),
      }),
      event(
        "event_alike",
        say(`${p.title} (beginners)`, `${p.title}（初级）`),
        timeSlot(p.first + 1, p.minute, 90, offsetMin),
        { ...keptFields, location: p.placeBefore, repeat: weeklyOn(p.first + 1) },
      ),
    );
  },
  checks: [
    {
      that: "from the first one after the holiday on, the event is at the new place, and the rest of it is as it was",
      holds: ({ before, after, params: p, occasion: { offsetMin } }) => {
        const span = [p.next, p.next + 500] as const;
        const moved = occurrencesTitled(before.calendar, [p.title], span, offsetMin).map((one) => ({
          ...one,
          location: p.place,
        }));
        return sameJson(occurrencesTitled(after.calendar, [p.title], span, offsetMin), moved);
      },
    },
    {
      that: "until then the event is as it was",
      keeps: true,
      holds: ({ before, after, params: p, occasion: { offsetMin } }) => {
        const span = [p.first - 7, p.next - 1] as const;
        const was = occurrencesTitled(before.calendar, [p.title], span, offsetMin);
        return sameJson(occurrencesTitled(after.calendar, [p.title], span, offsetMin), was);
      },
    },
    {
      that: "the later ones are one series of the same time",
      holds: ({ before, after, params: p, occasion: { offsetMin } }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && sameJson(all[0]!.when, timeSlot(p.next, p.minute, 90, offsetMin));
      },
    },
  ],
  allow: ({ calendar: state }, p) => [
    added(state.events, 1, {
      ...keptFields,
      notes: "",
      invitees: [],
      except: [],
      of: null,
      title: p.title,
      location: p.place,
      repeat: weeklyOn(p.next),
    }),
    state.events["event_series"]?.repeat?.end,
  ],

  oracle: async (o, p, occasion) => {
    const { now } = occasion;
    const { os } = await o.state();
    const told = (day: number): string => dayText(formatDay(day), os, now);
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.name);
    await o.sees(`– ${told(p.to)}`);
    o.reads([told(p.to)], told(p.next));
    await o.back();
    await goToDay(o, p.next, occasion);
    const day = formatDay(p.next);
    await o.act(calendar, "main.showDay", { day });
    await o.act(calendar, "main.open", { id: "event_series", day });
    await o.act(calendar, "event.edit");
    await o.type("location", p.place);
    await o.act(calendar, "editor.save");
    await o.act(calendar, "editor.saveFollowing");
  },
});
