import calendar from "#apps/calendar/index.ts";
import messages from "#apps/messages/index.ts";
import rednote from "#apps/rednote/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import {
  eventAppearance,
  eventCalendar,
  eventReminders,
  goToDay,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { conversation, openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { addAlbum, openAlbums, saveNotes } from "../kit/rednote.ts";
import { dayAndTime, drawMealNotes, textingFriends } from "../kit/social-across.ts";
import type { Localized } from "../kit/social.ts";

/**
 * A friend texts when to have lunch, and where not. Enter the lunch at the cheapest of the other places in an album of
 * saved notes.
 */
export default defineTask({
  apps: [messages, rednote, calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L4",
  tags: ["extract", "reasoning", "create", "handoff"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => drawMealNotes(world, r, lang, "food.shop", 4),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say, now, offsetMin }, notes) => {
    const friend = r.pick(textingFriends);
    const [day, otherDay] = r.sample([2, 3, 4, 5, 6, 8, 9], 2).map((n) => dayAt(now, offsetMin) + n);
    const [minute, otherMinute] = r.sample([695, 700, 705, 715, 725, 735, 745, 750, 765, 775, 785], 2);
    return {
      friend,
      name: personName(friend, say),
      album: say(...r.pick(albums)),
      order: r.shuffle(notes.map(({ id }) => id)),
      notes,
      /** The friend rules the cheapest place out. */
      unwanted: notes[0]!.place.name,
      best: notes[1]!,
      day: day!,
      minute: minute!,
      otherDay: otherDay!,
      otherMinute: otherMinute!,
      title: say(`Lunch with ${personName(friend, say)}`, `和${personName(friend, say)}吃午饭`),
    };
  },
  instruction: {
    en: [
      ({ friend, name, album, title }) =>
        `${name} and I are having lunch, ${pronouns(friend).their} texts say when. Go for the place from my {app.rednote} album "${album}" with the lowest price, except for the one ${name} doesn't want. Put it in {app.calendar} as "${title}" for one hour, with the name of the place as the location.`,
      ({ friend, name, album, title }) =>
        `Could you enter "${title}" in {app.calendar}, one hour long? Day and time are in ${pronouns(friend).their} texts, and so is the place ${name} would rather avoid. Of the others in my {app.rednote} album "${album}", take the cheapest going by the notes, and use its name as the location.`,
    ],
    zh: [
      ({ name, album, title }) =>
        `我要和${name}吃午饭，时间看短信。地方从我{app.rednote}的专辑“${album}”里挑，要价格最低的，短信里说不想去的那家除外。请在{app.calendar}里建一个一小时的日程，标题“${title}”，地点写店名。`,
      ({ name, album, title }) =>
        `请在{app.calendar}里加上“${title}”，一个小时，哪天几点按${name}短信里说的。${name}还说了有一家不想去；我{app.rednote}专辑“${album}”里剩下的店，按笔记里的价格选最便宜的，店名填在地点里。`,
    ],
  },
  setup: ({ messages: inbox, rednote: state }, p, { now, lang, say }) => {
    addAlbum(state, "album_lunch", p.album, now - 40 * dayMs);
    saveNotes(state, "album_lunch", p.order, now - dayMs);
    const thread = `thread_${p.friend}`;
    inbox.threads[thread] ??= conversation(thread, mobileNumber(p.friend));
    const when = (day: number, minute: number): string => dayAndTime(formatDate(day, lang), formatTime(minute), say);
    const lines = [
      say(
        `Lunch on ${when(p.otherDay, p.otherMinute)}? You know all the good places.`,
        `${when(p.otherDay, p.otherMinute)}一起吃午饭？地方你熟，你来挑。`,
      ),
      say(
        `Sorry, that doesn't work after all. Is ${when(p.day, p.minute)} OK?`,
        `不好意思，那天又不行了，改${when(p.day, p.minute)}可以吗？`,
      ),
      say(`Any place but ${p.unwanted}, I was just there.`, `除了${p.unwanted}都行，那家我刚去过。`),
    ];
    for (const [i, line] of lines.entries())
      addEntries(
        inbox.messages,
        sms(`msg_lunch${i}`, thread, mobileNumber(p.friend), line, now - (200 - i * 30) * 60_000),
      );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title and the place",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return (
          all.length === 1 &&
          all[0]!.title.trim() === params.title &&
          all[0]!.location.trim() === params.best.place.name
        );
      },
    },
    {
      that: "it lasts an hour, from the time that the friend proposed last",
      holds: ({ before, after, params, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          const want = timeSlot(params.day, params.minute, 60, occasion.offsetMin);
          return (
            when.kind === "times" && want.kind === "times" && sameJson([when.start, when.end], [want.start, want.end])
          );
        }),
    },
  ],
  allow: ({ calendar: state }, { best }) => [added(state.events, 1, { ...plainEvent, location: best.place.name })],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    await openThread(o, p.friend);
    await o.sees(formatDate(p.day, occasion.lang), formatTime(p.minute), p.unwanted);
    await openAlbums(o);
    await o.sees(p.album);
    await o.act(rednote, "me.openAlbum", { album: "album_lunch" });
    for (const one of p.notes) {
      await o.sees(one.title);
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told, one.place.name);
      await o.back();
    }
    o.reads([p.unwanted, ...p.notes.map(({ told }) => told)], p.best.place.name);
    await o.open(calendar);
    await goToDay(o, p.day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(p.day), minute: null });
    await o.type("title", p.title);
    await o.type("location", p.best.place.name);
    await setStartTime(o, p.minute);
    await o.act(calendar, "editor.save");
  },
});
const albums: readonly Localized[] = [
  ["Lunch spots", "午饭去哪吃"],
  ["Eat with friends", "和朋友吃"],
  ["Still to try", "还没去过的店"],
  ["Table for two", "两个人吃"],
];
