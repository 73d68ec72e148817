/** Households at billers and their bills, passes, and rides. */
import * as v from "valibot";
import { hometown } from "#world/hometown.ts";
import { civilOf, dayMs, epochOf } from "#state/civil.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { reject } from "#os/values.ts";
import merchants from "#world/merchants/index.ts";
import { computeBill, type MonthlyBill } from "#world/merchants/finance.ts";
import type { Biller } from "#world/merchants/index.ts";
import { accountOfMethod, Method } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { chooseMethod, spentToday } from "../cashier/commands.ts";
import { methodKindsByDeal } from "../cashier/deals.ts";
import { AccountNumber, HouseholdId, PassId, type Household } from "./state.ts";

const twoDigits = (n: number): string => String(n).padStart(2, "0");
/** Returns the oldest unpaid bill, or null when all bills are paid. A bill's month is the month of use. */
export function findUnpaidBill(
  biller: Biller,
  household: Pick<Household, "number" | "paid">,
  now: number,
  offsetMin: number,
): MonthlyBill | null {
  const c = civilOf(now, offsetMin);
  const today = `${c.year}-${twoDigits(c.month)}-${twoDigits(c.day)}`;
  // Bills older than three months count as already paid.
  for (let back = 3; back >= 1; back--) {
    const at = c.year * 12 + c.month - 1 - back;
    const due = computeBill(biller, household.number, Math.floor(at / 12), (at % 12) + 1);
    if (due && due.month > household.paid && due.billedOn <= today && due.cents > 0) return due;
  }
  return null;
}
/** Returns the time 9:00 on the next bill day. */
export function nextBillDay(biller: Pick<Biller, "billDay">, now: number, offsetMin: number): number {
  const c = civilOf(now, offsetMin);
  const at = (month: number): number => epochOf({ year: c.year, month, day: biller.billDay, hour: 9 }, offsetMin);
  return at(c.month) > now ? at(c.month) : at(c.month + 1);
}
export const fareOf = (line: State["ride"]["line"], rides: number): number => {
  const full = line === "bus" ? 200 : 400;
  return rides >= 10 ? Math.round(full * 0.8) : full;
};

export const servicesCommands = {
  addHousehold: alipay.command(
    {
      biller: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
      number: AccountNumber,
      label: v.pipe(v.string(), v.maxLength(20)),
    },
    (state, { biller: of, number, label }, ctx) => {
      const biller = ctx.world(merchants.queries.biller, { id: of });
      if (!biller) return reject("biller-missing");
      if (number.length !== biller.digits) return reject("number-digits", { n: biller.digits });
      if (!biller.households.some((h) => h.number === number)) return reject("number-unknown");
      if (Object.values(state.households).some((h) => h.biller === of && h.number === number))
        return reject("household-known");
      const id = ctx.newId("household");
      const next = nextBillDay(biller, ctx.now, ctx.offsetMin);
      state.households[id] = { id, biller: of, number, label: label.trim(), remind: true, auto: false, paid: "", next };
      return id;
    },
  ),
  setHousehold: alipay.command(
    {
      id: HouseholdId,
      remind: v.optional(v.boolean()),
      auto: v.optional(v.boolean()),
      label: v.optional(v.pipe(v.string(), v.maxLength(20))),
    },
    (state, { id, ...changes }) => {
      const household = state.households[id];
      if (!household) return reject("household-missing");
      Object.assign(household, Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)));
    },
  ),
  removeHousehold: alipay.command({ id: HouseholdId }, (state, { id }) => {
    if (!state.households[id]) return reject("household-missing");
    delete state.households[id];
  }),
  /** Runs on a bill day. Notifies the owner of the bill, and pays it if automatic payment is on. */
  billCame: alipay.command({ id: HouseholdId }, (state, { id }, ctx) => {
    const household = state.households[id];
    if (!household || household.next > ctx.now) return reject("not-due");
    const biller = ctx.world(merchants.queries.biller, { id: household.biller });
    if (!biller) return reject("biller-missing");
    household.next = nextBillDay(biller, ctx.now, ctx.offsetMin);
    const due = findUnpaidBill(biller, household, ctx.now, ctx.offsetMin);
    if (!due) return;
    const title = ctx.lang === "en" ? biller.name.en : biller.name.zh;
    const facts = { name: title, sum: (due.cents / 100).toFixed(2) };
    const method =
      household.auto && !state.pay.frozen ? chooseMethod(state, ctx.os, methodKindsByDeal.bill, due.cents) : null;
    const from = method === null ? null : accountOfMethod(ctx.os, method);
    const paid =
      from === null
        ? null
        : ctx.money.move({
            from,
            to: outsideAccountId(biller.id),
            cents: due.cents,
            kind: "payment",
            title,
            party: biller.id,
            category: "home",
            order: `${id}/${due.month}`,
          });
    if (typeof paid === "string") household.paid = due.month;
    if (state.prefs.noticeBills && (household.remind || household.auto))
      ctx.notify({
        key: typeof paid === "string" ? "billPaidNotice" : "billNotice",
        channel: "bills",
        facts,
        open: { screen: "household", params: { id } },
      });
  }),
  removePass: alipay.command({ id: PassId }, (state, { id }) => {
    if (!state.passes[id]) return reject("pass-missing");
    delete state.passes[id];
  }),
  /** Runs one day before a coupon ends. Notifies the owner. */
  couponEnds: alipay.command({ id: PassId }, (state, { id }, ctx) => {
    const pass = state.passes[id];
    if (!pass || pass.told || pass.until === null || pass.until - dayMs > ctx.now) return reject("not-due");
    pass.told = true;
    if (state.prefs.noticeOffers)
      ctx.notify({
        key: "couponNotice",
        channel: "bills",
        facts: { title: pass.title },
        open: { screen: "pass", params: { id } },
      });
  }),
  chooseLine: alipay.command({ line: v.picklist(["bus", "metro"]) }, (state, { line }) => {
    state.ride.line = line;
  }),
  /** Called when the gate reads the ride code. Pays the fare without a password. */
  ride: alipay.command({ method: Method }, (state, { method }, ctx) => {
    if (state.pay.frozen) return reject("frozen");
    const c = civilOf(ctx.now, ctx.offsetMin);
    const month = `${c.year}-${twoDigits(c.month)}`;
    const rides = state.ride.month === month ? state.ride.rides : 0;
    const cents = fareOf(state.ride.line, rides);
    const from = accountOfMethod(ctx.os, method);
    if (from === null) return reject("method-wrong");
    if (spentToday(ctx.os, ctx.now, ctx.offsetMin) + cents > state.pay.dayCents) return reject("limit-day");
    const title =
      ctx.lang === "en"
        ? state.ride.line === "bus"
          ? `${hometown.name.en} Bus`
          : `${hometown.name.en} Metro`
        : state.ride.line === "bus"
          ? `${hometown.name.zh}公交`
          : `${hometown.name.zh}地铁`;
    const paid = ctx.money.move({
      from,
      to: outsideAccountId("merch_larkhaven_transit"),
      cents,
      kind: "payment",
      title,
      party: "merch_larkhaven_transit",
      category: "transport",
    });
    if (typeof paid !== "string") return paid;
    state.ride = { line: state.ride.line, month, rides: rides + 1 };
    return paid;
  }),
};
