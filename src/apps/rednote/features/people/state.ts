/** The followed people, the followers, the blocked people, and the authors hidden from the feeds. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { UserId } from "../../ids.ts";

const Tie = v.strictObject({ user: UserId, at: instant });
export const peopleState = {
  follows: v.record(UserId, Tie),
  followers: v.record(UserId, Tie),
  /** The times at which the user blocked people. Blocked people cannot comment, message, like or follow. */
  blocked: v.record(UserId, instant),
  /** The authors whose notes the feeds omit. */
  hiddenAuthors: v.record(UserId, instant),
};
export const maxFollows = 2000;
