/** What the screens of orders remember, and what must hold there. */
import * as v from "valibot";
import { firstOf, flag, overlay, text, textFor } from "../../../../os/values.ts";
import { OrderId } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { orderFilters, orderPeriods } from "./queries.ts";
import { Details, marks, returnReasons } from "./state.ts";

const stars = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 5);

export const ordersScreens = {
  my: ebay.screen({}),
  orders: ebay.screen({
    params: { filter: v.optional(v.picklist(orderFilters), "all") },
    view: {
      query: text,
      filter: firstOf(...orderFilters),
      period: firstOf(...orderPeriods),
      hidden: flag,
      open: overlay("period"),
    },
    enter: ({ params }) => ({ filter: params.filter }),
  }),
  order: ebay.screen({ params: { order: OrderId } }),
  track: ebay.screen({ params: { order: OrderId } }),
  returnItem: ebay.screen({
    params: { order: OrderId },
    view: { reason: firstOf(...returnReasons), details: textFor(Details) },
  }),
  rate: ebay.screen({
    params: { order: OrderId },
    view: { mark: firstOf(...marks), described: stars, shipping: stars, talk: stars, text: textFor(Details) },
  }),
};
export const ordersGuards = {
  hasWords: ({ view }: { view: { text: string } }) => view.text.trim() !== "",
};
