import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { langOf } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { localized } from "../../facts.ts";
import { MealId, OrderId, StationId, TicketId, WaitId } from "../../ids.ts";
import { merchantAccount, payApps } from "../../payment.ts";
import type { State } from "../../state.ts";
import { todayOf } from "../../times.ts";
import { on, pushes } from "../../builder.ts";
import { groupByTrain, ticketsOf } from "./queries.ts";
import { ticketEventIntent, ticketTextIntent } from "./share.ts";

/** Returns the intent that asks another app to pay an order. */
function paymentIntent(state: State, os: OsState, id: string, through: string) {
  const lang = langOf(os);
  const rides = groupByTrain(ticketsOf(state, id)).map(([first]) => first);
  const [first, last] = [rides[0], rides.at(-1)];
  const trains = rides.map(({ train }) => train).join(" + ");
  const title = first && last ? `${trains} ${localized(first.from, lang)} – ${localized(last.to, lang)}` : id;
  const cents = state.orders[id]?.cents ?? 0;
  return intents.pay({
    through,
    to: merchantAccount,
    cents,
    order: id,
    title,
    payee: lang === "en" ? "Railway tickets" : "铁路客票",
  });
}
/**
 * Returns the parameters of a search for trains on the same route. The user changes a ticket to one of these trains.
 */
const changeSearchParams = ({ state, ticket }: { readonly state: State; readonly ticket: string }, now: number) => {
  const t = state.tickets[ticket];
  return {
    from: t?.from.id ?? state.from.id,
    to: t?.to.id ?? state.to.id,
    day: Math.max(todayOf(now), t?.day ?? 0),
    ticket,
  };
};

export const ordersEdges = [
  on("orders", "goHome").root(),
  on("orders", "goTravel").replace("travel"),
  on("orders", "goMember").replace("member"),
  on("orders", "goMe").replace("me"),
  on("orders", "openOrder", { order: OrderId }).push("order"),
  on("orders", "openWait", { wait: WaitId }).push("wait"),
  on("orders", "openTicket", { ticket: TicketId }).push("ticket"),
  on("orders", "refund", { ticket: TicketId }).push("refund"),
  on("orders", "change", { ticket: TicketId }).push("results", ({ state, args, now }) =>
    changeSearchParams({ state, ticket: args.ticket }, now),
  ),
  ...pushes("orders", "login"),
  on("order", "choosePay").when("isUnpaid").open("pay"),
  on("order", "pay", { through: v.picklist(payApps) })
    .when("isUnpaid")
    .close()
    .start(({ state, params, args, os }) => paymentIntent(state, os, params.order, args.through), "paid"),
  on("order", "paid", { entry: EntryId }).run("confirmPaid").replace("paid"),
  on("order", "payPoints").when("isUnpaid").ask("payPointsAsk", "payPointsDo").run("payByPoints").replace("paid"),
  on("order", "cancel")
    .when("isUnpaid")
    .warn("cancelOrderAsk", "cancelOrderDo")
    .run("cancelOrder")
    .say("orderCancelled"),
  on("order", "openTicket", { ticket: TicketId }).push("ticket"),
  on("order", "refund", { ticket: TicketId }).push("refund"),
  on("order", "change", { ticket: TicketId }).push("results", ({ state, args, now }) =>
    changeSearchParams({ state, ticket: args.ticket }, now),
  ),
  on("order", "addEvent", { ticket: TicketId }).start(({ state, args, os }) =>
    ticketEventIntent(state, args.ticket, os),
  ),
  on("order", "again", { from: StationId, to: StationId }).push("results", ({ args, now }) => ({
    ...args,
    day: todayOf(now),
  })),
  on("ticket", "code").when("isGood").open("code"),
  on("ticket", "refund").when("isGood").push("refund"),
  on("ticket", "change")
    .when("isGood")
    .push("results", ({ state, params, now }) => changeSearchParams({ state, ticket: params.ticket }, now)),
  on("ticket", "addEvent")
    .when("isGood")
    .start(({ state, params, os }) => ticketEventIntent(state, params.ticket, os)),
  on("ticket", "share")
    .when("isGood")
    .start(({ state, params, os, now }) => ticketTextIntent(state, params.ticket, os, now)),
  on("ticket", "openOrder", { order: OrderId }).push("order"),
  on("ticket", "openTrain").push("train", ({ state, params }) => {
    const t = state.tickets[params.ticket];
    return { train: t?.train ?? "G1", day: t?.day ?? 0, board: t?.board ?? 0, alight: t?.alight ?? null };
  }),
  on("ticket", "openStation", { station: StationId }).push("station"),
  on("ticket", "meals").when("isGood").push("kitchens"),
  on("ticket", "openMeal", { meal: MealId }).push("meal"),
  on("ticket", "invoice").push("invoiceForm"),
  on("refund", "confirm").when("isGood").warn("refundAsk", "refundDo").run("refundTicket").say("refundDone").pop(),
] as const;
