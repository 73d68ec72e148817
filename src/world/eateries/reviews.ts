/** Guests on restaurants: their stars come to what the restaurant is rated. */
import { Rng } from "../../state/rng.ts";
import type { Both } from "../cast.ts";
import { everybody } from "../folk/people.ts";
import { bothList, fill } from "../web/grammar.ts";
import { afterwards, answers, opinions } from "./data/reviews.ts";
import type { Dish, Eatery, EateryReview } from "./index.ts";

const perEatery = 20;
const list = (text: string): Both[] => bothList(text.trim(), "\n");
const byStars = new Map(Object.entries(opinions).map(([stars, text]) => [Number(stars), list(text)]));
const later = { good: list(afterwards.good), bad: list(afterwards.bad) };
const answer = { good: list(answers.good), bad: list(answers.bad) };
const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Not said of a cup or a bun. */
const ofMeals =
  /vegetables|beer|next day|coriander|fed six|salt|rice|soup|oil|raw|spic|season|greens|plates|mild|napkin|spoon|sauce/i;
/** So many stars of each that their mean is the rating, to the tenth: fives, then what is missing, spread over some. */
function starsFor(r: Rng, rating: number): number[] {
  const stars = Array.from({ length: perEatery }, () => 5);
  let missing = Math.round((perEatery * (50 - rating)) / 10);
  while (missing > 0) {
    const at = r.int(0, perEatery - 1);
    const off = Math.min(missing, r.pick([1, 1, 1, 1, 2, 2, 3, 4]), stars[at]! - 1);
    stars[at]! -= off;
    missing -= off;
  }
  return stars;
}

export function* reviewsOf(eateries: readonly Eatery[], dishes: readonly Dish[]): Iterable<EateryReview> {
  const folk = everybody();
  const menus = new Map<string, Dish[]>();
  for (const dish of dishes) menus.set(dish.eatery, [...(menus.get(dish.eatery) ?? []), dish]);
  for (const { id, rating, cuisine } of eateries) {
    const isSmall = ["tea", "coffee", "bakery", "breakfast"].includes(cuisine);
    const r = Rng.of("eateries", "reviews", id);
    const menu = menus.get(id)!.filter(({ priceCents }) => priceCents > 900);
    // Each sentence once below a restaurant.
    const bags = new Map(
      [...byStars].map(([stars, lines]) => [
        stars,
        r.shuffle(isSmall ? lines.filter(({ en }) => !ofMeals.test(en)) : lines),
      ]),
    );
    const afters = { good: r.shuffle(later.good), bad: r.shuffle(later.bad) };
    for (const [i, stars] of starsFor(r, rating).entries()) {
      const bag = bags.get(stars)!;
      const line = bag.pop() ?? r.pick(byStars.get(stars)!);
      const eaten = r.sample(menu, Math.min(menu.length, r.int(1, 3)));
      const tone = stars >= 4 ? "good" : "bad";
      const d = { en: small(eaten[0]!.name.en), zh: eaten[0]!.name.zh };
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
        reply: r.chance(stars >= 4 ? 0.15 : 0.5) ? r.pick(answer[tone]) : null,
      };
    }
  }
}
