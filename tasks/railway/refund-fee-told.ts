import { feeCents, refundPercent } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { departsAt } from "#apps/railway/times.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report the refund and the fee for one of several tickets, without refunding any. */
export default defineTask({
  apps: [railway],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const days = r.sample([1, 2, 3, 4, 5, 6], 3).map((n) => firstDay + n);
      const trips = [];
      for (const day of days) {
        const legs = (await directTrains(world, from, to, day)).filter(
          ({ kind, departs }) => kind === "G" && departs > 660 && departs < 1200,
        );
        if (legs.length === 0) break;
        const leg = r.pick(legs);
        trips.push({ trip: toTrip(leg, "second"), cents: adultFare(leg, "second") });
      }
      if (trips.length === 3 && new Set(trips.map(({ trip }) => trip.train)).size === 3) return { from, to, trips };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { railway: state }, { say, now }, { to, trips }) => {
    const [meant] = trips;
    const [person] = r.sample(["passenger_s1", "passenger_s2", "passenger_s4"], 1);
    return {
      trips,
      toName: say(to.en, to.zh),
      train: meant!.trip.train,
      person: person!,
      name: state.passengers[person!]!.name,
      own: person === "passenger_s1",
      fee: feeCents(meant!.cents, refundPercent(departsAt(meant!.trip) - now)),
      cents: meant!.cents,
    };
  },
  instruction: {
    en: [
      (p) =>
        `If I asked for a refund on ${p.own ? "my" : `${p.name}'s`} ticket for ${p.train} to ${p.toName} in {app.railway} right now, what would the fee be, and how much would I get back? ${fillIn.en} Don't actually cancel the ticket.`,
    ],
    zh: [
      (p) =>
        `如果现在在{app.railway}退掉${p.own ? "我" : p.name}去${p.toName}的 ${p.train} 次车票，退票费是多少？应退票款是多少？${fillIn.zh}不要真的退票。`,
    ],
  },
  setup: ({ railway: state }, p, { now }) => {
    for (const [n, { trip, cents }] of p.trips.entries()) {
      const one = paidTicket(`fee${n}`, { id: p.person, name: p.name }, trip, cents, now - (n + 1) * dayMs);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
    }
  },
  checks: [
    {
      that: "every ticket is as it was",
      keeps: true,
      holds: ({ before, after }) => JSON.stringify(before.railway.tickets) === JSON.stringify(after.railway.tickets),
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      fee: number(say("Refund fee in yuan", "退票费（元）"), "12.5"),
      back: number(say("Refund in yuan", "应退票款（元）"), "120"),
    }),
    expected: ({ params }) => ({ fee: params.fee / 100, back: (params.cents - params.fee) / 100 }),
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.refund", { ticket: "ticket_fee0" });
    const [fee, back] = [p.fee / 100, (p.cents - p.fee) / 100];
    await o.sees(`¥${fee}`, `¥${back}`);
    o.reads([`¥${fee}`, `¥${back}`], fee, back);
    await o.answer({ fee, back });
  },
});
