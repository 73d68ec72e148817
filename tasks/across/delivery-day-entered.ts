import calendar from "#apps/calendar/index.ts";
import ebay from "#apps/ebay/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dateText } from "#os/format.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import {
  event,
  eventAppearance,
  eventReminders,
  eventCalendar,
  goToDay,
  newEventsArePlain,
  plainEvent,
} from "../kit/calendar.ts";
import { pastOrder, drawListings, openOrders } from "../kit/ebay.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

/** Add the expected delivery day of a parcel as an all-day event. */
export default defineTask({
  apps: [ebay, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "handoff", "create"],
  budget: 30,
  revision: 3,

  facts: (world, r) => drawListings(world, r, 3, { format: "buy", price_max: 30_000 }),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [ware, other, past]) => ({
    ware: ware!,
    other: other!,
    past: past!,
    noun: say(ware!.noun.en, ware!.noun.zh),
    title: r.pick([
      say("Stay in for the parcel", "在家等快递"),
      say("Parcel from abroad", "海外包裹"),
      say("Parcel arriving today", "今天收快递"),
      say("Parcel delivery", "快递上门"),
    ]),
    days: r.int(2, 14),
    apart: r.pick([-1, 1, 2, 3]),
    hour: r.int(1, 8),
  }),
  instruction: {
    en: [
      ({ noun, title }) =>
        `By what day should the ${noun} I ordered on {app.ebay} arrive? Add an all-day event "${title}" to {app.calendar} on that day.`,
      ({ noun, title }) =>
        `I'm waiting for the ${noun} I ordered on {app.ebay}. Put an all-day event called "${title}" in {app.calendar} on the expected delivery date.`,
    ],
    zh: [
      ({ noun, title }) =>
        `我在{app.ebay}上买的${noun}正在路上，请看看预计哪天送到，在{app.calendar}的那一天新建全天日程“${title}”。`,
      ({ noun, title }) =>
        `我在等{app.ebay}上买的${noun}。请在{app.calendar}里它预计送达的那天，加一个全天日程“${title}”。`,
    ],
  },
  setup: ({ ebay: state, calendar: { events } }, p, { now, offsetMin }) => {
    state.orders = {};
    const at = (days: number): number => now + days * dayMs + p.hour * hourMs;
    const more = { status: "shipped", tracking: "LX440912876US", entry: null, payWith: "any" } as const;
    addEntries(
      state.orders,
      pastOrder(state, "order_meant", p.ware, now - 6 * dayMs, { ...more, arrivesAt: at(p.days) }),
      pastOrder(state, "order_other", p.other, now - 5 * dayMs, { ...more, arrivesAt: at(p.days + p.apart) }),
      // The same thing was delivered once before.
      pastOrder(state, "order_past", p.ware, now - 66 * dayMs, { entry: null, payWith: "any" }),
      pastOrder(state, "order_still", p.past, now - 40 * dayMs, { entry: null, payWith: "any" }),
    );
    const last = formatDay(dayAt(now - 57 * dayMs, offsetMin));
    addEntries(events, event("event_last", p.title, { kind: "days", from: last, to: last }, { busy: false }));
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
      that: "it lasts the whole of the day on which the parcel is expected",
      holds: ({ before, after, occasion }) => {
        const day = formatDay(dayAt(before.ebay.orders["order_meant"]!.arrivesAt!, occasion.offsetMin));
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "days" && when.from === day && when.to === day,
        );
      },
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: { events } }) => [added(events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    await openOrders(o, "progress");
    await o.act(ebay, "orders.track", { order: "order_meant" });
    const { ebay: state, os } = await o.state();
    const at = state.orders["order_meant"]!.arrivesAt!;
    const shown = dateText(at, os, occasion.now);
    await o.sees(shown);
    const day = dayAt(at, occasion.offsetMin);
    o.reads([shown], formatDate(day, occasion.lang), formatDay(day));
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", p.title);
    await o.act(calendar, "editor.allDay");
    await o.act(calendar, "editor.save");
  },
});
