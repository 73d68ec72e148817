import browser from "#apps/browser/index.ts";
import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { epochOf } from "#state/civil.ts";
import { event, eventAppearance, eventCalendar, newEventsArePlain, plainEvent } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { drawPages, searchAndOpen } from "../kit/browser.ts";
import { formatTime } from "../kit/phrases.ts";

/** Add an event from a city's web calendar, either from the file that the page offers or by hand, with one reminder. */
export default defineTask({
  apps: [browser, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "create", "handoff"],
  budget: 45,
  revision: 3,

  facts: async (world, r) => (await drawPages(world, r, { site: "nightlamp", kind: "event" }, 1))[0]!,
  listed: { instances: 77, answerFields: 0 },
  params: (r, _, { say, lang }, page) => {
    const { file, bytes, content } = page.download!;
    const text = say(content.en, content.zh);
    const [, y, mo, d, h, mi] = /DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(text)!.map(Number) as number[];
    return {
      url: page.url,
      name: say(page.name.en, page.name.zh),
      start: { year: y!, month: mo!, day: d!, hour: h!, minute: mi! },
      minutes: Number(/DURATION:PT(\d+)M/.exec(text)![1]),
      file: { name: file, bytes: lang === "en" ? bytes.en : bytes.zh, content: text },
      reminder: r.pick([
        { minutes: 30, told: say("30 minutes before", "提前 30 分钟") },
        { minutes: 60, told: say("1 hour before", "提前 1 小时") },
        { minutes: 1440, told: say("1 day before", "提前 1 天") },
      ]),
    };
  },
  instruction: {
    en: [
      ({ name, reminder }) =>
        `There's an event called "${name}" on Nightlamp (nightlamp.example). Add it to {app.calendar} under that exact name, with the date, time and length from the site and a single reminder: ${reminder.told}.`,
      ({ name, reminder }) =>
        `I want to go to "${name}". Look it up on Nightlamp (nightlamp.example) and put it in {app.calendar} with the same name, from start to finish. Remind me ${reminder.told}, just that once.`,
    ],
    zh: [
      ({ name, reminder }) =>
        `网站“灯下活动”（nightlamp.example）预告了活动“${name}”。请按网站上的日期、时间和时长把它加入{app.calendar}，名称保持一致，只设一个提醒：${reminder.told}。`,
      ({ name, reminder }) =>
        `我想参加“${name}”。请在“灯下活动”（nightlamp.example）上查到它，用同样的名称加入{app.calendar}，从开始到结束的时间都要正确，并只设“${reminder.told}”这一个提醒。`,
    ],
  },
  // At first the calendar contains only a similar event that was a month earlier.
  setup: ({ calendar: state }, { name, start, minutes }, { offsetMin, say }) => {
    const at = epochOf({ ...start, month: start.month - 1 }, offsetMin);
    addEntries(
      state.events,
      event(
        "event_before",
        say(`${name} (online)`, `${name}（线上）`),
        { kind: "times", start: at, end: at + minutes * 60_000, zone: "Asia/Shanghai" },
        { calendar: "calendar_personal" },
      ),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the name of the page",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.name && all[0]!.repeat === null;
      },
    },
    {
      that: "it begins and ends as the page says",
      holds: ({ before, after, params, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          const start = epochOf(params.start, occasion.offsetMin);
          return when.kind === "times" && when.start === start && when.end === start + params.minutes * 60_000;
        }),
    },
    {
      that: "it has this one reminder",
      holds: ({ before, after, params }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(
          (e) => e.reminders.length === 1 && e.reminders[0] === params.reminder.minutes,
        ),
    },
    newEventsArePlain,
  ],
  // The agent may download and open the file, or enter the event by hand.
  allow: ({ calendar: state, browser: web, os }) => [
    added(state.events, 1, plainEvent),
    added(web.downloads),
    added(os.files),
  ],
  free: [
    eventAppearance,
    eventCalendar,
    {
      why: "The event may be written by hand as well: what was downloaded on the way is no matter",
      paths: ({ browser: web, os }) => [web.downloads, os.files],
    },
  ],

  oracle: async (o, { url, name, start, file, reminder }) => {
    await searchAndOpen(o, url, name);
    await o.sees(formatTime(start.hour * 60 + start.minute));
    await o.act(browser, "page.download", file);
    await o.set(browser, "page", { open: "menu" });
    await o.act(browser, "page.seeDownloads");
    const id = Object.keys((await o.state()).browser.downloads)[0] ?? "";
    await o.act(browser, "downloads.open", { id });
    await o.choose(calendar);
    await o.set(calendar, "editor", { open: "reminders" });
    await o.set(calendar, "editor", { reminders: [] });
    await o.set(calendar, "editor", { reminders: [reminder.minutes as 30] });
    await o.set(calendar, "editor", { open: null });
    await o.act(calendar, "editor.save");
  },
});
