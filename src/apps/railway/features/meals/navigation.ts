import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { intents } from "#os/intents.ts";
import { langOf } from "#os/format.ts";
import { localized } from "../../facts.ts";
import { MealId, TicketId } from "../../ids.ts";
import { cateringAccount, payApps } from "../../payment.ts";
import { on, pushes } from "../../builder.ts";
import { KitchenId, type Meal } from "./state.ts";

type DishCounts = readonly { readonly dish: string; readonly count: number }[];
function changeDishCount(wishes: DishCounts, dish: string, by: 1 | -1): { dish: string; count: number }[] {
  const known = wishes.find((one) => one.dish === dish);
  if (!known) return by === 1 && wishes.length < 12 ? [...wishes, { dish, count: 1 }] : [...wishes];
  return wishes.flatMap((one) => {
    const count = Math.min(9, one.count + (one.dish === dish ? by : 0));
    return count < 1 ? [] : [{ dish: one.dish, count }];
  });
}
const mealTitle = (meal: Meal | undefined, lang: "en" | "zh-CN"): string => (meal ? localized(meal, lang) : "");

export const mealsEdges = [
  on("meals", "order", { ticket: TicketId }).push("kitchens"),
  on("meals", "open", { meal: MealId }).push("meal"),
  ...pushes("meals", "login"),
  on("kitchens", "pickKitchen", { kitchen: KitchenId }).set(({ args }) => ({ kitchen: args.kitchen })),
  on("kitchens", "open", { shop: KitchenId }).push("menu", ({ params, view, args }) => ({
    ticket: params.ticket,
    kitchen: view.kitchen,
    shop: args.shop,
  })),
  on("menu", "more", { dish: KitchenId }).set(({ view, args }) => ({
    wishes: changeDishCount(view.wishes, args.dish, 1),
  })),
  on("menu", "less", { dish: KitchenId }).set(({ view, args }) => ({
    wishes: changeDishCount(view.wishes, args.dish, -1),
  })),
  on("menu", "basket").when("hasWishes").open("basket"),
  on("menu", "emptyBasket").close("wishes"),
  on("menu", "submit")
    .when("hasWishes")
    .run("orderMeal")
    .replace("meal", ({ result }) => ({ meal: result })),
  on("meal", "choosePay").when("isMealUnpaid").open("pay"),
  on("meal", "pay", { through: v.picklist(payApps) })
    .when("isMealUnpaid")
    .close()
    .start(({ state, params, args, os }) => {
      const lang = langOf(os);
      const meal = state.meals[params.meal];
      return intents.pay({
        through: args.through,
        to: cateringAccount,
        cents: meal?.cents ?? 0,
        order: params.meal,
        title: mealTitle(meal, lang),
        payee: lang === "en" ? "Railway meals" : "铁路餐饮",
      });
    }, "paid"),
  on("meal", "paid", { entry: EntryId }).run("confirmMeal").say("mealPaid"),
  on("meal", "cancel").when("isMealOpen").warn("cancelMealAsk", "cancelMealDo").run("cancelMeal").say("mealCancelled"),
] as const;
