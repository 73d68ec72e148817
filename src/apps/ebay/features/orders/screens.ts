import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, text, textFor } from "#os/values.ts";
import { isChosen } from "#os/guards.ts";
import { OrderId } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { orderFilters, orderPeriods } from "./queries.ts";
import { Details, marks, returnReasons, Stars } from "./state.ts";

const stars = nullableField(Stars);

export const ordersScreens = {
  my: ebay.screen({}),
  orders: ebay.screen({
    params: { filter: v.optional(v.picklist(orderFilters), "all") },
    view: {
      query: text,
      filter: choiceField(...orderFilters),
      period: choiceField(...orderPeriods),
      hidden: flag,
      open: overlay("period"),
    },
    enter: ({ params }) => ({ filter: params.filter }),
  }),
  order: ebay.screen({ params: { order: OrderId } }),
  track: ebay.screen({ params: { order: OrderId } }),
  returnItem: ebay.screen({
    params: { order: OrderId },
    view: { reason: nullableField(v.picklist(returnReasons)), details: textFor(Details) },
  }),
  rate: ebay.screen({
    params: { order: OrderId },
    view: {
      mark: nullableField(v.picklist(marks)),
      described: stars,
      shipping: stars,
      talk: stars,
      text: textFor(Details),
    },
  }),
};
export const ordersGuards = {
  hasReason: isChosen("reason"),
  isRated: ({
    view,
  }: {
    view: { mark: unknown; described: unknown; shipping: unknown; talk: unknown; text: string };
  }) =>
    [view.mark, view.described, view.shipping, view.talk].every((value) => value !== null) && view.text.trim() !== "",
};
