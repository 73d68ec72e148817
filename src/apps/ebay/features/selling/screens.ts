import { equal, not } from "#os/guards.ts";
import * as v from "valibot";
import { parseCents } from "#os/money/read.ts";
import { CardId } from "#os/money/schema.ts";
import { choiceField, flag, nullableField, overlay, listField, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
import { conditions, services } from "#world/goods/index.ts";
import { BuyerOfferId, GoodsId, ListingId, Quantity, SaleId } from "../../ids.ts";
import { ebay, type State } from "../../state.ts";
import { sellingTabs } from "./queries.ts";
import { carriers, listingFields, PhotoRef, runDays, Tracking } from "./state.ts";

const sumText = (cents: number | null): string => (cents === null ? "" : String(cents / 100));

export const sellingScreens = {
  selling: ebay.screen({ view: { tab: choiceField(...sellingTabs) } }),
  sell: ebay.screen({
    params: { id: v.optional(v.nullable(ListingId), null) },
    view: {
      title: textFor(listingFields.title),
      photos: listField(PhotoRef),
      category: nullableField(GoodsId),
      branch: nullableField(GoodsId),
      condition: nullableField(v.picklist(conditions)),
      description: textFor(listingFields.description),
      format: choiceField("buy", "auction"),
      price: textUpTo(10),
      takesOffers: flag,
      quantity: v.optional(Quantity, 1),
      days: v.optional(v.picklist(runDays), 7),
      service: v.optional(v.picklist(services), "standard"),
      postage: textUpTo(8),
      open: overlay("category", "branch", "condition", "service", "days"),
    },
    enter: ({ state, params }) => {
      const found = params.id === null ? undefined : state.listings[params.id];
      if (!found) return {};
      const { title, photos, category, branch, condition, description, format, takesOffers, quantity, days, service } =
        found;
      const own = {
        title,
        photos,
        category,
        branch,
        condition,
        description,
        format,
        takesOffers,
        quantity,
        days,
        service,
      };
      return { ...own, price: sumText(found.priceCents), postage: sumText(found.shippingCents) };
    },
    focus: [{ field: "title", when: ({ params }) => params.id === null }],
  }),
  listing: ebay.screen({
    params: { listing: ListingId },
    view: { offer: nullableField(BuyerOfferId), amount: textUpTo(10), open: overlay("counter") },
    focus: [{ field: "amount", kind: "decimal", when: whileOpen("counter") }],
  }),
  sale: ebay.screen({
    params: { sale: SaleId },
    view: { carrier: choiceField(...carriers), tracking: textFor(Tracking), open: overlay("carrier") },
  }),
  payouts: ebay.screen({ view: { amount: textUpTo(10), card: nullableField(CardId), open: overlay("card") } }),
};
type PriceView = { view: { price: string; postage: string } };
const isSumOrEmpty = (text: string): boolean =>
  text.trim() === "" || parseCents(text.trim()) !== null || Number(text) === 0;
export const sellingGuards = {
  isPriced: ({ view }: PriceView) => isSumOrEmpty(view.price) && isSumOrEmpty(view.postage),
  isActive: ({ state, params }: { state: State; params: { id: string | null } }) =>
    params.id !== null && state.listings[params.id]?.status === "active",
  isOffered: not(equal("view.offer", null)),
  isTracking: ({ view }: { view: { tracking: string } }) => v.is(Tracking, view.tracking),
  hasCard: not(equal("view.card", null)),
};
