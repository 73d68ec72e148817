/** Restaurants and their menus. */
import type { Generators } from "../define.ts";
import type eateries from "./index.ts";
import { eateriesAndDishes } from "./kitchens.ts";
import { reviewsOf } from "./reviews.ts";

const all = eateriesAndDishes();
export default {
  eatery: () => all.eateries,
  dish: () => all.dishes,
  review: () => reviewsOf(all.eateries, all.dishes),
} satisfies Generators<typeof eateries>;
