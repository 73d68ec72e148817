// Tests the railway's rules: orders expire, refunds arrive, nobody can ride two trains at the same time, and seat
// counts add up.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "#os/money/currency.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import { world } from "#os/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayNumberOf } from "#state/day.ts";
import type { Json } from "#state/json.ts";
import { countSeats, type SeatClass } from "#world/rails/classes.ts";
import rails from "#world/rails/index.ts";
import { findTransfers, findDirectTrains, type Leg } from "#world/rails/connections.ts";
import { isWaitlistServed, soldSeats, waitlistChance } from "#world/rails/train-status.ts";
import { defaultBoot } from "#judge/instance.ts";
import { phone } from "../phone.ts";
import { leadTimeMs, countSeatsLeft, toRide } from "./features/book/seats.ts";
import type { Order, Ticket, Wait } from "./features/book/state.ts";
import { feeCents, ticketPrice, refundPercent, studentTripsLeft } from "./features/book/trips.ts";
import { isIdNumber } from "./features/people/id-numbers.ts";
import { cateringAccount, merchantAccount } from "./payment.ts";
import { seedMeal, seedTrips } from "./seed-trips.ts";
import type { State } from "./state.ts";
import { strings } from "./strings.ts";
import { noticeKeys } from "./notify.ts";
import { arrivesAt, departsAt, todayOf } from "./times.ts";

const boot = phone.boot(defaultBoot("en", 1));
const today = todayOf(boot.clock.nowMs);
const railwayState = (s: PhoneState): State => s.apps["railway"] as State;
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => {
  const done = phone.reduce(s, { name, args });
  if (done.rejected !== null) expect(railwayState(done.state)).toEqual(railwayState(s));
  return done.rejected;
};
/** Advances the clock to a time and stops at the time of each scheduled command. */
const advanceTo = (s: PhoneState, at: number): PhoneState => {
  let now = s;
  while (now.clock.nowMs < at) now = run(now, "os.tick", { ms: at - now.clock.nowMs });
  return now;
};
const totalsByCurrency = (s: PhoneState): number[] =>
  currencies.map((currency) =>
    Object.values(s.os.money.accounts)
      .filter((account) => account.currency === currency)
      .reduce((sum, { cents }) => sum + cents, 0),
  );
const board = (id: string) => world(rails.queries.board, { id })!;
const legsOn = (from: string, to: string, day: number): Leg[] => findDirectTrains(board(from), board(to), day);
const tripArgs = (leg: Leg, of: SeatClass) => ({
  train: leg.train,
  day: leg.day,
  board: leg.board,
  alight: leg.alight,
  of,
});
const orderArgs = (leg: Leg, of: SeatClass, riders: string[], more: object = {}) => ({
  ...tripArgs(leg, of),
  riders,
  full: [],
  letters: [],
  berth: null,
  next: null,
  ...more,
});
/** Pays a bill on the wallet's own payment screen and confirms the payment to the railway app. */
function payWithWallet(
  s: PhoneState,
  bill: { id: string; cents: number },
  to = merchantAccount,
  confirm = "confirmPaid",
  key = "order",
) {
  const after = run(s, "alipay.pay", {
    deal: "shop",
    ref: to,
    cents: bill.cents,
    order: bill.id,
    title: "Railway",
    payee: "Railway",
    note: "",
    arrival: "now",
    renews: "never",
    method: "card_meridian",
    secret: "204816",
  });
  const entry = Object.keys(after.os.money.entries).find((id) => !s.os.money.entries[id])!;
  return run(after, `railway.${confirm}`, { [key]: bill.id, entry });
}
const findNewest = <T extends { readonly id: string }>(
  s: PhoneState,
  before: PhoneState,
  of: (d: State) => Record<string, T>,
): T => Object.values(of(railwayState(s))).find(({ id }) => !of(railwayState(before))[id])!;
const newOrder = (s: PhoneState, before: PhoneState): Order => findNewest(s, before, (d) => d.orders);
const newTickets = (s: PhoneState, before: PhoneState): Ticket[] =>
  Object.values(railwayState(s).tickets).filter(({ id }) => !railwayState(before).tickets[id]);
/** Finds a train with enough seats in a class. */
const findLegWithSeats = (from: string, to: string, day: number, of: SeatClass, least = 5): Leg =>
  legsOn(from, to, day).find(
    (leg) =>
      leg.departs > 600 &&
      (countSeats(leg.formation)[of] ?? 0) > 0 &&
      countSeatsLeft(railwayState(boot), leg, of, boot.clock.nowMs) >= least,
  )!;

describe("a new phone", () => {
  it("has trips and a meal that match the world data", () => {
    const c = { now: boot.clock.nowMs, lang: "en" as const, offsetMin: 480, say: (en: string) => en };
    const trips = seedTrips(c);
    for (const ticket of trips.flatMap(({ tickets }) => tickets)) {
      const train = world(rails.queries.train, { id: ticket.train })!;
      const [from, to] = [train.stops[ticket.board]!, train.stops[ticket.alight]!];
      expect(ticket).toMatchObject({
        formation: train.formation,
        kind: train.kind,
        stops: train.stops.length,
        from: { id: from.id, en: from.en, zh: from.zh },
        to: { id: to.id, en: to.en, zh: to.zh },
        departs: from.departs,
        arrives: to.arrives,
        km: to.km - from.km,
        cents: ticketPrice({ kind: train.kind, km: to.km - from.km }, train.tariff, ticket.of, "adult", null),
      });
      expect(train.days).toBe(127);
    }
    const meal = seedMeal(trips);
    const shop = world(rails.queries.kitchen, { id: "kitchen_train" })!.shops[0]!;
    for (const line of meal.lines)
      expect(shop.dishes.find(({ id }) => id === line.dish)).toMatchObject({
        cents: line.cents,
        name: { en: line.en, zh: line.zh },
      });
    expect(totalsByCurrency(boot)).toEqual(currencies.map(() => 0));
    for (const person of Object.values(railwayState(boot).passengers))
      expect(isIdNumber(person.idKind, person.idNumber), person.name).toBe(true);
  });
  it("has its notices in both languages", () => {
    for (const key of noticeKeys) expect(strings.en[key] && strings.zh[key]).toBeTruthy();
  });
});

describe("an order", () => {
  const leg = findLegWithSeats("st_shanghai", "st_beijing", today + 3, "second");
  it("takes seats, and releases them after half an hour without payment", () => {
    const left = countSeatsLeft(railwayState(boot), leg, "second", boot.clock.nowMs);
    const made = run(
      boot,
      "railway.submitOrder",
      orderArgs(leg, "second", ["passenger_s1", "passenger_s2"], { letters: ["A", "F"] }),
    );
    const { id, cents, payBy } = newOrder(made, boot);
    expect(countSeatsLeft(railwayState(made), leg, "second", made.clock.nowMs)).toBe(left - 2);
    expect(newTickets(made, boot).map(({ seat }) => seat.at(-1))).toEqual(["A", "F"]);
    expect(cents).toBe(2 * ticketPrice(leg, leg.tariff, "second", "adult", null));
    expect(payBy).toBe(boot.clock.nowMs + 30 * minuteMs);
    expect(refusal(made, "railway.submitOrder", orderArgs(leg, "first", ["passenger_s2"]))).toBe("order-unpaid");
    const lapsed = advanceTo(made, payBy! + 1000);
    expect(railwayState(lapsed).orders[id]).toMatchObject({ status: "cancelled", cancelledAt: null });
    expect(countSeatsLeft(railwayState(lapsed), leg, "second", boot.clock.nowMs)).toBe(left);
    expect(totalsByCurrency(lapsed)).toEqual(currencies.map(() => 0));
  });
  it("is paid only by its own ledger entry, and refused for overlapping trips and children alone", () => {
    const made = run(boot, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1"]));
    const { id, cents } = newOrder(made, boot);
    for (const entry of Object.keys(made.os.money.entries))
      expect(refusal(made, "railway.confirmPaid", { order: id, entry })).toBe("payment-missing");
    const bought = payWithWallet(made, { id, cents });
    expect(railwayState(bought).orders[id]!.status).toBe("paid");
    expect(newTickets(bought, boot).map(({ status }) => status)).toEqual(["paid"]);
    expect(findMoneyEntry(bought.os, railwayState(bought).orders[id]!.entry!)).toMatchObject({
      to: merchantAccount,
      toCents: cents,
      order: id,
    });
    expect(totalsByCurrency(bought)).toEqual(currencies.map(() => 0));
    const other = legsOn("st_shanghai", "st_beijing", today + 3).find(
      (one) =>
        one.train !== leg.train &&
        one.departs < leg.arrives &&
        leg.departs < one.arrives &&
        (countSeats(one.formation).second ?? 0) > 0,
    )!;
    expect(refusal(bought, "railway.submitOrder", orderArgs(other, "second", ["passenger_s1"]))).toBe("trip-overlaps");
    const child = run(bought, "railway.changePassenger", {
      passenger: "passenger_s2",
      ...(({ name, idKind, idNumber, phone: number }) => ({
        name,
        idKind,
        idNumber,
        phone: number,
        discount: "child",
      }))(railwayState(bought).passengers["passenger_s2"]!),
    });
    expect(refusal(child, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s2"]))).toBe("child-alone");
  });
  it("costs a student less, unless the full fare is requested", () => {
    const made = run(boot, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1", "passenger_s4"]));
    const [robin, finn] = newTickets(made, boot);
    expect(finn).toMatchObject({ who: "student" });
    expect(finn!.cents).toBe(Math.ceil((robin!.cents * 0.75) / 50) * 50);
    const full = run(
      boot,
      "railway.submitOrder",
      orderArgs(leg, "second", ["passenger_s4"], { full: ["passenger_s4"] }),
    );
    expect(newTickets(full, boot)[0]).toMatchObject({ who: "adult", cents: robin!.cents });
  });
  it("gives a student four reduced trips a year, and one back after a refund", () => {
    const finn = "passenger_s4";
    const days = [1, 2, 3, 4, 5].map((n) => findLegWithSeats("st_shanghai", "st_hangzhou", today + n, "second"));
    const left = (s: PhoneState): number => studentTripsLeft(railwayState(s), finn, today);
    expect(left(boot)).toBe(4);
    let s = boot;
    const kinds: string[] = [];
    for (const one of days) {
      const made = run(s, "railway.submitOrder", orderArgs(one, "second", [finn]));
      kinds.push(newTickets(made, s)[0]!.who);
      s = payWithWallet(made, newOrder(made, s));
    }
    expect(kinds).toEqual(["student", "student", "student", "student", "adult"]);
    expect(left(s)).toBe(0);
    // This day is before October, so it belongs to the previous school year.
    expect(studentTripsLeft(railwayState(s), finn, dayNumberOf(2026, 9, 30))).toBe(0);
    expect(studentTripsLeft(railwayState(s), finn, dayNumberOf(2026, 10, 1))).toBe(4);
    const first = newTickets(s, boot).find(({ who }) => who === "student")!;
    expect(left(run(s, "railway.refundTicket", { ticket: first.id }))).toBe(1);
    // The second train of an order may be the one that exceeds the limit.
    const third = run(s, "railway.refundTicket", { ticket: first.id });
    const a = findLegWithSeats("st_shanghai", "st_nanjing", today + 7, "second");
    const next = legsOn("st_nanjing", "st_beijing", today + 7).find(
      (one) =>
        departsAt(one) > arrivesAt(a) &&
        (countSeats(one.formation).second ?? 0) > 0 &&
        countSeatsLeft(railwayState(boot), one, "second", boot.clock.nowMs) > 0,
    )!;
    const both = run(third, "railway.submitOrder", orderArgs(a, "second", [finn], { next: tripArgs(next, "second") }));
    expect(newTickets(both, third).map(({ who }) => who)).toEqual(["student", "adult"]);
  });
  it("holds both trains of a trip with a change, is paid once, and adds a notice for each train", () => {
    const [first, second] = findTransfers(board("st_shanghai"), board("st_wuhan"), board("st_chengdu"), today + 3)
      .map(({ first: a, second: b }) => [a, b] as const)
      .find((legs) => legs.every((one) => countSeatsLeft(railwayState(boot), one, "second", boot.clock.nowMs) > 1))!;
    const riders = ["passenger_s1", "passenger_s4"];
    const asked = orderArgs(first, "second", riders, { next: tripArgs(second, "second") });
    const made = run(boot, "railway.submitOrder", asked);
    const held = newTickets(made, boot);
    expect(held.map(({ train, name, who }) => [train, name, who])).toEqual(
      [first.train, second.train].flatMap((train) => [
        [train, railwayState(boot).passengers["passenger_s1"]!.name, "adult"],
        [train, railwayState(boot).passengers["passenger_s4"]!.name, "student"],
      ]),
    );
    const bill = newOrder(made, boot);
    expect(bill.cents).toBe(held.reduce((sum, { cents }) => sum + cents, 0));
    const bought = payWithWallet(made, bill);
    expect(newTickets(bought, boot).map(({ status }) => status)).toEqual(["paid", "paid", "paid", "paid"]);
    const told = railwayState(bought).notices.filter(({ id }) =>
      railwayState(boot).notices.every((old) => old.id !== id),
    );
    expect(told.map(({ key, facts }) => [key, facts["train"]])).toEqual([
      ["noticePaid", second.train],
      ["noticePaid", first.train],
    ]);
    // One of the four tickets is returned.
    const back = run(bought, "railway.refundTicket", { ticket: held[3]!.id });
    expect(newTickets(back, boot).map(({ status }) => status)).toEqual(["paid", "paid", "paid", "refunded"]);
    expect(totalsByCurrency(back)).toEqual(currencies.map(() => 0));
    const turned = orderArgs(second, "second", riders, { next: tripArgs(first, "second") });
    expect(refusal(boot, "railway.submitOrder", turned)).toBe("change-missed");
    const full = { ...tripArgs(second, "second"), of: "hardSleeper" };
    expect(refusal(boot, "railway.submitOrder", { ...asked, next: full })).toBe("trip-unknown");
  });
  it("is refused after three cancellations on one day", () => {
    let s = boot;
    for (let n = 0; n < 3; n++) {
      const made = run(s, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1"]));
      s = run(made, "railway.cancelOrder", { order: newOrder(made, s).id });
    }
    expect(refusal(s, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1"]))).toBe("cancelled-often");
    const tomorrow = advanceTo(s, s.clock.nowMs + dayMs);
    expect(refusal(tomorrow, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1"]))).toBeNull();
  });
  it("is refused for a day not yet on sale, a train that left, and an unverified passenger", () => {
    const late = legsOn("st_shanghai", "st_beijing", today + 20)[5]!;
    expect(refusal(boot, "railway.submitOrder", orderArgs(late, "second", ["passenger_s1"]))).toBe("not-on-sale");
    const early = legsOn("st_shanghai", "st_hangzhou", today).find(
      ({ departs, kind }) => departs < 500 && kind === "G",
    )!;
    expect(refusal(boot, "railway.submitOrder", orderArgs(early, "second", ["passenger_s1"]))).toBe("left-already");
    const added = run(boot, "railway.addPassenger", {
      name: "New Person",
      idKind: "passport",
      idNumber: "EA1234567",
      phone: "",
      discount: "adult",
    });
    const { id } = findNewest(added, boot, (d) => d.passengers);
    expect(refusal(added, "railway.submitOrder", orderArgs(leg, "second", [id]))).toBe("passenger-unverified");
    const known = advanceTo(added, added.clock.nowMs + 11 * minuteMs);
    expect(railwayState(known).passengers[id]!.check).toBe("verified");
    expect(refusal(known, "railway.submitOrder", orderArgs(leg, "second", [id]))).toBeNull();
  });
});

describe("an order paid in another app", () => {
  const leg = findLegWithSeats("st_shanghai", "st_hangzhou", today + 3, "second");
  const act = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
    run(s, "os.act", { app: phone.frontOf(s).app, on, args });
  const opened = run(boot, "os.launch", { app: "railway" });
  const made = run(opened, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s2"]));
  const { id, cents } = newOrder(made, opened);
  const shown = act(act(made, "orders"), "openOrder", { order: id });
  it.each([
    ["alipay", "alipay", ["confirm", "touch", "done"]],
    ["weixin", "wechat", ["finger", "finish"]],
  ] as const)("is paid by %s", (through, app, acts) => {
    const asked = act(act(shown, "choosePay"), "pay", { through });
    expect(phone.frontOf(asked)).toEqual({ app, screen: "cashier" });
    const settled = acts.reduce((s, on) => act(s, on), asked);
    expect(phone.frontOf(settled)).toEqual({ app: "railway", screen: "paid" });
    expect(railwayState(settled).orders[id]!.status).toBe("paid");
    expect(findMoneyEntry(settled.os, railwayState(settled).orders[id]!.entry!)).toMatchObject({
      via: app,
      to: merchantAccount,
      toCents: cents,
    });
    expect(totalsByCurrency(settled)).toEqual(currencies.map(() => 0));
  });
  it("stays unpaid if the user leaves the cashier", () => {
    const left = run(act(act(shown, "choosePay"), "pay", { through: "alipay" }), "os.back");
    expect(phone.frontOf(left)).toEqual({ app: "railway", screen: "order" });
    expect(railwayState(left).orders[id]!.status).toBe("unpaid");
    expect(left.os.money).toEqual(shown.os.money);
  });
});

describe("a paid ticket", () => {
  const leg = findLegWithSeats("st_shanghai", "st_beijing", today + 3, "second");
  const made = run(boot, "railway.submitOrder", orderArgs(leg, "second", ["passenger_s1"]));
  const bought = payWithWallet(made, newOrder(made, boot));
  const [ticket] = newTickets(bought, boot) as [Ticket];
  const card = (s: PhoneState): number => s.os.money.accounts["account_bank_meridian"]!.cents;

  it("is refunded to its card, less a fee that depends on the time to departure", () => {
    expect([9 * dayMs, 3 * dayMs, 30 * hourMs, hourMs].map(refundPercent)).toEqual([0, 5, 10, 20]);
    for (const ahead of [2.5 * dayMs, 30 * hourMs, 2 * hourMs]) {
      const then = advanceTo(bought, departsAt(ticket) - ahead);
      const percent = refundPercent(departsAt(ticket) - then.clock.nowMs);
      const back = ticket.cents - feeCents(ticket.cents, percent);
      const done = run(then, "railway.refundTicket", { ticket: ticket.id });
      expect(railwayState(done).tickets[ticket.id]).toMatchObject({ status: "refunded", backCents: back });
      expect(card(done) - card(then)).toBe(back);
      expect(totalsByCurrency(done)).toEqual(currencies.map(() => 0));
      expect(refusal(done, "railway.refundTicket", { ticket: ticket.id })).toBe("ticket-closed");
    }
    const gone = advanceTo(bought, departsAt(ticket) + minuteMs);
    expect(refusal(gone, "railway.refundTicket", { ticket: ticket.id })).toBe("left-already");
  });
  it("sends a reminder, becomes ridden, earns points and gets one invoice", () => {
    const done = advanceTo(bought, departsAt(ticket) + 12 * hourMs);
    expect(railwayState(done).tickets[ticket.id]).toMatchObject({ status: "ridden", reminded: true });
    expect(railwayState(done).points - railwayState(bought).points).toBe(Math.floor(ticket.cents / 100) * 5);
    expect(railwayState(done).notices.map(({ key }) => key)).toContain("noticeReminder");
    const invoice = run(done, "railway.issueInvoice", { ticket: ticket.id, header: "header_s1", email: "a@b.example" });
    expect(Object.values(railwayState(invoice).invoices)).toHaveLength(1);
    expect(
      refusal(invoice, "railway.issueInvoice", { ticket: ticket.id, header: "header_s1", email: "a@b.example" }),
    ).toBe("invoice-made");
  });
  it("can be changed once, and the difference is paid or refunded", () => {
    const all = legsOn("st_shanghai", "st_beijing", today + 4).filter(
      (one) => one.from.id === leg.from.id && (countSeats(one.formation).second ?? 0) > 0,
    );
    const other = all.find((one) => countSeatsLeft(railwayState(bought), one, "first", bought.clock.nowMs) > 0)!;
    const wish = { ticket: ticket.id, letters: [], berth: null };
    const asked = run(bought, "railway.changeTicket", { ...wish, ...tripArgs(other, "first") });
    const change = newOrder(asked, bought);
    expect(change).toMatchObject({ status: "unpaid", changes: ticket.id });
    expect(refusal(asked, "railway.refundTicket", { ticket: ticket.id })).toBe("change-pending");
    const done = payWithWallet(asked, change);
    expect(railwayState(done).tickets[ticket.id]!.status).toBe("changed");
    expect(card(bought) - card(done)).toBe(change.cents - ticket.cents);
    expect(totalsByCurrency(done)).toEqual(currencies.map(() => 0));
    const again = newTickets(done, bought)[0]!;
    expect(refusal(done, "railway.changeTicket", { ...wish, ticket: again.id, ...tripArgs(leg, "second") })).toBe(
      "changed-once",
    );
    // The new price can also be lower, if the new train is of a slower kind.
    const slow = legsOn("st_shanghai", "st_beijing", today + 4).find(
      (one) => one.kind === "K" && countSeatsLeft(railwayState(bought), one, "hardSeat", bought.clock.nowMs) > 0,
    )!;
    const less = run(bought, "railway.changeTicket", { ...wish, ...tripArgs(slow, "hardSeat") });
    const cheap = newTickets(less, bought)[0]!;
    expect(cheap.status).toBe("paid");
    expect(card(less) - card(bought)).toBe(ticket.cents - cheap.cents);
    const refunded = run(less, "railway.refundTicket", { ticket: cheap.id });
    expect(card(refunded) - card(less)).toBe(railwayState(refunded).tickets[cheap.id]!.backCents);
    expect(totalsByCurrency(refunded)).toEqual(currencies.map(() => 0));
  });
  it("has a meal delivered to the train, or refunded when it is cancelled", () => {
    const asked = run(bought, "railway.orderMeal", {
      ticket: ticket.id,
      kitchen: "kitchen_train",
      shop: "kitchen_train_0",
      wishes: [{ dish: "kitchen_train_0_0", count: 2 }],
    });
    const meal = findNewest(asked, bought, (d) => d.meals);
    expect(meal.cents).toBe(9000);
    const eats = payWithWallet(asked, meal, cateringAccount, "confirmMeal", "meal");
    expect(refusal(eats, "railway.refundTicket", { ticket: ticket.id })).toBe("meal-first");
    const brought = advanceTo(eats, departsAt(ticket) + hourMs);
    expect(railwayState(brought).meals[meal.id]!.status).toBe("brought");
    const given = run(eats, "railway.cancelMeal", { meal: meal.id });
    expect(card(given) - card(eats)).toBe(9000);
    expect(
      refusal(bought, "railway.orderMeal", {
        ticket: ticket.id,
        kitchen: "kitchen_kunming",
        shop: "kitchen_kunming_0",
        wishes: [{ dish: "kitchen_kunming_0_0", count: 1 }],
      }),
    ).toBe("kitchen-elsewhere");
  });
});

describe("a waitlist order", () => {
  /** Finds a train in which a class is sold out. */
  const full = (chance: "high" | "low"): { leg: Leg; of: SeatClass } => {
    for (let day = today + 2; day < today + 14; day++)
      for (const [from, to] of [
        ["st_shanghai", "st_beijing"],
        ["st_shanghai", "st_hangzhou"],
        ["st_beijing", "st_wuhan"],
      ] as const)
        for (const leg of legsOn(from, to, day))
          for (const seat of ["second", "first", "hardSleeper", "softSleeper", "hardSeat"] as const)
            if (
              (countSeats(leg.formation)[seat] ?? 0) > 0 &&
              countSeatsLeft(railwayState(boot), leg, seat, boot.clock.nowMs) === 0 &&
              waitlistChance(toRide(leg, seat)) === chance
            )
              return { leg, of: seat };
    throw new Error(`no train is full with a ${chance} chance`);
  };
  const waits = (at: { leg: Leg; of: SeatClass }): [PhoneState, Wait] => {
    const asked = run(boot, "railway.submitWait", { ...tripArgs(at.leg, at.of), riders: ["passenger_s1"], hours: 6 });
    const wait = findNewest(asked, boot, (d) => d.waits);
    return [payWithWallet(asked, wait, merchantAccount, "confirmWait", "wait"), wait];
  };
  it("is refunded in full at its end if it is not served", () => {
    const at = full("low");
    const [waiting, wait] = waits(at);
    expect(isWaitlistServed(toRide(at.leg, at.of), wait.id)).toBe(false);
    const done = advanceTo(waiting, wait.endsAt + 1000);
    expect(railwayState(done).waits[wait.id]!.status).toBe("failed");
    expect(done.os.money.accounts[merchantAccount]!.cents).toBe(boot.os.money.accounts[merchantAccount]!.cents);
    expect(totalsByCurrency(done)).toEqual(currencies.map(() => 0));
    const given = run(waiting, "railway.cancelWait", { wait: wait.id });
    expect(given.os.money.accounts[merchantAccount]!.cents).toBe(boot.os.money.accounts[merchantAccount]!.cents);
  });
  it("becomes a paid order if it is served", () => {
    const [waiting, wait] = waits(full("high"));
    const done = advanceTo(waiting, wait.endsAt + 1000);
    expect(railwayState(done).waits[wait.id]!.status).toBe("served");
    const { order: id } = railwayState(done).waits[wait.id]!;
    expect(railwayState(done).orders[id!]).toMatchObject({ status: "paid", kind: "wait" });
    expect(totalsByCurrency(done)).toEqual(currencies.map(() => 0));
  });
  it("is refused while there are seats", () => {
    const leg = findLegWithSeats("st_shanghai", "st_beijing", today + 3, "second");
    expect(
      refusal(boot, "railway.submitWait", { ...tripArgs(leg, "second"), riders: ["passenger_s1"], hours: 6 }),
    ).toBe("seats-there");
  });
});

describe("points", () => {
  it("pay for a whole order, and return on a refund, less the fee", () => {
    const leg = legsOn("st_shanghai", "st_hangzhou", today + 4).find(
      (one) => one.kind === "K" && countSeatsLeft(railwayState(boot), one, "hardSeat", boot.clock.nowMs) > 0,
    )!;
    const made = run(boot, "railway.submitOrder", orderArgs(leg, "hardSeat", ["passenger_s1"]));
    const { id, cents } = newOrder(made, boot);
    const done = run(made, "railway.payByPoints", { order: id });
    expect(railwayState(boot).points - railwayState(done).points).toBe(cents);
    const [ticket] = newTickets(done, boot) as [Ticket];
    const back = run(done, "railway.refundTicket", { ticket: ticket.id });
    expect(railwayState(back).points - railwayState(done).points).toBe(
      railwayState(back).tickets[ticket.id]!.backCents,
    );
    expect(back.os.money.entries).toEqual(boot.os.money.entries);
  });
});

describe("an account", () => {
  const codeIn = (s: PhoneState): string => railwayState(s).check!.code;
  it("accepts only its password, which a code can reset", () => {
    const out = run(boot, "railway.logOut");
    expect(refusal(out, "railway.logIn", { name: "robin_ashby", password: "nope12" })).toBe("log-in-wrong");
    expect(refusal(out, "railway.refundTicket", { ticket: "ticket_s31" })).toBe("log-in-first");
    const { phone: number } = railwayState(boot).account;
    const sent = run(out, "railway.sendForgotCode", { phone: number });
    const wrong = run(sent, "railway.resetPassword", { phone: number, code: "000000", next: "meadow77" });
    expect(railwayState(wrong).check!.wrong).toBe(1);
    const set = run(wrong, "railway.resetPassword", { phone: number, code: codeIn(sent), next: "meadow77" });
    expect(railwayState(run(set, "railway.logIn", { name: number, password: "meadow77" })).account.loggedIn).toBe(true);
  });
  it("can be closed when no ticket is open; another can be registered afterwards", () => {
    expect(refusal(boot, "railway.sendCloseCode")).toBe("close-tickets");
    const free = run(boot, "railway.refundTicket", { ticket: "ticket_s31" });
    const sent = run(free, "railway.sendCloseCode");
    const closed = run(sent, "railway.closeAccount", { password: "harbor93", code: codeIn(sent) });
    expect(railwayState(closed)).toMatchObject({
      orders: {},
      passengers: {},
      account: { open: false, loggedIn: false },
    });
    const asked = run(closed, "railway.sendRegisterCode", { phone: "13912345678" });
    const fields = {
      username: "new_rider",
      password: "meadow77",
      phone: "13912345678",
      name: "Robin Ashby",
      idNumber: railwayState(boot).passengers["passenger_s1"]!.idNumber,
    };
    const open = run(asked, "railway.register", { ...fields, code: codeIn(asked) });
    expect(railwayState(open).account).toMatchObject({ open: true, loggedIn: true, username: "new_rider" });
  });
});

describe("any sequence of bookings, cancellations, refunds and changes", () => {
  const legs = [
    ...legsOn("st_shanghai", "st_hangzhou", today + 2).slice(60, 64),
    ...legsOn("st_shanghai", "st_beijing", today + 9).slice(10, 14),
  ];
  const people = ["passenger_s1", "passenger_s2", "passenger_s4"];
  const wish = fc.record({
    act: fc.nat(9),
    leg: fc.nat(legs.length - 1),
    who: fc.nat(2),
    of: fc.nat(3),
    hours: fc.nat(30),
  });
  it("loses no cent, and sells no seat twice", () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 4, maxLength: 14 }), (wishes) => {
        let s = boot;
        const attempt = (name: string, args: Json): void => {
          s = phone.reduce(s, { name: `railway.${name}`, args }).state;
        };
        for (const w of wishes) {
          const leg = legs[w.leg]!;
          const of = (Object.keys(countSeats(leg.formation)) as SeatClass[])[
            w.of % Object.keys(countSeats(leg.formation)).length
          ]!;
          const open = Object.values(railwayState(s).orders).find(({ status }) => status === "unpaid");
          const good = Object.values(railwayState(s).tickets).find(
            (t) => t.status === "paid" && departsAt(t) > s.clock.nowMs,
          );
          if (w.act < 4) attempt("submitOrder", orderArgs(leg, of, people.slice(w.who)));
          if (w.act < 6 && open) s = payWithWallet(s, open);
          else if (w.act === 6 && open) attempt("cancelOrder", { order: open.id });
          else if (w.act === 7 && good) attempt("refundTicket", { ticket: good.id });
          else if (w.act === 8 && good)
            attempt("changeTicket", { ticket: good.id, ...tripArgs(leg, of), letters: [], berth: null });
          else if (w.act === 9) s = advanceTo(s, s.clock.nowMs + w.hours * hourMs);
          expect(totalsByCurrency(s)).toEqual(currencies.map(() => 0));
          const keeps = Object.values(railwayState(s).tickets).filter(
            ({ status }) => status === "held" || status === "paid",
          );
          for (const one of legs)
            for (const kind of Object.keys(countSeats(one.formation)) as SeatClass[])
              for (let n = 0; n < one.stops - 1; n++) {
                const own = keeps.filter(
                  (t) => t.train === one.train && t.day === one.day && t.of === kind && t.board <= n && n < t.alight,
                );
                const ride = toRide(one, kind);
                expect(
                  soldSeats(ride, n, leadTimeMs(one.day, s.clock.nowMs), own.length) + own.length,
                ).toBeLessThanOrEqual(ride.seats);
                const places = new Set(
                  own.map(({ id, coach, seat, berth }) => (coach === null ? id : `${coach} ${seat} ${berth}`)),
                );
                expect(places.size).toBe(own.length);
              }
          // The railway's account contains the price of the valid tickets and the fees that were kept from other
          // tickets.
          const has = s.os.money.accounts[merchantAccount]!.cents - boot.os.money.accounts[merchantAccount]!.cents;
          const seeded = new Set(Object.keys(railwayState(boot).tickets));
          const owes = Object.values(railwayState(s).tickets)
            .filter(({ id, status }) => !seeded.has(id) && status !== "held" && status !== "cancelled")
            .reduce((sum, t) => sum + t.cents - t.backCents, 0);
          const carried = Object.values(railwayState(s).tickets)
            .filter(
              ({ status, order: of2 }) =>
                status !== "held" && status !== "cancelled" && isPaidByOldTicket(railwayState(s), of2),
            )
            .reduce((sum, t) => sum + t.cents, 0);
          const back = Object.values(railwayState(s).tickets)
            .filter(({ id }) => seeded.has(id))
            .reduce((sum, t) => sum + t.backCents - railwayState(boot).tickets[t.id]!.backCents, 0);
          expect(has).toBe(owes - carried - back);
        }
      }),
      { numRuns: 25 },
    );
  });
});
/** Returns whether a change needed no new payment because the money of the old ticket paid for the new ticket. */
const isPaidByOldTicket = (d: State, id: string): boolean => {
  const of = d.orders[id];
  return (
    of?.changes != null &&
    d.tickets[of.changes]?.status === "changed" &&
    of.entry === d.orders[d.tickets[of.changes]!.order]?.entry
  );
};
