/** Meals that are delivered to a seat. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { instant } from "#os/values.ts";
import { Cents, MealId, TicketId } from "../../ids.ts";

export const Count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9));
export const KitchenId = v.pipe(v.string(), v.startsWith("kitchen_"), v.maxLength(80));
export const mealStates = ["unpaid", "paid", "brought", "cancelled"] as const;
export const Meal = v.strictObject({
  id: MealId,
  ticket: TicketId,
  at: instant,
  shop: KitchenId,
  en: v.string(),
  zh: v.string(),
  lines: v.pipe(
    v.array(v.strictObject({ dish: KitchenId, en: v.string(), zh: v.string(), count: Count, cents: Cents })),
    v.maxLength(12),
  ),
  deliveryCents: Cents,
  cents: Cents,
  status: v.picklist(mealStates),
  payBy: v.nullable(instant),
  entry: v.nullable(EntryId),
  bringsAt: instant,
});
export type Meal = v.InferOutput<typeof Meal>;
export const mealsState = { meals: v.record(MealId, Meal) };
