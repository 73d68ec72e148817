/** View state of the screens about people. */
import * as v from "valibot";
import { nullableField } from "#os/values.ts";
import { ReaderId } from "../../ids.ts";
import { weread } from "../../state.ts";
import { pages } from "../../views.ts";

export const tieTabs = ["following", "followers"] as const;
export const socialScreens = {
  friends: weread.screen({}),
  person: weread.screen({ params: { reader: ReaderId }, view: { pages } }),
  ties: weread.screen({
    params: { tab: v.picklist(tieTabs) },
    view: { shown: nullableField(v.picklist(tieTabs)) },
  }),
  notices: weread.screen({ opens: "seeNews" }),
};
