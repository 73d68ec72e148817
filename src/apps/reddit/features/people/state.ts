/** The people whom the user follows, who follow the user, and whom the user has blocked. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { UserId } from "../../ids.ts";

export const maxFollows = 1000;
export const peopleState = {
  follows: v.record(UserId, instant),
  followers: v.record(UserId, instant),
  blocked: v.record(UserId, instant),
};
