/** Generates all goods. The deployed code never loads this file. */
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import type goods from "./index.ts";
import type { Feedback, Item, Review, Seller } from "./index.ts";
import { listings } from "./listings.ts";
import { drawPicture } from "./pictures/draw.ts";
import { listSellers } from "./sellers.ts";
import { generateFeedback, generateQuestions, generateReviews } from "./buyer-texts.ts";

let reviewsCache: readonly Review[] | null = null;
const allReviews = (): readonly Review[] => (reviewsCache ??= generateReviews());
let feedbackCache: readonly Feedback[] | null = null;
const allFeedback = (): readonly Feedback[] => (feedbackCache ??= generateFeedback());

function* items(): Iterable<Item> {
  const stars = new Map<string, { sum: number; count: number }>();
  for (const review of allReviews()) {
    const own = stars.get(review.item) ?? { sum: 0, count: 0 };
    stars.set(review.item, { sum: own.sum + review.stars, count: own.count + 1 });
  }
  for (const { item } of listings()) {
    const own = stars.get(item.id);
    yield { ...item, stars: own ? { tenths: Math.round((own.sum * 10) / own.count), reviews: own.count } : null };
  }
}

function* pictures(): Iterable<{ id: string; svg: string }> {
  const ids = new Set<string>();
  for (const { item } of listings()) {
    for (const id of item.pictures) ids.add(id);
    for (const { picture } of item.variants) if (picture) ids.add(picture);
  }
  for (const id of [...ids].sort()) yield { id, svg: drawPicture(id) };
}

function* sellers(): Iterable<Seller> {
  const marks = new Map<string, Record<Feedback["mark"], number>>();
  for (const { seller, mark } of allFeedback()) {
    const own = marks.get(seller) ?? { positive: 0, neutral: 0, negative: 0 };
    own[mark] += 1;
    marks.set(seller, own);
  }
  const sold = new Map<string, number>();
  for (const { item } of listings()) sold.set(item.seller, (sold.get(item.seller) ?? 0) + item.sold);
  for (const { weight, ground: _, ...dealer } of listSellers()) {
    const rng = Rng.of("goods", dealer.id, "standing");
    const own = marks.get(dealer.id) ?? { positive: 0, neutral: 0, negative: 0 };
    const judged = own.positive + own.negative;
    const percentTenths = judged === 0 ? 1000 : Math.round((own.positive * 1000) / judged);
    const years = 2026 - dealer.sinceYear;
    const score = own.positive - own.negative + Math.round(own.positive * years * (0.2 + 0.9 * rng.next()));
    yield {
      ...dealer,
      categories: [...dealer.categories],
      topRated: dealer.shop && percentTenths >= 985 && own.positive >= 30,
      score: Math.max(0, score),
      ...own,
      percentTenths,
      // Two out of three buyers leave no feedback.
      sold: Math.max(score * 3 + rng.int(0, 40), sold.get(dealer.id) ?? 0),
      followers: rng.int(0, Math.round(weight * 60)),
    };
  }
}

export default {
  item: items,
  picture: pictures,
  seller: sellers,
  review: allReviews,
  feedback: allFeedback,
  question: generateQuestions,
} satisfies Generators<typeof goods>;
