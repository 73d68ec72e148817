import { atLeast } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, listField } from "#os/values.ts";
import { GoodsId, Quantity } from "../../ids.ts";
import { ebay, type State } from "../../state.ts";

const pictureIndex = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0);
export const watchFilters = ["all", "drops", "auctions", "buy"] as const;

export const itemScreens = {
  item: ebay.screen({
    params: { item: GoodsId },
    view: {
      at: pictureIndex,
      variant: nullableField(GoodsId),
      quantity: v.optional(Quantity, 1),
      open: overlay("choose"),
    },
    opens: "look",
  }),
  pictures: ebay.screen({
    params: { item: GoodsId, at: pictureIndex },
    view: { at: pictureIndex },
    enter: ({ params }) => ({ at: params.at }),
  }),
  about: ebay.screen({ params: { item: GoodsId } }),
  reviews: ebay.screen({
    params: { item: GoodsId },
    view: {
      sort: choiceField("helpful", "newest", "best", "worst"),
      pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 1),
    },
  }),
  questions: ebay.screen({ params: { item: GoodsId } }),
  watchlist: ebay.screen({ view: { filter: choiceField(...watchFilters), editing: flag, chosen: listField(GoodsId) } }),
  viewed: ebay.screen({}),
};
export const itemGuards = {
  hasChosen: atLeast("view.chosen", 1),
  isWatched: ({ state, params }: { state: State; params: { item: string } }) =>
    state.watches[params.item] !== undefined,
};
