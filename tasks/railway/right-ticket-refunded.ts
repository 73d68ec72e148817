import { feeCents, refundPercent } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { merchantAccount } from "#apps/railway/payment.ts";
import { departsAt } from "#apps/railway/times.ts";
import { defineTask } from "#judge/define.ts";
import type { Entry } from "#os/money/schema.ts";
import { dayMs } from "#state/civil.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

/** Two people have tickets for one train, and one of them also has a ticket for another day. Refund one ticket. */
export default defineTask({
  apps: [railway],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "delete", "finance"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(3, 11);
      const legs = (await directTrains(world, from, to, day)).filter(
        ({ kind, departs }) => kind === "G" && departs > 540,
      );
      if (legs.length < 3) continue;
      const [one, other] = r.sample(legs, 2);
      return {
        to,
        day,
        meant: { trip: toTrip(one!, "second"), cents: adultFare(one!, "second") },
        other: { trip: toTrip(other!, "second"), cents: adultFare(other!, "second") },
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say, now }, facts) => {
    const [meant, second] = r.sample(["passenger_s1", "passenger_s2", "passenger_s4"], 2);
    return {
      ...facts,
      toName: say(facts.to.en, facts.to.zh),
      code: r.int(100, 999),
      person: meant!,
      name: state.passengers[meant!]!.name,
      second: second!,
      secondName: state.passengers[second!]!.name,
      back: facts.meant.cents - feeCents(facts.meant.cents, refundPercent(departsAt(facts.meant.trip) - now)),
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} can't come to ${p.toName} on ${formatDate(p.day, "en")} after all. Refund just that ticket, for ${p.meant.trip.train}, in {app.railway} and keep all the others.`,
    ],
    zh: [
      (p) =>
        `${p.name}${formatDate(p.day, "zh-CN")}去不了${p.toName}了。请在{app.railway}里退掉这一张 ${p.meant.trip.train} 次的车票，其他车票保持不变。`,
    ],
  },
  setup: ({ railway: state, os }, p, { now }) => {
    state.prefs.sms = false;
    state.prefs.orders = false;
    const give = (id: string, person: string, name: string, { trip, cents }: typeof p.meant, days: number) => {
      const at = now - days * dayMs;
      const one = paidTicket(id, { id: person, name }, trip, cents, at);
      addEntries(state.orders, one.order);
      addEntries(state.tickets, one.ticket);
      addEntries<Entry>(os.money.entries, {
        id: `entry_${id}`,
        at,
        via: "railway",
        kind: "payment",
        from: "account_bank_meridian",
        to: merchantAccount,
        cents,
        toCents: cents,
        title: trip.train,
        party: "railway",
        category: "travel",
        order: `order_${id}`,
        refunds: null,
      });
      os.money.accounts["account_bank_meridian"]!.cents -= cents;
      os.money.accounts[merchantAccount]!.cents += cents;
    };
    give(`meant${p.code}`, p.person, p.name, p.meant, 2);
    give(`beside${p.code}`, p.second, p.secondName, p.meant, 1);
    give(`other${p.code}`, p.person, p.name, { ...p.other, trip: { ...p.other.trip, day: p.other.trip.day - 2 } }, 3);
  },
  checks: [
    {
      that: "this ticket was given back, and no other",
      holds: ({ before, after, params }) =>
        Object.values(after.railway.tickets).every(
          ({ id, status }) => status === (id === ticketId(params) ? "refunded" : before.railway.tickets[id]?.status),
        ),
    },
    {
      that: "its price less the fee came back, and no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        return all.length === 1 && all[0]!.refunds === entryId(params) && all[0]!.toCents === params.back;
      },
    },
  ],
  allow: ({ railway: state, os }, p) => [
    state.tickets[ticketId(p)]?.status,
    state.tickets[ticketId(p)]?.backCents,
    allowEntries(os, { refunds: entryId(p), toCents: p.back }),
  ],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.refund", { ticket: ticketId(p) });
    await o.act(railway, "refund.confirm");
    await o.confirm();
  },
});
interface TicketCode {
  readonly code: number;
}
const ticketId = ({ code }: TicketCode): string => `ticket_meant${code}`;
const entryId = ({ code }: TicketCode): string => `entry_meant${code}`;
