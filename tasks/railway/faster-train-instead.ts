import { balanceAccount, cardTitle } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import { changePercent, feeCents } from "#apps/railway/features/book/trips.ts";
import railway from "#apps/railway/index.ts";
import { merchantAccount } from "#apps/railway/payment.ts";
import { departsAt } from "#apps/railway/times.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Entry } from "#os/money/schema.ts";
import { defaultStartMs } from "#os/boot.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { payByTouch } from "../kit/alipay.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { fillIn, formatDate, formatTime } from "../kit/phrases.ts";
import {
  adultFare,
  directTrains,
  drawRoute,
  filterByClass,
  firstDay,
  leftAtStart,
  paidTicket,
  toTrip,
  tripFields,
} from "../kit/railway.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * Change one of two tickets for a train to the fastest later train that has seats, pay the new ticket, and report what
 * the change costs. A ticket can be changed only once.
 */
export default defineTask({
  apps: [railway, alipay],
  split: "high_risk",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "reasoning", "handoff", "finance"],
  budget: 60,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const day = firstDay + r.int(1, 6);
      const all = (await directTrains(world, from, to, day))
        .filter((leg) => adultFare(leg, "second") > 0 && leg.departs < 1440)
        .map((leg) => ({
          leg,
          minutes: leg.arrives - leg.departs,
          cents: adultFare(leg, "second"),
          left: leftAtStart(leg, "second"),
        }));
      if (all.length > 110) continue;
      const earliest = r.int(13, 18) * 60 + r.pick([0, 30]);
      const fit = all
        .filter(({ leg, left }) => leg.departs >= earliest && left > 0)
        .toSorted((a, b) => a.minutes - b.minutes);
      const [best, next] = fit;
      const [old] = r.shuffle(
        all.filter(({ leg }) => leg.kind === "D" && leg.departs < earliest - 60 && leg.departs > 480),
      );
      if (!best || !next || !old || best.left < 25 || next.minutes === best.minutes) continue;
      // The new ticket costs more, so the user must pay for it. A faster train leaves too early or is full.
      if (best.cents <= old.cents || !all.some(({ minutes }) => minutes < best.minutes)) continue;
      // The fee must not change while the user looks for a train.
      const left = departsAt(toTrip(old.leg, "second")) - defaultStartMs;
      if ([24, 48].some((hours) => Math.abs(left - hours * hourMs) < 3 * hourMs)) continue;
      return {
        to,
        day,
        earliest,
        old: { trip: toTrip(old.leg, "second"), cents: old.cents },
        best: { trip: toTrip(best.leg, "second"), cents: best.cents },
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, { railway: state, os }, { say, now }, facts) => {
    // The owner's own ticket may be the look-alike. An instruction would not name the owner.
    const meant = r.pick(["passenger_s2", "passenger_s4"]);
    const second = r.pick(["passenger_s1", "passenger_s2", "passenger_s4"].filter((id) => id !== meant));
    const method = r.pick(["balance", "card_meridian"] as const);
    const card = os.money.cards["card_meridian"]!;
    const fee = feeCents(facts.old.cents, changePercent(departsAt(facts.old.trip) - now));
    return {
      ...facts,
      toName: say(facts.to.en, facts.to.zh),
      code: r.int(100, 999),
      person: meant,
      name: state.passengers[meant]!.name,
      second,
      secondName: state.passengers[second]!.name,
      method,
      account: method === "balance" ? balanceAccount : card.account,
      source: method === "balance" ? say("my balance", "余额") : say(`my ${cardTitle(card)} card`, cardTitle(card)),
      fee,
      more: facts.best.cents + fee - facts.old.cents,
    };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} can't make train ${p.old.trip.train} to ${p.toName} on ${formatDate(p.day, "en")}. In {app.railway}, change that ticket to the direct train on the same day with the shortest travel time that leaves at ${formatTime(p.earliest)} or later and still has second-class seats. Stay in second class, and pay for the new ticket with {app.alipay} from ${p.source}. Which train is it, and how much more have I spent in the end, after the refund of the old ticket? ${fillIn.en}`,
      (p) =>
        `Please move ${p.name}'s ticket for ${p.old.trip.train} to ${p.toName} (${formatDate(p.day, "en")}) to a later train in {app.railway}: same day, direct, second class, not leaving before ${formatTime(p.earliest)}, and of those with second-class seats left the one that takes the least time. Pay through {app.alipay} from ${p.source}. Tell me the train and what the change cost me altogether once the old ticket is refunded. ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `${p.name}赶不上${formatDate(p.day, "zh-CN")}去${p.toName}的 ${p.old.trip.train} 次了。请在{app.railway}把这张票改签到同一天 ${formatTime(p.earliest)} 或之后出发、二等座还有票、历时最短的直达车次，席别仍选二等座，新票用{app.alipay}的${p.source}付款。改签到了哪一趟？原票退款后，我总共多花了多少元？${fillIn.zh}`,
      (p) =>
        `请帮${p.name}在{app.railway}改签：原来是${formatDate(p.day, "zh-CN")}去${p.toName}的 ${p.old.trip.train} 次，改成当天不早于 ${formatTime(p.earliest)} 出发的直达车，在二等座有余票的车次里选历时最短的，还是坐二等座，通过{app.alipay}用${p.source}支付。告诉我新车次，以及扣除原票退款后这次改签一共多花多少元。${fillIn.zh}`,
    ],
  },
  setup: ({ railway: state, os }, p, { now }) => {
    state.prefs.sms = false;
    state.prefs.orders = false;
    const give = (id: string, person: string, name: string, days: number): void => {
      const at = now - days * dayMs;
      const { trip, cents } = p.old;
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
    give(`meant${p.code}`, p.person, p.name, 3);
    give(`beside${p.code}`, p.second, p.secondName, 2);
  },
  checks: [
    {
      that: "the old ticket was changed, and the other tickets are as they were",
      holds: ({ before, after, params: p }) =>
        Object.values(before.railway.tickets).every(({ id, status }) => {
          const now = after.railway.tickets[id];
          return id === ticketId(p)
            ? now?.status === "changed" && now.backCents === p.old.cents - p.fee
            : now?.status === status;
        }),
    },
    {
      that: "the new ticket is for the fastest train, in second class, for the same person, and paid",
      holds: ({ before, after, params: p }) => {
        const tickets = addedEntries(before.railway.tickets, after.railway.tickets);
        const orders = addedEntries(before.railway.orders, after.railway.orders);
        const [one] = tickets;
        const { train, day, board, alight, of } = p.best.trip;
        return (
          tickets.length === 1 &&
          orders.length === 1 &&
          one!.train === train &&
          one!.day === day &&
          one!.board === board &&
          one!.alight === alight &&
          one!.of === of &&
          one!.passenger === p.person &&
          one!.status === "paid" &&
          orders[0]!.status === "paid" &&
          orders[0]!.changes === ticketId(p)
        );
      },
    },
    {
      that: "this account has paid the new ticket, the old one was refunded, and no other money moved",
      holds: ({ before, after, params: p }) => {
        const all = newEntries(before, after);
        const paid = all.find(({ to }) => to === merchantAccount);
        const back = all.find(({ refunds }) => refunds === entryId(p));
        return (
          all.length === 2 &&
          paid?.via === "alipay" &&
          paid.from === p.account &&
          paid.toCents === p.best.cents &&
          back?.toCents === p.old.cents - p.fee
        );
      },
    },
  ],
  allow: ({ railway: state, os }, p) => [
    state.tickets[ticketId(p)]?.status,
    state.tickets[ticketId(p)]?.backCents,
    added(state.orders),
    added(state.tickets, 1, { passenger: p.person, train: p.best.trip.train }),
    allowEntries(os, { via: "alipay", from: p.account, to: merchantAccount, toCents: p.best.cents }),
    allowEntries(os, { refunds: entryId(p), toCents: p.old.cents - p.fee }),
  ],
  free: [
    {
      why: "Any seat will do, chosen by hand or not",
      paths: ({ railway: state }) => [state.tickets[any]?.chosen, state.tickets[any]?.coach, state.tickets[any]?.seat],
    },
  ],
  answer: {
    fields: (_, say) => ({
      train: text(say("New train", "新车次"), "G101"),
      more: number(say("Spent in addition, in yuan", "总共多花（元）"), "82.5", 0.001),
    }),
    expected: ({ params: { best, more } }) => ({ train: best.trip.train, more: more / 100 }),
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.act(railway, "orders.change", { ticket: ticketId(p) });
    await filterByClass(o, "second");
    await o.act(railway, "results.sortBy", { sort: "duration" });
    await o.sees(p.best.trip.train);
    await o.set(railway, "results", { unfolded: p.best.trip.train });
    await o.act(railway, "results.book", tripFields(p.best.trip));
    const sums = [p.old.cents, p.best.cents, p.fee].map((cents) => `¥${cents / 100}`);
    await o.sees(...sums);
    await o.act(railway, "change.submit");
    await o.confirm();
    await o.act(railway, "order.choosePay");
    await o.act(railway, "order.pay", { through: "alipay" });
    await payByTouch(o, p.method);
    await o.act(alipay, "cashier.done");
    o.reads([p.best.trip.train, ...sums], p.best.trip.train, p.more / 100);
    await o.answer({ train: p.best.trip.train, more: p.more / 100 });
  },
});
interface TicketCode {
  readonly code: number;
}
const ticketId = ({ code }: TicketCode): string => `ticket_meant${code}`;
const entryId = ({ code }: TicketCode): string => `entry_meant${code}`;
