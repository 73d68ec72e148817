import calendar from "#apps/calendar/index.ts";
import clock from "#apps/clock/index.ts";
import weread from "#apps/weread/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { durationText } from "#os/format.ts";
import { dayAt, formatDay } from "#state/day.ts";
import books from "#world/books/index.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { alarm, alarmSound, ringsByWeekday, typeTime } from "../kit/clock.ts";
import { isPlainTitle, publicOf, randomPage } from "../kit/media-across.ts";
import { formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * The notes of an event name two chapters of an audiobook to be heard before it. Set an alarm for the time at which the
 * listening has to begin. The same event a week later names other chapters.
 */
export default defineTask({
  apps: [calendar, weread, clock],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["extract", "search", "reasoning", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 300; tries++) {
      const rows = await randomPage(r, (page) =>
        world.read(books.queries.audiobooks, { language: publicOf(lang), page }),
      );
      const { id, title, book } = r.pick(rows);
      const audio = (await world.read(books.queries.audiobook, { id }))!;
      const found = await world.read(books.queries.audiobooks, { q: title });
      if (!isPlainTitle(title) || found.total > 3 || found.rows[0]?.id !== id) continue;
      const fit = audio.chapters
        // Nobody has to scroll far.
        .slice(0, 20)
        .filter(({ ms, title: name }) => ms > 240_000 && ms < 3_300_000 && isPlainTitle(name));
      if (fit.length < 4 || new Set(fit.map((one) => one.title)).size < fit.length) continue;
      const four = r.sample(fit, 4).map(({ title: name, ms }) => ({ title: name, seconds: Math.floor(ms / 1000) }));
      const rest = (four[0]!.seconds + four[1]!.seconds) % 60;
      // The chapters end some seconds before or after a full minute, so that the latest full minute is certain.
      if (rest < 8 || rest > 52) continue;
      return { audio: id, book, title, chapters: four };
    }
    throw new Error("no audiobook fits");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => {
    const begins = r.int(222, 248) * 5;
    const lead = r.pick([10, 15, 20, 25]);
    const [first, second] = facts.chapters;
    const seconds = first!.seconds + second!.seconds;
    const named = (one: number, two: number): string =>
      say(
        `Until then: "${facts.chapters[one]!.title}" and "${facts.chapters[two]!.title}" of the audiobook "${facts.title}"`,
        `之前要听完有声书《${facts.title}》的“${facts.chapters[one]!.title}”和“${facts.chapters[two]!.title}”`,
      );
    return {
      ...facts,
      begins,
      lead,
      starts: Math.floor(begins - lead - seconds / 60),
      event: say(...r.pick(events)),
      label: say(...r.pick(labels)),
      notes: named(0, 1),
      otherNotes: named(2, 3),
    };
  },
  instruction: {
    en: [
      ({ event: title, label, lead }) =>
        `Before today's "${title}" in {app.calendar} I have to hear two chapters of an audiobook, which are in the notes of the event. See on {app.weread} how long they are. Set a one-time alarm in {app.clock} labelled "${label}" for the latest full minute at which I can start, so that I've heard both at normal speed, one right after the other, ${lead} minutes before the event starts.`,
      ({ event: title, label, lead }) =>
        `I need an alarm, "${label}", that rings once today: at the last full minute when I can begin the two {app.weread} audiobook chapters named in the notes of today's "${title}" in {app.calendar} and still be done with both ${lead} minutes before it begins. I listen at normal speed without a break.`,
    ],
    zh: [
      ({ event: title, label, lead }) =>
        `{app.calendar}里今天的“${title}”，备注写了开始前要听完哪两章有声书。请在{app.weread}里查这两章的时长，然后在{app.clock}设一个只响一次的闹钟，标签“${label}”：我从这时开始按原速连着听，最迟在活动开始前 ${lead} 分钟听完。时间取满足要求的最晚的整分钟。`,
      ({ event: title, label, lead }) =>
        `今天“${title}”开始前 ${lead} 分钟，我要把{app.calendar}备注里那两章有声书都听完，中间不停，原速播放。时长看{app.weread}。请算出最晚几点几分开始听（取整分钟），在{app.clock}建一个标签为“${label}”、不重复的闹钟提醒我。`,
    ],
  },
  setup: ({ calendar: dates, clock: clocks }, p, { now, offsetMin }) => {
    const today = dayAt(now, offsetMin);
    addEntries(
      dates.events,
      event("event_club", p.event, timeSlot(today, p.begins, 90, offsetMin), { notes: p.notes }),
      event("event_club_next", p.event, timeSlot(today + 7, p.begins, 90, offsetMin), { notes: p.otherNotes }),
    );
    const off = p.starts + 30;
    addEntries(clocks.alarms, alarm("alarm_club", Math.floor(off / 60), off % 60, now, { label: p.label, on: false }));
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock: state }) => state.alarms },
    {
      that: "it is on, and rings once when the listening has to begin",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (one) => one.on && one.days.length === 0 && one.hour * 60 + one.minute === params.starts,
        ),
    },
    {
      that: "it has the label",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((one) => one.label.trim() === params.label),
    },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, p, { now, offsetMin }) => {
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", p.event);
    await o.act(calendar, "search.open", { id: "event_club", day: formatDay(dayAt(now, offsetMin)) });
    await o.sees(p.notes, formatTime(p.begins));
    await o.open(weread);
    await o.act(weread, "home.search");
    await o.type("q", p.title);
    await o.enter(weread, "search.submit");
    await o.act(weread, "results.showTab", { tab: "audio" });
    await o.act(weread, "results.openAudio", { audio: p.audio });
    const [one, two] = p.chapters.map(({ seconds }) => durationText(seconds * 1000));
    await o.sees(p.chapters[0]!.title, one!, p.chapters[1]!.title, two!);
    await o.open(clock);
    await o.act(clock, "main.newAlarm");
    o.reads([formatTime(p.begins), p.lead, one!, two!], formatTime(p.starts));
    await typeTime(o, p.starts);
    await o.type("label", p.label);
    await o.act(clock, "editor.save");
  },
});
const events: readonly Localized[] = [
  ["Listening circle", "听书会"],
  ["Audiobook evening", "有声书之夜"],
  ["Ears only club", "耳朵俱乐部"],
];
const labels: readonly Localized[] = [
  ["Start listening", "开始听书"],
  ["Headphones on", "戴上耳机"],
  ["Two chapters to go", "还有两章"],
];
