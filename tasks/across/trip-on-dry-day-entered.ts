import calendar from "#apps/calendar/index.ts";
import rednote from "#apps/rednote/index.ts";
import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import { cast } from "#world/cast.ts";
import {
  event,
  eventAppearance,
  eventCalendar,
  eventReminders,
  goToDay,
  newEventsArePlain,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { formatDate, formatTime, joinList } from "../kit/phrases.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { addAlbum, drawNotes, openAlbums, saveNotes, toldFact } from "../kit/rednote.ts";
import { lookAtDay, setEndTime } from "../kit/social-across.ts";
import { isPlainName, type Localized } from "../kit/social.ts";
import { getTaskCity, setSavedCities, taskCities } from "../kit/weather.ts";

const startMinute = 10 * 60;
/**
 * Enter a trip on the one of three days that stays dry and on which the calendar has nothing else at that time. The trip
 * is the shortest of the saved notes. Another day is dry but taken, and a third one is free but wet.
 */
export default defineTask({
  apps: [rednote, weather, calendar],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (let tries = 0; tries < 200; tries++) {
      const found = await drawNotes(world, r, lang, "outdoors.hike", 4, ["hours"], (note) => {
        const { value, text } = toldFact(note, "hours")!;
        return (
          typeof value === "number" &&
          value >= 2 &&
          value <= 8 &&
          text.includes(String(value)) &&
          isPlainName(note.title)
        );
      });
      const trips = found.map((note) => {
        const { value, text } = toldFact(note, "hours")!;
        return { id: note.id, title: note.title, hours: Number(value), told: text };
      });
      const hours = trips.map((one) => one.hours).toSorted((a, b) => a - b);
      if (hours[0]! < hours[1]!) return { trips, hours: hours[0]! };
    }
    throw new Error("no trips fit");
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { now, offsetMin, say, lang }, { trips, hours }) => {
    const today = dayAt(now, offsetMin);
    for (;;) {
      const saved = r.sample(cities, 4);
      const city = r.pick(saved.slice(1));
      const days = r.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3).map((n) => today + n);
      const [meant, taken, wet] = days as [number, number, number];
      // A birthday in the calendar is no clash, but nobody has to decide that.
      if (days.some((day) => birthdays.includes(formatDay(day).slice(5)))) continue;
      const rain = days.map((day) => dayOf(city, day).precipitation);
      if (rain[0] !== 0 || rain[1] !== 0 || rain[2]! < 0.5) continue;
      return {
        trips,
        hours,
        album: say(...r.pick(albums)),
        title: say(...r.pick(titles)),
        saved: saved.map(({ id }) => id),
        city: city.id,
        cityName: say(city.name.en, city.name.zh),
        meant,
        taken,
        wet,
        rain: Math.round(rain[2]! * 10) / 10,
        told: joinList(
          days.toSorted((a, b) => a - b).map((day) => formatDate(day, lang)),
          say(" and ", "和"),
          say(", ", "、"),
        ),
        busy: say(...r.pick(dates)),
        evening: say(...r.pick(evenings)),
        busyAt: startMinute + r.pick([30, 45, 60]),
        order: r.shuffle(trips.map(({ id }) => id)),
      };
    }
  },
  instruction: {
    en: [
      ({ told, cityName, album, title }) =>
        `Plan a day out near ${cityName} for me; ${told} are possible. It has to be a day with no precipitation there according to {app.weather}, and it mustn't overlap anything in {app.calendar}. Choose the trip that takes the fewest hours from my {app.rednote} album "${album}", as the notes tell it. Add it to {app.calendar} as "${title}", from 10:00 and for exactly that many hours, with nothing added for breaks.`,
      ({ told, cityName, album, title }) =>
        `I'm free to go out near ${cityName} on one of these days: ${told}. Find the day on which {app.weather} shows 0 mm for ${cityName} and my calendar has room, and the shortest trip in hours among the notes in my {app.rednote} album "${album}". Then enter "${title}" in {app.calendar} on that day, starting at 10:00 and exactly as many hours long as the note says, with nothing added for breaks.`,
    ],
    zh: [
      ({ told, cityName, album, title }) =>
        `我想去${cityName}附近玩一趟，${told}都可以考虑。要选{app.weather}里${cityName}当天降水量为 0 的日子，而且不能和{app.calendar}里的安排冲突。路线从{app.rednote}专辑“${album}”里挑，按笔记正文选用时最短的。请在{app.calendar}里那天加上“${title}”，10:00 开始，时长就按笔记里写的小时数。`,
      ({ told, cityName, album, title }) =>
        `帮我定一下去${cityName}附近玩的日子：${told}里，选{app.weather}显示${cityName}没有降水、{app.calendar}上时间也不冲突的那天。再看{app.rednote}专辑“${album}”里的几条笔记，选花的小时数最少的那条路线。然后在{app.calendar}里建日程“${title}”，10:00 开始，持续笔记里写的那么多小时。`,
    ],
  },
  setup: ({ rednote: state, weather: forecast, calendar: { events } }, p, { now, offsetMin }) => {
    addAlbum(state, "album_trips", p.album, now - 40 * dayMs);
    saveNotes(state, "album_trips", p.order, now - dayMs);
    setSavedCities(forecast, p.saved.map(getTaskCity));
    // Only these events are near the three days.
    for (const id of Object.keys(events)) delete events[id];
    addEntries(
      events,
      event("event_taken", p.busy, timeSlot(p.taken, p.busyAt, 120, offsetMin)),
      event("event_evening", p.evening, timeSlot(p.meant, 19 * 60 + 30, 120, offsetMin)),
      event("event_wet_evening", p.evening, timeSlot(p.wet, 19 * 60, 90, offsetMin)),
    );
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
      that: "it begins at ten on the day that is dry and free",
      holds: ({ before, after, params, occasion }) => {
        const want = timeSlot(params.meant, startMinute, params.hours * 60, occasion.offsetMin);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "times" && want.kind === "times" && when.start === want.start,
        );
      },
    },
    {
      that: "it lasts as long as the shortest trip",
      holds: ({ before, after, params }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "times" && when.end - when.start === params.hours * 3_600_000,
        ),
    },
    newEventsArePlain,
    {
      that: "the album and the saved cities are as they were",
      keeps: true,
      holds: ({ before, after }) =>
        sameJson([before.rednote.saved, before.weather.order], [after.rednote.saved, after.weather.order]),
    },
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    const { lang, say } = occasion;
    await openAlbums(o);
    await o.sees(p.album);
    await o.act(rednote, "me.openAlbum", { album: "album_trips" });
    for (const one of p.trips) {
      await o.sees(one.title);
      await o.act(rednote, "album.open", { note: one.id });
      await o.sees(one.told);
      await o.back();
    }
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.open", { place: p.city });
    const millimetres = (mm: number): string => say(`${mm} mm`, `${mm} 毫米`);
    for (const [day, mm] of [
      [p.wet, p.rain],
      [p.taken, 0],
      [p.meant, 0],
    ] as const) {
      await o.act(weather, "main.openDay", { city: p.city, day });
      await o.sees(millimetres(mm));
      await o.back();
    }
    await o.open(calendar);
    await lookAtDay(o, p.taken, occasion, p.busy, formatTime(p.busyAt));
    await lookAtDay(o, p.meant, occasion, p.evening);
    const end = startMinute + p.hours * 60;
    o.reads(
      [millimetres(p.rain), millimetres(0), p.busy, p.evening, ...p.trips.map(({ told }) => told)],
      formatDate(p.meant, lang),
      formatTime(end),
    );
    await goToDay(o, p.meant, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(p.meant), minute: null });
    await o.type("title", p.title);
    await setStartTime(o, startMinute);
    await setEndTime(o, end);
    await o.act(calendar, "editor.save");
  },
});
const birthdays = cast.flatMap(({ birthday }) => birthday?.slice(5) ?? []);
const cities = taskCities.filter(({ offsetMin }) => offsetMin === 480);
const albums: readonly Localized[] = [
  ["Out of town", "出城走走"],
  ["Days outdoors", "户外的一天"],
  ["When it's dry", "天晴再去"],
  ["Fresh air", "透透气"],
];
const titles: readonly Localized[] = [
  ["Out with Max", "和马骁出去玩"],
  ["Day outdoors", "户外活动"],
  ["Trip with colleagues", "和同事出游"],
  ["Getting some air", "出去透气"],
];
const dates: readonly Localized[] = [
  ["Flat viewing", "看房"],
  ["Brunch with Zoe", "和郎悦吃早午餐"],
  ["Piano tuner", "调琴师上门"],
  ["Eye test", "验光"],
];
const evenings: readonly Localized[] = [
  ["Choir", "合唱排练"],
  ["Film night", "电影之夜"],
  ["Board games", "桌游"],
];
