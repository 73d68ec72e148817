/** The feeds, and the user's relation to communities. */
import * as v from "valibot";
import { instant } from "#os/values.ts";
import { CommunityId } from "../../ids.ts";

export const feedKinds = ["home", "popular", "latest"] as const;
export const postSorts = ["best", "hot", "new", "top", "rising", "controversial"] as const;
export type PostSort = (typeof postSorts)[number];
/** The time spans of the orders "top" and "controversial". */
export const spans = ["hour", "day", "week", "month", "year", "all"] as const;
export type Span = (typeof spans)[number];

export const maxJoined = 300;
export const maxVisited = 10;
export const homeState = {
  /** The phone's start time. The world gives the times of posts and comments relative to it. */
  startedAt: instant,
  /** Feeds show the posts that existed at this time, until the user refreshes them. */
  refreshedAt: instant,
  joined: v.record(CommunityId, instant),
  /** Communities at the top of the drawer. */
  starred: v.record(CommunityId, instant),
  /** Communities whose posts the feeds "Home" and "Popular" leave out. */
  muted: v.record(CommunityId, instant),
  /** The communities that the user opened last, latest first. */
  visited: v.pipe(v.array(CommunityId), v.maxLength(maxVisited)),
  /** Bans of the user. `until` is null for a permanent ban; `rule` is the number of the broken rule. */
  bans: v.record(
    CommunityId,
    v.strictObject({ until: v.nullable(instant), rule: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  ),
  /** Restricted communities in which the user may post, and those whose moderators the user has asked. */
  approved: v.record(CommunityId, instant),
  asked: v.record(CommunityId, instant),
};
