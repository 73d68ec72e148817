import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import {
  drawRoute,
  firstDay,
  leftAtStart,
  directTrains,
  filterByClass,
  searchTrains,
  tripFields,
  toTrip,
} from "../kit/railway.ts";
import { addedEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

/** Order a train for two people in first class with their preferred seats, and leave the order unpaid. */
export default defineTask({
  apps: [railway],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "create"],
  budget: 45,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(2, 12);
      const legs = (await directTrains(world, from, to, day)).filter(
        (leg) => leg.kind === "G" && leg.departs < 1440 && leftAtStart(leg, "first") > 7,
      );
      if (legs.length < 4) continue;
      return { from, to, day, trip: toTrip(r.pick(legs.slice(0, 8)), "first") };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, facts) => {
    // The owner of the phone (the instruction says "me") comes first.
    const riders = r.sample(["passenger_s1", "passenger_s2", "passenger_s3", "passenger_s4"], 2).toSorted();
    return {
      ...facts,
      fromName: say(facts.from.en, facts.from.zh),
      toName: say(facts.to.en, facts.to.zh),
      riders,
      own: riders[0] === "passenger_s1",
      names: riders.map((id) => state.passengers[id]!.name),
      letters: r.pick([
        ["A", "C"],
        ["D", "F"],
        ["A", "F"],
        ["C", "D"],
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `Order train ${p.trip.train} from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")} in {app.railway}: first class, for ${p.own ? "me" : p.names[0]} and ${p.names[1]}, one seat ${p.letters[0]} and one seat ${p.letters[1]}. Only submit the order. I'll pay for it myself.`,
      (p) =>
        `${p.own ? `${p.names[1]} and I` : `${p.names[0]} and ${p.names[1]}`} are going from ${p.fromName} to ${p.toName} on ${formatDate(p.day, "en")} on train ${p.trip.train}. Book ${p.own ? "us" : "them"} in first class in {app.railway}, seats ${p.letters[0]} and ${p.letters[1]}, but leave the order unpaid.`,
    ],
    zh: [
      (p) =>
        `请在{app.railway}预订${formatDate(p.day, "zh-CN")}从${p.fromName}到${p.toName}的 ${p.trip.train} 次一等座，乘车人是${p.own ? "我" : p.names[0]}和${p.names[1]}，选一个 ${p.letters[0]} 座和一个 ${p.letters[1]} 座。只提交订单，我自己付款。`,
      (p) =>
        `${p.own ? "我" : p.names[0]}和${p.names[1]}要在${formatDate(p.day, "zh-CN")}坐 ${p.trip.train} 次从${p.fromName}去${p.toName}。请在{app.railway}下单：一等座，${p.letters[0]} 座和 ${p.letters[1]} 座各一个，先不要付款。`,
    ],
  },
  setup: () => undefined,
  checks: [
    {
      that: "there is one new order, which waits for its payment",
      holds: ({ before, after }) => {
        const all = addedEntries(before.railway.orders, after.railway.orders);
        return all.length === 1 && all[0]!.status === "unpaid";
      },
    },
    {
      that: "it is for this train and day, in first class, between these cities",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.railway.tickets, after.railway.tickets);
        const { train, day, board, alight, of } = params.trip;
        return (
          all.length === 2 &&
          all.every(
            (t) => t.train === train && t.day === day && t.board === board && t.alight === alight && t.of === of,
          )
        );
      },
    },
    {
      that: "it is for these two, on seats of these letters",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.railway.tickets, after.railway.tickets);
        const sorted = (list: readonly string[]): string => list.toSorted().join();
        return (
          sorted(all.map(({ passenger }) => passenger)) === sorted(params.riders) &&
          sorted(all.map(({ seat }) => seat.slice(-1))) === sorted(params.letters) &&
          // The seats must be chosen by hand. The automatic choice could give the same seats by chance.
          all.every(({ chosen }) => chosen)
        );
      },
    },
  ],
  allow: ({ railway: state }) => [added(state.orders), added(state.tickets, 2)],

  oracle: async (o, p, occasion) => {
    await searchTrains(o, p.from, p.to, p.day, occasion);
    await filterByClass(o, "first");
    await o.set(railway, "results", { unfolded: p.trip.train });
    await o.act(railway, "results.book", tripFields(p.trip));
    await o.act(railway, "book.chooseRiders");
    // The owner is the first passenger in the list.
    if (p.own) await o.sees(p.names[0]!);
    for (const passenger of p.riders) await o.act(railway, "book.toggleRider", { passenger });
    await o.act(railway, "book.closeRiders");
    for (const letter of p.letters) await o.act(railway, "book.pickLetter", { letter });
    await o.act(railway, "book.submit");
  },
});
