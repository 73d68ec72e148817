/** Commands for meals: ordering, paying, and the scheduled delivery to the seat. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import rails from "#world/rails/index.ts";
import { seatText, tripFacts } from "../../facts.ts";
import { MealId, TicketId } from "../../ids.ts";
import { loggedInCommand } from "../../logged-in-command.ts";
import { cateringAccount } from "../../payment.ts";
import { railway } from "../../state.ts";
import { notifyOwner } from "../../notify.ts";
import { refundPayment } from "../book/refund.ts";
import { listDeliveries, orderEndsAt } from "./deliveries.ts";
import { Count, KitchenId, type Meal } from "./state.ts";

const mealPayWithinMs = 15 * minuteMs;
export const mealsCommands = {
  /** Orders a meal and returns the order's id. The user must pay the order within a quarter of an hour. */
  orderMeal: loggedInCommand(
    {
      ticket: TicketId,
      kitchen: KitchenId,
      shop: KitchenId,
      wishes: v.pipe(v.array(v.strictObject({ dish: KitchenId, count: Count })), v.maxLength(12)),
    },
    (state, { ticket: id, kitchen: kitchenId, shop: shopId, wishes }, ctx) => {
      const ticket = state.tickets[id];
      if (ticket?.status !== "paid") return reject("ticket-closed");
      if (ticket.coach === null) return reject("meal-seat");
      if (wishes.length === 0) return reject("meal-empty");
      const kitchen = ctx.world(rails.queries.kitchen, { id: kitchenId });
      const shop = kitchen?.shops.find((one) => one.id === shopId);
      if (!kitchen || !shop) return reject("kitchen-unknown");
      const train = ctx.world(rails.queries.train, { id: ticket.train });
      const handIn = listDeliveries(ticket, train?.stops ?? [], kitchen.place)[0];
      if (!handIn) return reject("kitchen-elsewhere");
      if (ctx.now > orderEndsAt(handIn)) return reject("meal-late");
      const lines: Meal["lines"] = [];
      for (const { dish: dishId, count } of wishes) {
        const dish = shop.dishes.find((one) => one.id === dishId);
        if (!dish) return reject("kitchen-unknown");
        lines.push({ dish: dishId, en: dish.name.en, zh: dish.name.zh, count, cents: dish.cents });
      }
      const meal = ctx.newId("meal");
      state.meals[meal] = {
        id: meal,
        ticket: id,
        at: ctx.now,
        shop: shopId,
        en: shop.name.en,
        zh: shop.name.zh,
        lines,
        deliveryCents: shop.deliveryCents,
        cents: lines.reduce((sum, { count, cents }) => sum + count * cents, shop.deliveryCents),
        status: "unpaid",
        payBy: Math.min(ctx.now + mealPayWithinMs, orderEndsAt(handIn)),
        entry: null,
        bringsAt: handIn.bringsAt,
      };
      return meal;
    },
  ),
  confirmMeal: loggedInCommand({ meal: MealId, entry: EntryId }, (state, { meal: id, entry: of }, ctx) => {
    const meal = state.meals[id];
    if (meal?.status !== "unpaid") return reject("meal-closed");
    const entry = findMoneyEntry(ctx.os, of);
    if (entry?.order !== id || entry.to !== cateringAccount || entry.toCents !== meal.cents || entry.kind === "refund")
      return reject("payment-missing");
    meal.status = "paid";
    meal.payBy = null;
    meal.entry = of;
    const ticket = state.tickets[meal.ticket];
    notifyOwner(state, ctx, {
      channel: "meals",
      key: "noticeMealPaid",
      facts: { train: ticket?.train ?? "" },
      open: { screen: "meal", params: { meal: id } },
    });
  }),
  /** Cancels a meal, at the latest two hours before its delivery. */
  cancelMeal: loggedInCommand({ meal: MealId }, (state, { meal: id }, ctx) => {
    const meal = state.meals[id];
    if (meal?.status !== "unpaid" && meal?.status !== "paid") return reject("meal-closed");
    if (meal.status === "paid") {
      if (ctx.now > orderEndsAt(meal)) return reject("meal-late");
      const refused = refundPayment(ctx, meal.entry, meal.cents, ctx.lang === "en" ? meal.en : meal.zh);
      if (refused) return refused;
    }
    meal.status = "cancelled";
    meal.payBy = null;
  }),
  lapseMeal: railway.command({ meal: MealId }, (state, { meal: id }) => {
    const meal = state.meals[id];
    if (meal?.status !== "unpaid") return reject("meal-closed");
    meal.status = "cancelled";
    meal.payBy = null;
  }),
  bringMeal: railway.command({ meal: MealId }, (state, { meal: id }, ctx) => {
    const meal = state.meals[id];
    if (meal?.status !== "paid") return reject("meal-closed");
    meal.status = "brought";
    const ticket = state.tickets[meal.ticket];
    if (!ticket) return;
    notifyOwner(state, ctx, {
      channel: "meals",
      key: "noticeMealBrought",
      facts: { ...tripFacts(ticket, ctx), seat: seatText(ticket, ctx.lang) },
      open: { screen: "meal", params: { meal: id } },
    });
  }),
};
