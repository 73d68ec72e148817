/**
 * The seller's answer to an offer. The answer depends only on the listing and the amount, so the same offer always gets
 * the same answer.
 */
import type { Item } from "./index.ts";

export type OfferAnswer =
  | { readonly does: "accept" }
  | { readonly does: "counter"; readonly cents: number }
  | { readonly does: "decline" };

/**
 * Returns the answer to an offer for one piece. `priceCents` is the price of the variant, or of the listing if the
 * listing has no variants. Throws if the listing takes no offers.
 */
export function answerOffer(item: Pick<Item, "id" | "offers">, priceCents: number, cents: number): OfferAnswer {
  if (!item.offers) throw new RangeError(`${item.id} takes no offers`);
  const { takes, talks } = item.offers;
  if (cents * 100 >= priceCents * takes) return { does: "accept" };
  if (cents * 100 < priceCents * talks) return { does: "decline" };
  // The counteroffer is the middle between the offer and the lowest amount that the seller accepts. If the price is at
  // least 20 dollars, the middle is rounded up to whole dollars.
  const middle = (cents + Math.ceil((priceCents * takes) / 100)) / 2;
  const step = priceCents >= 2_000 ? 100 : 5;
  const rounded = Math.ceil(middle / step) * step;
  return { does: "counter", cents: Math.min(Math.max(rounded, cents + step), priceCents) };
}
