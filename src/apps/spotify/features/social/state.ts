/** Friends, blends, and what others do. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { BlendId, FriendId } from "../../ids.ts";

export const maxBlends = 10;
const Blend = v.strictObject({
  id: BlendId,
  friend: FriendId,
  at: instant,
  /** When the friend accepts the invitation; null after that. */
  joinsAt: v.nullable(instant),
});
export type Blend = v.InferOutput<typeof Blend>;
export const socialState = {
  follows: v.record(FriendId, instant),
  followers: v.record(FriendId, instant),
  blends: v.record(BlendId, Blend),
  /** Friends who will follow the user back. */
  followBacks: v.array(v.strictObject({ friend: FriendId, at: instant })),
};
