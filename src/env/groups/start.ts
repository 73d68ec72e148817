// What a group's members begin from, out of what its creator asks for.
import type { EpisodeBody, ObservationWish } from "../../contract/env.ts";
import type { GroupBody } from "../../contract/group.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";
import { Refusal } from "../answer.ts";

export interface Start {
  /** Of all but the id: the same creation again has the same. */
  readonly digest: string;
  /** For the phone that members are forked from. */
  readonly phone: EpisodeBody;
  /** Null where nothing is to be shown. */
  readonly wish: ObservationWish | null;
}

/** Refuses a step without the log that it counts in. */
export function startOf(body: Omit<GroupBody, "secret">): Start {
  const { id: _, ...rest } = body;
  const { size: __, step, observation, ...phone } = rest;
  if (step !== undefined && body.snapshot === undefined)
    throw new Refusal("invalid", "Some fields are not valid; see issues.", [
      { path: "step", message: "Leave this field out: step goes with snapshot only" },
    ]);
  return {
    digest: hashOf(rest as unknown as Json),
    // Whoever made the first phone sees nothing of it.
    phone: { ...phone, observation: { screenshot: "none" } },
    wish: observation ? { screenshot: "base64", ...observation } : null,
  };
}
