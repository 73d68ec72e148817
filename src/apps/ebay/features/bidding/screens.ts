import * as v from "valibot";
import { parseCents } from "#os/money/read.ts";
import { choiceField, textFor, textUpTo } from "#os/values.ts";
import { GoodsId, Quantity } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { Note } from "./state.ts";

export const biddingScreens = {
  bid: ebay.screen({
    params: { item: GoodsId },
    view: { amount: textUpTo(10) },
    focus: [{ field: "amount", kind: "decimal" }],
  }),
  bidHistory: ebay.screen({ params: { item: GoodsId } }),
  offer: ebay.screen({
    params: { item: GoodsId, variant: v.optional(v.nullable(GoodsId), null) },
    view: { amount: textUpTo(10), quantity: v.optional(Quantity, 1), note: textFor(Note) },
    focus: [{ field: "amount", kind: "decimal" }],
  }),
  deals: ebay.screen({ view: { tab: choiceField("bids", "offers") } }),
};
export const biddingGuards = {
  isAmount: ({ view }: { view: { amount: string } }) => parseCents(view.amount) !== null,
};
