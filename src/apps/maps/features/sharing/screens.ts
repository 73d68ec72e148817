/** View state of location sharing. */
import * as v from "valibot";
import { nullableField, overlay } from "#os/values.ts";
import { ShareId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { shareMinutes } from "./state.ts";

export const sharingScreens = {
  sharing: maps.screen({
    view: {
      minutes: v.optional(v.nullable(v.picklist(shareMinutes)), 60),
      share: nullableField(ShareId),
      open: overlay("new", "share"),
    },
  }),
};
