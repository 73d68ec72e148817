/** Generates restaurants and their menus. */
import type { Generators } from "../define.ts";
import type eateries from "./index.ts";
import { generateEateries } from "./restaurants.ts";
import { generateReviews } from "./reviews.ts";

const all = generateEateries();
export default {
  eatery: () => all.eateries,
  dish: () => all.dishes,
  review: () => generateReviews(all.eateries, all.dishes),
} satisfies Generators<typeof eateries>;
