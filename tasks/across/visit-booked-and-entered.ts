import calendar from "#apps/calendar/index.ts";
import { visitKindsAt, practicesFor } from "#apps/wechat/features/programs/practices.ts";
import wechat from "#apps/wechat/index.ts";
import { intents } from "#os/intents.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { addDays, dayKey, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { dayNumber } from "#state/day.ts";
import places from "#world/places/index.ts";
import { matchesProposal, newEventsArePlain } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { openTab } from "../kit/wechat-services.ts";
import { formatDate } from "../kit/phrases.ts";
import { pad2 } from "#os/format.ts";

/** Book a visit at a practice and add the visit to the calendar. Another visit at this practice is booked already. */
export default defineTask({
  apps: [wechat, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["explore", "create", "handoff"],
  budget: 45,
  revision: 3,

  facts: async (world, r) => {
    const { rows } = await world.read(places.queries.find, { q: "", category: "health", page: 0 });
    // Both kinds of visit (the new one and the booked one) are at the same practice.
    const [what, other] = r.pick([
      ["checkup", "teeth"],
      ["teeth", "checkup"],
      ["checkup", "vaccine"],
      ["vaccine", "eyes"],
      ["eyes", "vaccine"],
      ["eyes", "checkup"],
    ] as const);
    const { id, name } = r.pick(practicesFor(rows, what).filter((place) => visitKindsAt(place).includes(other)));
    return { id, en: name.en, zh: name.zh, what, other };
  },
  listed: { instances: 91, answerFields: 0 },
  params: (r, _, { say, now, offsetMin, lang }, practice) => {
    const inDays = r.int(1, 4);
    const hour = r.pick([9, 10, 11, 14, 15, 16]);
    const midnight = startOfDay(addDays(now, inDays), offsetMin);
    return {
      place: practice.id,
      name: say(practice.en, practice.zh),
      what: practice.what,
      other: practice.other,
      inDays,
      hour,
      at: midnight + hour * hourMs,
      date: formatDate(dayNumber(dayKey(midnight, offsetMin)), lang),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Use the health card on {app.wechat} to book ${visitKinds[p.what].en} at "${p.name}" for ${p.date} at ${pad2(p.hour)}:00. Then add it to {app.calendar} from there and keep the details it fills in.`,
      (p) =>
        `I need ${visitKinds[p.what].en} at "${p.name}" on ${p.date} at ${pad2(p.hour)}:00. Book it in {app.wechat}'s health card and add it to {app.calendar} from there without changing the event.`,
    ],
    zh: [
      (p) =>
        `请用{app.wechat}的健康卡在“${p.name}”预约${p.date} ${pad2(p.hour)}:00 ${visitKinds[p.what].zh}。然后从那里把这次预约添加到{app.calendar}，内容不用改，直接保存。`,
      (p) =>
        `我${p.date} ${pad2(p.hour)}:00 要去“${p.name}”${visitKinds[p.what].zh}。请在{app.wechat}的健康卡里预约好，再在那里把它加到{app.calendar}，自动填好的内容不用改。`,
    ],
  },
  setup: ({ wechat: state }, p) => {
    delete state.permits.health;
    state.visits = {};
    addEntries(state.visits, {
      id: "visit_before",
      place: p.place,
      name: p.name,
      what: p.other,
      at: p.at + 8 * 24 * hourMs,
    });
  },
  checks: [
    {
      that: "there is one more visit, there, then and for that",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.wechat.visits, after.wechat.visits);
        return more.length === 0 && one?.place === p.place && one.what === p.what && one.at === p.at;
      },
    },
    {
      that: "there is one new event, called as the practice, for the half hour of the visit",
      holds: ({ before, after, params: p }) => {
        const [one, ...more] = addedEntries(before.calendar.events, after.calendar.events);
        return (
          one !== undefined &&
          more.length === 0 &&
          one.title.trim() === p.name &&
          one.when.kind === "times" &&
          one.when.start === p.at &&
          one.when.end === p.at + 30 * minuteMs
        );
      },
    },
    {
      that: "the event is as the visit proposes it",
      holds: ({ before, after, params: p }) => {
        const proposed = intents.insertEvent({ title: p.name, start: p.at, end: p.at + 30 * minuteMs, place: p.name });
        return addedEntries(before.calendar.events, after.calendar.events).some((e) =>
          matchesProposal(e, proposed, before),
        );
      },
    },
    newEventsArePlain,
  ],
  allow: ({ wechat: state, calendar: book }) => [added(state.visits), state.permits.health, added(book.events)],

  oracle: async (o, p) => {
    await openTab(o, "me");
    await o.act(wechat, "main.services");
    await o.act(wechat, "services.health");
    await o.act(wechat, "health.allow");
    await o.act(wechat, "health.visits");
    await o.act(wechat, "visits.bookVisit");
    await o.act(wechat, "bookVisit.chooseWhat", { what: p.what });
    if (p.inDays !== 1) await o.act(wechat, "bookVisit.chooseDay", { day: p.inDays as 2 });
    await o.act(wechat, "bookVisit.choosePlace", { place: p.place });
    await o.act(wechat, "bookVisit.book", { at: p.at });
    const { visits } = (await o.state()).wechat;
    const { id } = Object.values(visits).find(({ at }) => at === p.at)!;
    await o.act(wechat, "visits.toCalendar", { visit: id });
    await o.act(calendar, "editor.save");
  },
});
const visitKinds = {
  checkup: { en: "a check-up", zh: "体检" },
  teeth: { en: "a dental appointment", zh: "看牙" },
  eyes: { en: "an eye appointment", zh: "看眼科" },
  vaccine: { en: "a vaccination", zh: "打疫苗" },
} as const;
