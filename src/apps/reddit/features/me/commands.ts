/** Commands for the user's profile. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { PictureRef } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { About, DisplayName } from "./state.ts";

export const meCommands = {
  setProfile: reddit.command(
    {
      display: v.exactOptional(DisplayName),
      about: v.exactOptional(About),
      face: v.exactOptional(v.nullable(PictureRef)),
    },
    (state, changes, ctx) => {
      if (!isOnline(ctx.os)) return reject("no-network");
      if (changes.display !== undefined) state.profile.display = changes.display.trim();
      if (changes.about !== undefined) state.profile.about = changes.about.trim();
      if (changes.face !== undefined) state.profile.face = changes.face;
      return undefined;
    },
  ),
};
