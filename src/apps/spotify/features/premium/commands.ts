/** Commands for Premium. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { cardsBoundTo, findMoneyEntry } from "#os/money/read.ts";
import { CardId, EntryId } from "#os/money/schema.ts";
import { reject, type Rejection } from "#os/values.ts";
import { isEpisode, OrderId } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { notifyUser } from "../../notify.ts";
import { spotify, type State } from "../../state.ts";
import { merchantAccount, monthMs, planCents, planTitle, remindMs } from "./plans.ts";
import { isPremium } from "./queries.ts";
import { payApps, plans, type Plan } from "./state.ts";

const maxReceipts = 60;
const open = { screen: "premium", params: {} } as const;

/** Charges a card that the app may use. Returns the ledger entry's id. */
function charge(ctx: Ctx, cardId: string, plan: Plan, order: string): Rejection | string {
  const card = cardsBoundTo(ctx.os, "spotify").find(({ id }) => id === cardId);
  if (!card) return reject("card-missing");
  const paid = ctx.money.move({
    from: card.account,
    to: merchantAccount,
    cents: planCents[plan],
    kind: "payment",
    title: planTitle(plan),
    party: "spotify",
    category: "fun",
    order,
  });
  return typeof paid === "string" ? paid : reject("card-declined");
}
function begin(state: State, ctx: Ctx, plan: Plan, payWith: string, entry: string, from: number): void {
  const renews = payWith.startsWith("card_");
  state.subscription = { plan, until: from + monthMs, renews, payWith, next: null, reminded: false };
  state.receipts = [{ entry, plan, cents: planCents[plan], at: ctx.now }, ...state.receipts].slice(0, maxReceipts);
  state.order = null;
}

export const premiumCommands = {
  /** Begins an order that another app pays. */
  orderPlan: memberCommand({ plan: v.picklist(plans) }, (state, { plan }, ctx) => {
    if (isPremium(state, ctx.now) && state.subscription!.renews) return reject("premium-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    const id = state.order?.plan === plan ? state.order.id : ctx.newId("order");
    state.order = { id, plan, cents: planCents[plan], at: ctx.now };
    return id;
  }),
  /** Pays with a card that the app may use. The card is charged again each month. */
  payByCard: memberCommand({ plan: v.picklist(plans), card: CardId }, (state, { plan, card }, ctx) => {
    if (isPremium(state, ctx.now) && state.subscription!.renews) return reject("premium-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    const paid = charge(ctx, card, plan, state.order?.plan === plan ? state.order.id : ctx.newId("order"));
    if (typeof paid !== "string") return paid;
    begin(state, ctx, plan, card, paid, Math.max(ctx.now, state.subscription?.until ?? 0));
    return undefined;
  }),
  /** Called when another app reports a payment. Checks the payment in the ledger. */
  confirmPaid: memberCommand(
    { entry: EntryId, order: OrderId, through: v.picklist(payApps) },
    (state, { entry: id, order, through }, ctx) => {
      if (state.order?.id !== order) return reject("order-gone");
      const { plan, cents } = state.order;
      const entry = findMoneyEntry(ctx.os, id);
      if (entry?.order !== order || entry.to !== merchantAccount || entry.toCents !== cents || entry.kind === "refund")
        return reject("payment-missing");
      begin(state, ctx, plan, through, id, Math.max(ctx.now, state.subscription?.until ?? 0));
      return undefined;
    },
  ),
  /** Ends Premium with the paid month. */
  cancelPlan: memberCommand({}, (state, _, ctx) => {
    if (!isPremium(state, ctx.now) || !state.subscription!.renews) return reject("not-renewing");
    state.subscription!.renews = false;
    state.subscription!.next = null;
    return undefined;
  }),
  resumePlan: memberCommand({}, (state, _, ctx) => {
    const { subscription } = state;
    if (!subscription || !isPremium(state, ctx.now)) return reject("premium-needed");
    if (subscription.renews) return reject("premium-already");
    if (!cardsBoundTo(ctx.os, "spotify").some(({ id }) => id === subscription.payWith)) return reject("card-missing");
    subscription.renews = true;
    return undefined;
  }),
  /** Changes the plan from the next month on. */
  changePlan: memberCommand({ plan: v.picklist(plans) }, (state, { plan }, ctx) => {
    const { subscription } = state;
    if (!subscription || !isPremium(state, ctx.now)) return reject("premium-needed");
    if (!subscription.renews) return reject("not-renewing");
    subscription.next = plan === subscription.plan ? null : plan;
    return undefined;
  }),
  setCard: memberCommand({ card: CardId }, (state, { card }, ctx) => {
    if (!state.subscription?.renews) return reject("not-renewing");
    if (!cardsBoundTo(ctx.os, "spotify").some(({ id }) => id === card)) return reject("card-missing");
    state.subscription.payWith = card;
    return undefined;
  }),
  /** Runs on the clock: Premium that does not renew ends soon. */
  remindOfEnd: spotify.command({}, (state, _, ctx) => {
    const { subscription } = state;
    if (!subscription || subscription.reminded || subscription.until - remindMs > ctx.now) return;
    subscription.reminded = true;
    notifyUser(state, ctx, { key: "noticeEnding", pref: null, channel: "account", tag: "premium", open });
  }),
  /** Runs on the clock, at the end of a paid month: renews Premium, or ends it. */
  endMonth: spotify.command({}, (state, _, ctx) => {
    const { subscription } = state;
    if (!subscription || subscription.until > ctx.now) return;
    if (subscription.renews && subscription.payWith.startsWith("card_")) {
      const plan = subscription.next ?? subscription.plan;
      const paid = charge(ctx, subscription.payWith, plan, ctx.newId("order"));
      if (typeof paid === "string") {
        begin(state, ctx, plan, subscription.payWith, paid, subscription.until);
        notifyUser(state, ctx, { key: "noticeRenewed", pref: null, channel: "account", tag: "premium", open });
        return;
      }
    }
    state.subscription = null;
    // The free plan keeps only downloaded episodes.
    state.kept = Object.fromEntries(Object.entries(state.kept).filter(([id]) => isEpisode(id)));
    state.downloads = Object.fromEntries(Object.entries(state.downloads).filter(([item]) => isEpisode(item)));
    const key = subscription.renews ? "noticeDeclined" : "noticeEnded";
    notifyUser(state, ctx, { key, pref: null, channel: "account", tag: "premium", open });
  }),
};
