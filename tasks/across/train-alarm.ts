import clock from "#apps/clock/index.ts";
import notes from "#apps/notes/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addDays, dayKey } from "#state/civil.ts";
import { dayText } from "#apps/contacts/days.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { note, openNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/** Set an alarm some time before a train whose time was changed, and report the date of the return trip. */
export default defineTask({
  apps: [notes, clock],
  split: "test",
  objective: "hybrid",
  composition: "transfer",
  difficulty: "L4",
  tags: ["extract", "create", "handoff", "reasoning"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => ({
    town: r.pick([
      say("Fernhaven", "蕨港"),
      say("Lakemoor", "湖沼镇"),
      say("Highcliff", "高崖"),
      say("Port Alder", "桤木港"),
      say("Windle", "风谷"),
      say("Saltmouth", "盐口"),
    ]),
    train: `${r.pick(["RX", "KT", "IL", "ZF"])} ${r.int(101, 899)}`,
    departs: r.int(6 * 60 + 40, 8 * 60 + 50),
    later: r.int(12, 38),
    lead: r.pick([40, 50, 65, 70, 80, 95]),
    back: r.int(6, 24),
  }),
  instruction: {
    en: [
      ({ town, lead }) =>
        `Read my note "Trip to ${town}". Set a one-time alarm in {app.clock} for ${lead} minutes before my outward train leaves, and use the train number as the label. Then fill in the date I travel home on {app.answersheet} and submit it.`,
      ({ town, lead }) =>
        `My train trip is in the note "Trip to ${town}". Add an alarm with no repeat ${lead} minutes before the train there departs, labelled with its number. What date do I come home? Put it on {app.answersheet} and submit it.`,
    ],
    zh: [
      ({ town, lead }) =>
        `请看{app.notes}里的笔记“${town}之行”。在{app.clock}里新建一个只响一次的闹钟，去程列车发车前 ${lead} 分钟响，标签写去程的车次。然后把返程日期填入{app.answersheet}并提交。`,
      ({ town, lead }) =>
        `我要坐火车出门，安排在{app.notes}的笔记“${town}之行”里。请在{app.clock}里加一个不重复的闹钟，在去程发车前 ${lead} 分钟响，用去程车次作标签。我哪天回来？请把日期填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ notes: state, clock: clocks }, p, { now, offsetMin, lang, say }) => {
    const { town, train, departs, later, back } = p;
    const day = (n: number): string => dayText(dayKey(addDays(now, n), offsetMin), lang);
    const home = train.replace(/\d+/, (n) => String(Number(n) + 1));
    const trip = (there: number, more: string, days: number) =>
      [
        say(
          `There: train ${train}, ${day(days)}, leaves ${formatTime(there)}`,
          `去程：${train} 次，${day(days)} ${formatTime(there)} 发车`,
        ),
        more,
        say(
          `Home: train ${home}, ${day(days + back)}, leaves ${formatTime(there + 300)}`,
          `返程：${home} 次，${day(days + back)} ${formatTime(there + 300)} 发车`,
        ),
      ]
        .filter((line) => line !== "")
        .join("\n");
    const changed = say(
      `Timetable changed: ${train} leaves ${later} minutes later than written above.`,
      `时刻有变：${train} 次比上面写的时间晚 ${later} 分钟发车。`,
    );
    addEntries(
      state.notes,
      note("note_trip", say(`Trip to ${town}`, `${town}之行`), trip(departs, changed, 1), now - 9_000_000),
      note(
        "note_trip_before",
        say(`Trip to ${town} (last year)`, `${town}之行（去年）`),
        trip(departs - 25, "", -380),
        now - 4_000_000,
      ),
    );
    const old = departs - p.lead;
    addEntries(clocks.alarms, alarm("alarm_train", Math.floor(old / 60), old % 60, now, { label: home, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on, and rings once so long before the train leaves",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === alarmMinute(params),
        ),
    },
    {
      that: "its label is the number of the train",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.train),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],
  answer: {
    fields: (_, say) => ({ home: text(say("Date of return", "返程日期"), "YYYY-MM-DD", "date") }),
    expected: ({ params, occasion }) => ({ home: dayKey(addDays(occasion.now, 1 + params.back), occasion.offsetMin) }),
  },

  oracle: async (o, params, { now, offsetMin, lang, say }) => {
    await openNote(o, say(`Trip to ${params.town}`, `${params.town}之行`), "note_trip");
    const home = dayKey(addDays(now, 1 + params.back), offsetMin);
    await o.sees(params.train, formatTime(params.departs), params.later, dayText(home, lang));
    o.reads([dayText(home, lang)], home);
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    const at = alarmMinute(params);
    o.reads([formatTime(params.departs), params.later, params.lead], formatTime(at));
    await typeTime(o, at);
    await o.type("label", params.train);
    await o.act(clock, "editor.save");
    await o.answer({ home });
  },
});
const alarmMinute = (p: { readonly departs: number; readonly later: number; readonly lead: number }): number =>
  p.departs + p.later - p.lead;
