import { atLeast } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, overlay } from "#os/values.ts";
import { MealId, TicketId } from "../../ids.ts";
import { railway, type State } from "../../state.ts";
import { Count, KitchenId } from "./state.ts";

export const mealsScreens = {
  meals: railway.screen({ view: { tab: choiceField("order", "mine") } }),
  kitchens: railway.screen({ params: { ticket: TicketId }, view: { kitchen: v.optional(KitchenId, "kitchen_train") } }),
  menu: railway.screen({
    params: { ticket: TicketId, kitchen: KitchenId, shop: KitchenId },
    view: {
      wishes: v.optional(v.pipe(v.array(v.strictObject({ dish: KitchenId, count: Count })), v.maxLength(12)), []),
      open: overlay("basket"),
    },
  }),
  meal: railway.screen({ params: { meal: MealId }, view: { open: overlay("pay") } }),
};
type MealContext = { state: State; params: { meal: string } };
export const mealsGuards = {
  hasWishes: atLeast("view.wishes", 1),
  isMealUnpaid: ({ state, params }: MealContext) => state.meals[params.meal]?.status === "unpaid",
  isMealOpen: ({ state, params }: MealContext) => ["unpaid", "paid"].includes(state.meals[params.meal]?.status ?? ""),
};
