/** View state of the notifications. */
import { choiceField, nullableField, overlay } from "#os/values.ts";
import { NewsId } from "../../ids.ts";
import { x } from "../../state.ts";
import { newsTabs } from "./queries.ts";

export const noticesScreens = {
  notifications: x.screen({
    opens: "seeNews",
    view: { tab: choiceField(...newsTabs), held: nullableField(NewsId), open: overlay("drawer", "held") },
  }),
};
