/** The user's communities. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { CommunityId } from "../../ids.ts";

export const communitiesState = {
  joined: v.record(
    CommunityId,
    v.strictObject({
      community: CommunityId,
      at: instant,
      /** Whether the user waits until the moderators of a closed community accept the request. */
      waits: v.boolean(),
    }),
  ),
};
