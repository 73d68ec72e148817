/** Generates guests' reviews of restaurants. The mean of a restaurant's stars is its rating. */
import { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { listPeople } from "../folk/people.ts";
import { parseLocalizedList, fill } from "../web/grammar.ts";
import { deliveryTexts, replyTexts, opinions } from "./data/reviews.ts";
import type { Dish, Eatery, EateryReview } from "./index.ts";

const reviewsPerEatery = 20;
const parseLines = (text: string): LocalizedText[] => parseLocalizedList(text.trim(), "\n");
const linesByStars = new Map(Object.entries(opinions).map(([stars, text]) => [Number(stars), parseLines(text)]));
const deliveryRemarks = { good: parseLines(deliveryTexts.good), bad: parseLines(deliveryTexts.bad) };
const replies = { good: parseLines(replyTexts.good), bad: parseLines(replyTexts.bad) };
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Sentences with these words do not fit a drink or a bun. */
const mealWords =
  /vegetables|beer|next day|coriander|fed six|salt|rice|soup|oil|raw|spic|season|greens|plates|mild|napkin|spoon|sauce/i;
/**
 * Returns stars whose mean is the rating, to a tenth. All reviews start with five stars, then some of them lose stars
 * until the mean is right.
 */
function starsFor(r: Rng, rating: number): number[] {
  const stars = Array.from({ length: reviewsPerEatery }, () => 5);
  let missing = Math.round((reviewsPerEatery * (50 - rating)) / 10);
  while (missing > 0) {
    const at = r.int(0, reviewsPerEatery - 1);
    const off = Math.min(missing, r.pick([1, 1, 1, 1, 2, 2, 3, 4]), stars[at]! - 1);
    stars[at]! -= off;
    missing -= off;
  }
  return stars;
}

export function* generateReviews(eateries: readonly Eatery[], dishes: readonly Dish[]): Iterable<EateryReview> {
  const folk = listPeople();
  const menus = new Map<string, Dish[]>();
  for (const dish of dishes) menus.set(dish.eatery, [...(menus.get(dish.eatery) ?? []), dish]);
  for (const { id, rating, cuisine } of eateries) {
    const isSmall = ["tea", "coffee", "bakery", "breakfast"].includes(cuisine);
    const r = Rng.of("eateries", "reviews", id);
    const menu = menus.get(id)!.filter(({ priceCents }) => priceCents > 900);
    // No sentence occurs twice within one restaurant.
    const bags = new Map(
      [...linesByStars].map(([stars, lines]) => [
        stars,
        r.shuffle(isSmall ? lines.filter(({ en }) => !mealWords.test(en)) : lines),
      ]),
    );
    const afters = { good: r.shuffle(deliveryRemarks.good), bad: r.shuffle(deliveryRemarks.bad) };
    for (const [i, stars] of starsFor(r, rating).entries()) {
      const bag = bags.get(stars)!;
      const line = bag.pop() ?? r.pick(linesByStars.get(stars)!);
      const eaten = r.sample(menu, Math.min(menu.length, r.int(1, 3)));
      const tone = stars >= 4 ? "good" : "bad";
      const d = { en: lowerFirst(eaten[0]!.name.en), zh: eaten[0]!.name.zh };
      const text = fill(line, { d });
      const after = r.chance(0.35) ? afters[tone].pop() : undefined;
      const by = r.pick(folk);
      yield {
        id: `rev_${id.slice(4)}_${i + 1}`,
        eatery: id,
        by: by.id,
        nick: by.nick,
        stars,
        text: after
          ? {
              en: `${text.en}. ${after.en}`.replace(/\?\. /, "? "),
              zh: `${text.zh}。${after.zh}`.replace("？。", "？"),
            }
          : text,
        dishes: eaten.map((dish) => dish.id),
        age: r.int(0, 14) * r.int(0, 14) + i,
        reply: r.chance(stars >= 4 ? 0.15 : 0.5) ? r.pick(replies[tone]) : null,
      };
    }
  }
}
