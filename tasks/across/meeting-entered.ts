import calendar from "#apps/calendar/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import {
  eventAppearance,
  eventReminders,
  eventCalendar,
  goToDay,
  newEventsArePlain,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { addedEntries } from "../kit/records.ts";
import { openChat, stopPendingMessages, chatMessage, addMessages, instructionName } from "../kit/wechat.ts";
import { formatTime, formatDate } from "../kit/phrases.ts";

/**
 * The owner and another person have agreed on the time of a meeting in a chat, after the owner rejected the first time.
 * Add the meeting to the calendar.
 */
export default defineTask({
  apps: [wechat, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "create"],
  budget: 45,
  revision: 2,

  params: (r, { wechat: state }, { now, offsetMin, say }) => {
    const peer = `person_${r.pick(["katrin", "nora", "priya", "vera", "sofia", "alex_renner"])}`;
    const today = dayAt(now, offsetMin);
    const [day, firstDay] = r.sample([2, 3, 4, 5, 6, 8, 9, 11], 2).map((n) => today + n);
    const minute = r.int(9 * 12, 17 * 12) * 5;
    return {
      peer,
      name: instructionName(state, peer, say),
      title: r.pick([
        say("Flat inspection", "验房"),
        say("Portfolio talk", "作品集面谈"),
        say("Oak delivery", "橡木送货"),
        say("Handover of the keys", "交接钥匙"),
      ]),
      day: day!,
      firstDay: firstDay!,
      minute,
      firstMinute: minute + r.pick([-90, -45, 50, 85]),
    };
  },
  instruction: {
    en: [
      ({ name, title }) =>
        `${name} and I settled on a day and time for "${title}" on {app.wechat}. Add it to {app.calendar} under that name, for one hour.`,
      ({ name, title }) =>
        `When's "${title}"? ${name} and I agreed on it in our {app.wechat} chat, and what was said last counts. Put it in {app.calendar} with exactly that title, one hour long.`,
    ],
    zh: [
      ({ name, title }) =>
        `我和${name}在{app.wechat}里约好了“${title}”的日期和时间。请加到{app.calendar}，标题就写“${title}”，时长一小时。`,
      ({ name, title }) =>
        `“${title}”的时间已经在{app.wechat}里和${name}定下来了（以最后说的为准）。请用这个标题在{app.calendar}新建日程，从约定时间起一小时。`,
    ],
  },
  setup: ({ wechat: state }, p, { now, lang, say }) => {
    stopPendingMessages(state, p.peer);
    const when = (day: number, minute: number): string =>
      say(`${formatDate(day, "en")} at ${formatTime(minute)}`, `${formatDate(day, "zh-CN")} ${formatTime(minute)}`);
    const lines = [
      [
        p.peer,
        say(`${p.title}: ${when(p.firstDay, p.firstMinute)}?`, `${p.title}：${when(p.firstDay, p.firstMinute)}行吗？`),
      ],
      ["person_me", say("I can't that day. Another one?", "那天我不行，换一天？")],
      [p.peer, say(`Then ${when(p.day, p.minute)}`, `那就${when(p.day, p.minute)}`)],
      ["person_me", lang === "en" ? "Done, see you then" : "好，到时见"],
    ] as const;
    for (const [i, [from, line]] of lines.entries())
      addMessages(state, p.peer, chatMessage(`msg_when${i}`, p.peer, from, line, now - (50 - i * 6) * minuteMs));
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it lasts an hour, from the time that was agreed on",
      holds: ({ before, after, params, occasion }) => {
        const want = timeSlot(params.day, params.minute, 60, occasion.offsetMin);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) =>
            when.kind === "times" && want.kind === "times" && when.start === want.start && when.end === want.end,
        );
      },
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, { peer, title, day, minute }, occasion) => {
    await openChat(o, peer);
    await o.sees(formatDate(day, occasion.lang), formatTime(minute));
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", title);
    await setStartTime(o, minute);
    await o.act(calendar, "editor.save");
  },
});
