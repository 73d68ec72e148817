/** What the screens of a listing remember. */
import { atLeast } from "../../../../os/guards.ts";
import * as v from "valibot";
import { firstOf, flag, maybe, overlay, several } from "../../../../os/values.ts";
import { GoodsId, Quantity } from "../../ids.ts";
import { ebay, type State } from "../../state.ts";

const at = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0);
export const watchFilters = ["all", "drops", "auctions", "buy"] as const;

export const itemScreens = {
  item: ebay.screen({
    params: { item: GoodsId },
    view: { at, variant: maybe(GoodsId), quantity: v.optional(Quantity, 1), open: overlay("choose") },
    opens: "look",
  }),
  pictures: ebay.screen({
    params: { item: GoodsId, at },
    view: { at },
    enter: ({ params }) => ({ at: params.at }),
  }),
  about: ebay.screen({ params: { item: GoodsId } }),
  reviews: ebay.screen({
    params: { item: GoodsId },
    view: {
      sort: firstOf("helpful", "newest", "best", "worst"),
      pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 1),
    },
  }),
  questions: ebay.screen({ params: { item: GoodsId } }),
  watchlist: ebay.screen({ view: { filter: firstOf(...watchFilters), editing: flag, chosen: several(GoodsId) } }),
  viewed: ebay.screen({}),
};
export const itemGuards = {
  hasChosen: atLeast("view.chosen", 1),
  isWatched: ({ state, params }: { state: State; params: { item: string } }) =>
    state.watches[params.item] !== undefined,
};
