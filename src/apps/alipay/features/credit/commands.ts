/** The statement on its day, its last day, and instalments. */
import * as v from "valibot";
import { civilOf, epochOf } from "../../../../state/civil.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { balanceOf } from "../../../../os/money/read.ts";
import { Cents } from "../../../../os/money/schema.ts";
import { reject } from "../../../../os/values.ts";
import { accountOfMethod, creditAccount, kindOfMethod, methodsOf, roomIn } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { methodsFor } from "../cashier/deals.ts";
import type { OsState } from "../../../../os/state.ts";

/** All that is owed, billed or not, in cents. */
export const owedOf = (os: OsState): number => Math.max(0, -balanceOf(os, creditAccount));
/** Of plans: what was not billed yet. */
export const plannedOf = (state: State): number =>
  Object.values(state.plans).reduce(
    (sum, p) =>
      sum +
      p.cents -
      partsOf(p.cents, p.months)
        .slice(0, p.billed)
        .reduce((a, b) => a + b, 0),
    0,
  );
/** A sum in so many parts that differ by a cent at most. */
export const partsOf = (cents: number, months: number): number[] =>
  Array.from({ length: months }, (_, i) => Math.floor((cents * (i + 1)) / months) - Math.floor((cents * i) / months));
/** Fee of a month, by the number of instalments: 0.6 % of the whole, a little more for few. */
export const feeOfMonth = (cents: number, months: number): number =>
  Math.round((cents * (months === 3 ? 75 : months === 6 ? 70 : 60)) / 10_000);
/** The same day of the next month. */
export const nextMonthly = (at: number, day: number, offsetMin: number): number => {
  const c = civilOf(at, offsetMin);
  return epochOf({ year: c.year, month: c.month + 1, day }, offsetMin);
};
export const creditCommands = {
  /** Falls due on the bill day. */
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
      ctx.money.move({ from: creditAccount, to: outside("credit_fees"), cents: fees, kind: "fee", title });
    }
    const owed = owedOf(ctx.os);
    const unpaid = credit.billedCents;
    const fresh = Math.max(0, owed - unpaid - plannedOf(state));
    credit.billedCents = Math.min(owed, unpaid + fresh);
    credit.billedAt = credit.next;
    credit.payBy =
      credit.billedCents > 0
        ? epochOf(
            { ...civilOf(credit.next, ctx.offsetMin), day: credit.dueDay, hour: 20, minute: 0, second: 0 },
            ctx.offsetMin,
          )
        : null;
    credit.next = nextMonthly(credit.next, credit.billDay, ctx.offsetMin);
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
  /** Falls due on the last day: what is owed is taken where the owner allows it, else it is overdue. */
  dun: alipay.command({}, (state, _, ctx) => {
    const { credit } = state;
    if (credit.payBy === null || credit.payBy > ctx.now) return reject("not-due");
    const sum = credit.billedCents;
    const method = credit.autoRepay && !state.pay.frozen ? payer(state, ctx.os, sum) : null;
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
    state.plans[id] = { id, cents, months, billed: 0, feeCents: feeOfMonth(cents, months), at: ctx.now };
    credit.billedCents -= cents;
    if (credit.billedCents === 0) credit.payBy = null;
    return id;
  }),
  setAutoRepay: alipay.command({}, (state) => {
    state.credit.autoRepay = !state.credit.autoRepay;
  }),
  /** Takes no more credit; what is owed stays owed. */
  switchCredit: alipay.command({}, (state, _, ctx) => {
    if (state.credit.on && owedOf(ctx.os) > 0) return reject("credit-owed");
    state.credit.on = !state.credit.on;
  }),
};
const payer = (state: State, os: OsState, cents: number): string | null =>
  methodsOf(os, state.pay.order).find(
    (m) => methodsFor.repay.includes(kindOfMethod(os, m)!) && roomIn(os, accountOfMethod(os, m)!) >= cents,
  ) ?? null;
