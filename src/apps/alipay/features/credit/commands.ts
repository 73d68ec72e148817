/** Issues the monthly statement, collects its sum on the due day, and splits the sum into instalments. */
import * as v from "valibot";
import { civilOf, epochOf } from "#state/civil.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { balanceOf } from "#os/money/read.ts";
import { Cents } from "#os/money/schema.ts";
import { reject } from "#os/values.ts";
import { accountOfMethod, creditAccount, kindOfMethod, methodsOf, availableCents } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { methodKindsByDeal } from "../cashier/deals.ts";
import type { OsState } from "#os/state.ts";

/** Returns the whole debt in cents, including the part that is not billed yet. */
export const owedCents = (os: OsState): number => Math.max(0, -balanceOf(os, creditAccount));
/** Returns the part of all instalment plans that is not billed yet, in cents. */
export const unbilledPlanCents = (state: State): number =>
  Object.values(state.plans).reduce(
    (sum, p) =>
      sum +
      p.cents -
      splitInstalments(p.cents, p.months)
        .slice(0, p.billed)
        .reduce((a, b) => a + b, 0),
    0,
  );
/** Splits a sum into parts that differ by at most one cent. */
export const splitInstalments = (cents: number, months: number): number[] =>
  Array.from({ length: months }, (_, i) => Math.floor((cents * (i + 1)) / months) - Math.floor((cents * i) / months));
/**
 * Returns the fee per month: 0.75 % of the whole sum for three instalments, 0.7 % for six, and 0.6 % for any other
 * number.
 */
export const monthlyFeeCents = (cents: number, months: number): number =>
  Math.round((cents * (months === 3 ? 75 : months === 6 ? 70 : 60)) / 10_000);
/** Returns the start of day `day` in the month after `at`. */
export const sameDayNextMonth = (at: number, day: number, offsetMin: number): number => {
  const c = civilOf(at, offsetMin);
  return epochOf({ year: c.year, month: c.month + 1, day }, offsetMin);
};
export const creditCommands = {
  /** Runs on the bill day. Makes the monthly statement and notifies the owner. */
  bill: alipay.command({}, (state, _, ctx) => {
    const { credit } = state;
    if (credit.next > ctx.now) return reject("not-due");
    let fees = 0;
    for (const plan of Object.values(state.plans)) {
      fees += plan.feeCents;
      plan.billed += 1;
      if (plan.billed >= plan.months) delete state.plans[plan.id];
    }
    if (fees > 0) {
      const title = ctx.lang === "en" ? "Instalment fee" : "分期手续费";
      ctx.money.move({ from: creditAccount, to: outsideAccountId("credit_fees"), cents: fees, kind: "fee", title });
    }
    const owed = owedCents(ctx.os);
    const unpaid = credit.billedCents;
    const fresh = Math.max(0, owed - unpaid - unbilledPlanCents(state));
    credit.billedCents = Math.min(owed, unpaid + fresh);
    credit.billedAt = credit.next;
    credit.payBy =
      credit.billedCents > 0
        ? epochOf(
            { ...civilOf(credit.next, ctx.offsetMin), day: credit.dueDay, hour: 20, minute: 0, second: 0 },
            ctx.offsetMin,
          )
        : null;
    credit.next = sameDayNextMonth(credit.next, credit.billDay, ctx.offsetMin);
    state.statements = [
      ...state.statements.slice(-35),
      { at: credit.billedAt, cents: credit.billedCents, paid: credit.billedCents === 0 },
    ];
    if (state.prefs.noticeCredit && credit.billedCents > 0)
      ctx.notify({
        key: "billedNotice",
        channel: "credit",
        facts: { sum: (credit.billedCents / 100).toFixed(2) },
        open: { screen: "statement", params: {} },
      });
  }),
  /**
   * Runs on the due day. Repays the bill if automatic repayment is on and a method can pay the bill. Otherwise
   * marks the bill as overdue.
   */
  dun: alipay.command({}, (state, _, ctx) => {
    const { credit } = state;
    if (credit.payBy === null || credit.payBy > ctx.now) return reject("not-due");
    const sum = credit.billedCents;
    const method = credit.autoRepay && !state.pay.frozen ? findRepaymentMethod(state, ctx.os, sum) : null;
    const title = ctx.lang === "en" ? "Credit repayment" : "账单还款";
    const moved =
      method === null
        ? null
        : ctx.money.move({
            from: accountOfMethod(ctx.os, method)!,
            to: creditAccount,
            cents: sum,
            kind: "repayment",
            title,
          });
    credit.payBy = null;
    if (typeof moved === "string") {
      credit.billedCents = 0;
      const last = state.statements.at(-1);
      if (last) last.paid = true;
    } else credit.overdue = true;
    if (state.prefs.noticeCredit)
      ctx.notify({
        key: typeof moved === "string" ? "repaidNotice" : "overdueNotice",
        channel: "credit",
        facts: { sum: (sum / 100).toFixed(2) },
        open: { screen: "credit", params: {} },
      });
  }),
  instal: alipay.command({ cents: Cents, months: v.picklist([3, 6, 9, 12]) }, (state, { cents, months }, ctx) => {
    const { credit } = state;
    if (cents > credit.billedCents) return reject("instal-more");
    if (cents < 10_000) return reject("instal-less");
    const id = ctx.newId("plan");
    state.plans[id] = { id, cents, months, billed: 0, feeCents: monthlyFeeCents(cents, months), at: ctx.now };
    credit.billedCents -= cents;
    if (credit.billedCents === 0) credit.payBy = null;
    return id;
  }),
  setAutoRepay: alipay.command({}, (state) => {
    state.credit.autoRepay = !state.credit.autoRepay;
  }),
  /** Turns credit on or off. Credit cannot be turned off while there is debt. */
  switchCredit: alipay.command({}, (state, _, ctx) => {
    if (state.credit.on && owedCents(ctx.os) > 0) return reject("credit-owed");
    state.credit.on = !state.credit.on;
  }),
};
const findRepaymentMethod = (state: State, os: OsState, cents: number): string | null =>
  methodsOf(os, state.pay.order).find(
    (m) =>
      methodKindsByDeal.repay.includes(kindOfMethod(os, m)!) && availableCents(os, accountOfMethod(os, m)!) >= cents,
  ) ?? null;
