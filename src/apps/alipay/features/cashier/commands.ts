/** Paying: one command for every deal, with the password, its locks and the limits; and what is charged by itself. */
import * as v from "valibot";
import { civilOf, dayMs, epochOf, startOfDay } from "../../../../state/civil.ts";
import { entryOf } from "../../../../os/money/read.ts";
import { Cents, EntryId } from "../../../../os/money/schema.ts";
import type { OsState } from "../../../../os/state.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import type { Ctx } from "../../../../os/app-command.ts";
import { accountOfMethod, appId, kindOfMethod, Method, methodsOf, roomIn } from "../../accounts.ts";
import { alipay, type State } from "../../state.ts";
import { costOf, dealOf, request, type Deal, type Request } from "./deals.ts";
import { done } from "./done.ts";
import { lockMs, MandateId, wrongMost, type Mandate } from "./state.ts";

/** What came of it: an entry, or what the cashier shows instead. */
export interface Paid {
  readonly entry: string | null;
  readonly problem: string | null;
  /** Tries that are left, after a wrong password. */
  readonly left: number;
}
const refused = (problem: string, left = 0): Paid => ({ entry: null, problem, left });

/** Cents that left the owner's accounts today by payments, transfers and red packets. */
export function spentToday(os: OsState, now: number, offsetMin: number): number {
  const from = startOfDay(now, offsetMin);
  return Object.values(os.money.entries)
    .filter((e) => e.via === appId && e.at >= from && ["payment", "transfer", "packet"].includes(e.kind))
    .reduce((sum, e) => sum + e.cents, 0);
}
/** Whether a sum goes through without password and finger. */
export const isFast = (state: State, cents: number): boolean => cents <= state.pay.fastCents;
/** The first method of the settings' order that can pay the sum; else the first that is of a right kind. */
export function methodFor(state: State, os: OsState, kinds: readonly string[], cents: number): string | null {
  const all = methodsOf(os, state.pay.order).filter((m) => mayUse(state, os, m, kinds));
  const able = all.find((m) => roomIn(os, accountOfMethod(os, m)!) >= cents);
  return (state.pay.byOrder ? all[0] : undefined) ?? able ?? all[0] ?? null;
}
export function mayUse(state: State, os: OsState, method: string, kinds: readonly string[]): boolean {
  const kind = kindOfMethod(os, method);
  if (kind === null || !kinds.includes(kind)) return false;
  return kind !== "credit" || (state.credit.on && !state.credit.overdue);
}
/** The password as entered: right (null), or what the cashier shows. */
export function entered(state: State, secret: string, now: number): Paid | null {
  const { pay } = state;
  if (pay.lockedUntil > now) return refused("password-locked");
  if (secret === pay.payPassword) {
    pay.wrong = 0;
    return null;
  }
  pay.wrong += 1;
  if (pay.wrong < wrongMost) return refused("password-wrong", wrongMost - pay.wrong);
  pay.wrong = 0;
  pay.lockedUntil = now + lockMs;
  return refused("password-locked");
}
/** Why a sum may not be paid now, whoever asks; null where it may. */
function barred(state: State, a: Request, method: string, deal: Deal, ctx: Ctx): string | null {
  if (!mayUse(state, ctx.os, method, deal.methods)) return "method-wrong";
  const card = state.cardLimits[method];
  const counted = ["shop", "till", "transfer", "packet", "phone", "bill"].includes(a.deal);
  const cost = costOf(a);
  if (card !== undefined && cost > card) return "limit-card";
  if (counted && cost > state.pay.paymentCents) return "limit-payment";
  if (counted && spentToday(ctx.os, ctx.now, ctx.offsetMin) + cost > state.pay.dayCents) return "limit-day";
  return null;
}
function paid(state: State, a: Request, method: string, ctx: Ctx): Rejection | Paid {
  if (state.pay.frozen) return refused("frozen");
  const deal = dealOf(a, { state, os: ctx.os, lang: ctx.lang, now: ctx.now, world: ctx.world });
  if ("reject" in deal) return refused(deal.reject);
  const why = barred(state, a, method, deal, ctx);
  if (why !== null) return refused(why);
  const from = accountOfMethod(ctx.os, method)!;
  const moved = ctx.money.move({ ...deal, from, cents: a.cents });
  if (typeof moved !== "string") return refused(moved.reject);
  const after = done(state, a, moved, ctx);
  if (after) return after;
  if (a.deal === "shop" && a.renews !== "never") sign(state, a, deal, method, ctx);
  if (state.prefs.noticePayments && deal.kind === "payment")
    ctx.notify({
      key: "paidNotice",
      channel: "payments",
      facts: { title: deal.title, sum: (costOf(a) / 100).toFixed(2) },
      open: { screen: "bill", params: { id: moved } },
    });
  return { entry: moved, problem: null, left: 0 };
}
function sign(state: State, a: Request, deal: Deal, method: string, ctx: Ctx): void {
  if (a.renews === "never") return;
  const id = ctx.newId("mandate");
  const next = nextCharge(ctx.now, a.renews, ctx.offsetMin);
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
/** The same time of day a week, a month or a year on; a day that the month has not is its 28th. */
export function nextCharge(at: number, period: Mandate["period"], offsetMin: number): number {
  if (period === "week") return at + 7 * dayMs;
  const c = civilOf(at, offsetMin);
  const months = period === "month" ? 1 : 12;
  return epochOf({ ...c, month: c.month + months, day: Math.min(28, c.day) }, offsetMin);
}
export const cashierCommands = {
  /** `secret`: the six digits; null where the finger was read, or the sum is small enough. */
  pay: alipay.command(
    { ...request, method: Method, secret: v.nullable(v.pipe(v.string(), v.maxLength(6))) },
    (state, { method, secret, ...a }, ctx): Rejection | Paid => {
      if (secret === null && !state.pay.biometrics && !isFast(state, costOf(a))) return refused("password-needed");
      const wrong = secret === null ? null : entered(state, secret, ctx.now);
      return wrong ?? paid(state, a, method, ctx);
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
  /** Falls due: a charge that cannot be paid is tried again a day later. */
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
    mandate.next = mandate.failed ? ctx.now + dayMs : nextCharge(mandate.next, mandate.period, ctx.offsetMin);
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
  /** Another app or a shop gave a payment back. */
  takeRefund: alipay.command({ entry: EntryId }, (state, { entry }, ctx) => {
    const back = entryOf(ctx.os, entry);
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
