/** What a seller says to an offer: by the listing alone, the same whenever and however often it is asked. */
import type { Item } from "./index.ts";

export type OfferAnswer =
  | { readonly does: "accept" }
  | { readonly does: "counter"; readonly cents: number }
  | { readonly does: "decline" };

/** For one piece at `priceCents` (a variant's price where there are variants). Throws where the listing takes no offers. */
export function offerAnswer(item: Pick<Item, "id" | "offers">, priceCents: number, cents: number): OfferAnswer {
  if (!item.offers) throw new RangeError(`${item.id} takes no offers`);
  const { takes, talks } = item.offers;
  if (cents * 100 >= priceCents * takes) return { does: "accept" };
  if (cents * 100 < priceCents * talks) return { does: "decline" };
  // Half way between what was offered and what would have been taken at once, on whole dollars where there are some.
  const middle = (cents + Math.ceil((priceCents * takes) / 100)) / 2;
  const step = priceCents >= 2_000 ? 100 : 5;
  const rounded = Math.ceil(middle / step) * step;
  return { does: "counter", cents: Math.min(Math.max(rounded, cents + step), priceCents) };
}
