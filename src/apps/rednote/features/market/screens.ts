/** View state of the market screens. */
import * as v from "valibot";
import { nullableField, overlay, wholeNumber } from "#os/values.ts";
import { GoodsId } from "../../ids.ts";
import { Channel } from "../home/state.ts";
import { rednote } from "../../state.ts";

const pages = v.optional(wholeNumber, 1);
export const marketScreens = {
  market: rednote.screen({ view: { channel: nullableField(Channel), pages, open: overlay("plus") } }),
  item: rednote.screen({ params: { item: GoodsId }, view: { at: v.optional(wholeNumber, 0), pages } }),
};
export const marketGuards = {};
