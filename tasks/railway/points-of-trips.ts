import railway from "#apps/railway/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { delayedArrivalAt } from "#apps/railway/times.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Add up the points that the trips to one city have earned, among the trips back, trips to another city, and tickets
 * that were paid for with points.
 */
export default defineTask({
  apps: [railway],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [here, there] = drawRoute(r);
      const [, elsewhere] = drawRoute(r);
      // Every phone has a trip to Nanjing, 9 days before the first day, and one to Suzhou, 25 days before it.
      if (elsewhere.id === here.id || elsewhere.id === there.id || there.en === "Nanjing") continue;
      const wanted = [...thereTimes(r.int(3, 4)), "back", "back", "elsewhere", "redeemed"] as const;
      const days = r.sample([...Array(40).keys()], wanted.length).map((n) => firstDay - 26 - n);
      const trips = [];
      for (const [n, kind] of r.shuffle([...wanted]).entries()) {
        const [from, to] = kind === "back" ? [there, here] : kind === "elsewhere" ? [here, elsewhere] : [here, there];
        const legs = (await directTrains(world, from, to, days[n]!)).filter(
          (leg) => leg.kind === "G" && leg.departs > 360 && leg.arrives < 1320,
        );
        if (legs.length === 0) break;
        const leg = r.pick(legs);
        const of = r.pick(["second", "second", "first"] as const);
        trips.push({ kind, trip: toTrip(leg, of), cents: adultFare(leg, of) });
      }
      if (trips.length === wanted.length) return { there, trips: trips.toSorted((a, b) => b.trip.day - a.trip.day) };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_, { railway: state }, { say }, { there, trips }) => {
    const meant = trips.filter(({ kind }) => kind === "there");
    return {
      trips,
      toName: say(there.en, there.zh),
      name: state.passengers["passenger_s1"]!.name,
      earned: meant.map(({ cents }) => pointsOf(cents)),
      total: meant.reduce((sum, { cents }) => sum + pointsOf(cents), 0),
    };
  },
  instruction: {
    en: [
      ({ toName }) =>
        `Check my points history in {app.railway}. How many trips to ${toName} have earned me points, and how many points are they in total? Don't count the trips back. ${fillIn.en}`,
      ({ toName }) =>
        `Look at the points I got for train trips in {app.railway}. I only mean the trips that went to ${toName}, not the ones from there. How many were there, and what do their points add up to? ${fillIn.en}`,
    ],
    zh: [
      ({ toName }) =>
        `看看{app.railway}里的积分明细：我去${toName}的行程中，获得了积分的有几次？这几次一共得了多少积分？返程不算。${fillIn.zh}`,
      ({ toName }) =>
        `请在{app.railway}里查我乘车得到的积分。只算到${toName}去的车，从那里回来的不算，一共有几次？积分加起来是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ railway: state }, { trips, name }) => {
    const lines = trips.map(({ kind, trip, cents }, n) => {
      const isRedeemed = kind === "redeemed";
      const boughtAt = delayedArrivalAt(trip) - 3 * dayMs - n * hourMs;
      const one = paidTicket(`past${n}`, { id: "passenger_s1", name }, trip, cents, boughtAt, {
        order: isRedeemed ? { kind: "points", entry: null } : {},
        ticket: { status: "ridden", reminded: true, warned: true },
      });
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
      return isRedeemed
        ? { at: boughtAt, points: -cents, why: "redeemed" as const, ticket: one.ticket.id }
        : { at: delayedArrivalAt(trip), points: pointsOf(cents), why: "ridden" as const, ticket: one.ticket.id };
    });
    state.pointLines = [...state.pointLines, ...lines].toSorted((a, b) => b.at - a.at);
  },
  checks: [
    {
      that: "points, tickets and orders are as they were",
      unchanged: ({ railway: { pointLines, points, tickets, orders } }) => [pointLines, points, tickets, orders],
    },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      trips: number(say("Trips that earned points", "获得积分的次数"), say("A whole number", "整数")),
      points: number(say("Points in total", "积分合计"), say("A whole number", "整数")),
    }),
    expected: ({ params }) => ({ trips: params.earned.length, points: params.total }),
  },

  oracle: async (o, { toName, earned, total }) => {
    await o.open(railway);
    await o.act(railway, "home.member");
    await o.act(railway, "member.points");
    await o.set(railway, "points", { side: "earned" });
    await o.sees(...earned.map((points) => `+${points}`));
    o.reads([toName, ...earned.map((points) => `+${points}`)], earned.length, total);
    await o.answer({ trips: earned.length, points: total });
  },
});
const thereTimes = (n: number): "there"[] => Array.from({ length: n }, () => "there");
/** A trip earns five points for each whole yuan of its fare. */
const pointsOf = (cents: number): number => Math.floor(cents / 100) * 5;
