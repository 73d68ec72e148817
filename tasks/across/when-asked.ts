import calendar from "#apps/calendar/index.ts";
import { dayText } from "#apps/calendar/texts.ts";
import { seeToday } from "../kit/clock.ts";
import messages from "#apps/messages/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { weekdayText } from "#os/format.ts";
import { addDays } from "#state/civil.ts";
import { dayAt, formatDay, weekdayOf } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { incomingMessage, newThreadsArePlain, plainMessage, plainThread, newMessagesTo } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addEntries } from "../kit/records.ts";

/**
 * One event of a weekly series was moved. A person asks by message about the start of this event. Answer with its time.
 */
export default defineTask({
  apps: [calendar, messages],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "social", "handoff"],
  budget: 30,
  revision: 4,

  params: (r, _, { say, lang, now, offsetMin }) => {
    const friend = r.pick(["max", "zoe", "lucas", "nora", "katrin", "leo", "mia", "greta"]);
    const inDays = r.int(2, 6);
    const usual = r.int(9, 17) * 60;
    return {
      friend,
      name: personName(friend, say),
      title: r.pick([
        say("Bouldering", "抱石"),
        say("Film club", "电影社"),
        say("Book circle", "读书会"),
        say("Band practice", "乐队练习"),
        say("Garden hour", "园艺时间"),
      ]),
      inDays,
      weekday: weekdayText(weekdayOf(dayAt(addDays(now, inDays), offsetMin)), lang, true),
      usual,
      moved: usual + r.pick([-75, -45, 35, 50, 80, 95]),
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} is about to text me asking when something starts. Look it up in {app.calendar} and reply with just the time, as HH:MM on the 24-hour clock.`,
      ({ name }) =>
        `A message from ${name} will arrive in a few seconds with a question about my calendar. Find the answer in {app.calendar} and text back only the time, like 09:05 or 18:30.`,
    ],
    zh: [
      ({ name }) =>
        `${name}马上会发短信问我某件事几点开始。请在{app.calendar}里查到后回复，只写时间，24 小时制 HH:MM。`,
      ({ name }) =>
        `几秒后${name}会发来短信，询问我日历里的安排。请在{app.calendar}中找到答案，回复时只写时间，例如 09:05 或 18:30。`,
    ],
  },
  setup: ({ calendar: state, os }, p, { now, offsetMin, say }) => {
    const day = dayAt(addDays(now, p.inDays), offsetMin);
    const key = formatDay(day);
    const more = { calendar: "calendar_personal" };
    addEntries(
      state.events,
      event("event_series", p.title, timeSlot(day - 21, p.usual, 60, offsetMin), {
        ...more,
        repeat: { unit: "week", every: 1, days: [weekdayOf(day)], by: "date", end: { kind: "never" } },
        except: [key],
      }),
      event("event_moved", p.title, timeSlot(day, p.moved, 60, offsetMin), {
        ...more,
        of: { id: "event_series", day: key },
      }),
    );
    const text = say(
      `Hey, when does "${p.title}" begin on ${p.weekday}? Somebody said it was moved.`,
      `${p.weekday}的“${p.title}”几点开始？听说改时间了。`,
    );
    os.schedule["due_when"] = incomingMessage(now + 3000, mobileNumber(p.friend), text);
  },
  checks: [
    {
      that: "the answer is the time of that day and nothing else",
      holds: ({ before, after, params }) => {
        const sent = newMessagesTo(before.messages, after.messages, params.friend);
        return (
          sent.length === 1 && sent[0]!.text.normalize("NFKC").trim().replace(/^0/, "") === formatTime(params.moved)
        );
      },
    },
    { that: "the events are as they were", unchanged: ({ calendar }) => calendar.events },
    newThreadsArePlain,
  ],
  allow: ({ messages: state }) => [added(state.messages, 2, plainMessage), added(state.threads, 1, plainThread)],

  oracle: async (o, { title, inDays, weekday, moved }, { now, offsetMin }) => {
    const day = formatDay(dayAt(addDays(now, inDays), offsetMin));
    const { os } = await o.state();
    // The list of conversations shows the question even if its banner has gone.
    await o.open(messages);
    await o.wait(4);
    await o.sees(title, weekday);
    await seeToday(o, now, os, dayText(day, os, now));
    await o.open(calendar);
    await o.act(calendar, "main.showDay", { day });
    await o.sees(formatTime(moved));
    await o.replyTo((n) => n.app === messages.id, formatTime(moved).padStart(5, "0"));
  },
});
const formatTime = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
