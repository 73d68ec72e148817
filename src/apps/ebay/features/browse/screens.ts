import { atLeast, equal } from "#os/guards.ts";
import * as v from "valibot";
import { choiceField, flag, nullableField, overlay, textFor, textUpTo } from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { GoodsId } from "../../ids.ts";
import { ebay } from "../../state.ts";
import { Filters, noFilters, sorts, SearchText } from "./state.ts";

const pages = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 1);
/** Filter rows that expand. */
export const filterRows = ["category", "condition", "format", "price", "country", "shipping", "returns"] as const;
export const sellerTabs = ["items", "feedback", "about"] as const;

export const browseScreens = {
  search: ebay.screen({ view: { q: textFor(SearchText) }, focus: [searchFocus("q")] }),
  results: ebay.screen({
    params: {
      q: v.optional(SearchText, ""),
      filters: v.optional(Filters, noFilters),
      sort: v.optional(v.picklist(sorts), "best"),
    },
    view: {
      filters: v.optional(Filters, noFilters),
      sort: v.optional(v.picklist(sorts), "best"),
      gallery: flag,
      pages,
      draft: v.optional(Filters, noFilters),
      row: nullableField(v.picklist(filterRows)),
      low: textUpTo(9),
      high: textUpTo(9),
      open: overlay("filter", "sort"),
    },
    enter: ({ params }) => ({ filters: params.filters, sort: params.sort }),
  }),
  categories: ebay.screen({ params: { category: v.optional(v.nullable(GoodsId), null) } }),
  saved: ebay.screen({ view: { tab: choiceField("searches", "sellers") } }),
  seller: ebay.screen({
    params: { seller: GoodsId },
    view: { tab: choiceField(...sellerTabs), pages },
    opens: "seeSeller",
  }),
};
export const browseGuards = {
  signedIn: equal("state.account.signedIn", true),
  isWanted: atLeast("view.q", 1),
  isRange: ({ view }: { view: { low: string; high: string } }) => {
    const [low, high] = [view.low, view.high].map((text) => (text.trim() === "" ? null : Number(text)));
    const isSum = (n: number | null | undefined) => n === null || (n !== undefined && n >= 0 && n <= 1_000_000);
    return isSum(low) && isSum(high) && (low == null || high == null || low <= high);
  },
};
