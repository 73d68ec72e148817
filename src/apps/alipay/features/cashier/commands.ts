/**
 * Payments and recurring charges. The same command pays every kind of deal. It checks the password, the password's
 * locks and the limits.
 */
import * as v from "valibot";
import { civilOf, dayMs, epochOf, startOfDay } from "#state/civil.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { Cents, EntryId } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { reject, type Rejection } from "#os/values.ts";
import type { Ctx } from "#os/app-command.ts";
import { accountOfMethod, appId, kindOfMethod, Method, methodsOf, availableCents } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { costOf, resolveDeal, cashierParams, type Deal, type CashierRequest } from "./deals.ts";
import { applyPayment } from "./apply-payment.ts";
import { passwordLockMs, MandateId, maxWrongPasswords, type Mandate } from "./state.ts";

/** The result of a payment: an entry, or the problem that the cashier shows. */
export interface PaymentResult {
  readonly entry: string | null;
  readonly problem: string | null;
  /** The number of remaining attempts after a wrong password. */
  readonly left: number;
}
const failPayment = (problem: string, left = 0): PaymentResult => ({ entry: null, problem, left });

/** Returns the sum in cents that payments, transfers and red packets have cost the owner today. */
export function spentToday(os: OsState, now: number, offsetMin: number): number {
  const from = startOfDay(now, offsetMin);
  return Object.values(os.money.entries)
    .filter((e) => e.via === appId && e.at >= from && ["payment", "transfer", "packet"].includes(e.kind))
    .reduce((sum, e) => sum + e.cents, 0);
}
/** Whether the owner can pay a sum without password and fingerprint. */
export const isWithinFastLimit = (state: State, cents: number): boolean => cents <= state.pay.fastCents;
/**
 * Returns the payment method for a sum. If the owner has set an order, returns the first suitable method. Otherwise,
 * returns the first suitable method that can pay the sum or, if there is none, the first suitable method.
 */
export function chooseMethod(state: State, os: OsState, kinds: readonly string[], cents: number): string | null {
  const all = methodsOf(os, state.pay.order).filter((m) => canUseMethod(state, os, m, kinds));
  const able = all.find((m) => availableCents(os, accountOfMethod(os, m)!) >= cents);
  return (state.pay.byOrder ? all[0] : undefined) ?? able ?? all[0] ?? null;
}
export function canUseMethod(state: State, os: OsState, method: string, kinds: readonly string[]): boolean {
  const kind = kindOfMethod(os, method);
  if (kind === null || !kinds.includes(kind)) return false;
  return kind !== "credit" || (state.credit.on && !state.credit.overdue);
}
/** Returns null when the password is right, or the problem that the cashier shows. */
export function checkPassword(state: State, secret: string, now: number): PaymentResult | null {
  const { pay } = state;
  if (pay.lockedUntil > now) return failPayment("password-locked");
  if (secret === pay.payPassword) {
    pay.wrong = 0;
    return null;
  }
  pay.wrong += 1;
  if (pay.wrong < maxWrongPasswords) return failPayment("password-wrong", maxWrongPasswords - pay.wrong);
  pay.wrong = 0;
  pay.lockedUntil = now + passwordLockMs;
  return failPayment("password-locked");
}
/** Returns why the sum cannot be paid now, or null when it can. */
function findPaymentProblem(state: State, a: CashierRequest, method: string, deal: Deal, ctx: Ctx): string | null {
  if (!canUseMethod(state, ctx.os, method, deal.methods)) return "method-wrong";
  const card = state.cardLimits[method];
  const counted = ["shop", "till", "transfer", "packet", "phone", "bill"].includes(a.deal);
  const cost = costOf(a);
  if (card !== undefined && cost > card) return "limit-card";
  if (counted && cost > state.pay.paymentCents) return "limit-payment";
  if (counted && spentToday(ctx.os, ctx.now, ctx.offsetMin) + cost > state.pay.dayCents) return "limit-day";
  return null;
}
function makePayment(state: State, a: CashierRequest, method: string, ctx: Ctx): Rejection | PaymentResult {
  if (state.pay.frozen) return failPayment("frozen");
  const deal = resolveDeal(a, { state, os: ctx.os, lang: ctx.lang, now: ctx.now, world: ctx.world });
  if ("reject" in deal) return failPayment(deal.reject);
  const why = findPaymentProblem(state, a, method, deal, ctx);
  if (why !== null) return failPayment(why);
  const from = accountOfMethod(ctx.os, method)!;
  const moved = ctx.money.move({ ...deal, from, cents: a.cents });
  if (typeof moved !== "string") return failPayment(moved.reject);
  const after = applyPayment(state, a, moved, ctx);
  if (after) return after;
  if (a.deal === "shop" && a.renews !== "never") createMandate(state, a, deal, method, ctx);
  if (state.prefs.noticePayments && deal.kind === "payment")
    ctx.notify({
      key: "paidNotice",
      channel: "payments",
      facts: { title: deal.title, sum: (costOf(a) / 100).toFixed(2) },
      open: { screen: "bill", params: { id: moved } },
    });
  return { entry: moved, problem: null, left: 0 };
}
function createMandate(state: State, a: CashierRequest, deal: Deal, method: string, ctx: Ctx): void {
  if (a.renews === "never") return;
  const id = ctx.newId("mandate");
  const next = nextChargeAt(ctx.now, a.renews, ctx.offsetMin);
  const { to, title } = deal;
  const payee = a.payee === "" ? title.slice(0, 60) : a.payee;
  state.mandates[id] = {
    id,
    to,
    payee,
    title,
    cents: a.cents,
    period: a.renews,
    method,
    since: ctx.now,
    next,
    on: true,
    failed: false,
  };
}
/** Returns the same time of day one week, month or year later. Days after the 28th become the 28th. */
export function nextChargeAt(at: number, period: Mandate["period"], offsetMin: number): number {
  if (period === "week") return at + 7 * dayMs;
  const c = civilOf(at, offsetMin);
  const months = period === "month" ? 1 : 12;
  return epochOf({ ...c, month: c.month + months, day: Math.min(28, c.day) }, offsetMin);
}
export const cashierCommands = {
  /**
   * Pays a deal. `secret`: the six digits, or null if a fingerprint was accepted or the sum is within the fast limit.
   */
  pay: alipay.command(
    { ...cashierParams, method: Method, secret: v.nullable(v.pipe(v.string(), v.maxLength(6))) },
    (state, { method, secret, ...a }, ctx): Rejection | PaymentResult => {
      if (secret === null && !state.pay.biometrics && !isWithinFastLimit(state, costOf(a)))
        return failPayment("password-needed");
      const wrong = secret === null ? null : checkPassword(state, secret, ctx.now);
      return wrong ?? makePayment(state, a, method, ctx);
    },
  ),
  cancelMandate: alipay.command({ id: MandateId }, (state, { id }, ctx) => {
    const mandate = state.mandates[id];
    if (!mandate?.on) return reject("mandate-missing");
    mandate.on = false;
    if (state.prefs.noticeMandates)
      ctx.notify({ key: "mandateOffNotice", channel: "payments", facts: { payee: mandate.payee } });
  }),
  setMandateMethod: alipay.command({ id: MandateId, method: Method }, (state, { id, method }, ctx) => {
    const mandate = state.mandates[id];
    if (!mandate?.on) return reject("mandate-missing");
    if (kindOfMethod(ctx.os, method) === null) return reject("method-wrong");
    mandate.method = method;
    mandate.failed = false;
  }),
  /** Scheduled. Pays a recurring charge. A failed charge is tried again one day later. */
  charge: alipay.command({ id: MandateId }, (state, { id }, ctx) => {
    const mandate = state.mandates[id];
    if (!mandate?.on || mandate.next > ctx.now) return reject("mandate-missing");
    const { to, title, cents, payee } = mandate;
    const party = /^account_out_[a-z]{3}_(.+)$/.exec(to)?.[1] ?? null;
    const from = accountOfMethod(ctx.os, mandate.method);
    const order = `${id}/${mandate.next}`;
    const moved =
      from === null || state.pay.frozen
        ? reject("method-wrong")
        : ctx.money.move({ from, to, cents, kind: "payment", title, party, category: "leisure", order });
    mandate.failed = typeof moved !== "string";
    mandate.next = mandate.failed ? ctx.now + dayMs : nextChargeAt(mandate.next, mandate.period, ctx.offsetMin);
    if (state.prefs.noticeMandates)
      ctx.notify({
        key: mandate.failed ? "chargeFailedNotice" : "chargedNotice",
        channel: "payments",
        facts: { payee, sum: (costOf({ ref: to, cents }) / 100).toFixed(2) },
        open: { screen: "mandate", params: { id } },
      });
  }),
  orderMethods: alipay.command({ order: v.pipe(v.array(Method), v.maxLength(60)) }, (state, { order }) => {
    state.pay.order = [...new Set(order)];
  }),
  setByOrder: alipay.command({ byOrder: v.boolean() }, (state, { byOrder }) => {
    state.pay.byOrder = byOrder;
  }),
  setFast: alipay.command({ fastCents: v.picklist([0, 5_000, 20_000, 50_000, 100_000]) }, (state, { fastCents }) => {
    state.pay.fastCents = fastCents;
  }),
  setLimits: alipay.command({ paymentCents: Cents, dayCents: Cents }, (state, { paymentCents, dayCents }) => {
    if (paymentCents > dayCents) return reject("limits-crossed");
    Object.assign(state.pay, { paymentCents, dayCents });
  }),
  setBiometrics: alipay.command({ on: v.boolean() }, (state, { on }) => {
    state.pay.biometrics = on;
  }),
  /** Called when another app or a shop refunds a payment. */
  takeRefund: alipay.command({ entry: EntryId }, (state, { entry }, ctx) => {
    const back = findMoneyEntry(ctx.os, entry);
    if (!back || back.kind !== "refund" || state.refunds.includes(entry)) return reject("payment-missing");
    state.refunds = [...state.refunds.slice(-39), entry];
    if (state.prefs.noticeRefunds)
      ctx.notify({
        key: "refundNotice",
        channel: "payments",
        facts: { title: back.title, sum: (back.toCents / 100).toFixed(2) },
        open: { screen: "bill", params: { id: entry } },
      });
  }),
  seeBill: alipay.command({ id: EntryId }, (state, { id }) => {
    if (state.refunds.includes(id)) state.refunds = state.refunds.filter((r) => r !== id);
  }),
};
