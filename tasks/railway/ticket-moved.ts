import { changePercent, feeCents } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { departsAt } from "#apps/railway/times.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { defaultStartMs } from "#os/boot.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { countSeats } from "#world/rails/classes.ts";
import {
  paidTicket,
  drawRoute,
  adultFare,
  firstDay,
  leftAtStart,
  directTrains,
  toTrip,
  tripFields,
} from "../kit/railway.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatDate, formatTime, fillIn } from "../kit/phrases.ts";

/**
 * Two people go to a city by different trains. Change the owner's ticket to the last train that arrives long enough
 * before the other person, do not pay, and report the fee and the new fare.
 */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "edit", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(1, 2);
      const all = (await directTrains(world, from, to, day)).filter(
        (leg) => "GDC".includes(leg.kind) && countSeats(leg.formation).first !== undefined,
      );
      if (all.length < 6 || all.length > 45 || all.some((leg) => leg.day !== day || leg.arrives >= 1440)) continue;
      const fast = all.filter(({ kind }) => kind === "G");
      if (fast.length < 3) continue;
      const [own, other] = r.sample(fast, 2);
      // The fee must stay the same while the agent works: the owner's train leaves in 25 to 46 hours.
      const lead = departsAt(toTrip(own!, "first")) - defaultStartMs;
      if (lead < 25 * hourMs || lead > 46 * hourMs || own!.arrives <= other!.arrives) continue;
      const ahead = r.pick([15, 20, 30, 40, 45]);
      const latest = other!.arrives - ahead;
      const fit = all
        .filter((leg) => leg.arrives <= latest && leftAtStart(leg, "first") > 0)
        .toSorted((a, b) => b.arrives - a.arrives);
      const [best, next] = fit;
      if (!best || !next || best.arrives - next.arrives < 1 || leftAtStart(best, "first") < 6) continue;
      // No train arrives within two minutes of the limit. A later train that is still in time is full, or one arrives
      // between the limit and the other person.
      if (all.some(({ arrives }) => Math.abs(arrives - latest) < 2)) continue;
      if (!all.some((leg) => leg !== other && leg.arrives > best.arrives && leg.arrives <= other!.arrives)) continue;
      // The app lists the new train with its first class; the fare covers the fee, so that the change waits for a payment.
      const paid = adultFare(own!, "first");
      const fee = feeCents(paid, changePercent(lead));
      const cents = adultFare(best, "first");
      if (cents + fee <= paid || best.departs < 300) continue;
      return {
        to,
        day,
        ahead,
        own: { trip: toTrip(own!, "first"), cents: paid },
        other: { trip: toTrip(other!, "first"), cents: adultFare(other!, "first") },
        next: toTrip(best, "first"),
        fee,
        cents,
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { railway: state }, { say }, p) => {
    const friend = r.pick(["passenger_s2", "passenger_s3"] as const);
    return {
      ...p,
      toName: say(p.to.en, p.to.zh),
      friend,
      friendName: state.passengers[friend]!.name,
      name: state.passengers["passenger_s1"]!.name,
      code: r.int(100, 999),
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.friendName} and I are going to ${p.toName} on ${formatDate(p.day, "en")} on different trains, and both tickets are in {app.railway}. I want to be there first: change my ticket to the G, D or C train that day that arrives as late as possible but still at least ${p.ahead} minutes before her train, first class again, with tickets left. Just confirm the change; I'll pay for it myself. What's the change fee, and what's the new fare? ${fillIn.en}`,
      (p) =>
        `In {app.railway}, ${p.friendName} and I have tickets to ${p.toName} for ${formatDate(p.day, "en")}, not for the same train. I'd like to arrive at least ${p.ahead} minutes before her train, but no earlier than I have to. Move my ticket to the G, D or C train that fits best that day and has first class available, keep first class, and leave the payment to me. Tell me the change fee and the fare of the new ticket. ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `${p.friendName}和我${formatDate(p.day, "zh-CN")}坐不同的车去${p.toName}，两张票都在{app.railway}里。我想先到：请把我的票改签到当天比她那趟车至少早到 ${p.ahead} 分钟的 G/D/C 列车里到得最晚、一等座还有票的那一趟，仍坐一等座。确认改签就行，钱我自己付。改签费和新票价各是多少？${fillIn.zh}`,
      (p) =>
        `{app.railway}里，${p.friendName}和我都有${formatDate(p.day, "zh-CN")}去${p.toName}的票，但不是同一趟车。我要比她的车早到至少 ${p.ahead} 分钟，又不想到得太早。请从当天一等座有票、符合这个要求的 G/D/C 车次里选到得最晚的一趟，把我的票改签过去，还是一等座，先别付款。再告诉我改签费和新票价。${fillIn.zh}`,
    ],
  },
  setup: ({ railway: state }, p, { now }) => {
    state.prefs.sms = false;
    state.prefs.orders = false;
    const give = (id: string, person: { id: string; name: string }, { trip, cents }: typeof p.own, days: number) => {
      const one = paidTicket(`${id}${p.code}`, person, trip, cents, now - days * dayMs);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    };
    give("own", { id: "passenger_s1", name: p.name }, p.own, 2);
    give("other", { id: p.friend, name: p.friendName }, p.other, 1);
  },
  checks: [
    {
      that: "there is one new order, which changes the owner's ticket and waits for its payment",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.railway.orders, after.railway.orders);
        return (
          all.length === 1 &&
          all[0]!.kind === "change" &&
          all[0]!.status === "unpaid" &&
          all[0]!.changes === `ticket_own${params.code}`
        );
      },
    },
    {
      that: "the new ticket is for the owner and this train, in first class",
      holds: ({ before, after, params: { next } }) => {
        const all = addedEntries(before.railway.tickets, after.railway.tickets);
        return (
          all.length === 1 &&
          all.every(
            (t) =>
              t.passenger === "passenger_s1" &&
              t.train === next.train &&
              t.day === next.day &&
              t.board === next.board &&
              t.alight === next.alight &&
              t.of === next.of,
          )
        );
      },
    },
  ],
  allow: ({ railway: state }) => [added(state.orders), added(state.tickets)],
  free: [
    {
      why: "The instruction does not say which seat",
      paths: ({ railway: state }) => [state.tickets[any]?.chosen],
    },
  ],
  answer: {
    fields: (_, say) => ({
      fee: number(say("Change fee in yuan", "改签费（元）"), "12.5"),
      fare: number(say("New fare in yuan", "新票价（元）"), "82.5"),
    }),
    expected: ({ params }) => ({ fee: params.fee / 100, fare: params.cents / 100 }),
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.sees(p.friendName, p.other.trip.train);
    await o.act(railway, "orders.openTicket", { ticket: `ticket_other${p.code}` });
    await o.sees(formatTime(p.other.trip.arrives));
    await o.back();
    await o.act(railway, "orders.change", { ticket: `ticket_own${p.code}` });
    await o.act(railway, "results.filter");
    await o.set(railway, "results", { free: true });
    await o.set(railway, "results", { classes: ["first"] });
    await o.act(railway, "results.applyFilters");
    await o.set(railway, "results", { unfolded: p.next.train });
    await o.sees(p.next.train, formatTime(p.next.arrives));
    o.reads([formatTime(p.other.trip.arrives), p.ahead, formatTime(p.next.arrives)], p.next.train);
    await o.act(railway, "results.book", tripFields(p.next));
    const [fee, fare] = [p.fee / 100, p.cents / 100];
    await o.sees(`¥${fee}`, `¥${fare}`);
    await o.act(railway, "change.submit");
    await o.confirm();
    o.reads([`¥${fee}`, `¥${fare}`], fee, fare);
    await o.answer({ fee, fare });
  },
});
