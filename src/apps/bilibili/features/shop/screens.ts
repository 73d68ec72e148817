/** View state of the shop. */
import * as v from "valibot";
import { wholeNumber } from "#os/values.ts";
import { bilibili } from "../../state.ts";
import { goodsIds, goodsKinds, planIds } from "./catalogue.ts";

export const shopKinds = ["all", ...goodsKinds] as const;
export const shopScreens = {
  shop: bilibili.screen({ view: { kind: v.optional(v.picklist(shopKinds), "all") } }),
  item: bilibili.screen({
    params: { item: v.picklist(goodsIds) },
    view: { count: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(9)), 1) },
  }),
  membership: bilibili.screen({ view: { plan: v.optional(v.picklist(planIds), "quarter") } }),
  orders: bilibili.screen({}),
};
