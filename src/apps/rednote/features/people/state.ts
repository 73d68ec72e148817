/** Whom the user follows, who follows the user, and whom the user does not want to see. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { UserId } from "../../ids.ts";

const Tie = v.strictObject({ user: UserId, at: instant });
export const peopleState = {
  follows: v.record(UserId, Tie),
  followers: v.record(UserId, Tie),
  /** Blocked people cannot comment, message, like or follow; the value is the time of blocking. */
  blocked: v.record(UserId, instant),
  /** Authors whose notes are left out of the feeds. */
  hiddenAuthors: v.record(UserId, instant),
};
export const maxFollows = 2000;
