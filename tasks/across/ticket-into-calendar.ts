import calendar from "#apps/calendar/index.ts";
import railway from "#apps/railway/index.ts";
import { ticketEventIntent } from "#apps/railway/features/orders/share.ts";
import { arrivesAt, departsAt } from "#apps/railway/times.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { matchesProposal, newEventsArePlain } from "../kit/calendar.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Two trips are booked. Add one of these trips to the calendar from its ticket. */
export default defineTask({
  apps: [railway, calendar],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["nav", "handoff", "create"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const [day, back] = r.sample([2, 3, 4, 5, 6, 8, 9, 10], 2).toSorted((a, b) => a - b);
      const there = (await directTrains(world, from, to, firstDay + day!)).filter(({ kind }) => kind === "G");
      const home = (await directTrains(world, to, from, firstDay + back!)).filter(({ kind }) => kind === "G");
      if (there.length === 0 || home.length === 0) continue;
      const legs = [r.pick(there), r.pick(home)];
      return { to, trips: legs.map((leg) => ({ trip: toTrip(leg, "second"), cents: adultFare(leg, "second") })) };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, { to, trips }) => {
    const meant = r.int(0, 1);
    return {
      trips,
      meant,
      code: r.int(100, 999),
      toName: say(to.en, to.zh),
      name: state.passengers["passenger_s1"]!.name,
      start: departsAt(trips[meant]!.trip),
      end: arrivesAt(trips[meant]!.trip),
    };
  },
  instruction: {
    en: [
      (p) =>
        `I have train tickets to ${p.toName} and back in {app.railway}. Add the trip ${p.meant === 0 ? "there" : "back"} to {app.calendar} from the ticket and keep the details it fills in.`,
      (p) =>
        `My train tickets to ${p.toName} and back are in {app.railway}. Put the ${p.meant === 0 ? "outward" : "return"} journey in {app.calendar} straight from its ticket, and don't change what it fills in.`,
    ],
    zh: [
      (p) =>
        `我在{app.railway}买了往返${p.toName}的车票。请从车票里把${p.meant === 0 ? "去程" : "返程"}添加到{app.calendar}，自动填写的内容不用改。`,
      (p) =>
        `{app.railway}里有我去${p.toName}的往返车票，请在${p.meant === 0 ? "去程" : "返程"}那张车票里把行程加到{app.calendar}，日程内容就用它自动填好的。`,
    ],
  },
  setup: ({ railway: state }, p, { now }) => {
    for (const [n, { trip, cents }] of p.trips.entries()) {
      const one = paidTicket(
        `trip${p.code}${n}`,
        { id: "passenger_s1", name: p.name },
        trip,
        cents,
        now - (n + 1) * dayMs,
      );
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    }
  },
  checks: [
    { that: "there is exactly one new event", oneNew: ({ calendar: state }) => state.events },
    {
      that: "the event is as the ticket proposes it",
      holds: ({ before, after, params: p }) =>
        addedEntries(before.calendar.events, after.calendar.events).some((event) =>
          matchesProposal(
            event,
            ticketEventIntent(before.railway, `ticket_trip${p.code}${p.meant}`, before.os),
            before,
          ),
        ),
    },
    {
      that: "it is called by the train and its stations, and goes from departure to arrival",
      holds: ({ before, after, params }) => {
        const { trip } = params.trips[params.meant]!;
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ title, location, when }) =>
            title.startsWith(`${trip.train} `) &&
            (location === trip.from.en || location === trip.from.zh) &&
            when.kind === "times" &&
            when.start === params.start &&
            when.end === params.end,
        );
      },
    },
    { that: "the tickets are as they were", unchanged: ({ railway: state }) => state.tickets },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events)],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.openTicket", { ticket: `ticket_trip${p.code}${p.meant}` });
    await o.act(railway, "ticket.addEvent");
    await o.act(calendar, "editor.save");
  },
});
