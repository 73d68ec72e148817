/** View state of the wallet and of the membership. */
import * as v from "valibot";
import { isChosen } from "#os/guards.ts";
import { nullableField, overlay } from "#os/values.ts";
import { OrderId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { packIds, planIds } from "./state.ts";

const order = { order: nullableField(OrderId), open: overlay("pay") };
export const walletScreens = {
  wallet: weread.screen({ view: { ...order, pack: v.optional(v.picklist(packIds), "c18") } }),
  membership: weread.screen({ view: { ...order, plan: v.optional(v.picklist(planIds), "month") } }),
};
export const walletGuards = { hasOrder: isChosen("order") };
