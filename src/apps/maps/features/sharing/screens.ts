/** What the screen of sharing remembers. */
import * as v from "valibot";
import { maybe, overlay } from "../../../../os/values.ts";
import { ShareId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { shareMinutes } from "./state.ts";

export const sharingScreens = {
  sharing: maps.screen({
    view: {
      minutes: v.optional(v.nullable(v.picklist(shareMinutes)), 60),
      share: maybe(ShareId),
      open: overlay("new", "share"),
    },
  }),
};
