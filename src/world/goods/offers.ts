/**
 * The seller's answer to an offer. It depends only on the listing and the amount, so the same offer always gets the
 * same answer.
 */
import type { Item } from "./index.ts";

export type OfferAnswer =
  | { readonly does: "accept" }
  | { readonly does: "counter"; readonly cents: number }
  | { readonly does: "decline" };

/**
 * For one piece at `priceCents` (the variant's price when there are variants). Throws when the listing takes no offers.
 */
export function answerOffer(item: Pick<Item, "id" | "offers">, priceCents: number, cents: number): OfferAnswer {
  if (!item.offers) throw new RangeError(`${item.id} takes no offers`);
  const { takes, talks } = item.offers;
  if (cents * 100 >= priceCents * takes) return { does: "accept" };
  if (cents * 100 < priceCents * talks) return { does: "decline" };
  // Halfway between the offer and the amount that the seller would accept at once, rounded up to whole dollars from 20
  // dollars on.
  const middle = (cents + Math.ceil((priceCents * takes) / 100)) / 2;
  const step = priceCents >= 2_000 ? 100 : 5;
  const rounded = Math.ceil(middle / step) * step;
  return { does: "counter", cents: Math.min(Math.max(rounded, cents + step), priceCents) };
}
