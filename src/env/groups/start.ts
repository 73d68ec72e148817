// Derives the start of a group's members from the creator's request.
import type { EpisodeBody, ObservationWish } from "#contract/env.ts";
import type { GroupBody } from "#contract/group.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Refusal } from "../answer.ts";

export interface MemberStart {
  /** The digest of everything except the id. A repeated creation has the same digest. */
  readonly digest: string;
  /** The body for the origin phone, of which the members are forks. */
  readonly phone: EpisodeBody;
  /** Null if the request asks for no observation. */
  readonly observation: ObservationWish | null;
}

/** Refuses a step without a snapshot. */
export function parseMemberStart(body: Omit<GroupBody, "secret">): MemberStart {
  const { id: _, ...rest } = body;
  const { size: __, step, observation, ...phone } = rest;
  if (step !== undefined && body.snapshot === undefined)
    throw new Refusal("invalid", "Some fields are not valid; see issues.", [
      { path: "step", message: "Leave this field out: step is valid only with snapshot" },
    ]);
  return {
    digest: hashOf(rest as unknown as Json),
    // The creator never sees the origin phone, so no picture of this phone is needed.
    phone: { ...phone, observation: { screenshot: "none" } },
    observation: observation ? { screenshot: "base64", ...observation } : null,
  };
}
