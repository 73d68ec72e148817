import { feeOf, refundPercent } from "../../src/apps/railway/features/book/trips.ts";
import railway from "../../src/apps/railway/index.ts";
import { merchant } from "../../src/apps/railway/merchant.ts";
import { departsAt } from "../../src/apps/railway/times.ts";
import { defineTask } from "../../src/judge/define.ts";
import type { Entry } from "../../src/os/money/schema.ts";
import { dayMs } from "../../src/state/civil.ts";
import { moved, moving } from "../kit/money.ts";
import { bought, drawWay, fare, firstDay, legsOf, tripOf } from "../kit/railway.ts";
import { put } from "../kit/records.ts";
import { dateWords } from "../kit/words.ts";

/** Two people hold tickets for one train, and one of them for another day as well: one ticket is given back. */
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
      const [from, to] = drawWay(r);
      const day = firstDay + r.int(3, 11);
      const legs = (await legsOf(world, from, to, day)).filter(({ kind, departs }) => kind === "G" && departs > 540);
      if (legs.length < 3) continue;
      const [one, other] = r.sample(legs, 2);
      return {
        to,
        day,
        meant: { trip: tripOf(one!, "second"), cents: fare(one!, "second") },
        other: { trip: tripOf(other!, "second"), cents: fare(other!, "second") },
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
      back: facts.meant.cents - feeOf(facts.meant.cents, refundPercent(departsAt(facts.meant.trip) - now)),
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} can't come to ${p.toName} on ${dateWords(p.day, "en")} after all. Refund just that ticket, for ${p.meant.trip.train}, in {app.railway} and keep all the others.`,
    ],
    zh: [
      (p) =>
        `${p.name}${dateWords(p.day, "zh-CN")}去不了${p.toName}了。请在{app.railway}里退掉这一张 ${p.meant.trip.train} 次的车票，其他车票保持不变。`,
    ],
  },
  setup: ({ railway: state, os }, p, { now }) => {
    state.prefs.sms = false;
    state.prefs.orders = false;
    const give = (id: string, person: string, name: string, { trip, cents }: typeof p.meant, days: number) => {
      const at = now - days * dayMs;
      const one = bought(id, { id: person, name }, trip, cents, at);
      put(state.orders, one.order);
      put(state.tickets, one.ticket);
      put<Entry>(os.money.entries, {
        id: `entry_${id}`,
        at,
        via: "railway",
        kind: "payment",
        from: "account_bank_meridian",
        to: merchant,
        cents,
        toCents: cents,
        title: trip.train,
        party: "railway",
        category: "travel",
        order: `order_${id}`,
        refunds: null,
      });
      os.money.accounts["account_bank_meridian"]!.cents -= cents;
      os.money.accounts[merchant]!.cents += cents;
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
          ({ id, status }) => status === (id === ticketOf(params) ? "refunded" : before.railway.tickets[id]?.status),
        ),
    },
    {
      that: "its price less the fee came back, and no other money moved",
      holds: ({ before, after, params }) => {
        const all = moved(before, after);
        return all.length === 1 && all[0]!.refunds === entryOf(params) && all[0]!.toCents === params.back;
      },
    },
  ],
  allow: ({ railway: state, os }, p) => [
    state.tickets[ticketOf(p)]?.status,
    state.tickets[ticketOf(p)]?.backCents,
    moving(os, { refunds: entryOf(p), toCents: p.back }),
  ],

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.refund", { ticket: ticketOf(p) });
    await o.act(railway, "refund.confirm");
    await o.confirm();
  },
});
interface Coded {
  readonly code: number;
}
const ticketOf = ({ code }: Coded): string => `ticket_meant${code}`;
const entryOf = ({ code }: Coded): string => `entry_meant${code}`;
