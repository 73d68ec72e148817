import type { Ticket } from "#apps/railway/features/book/state.ts";
import { ticketPrice } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { countSeats } from "#world/rails/classes.ts";
import {
  paidTicket,
  drawTowns,
  adultFare,
  firstDay,
  leftAtStart,
  directTrains,
  searchTrains,
  toTrip,
  tripFields,
} from "../kit/railway.ts";
import { departsAt } from "#apps/railway/times.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";

/**
 * Join the waitlist of the quickest train of a part of the day, which is full, with the same people as on the last of
 * two past trips to that city.
 */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "create", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawTowns(r);
      // Everybody's last trip to Nanjing is on every phone, and a ticket of Ruth's is for the 28th of the month.
      if (to.en === "Nanjing") continue;
      const day = firstDay + r.int(4, 11);
      const [begins, ends] = r.pick([
        [360, 720],
        [720, 1080],
      ] as const);
      const of = r.pick(["second", "second", "first"] as const);
      const legs = await directTrains(world, from, to, day);
      const inTime = legs.filter((leg) => leg.departs % 1440 >= begins && leg.departs % 1440 <= ends);
      const fast = inTime.filter((leg) => countSeats(leg.formation)[of] !== undefined);
      // No train leaves at the end of the time.
      if (fast.length < 4 || fast.length > 25 || fast.some(({ departs }) => departs % 1440 === ends)) continue;
      const [best, next] = fast.toSorted((a, b) => a.arrives - a.departs - (b.arrives - b.departs));
      if (best!.arrives - best!.departs >= next!.arrives - next!.departs) continue;
      if (
        best!.departs % 1440 === begins ||
        leftAtStart(best!, of) > 0 ||
        best!.day !== day ||
        !fast.some((leg) => leftAtStart(leg, of) > 3)
      )
        continue;
      const past = [];
      for (const away of r.sample([12, 15, 19, 26, 33, 41, 48], 2).toSorted((a, b) => a - b)) {
        const before = (await directTrains(world, from, to, firstDay - away)).filter(
          (leg) => leg.kind === "G" && leg.departs > 420 && leg.arrives < 1200,
        );
        if (before.length > 0) past.push(r.pick(before));
      }
      if (past.length < 2) continue;
      return {
        from,
        to,
        day,
        begins,
        ends,
        trip: toTrip(best!, of),
        adultCents: adultFare(best!, of),
        studentCents: ticketPrice(best!, best!.tariff, of, "student", null),
        past: past.map((leg) => ({ trip: toTrip(leg, "second"), cents: adultFare(leg, "second") })),
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, p) => {
    const others = r.shuffle(["passenger_s2", "passenger_s3", "passenger_s4"]);
    const size = r.int(1, 2);
    // The people of the last trip and of the trip before. One of the others is on one of the two trips alone.
    const parties = [others.slice(0, size), others.slice(3 - size)].map((ids) => ["passenger_s1", ...ids].toSorted());
    return {
      ...p,
      fromName: say(p.from.en, p.from.zh),
      toName: say(p.to.en, p.to.zh),
      className: say(
        { second: "second-class", first: "first-class" }[p.trip.of as "first" | "second"],
        { second: "二等座", first: "一等座" }[p.trip.of as "first" | "second"],
      ),
      span: say(
        `between ${formatTime(p.begins)} and ${formatTime(p.ends)}`,
        `${formatTime(p.begins)} 到 ${formatTime(p.ends)} 之间`,
      ),
      hours: r.pick([12, 24, 48] as const),
      // Finn is a student.
      cents: parties[0]!.reduce((sum, id) => sum + (id === "passenger_s4" ? p.studentCents : p.adultCents), 0),
      parties: parties.map((ids) => ids.map((id) => ({ id, name: state.passengers[id]!.name }))),
    };
  },
  instruction: {
    en: [
      (p) =>
        `We want to repeat our last trip to ${p.toName}: the same people as then, from ${p.fromName} again, on ${formatDate(p.day, "en")}. Of the direct trains in {app.railway} with ${p.className} seats that leave ${p.span}, I want the one with the shortest travel time, even though that class is sold out. Put us on its waitlist for ${p.className} seats, with the fulfilment deadline ${p.hours} hours before departure, and submit the order. I'll make the prepayment.`,
      (p) =>
        `In {app.railway}, join the waitlist for ${p.className} seats from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")}, for everyone who was on my most recent trip to ${p.toName}. Take the direct train with the shortest travel time of those that leave ${p.span} and have that class; it's sold out. The fulfilment deadline should be ${p.hours} hours before departure. Submit it, but leave it unpaid.`,
    ],
    zh: [
      (p) =>
        `上次从${p.fromName}去${p.toName}的那几个人，${formatDate(p.day, "zh-CN")}想再去一次。请在{app.railway}里找 ${p.span}出发、有${p.className}席别的直达列车中耗时最短的一趟。它的${p.className}已经没票了，就给我们几个候补${p.className}，截止兑现时间选开车前 ${p.hours} 小时，提交候补订单即可，预付款我来付。`,
      (p) =>
        `请在{app.railway}候补${formatDate(p.day, "zh-CN")}从${p.fromName}到${p.toName}的${p.className}：乘车人就是我最近一次去${p.toName}时同车的所有人（包括我），车次选 ${p.span}发车、设${p.className}的直达车里耗时最短的那趟（这一席别已售完），截止兑现时间为开车前 ${p.hours} 小时。提交后先不要付款。`,
    ],
  },
  setup: ({ railway: state }, p) => {
    for (const [n, { trip, cents }] of p.past.entries()) {
      const people = p.parties[n]!;
      const at = departsAt(trip) - 70 * hourMs;
      const used: Partial<Ticket> = { status: "ridden", reminded: true, warned: true, order: `order_past${n}` };
      for (const [seat, person] of people.entries()) {
        const one = paidTicket(`past${n}`, person, trip, cents, at, {
          order: { cents: cents * people.length },
          ticket: { ...used, id: `ticket_past${n}${seat}`, seat: `08${"ABCDF"[seat]}` },
        });
        addEntries(state.orders, one.order);
        addEntries(state.tickets, one.ticket);
      }
    }
  },
  checks: [
    {
      that: "there is one new waitlist order, which waits for its payment",
      holds: ({ before, after }) => {
        const all = addedEntries(before.railway.waits, after.railway.waits);
        return all.length === 1 && all[0]!.status === "unpaid";
      },
    },
    {
      that: "it is for this train and class",
      holds: ({ before, after, params: { trip } }) =>
        addedEntries(before.railway.waits, after.railway.waits).some(({ trip: of }) => sameJson(of, trip)),
    },
    {
      that: "it is for the people of the last trip, at their fares",
      holds: ({ before, after, params }) =>
        addedEntries(before.railway.waits, after.railway.waits).some(
          ({ passengers, cents }) =>
            passengers.toSorted().join() === params.parties[0]!.map(({ id }) => id).join() && cents === params.cents,
        ),
    },
    {
      that: "it ends at the deadline that was asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.railway.waits, after.railway.waits).some(
          ({ endsAt }) => endsAt === departsAt(params.trip) - params.hours * hourMs,
        ),
    },
  ],
  allow: ({ railway: state }) => [added(state.waits, 1, { status: "unpaid", entry: null, triesAt: null, order: null })],

  oracle: async (o, p, occasion) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.set(railway, "orders", { tab: "paid" });
    await o.set(railway, "orders", { when: "past" });
    const names = p.parties[0]!.map(({ name }) => name);
    await o.sees(p.toName, ...names);
    await o.act(railway, "orders.goHome");
    await searchTrains(o, p.from, p.to, p.day, occasion);
    await o.act(railway, "results.filter");
    await o.set(railway, "results", { times: [p.begins === 360 ? "morning" : "afternoon"] });
    await o.set(railway, "results", { classes: [p.trip.of] });
    await o.act(railway, "results.applyFilters");
    await o.act(railway, "results.sortBy", { sort: "duration" });
    await o.set(railway, "results", { unfolded: p.trip.train });
    await o.sees(p.trip.train, formatTime(p.trip.departs % 1440), formatTime(p.trip.arrives % 1440));
    o.reads([p.toName, p.span, formatTime(p.trip.departs % 1440), formatTime(p.trip.arrives % 1440)], p.trip.train);
    await o.act(railway, "results.wait", tripFields(p.trip));
    await o.act(railway, "waitForm.chooseRiders");
    for (const { id } of p.parties[0]!) await o.act(railway, "waitForm.toggleRider", { passenger: id });
    await o.act(railway, "waitForm.closeRiders");
    await o.act(railway, "waitForm.pickHours", { hours: p.hours });
    await o.act(railway, "waitForm.submit");
  },
});
