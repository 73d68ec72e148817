/** The refreshes of the feeds. */
import * as v from "valibot";
import { instant, wholeNumber } from "#os/values.ts";
import { zones, type Zone } from "#world/videos/words.ts";

export const homeTabs = ["live", "foryou", "hot", "anime", "film"] as const;
export type HomeTab = (typeof homeTabs)[number];
export const ZoneName = v.picklist(zones as readonly [Zone, ...Zone[]]);
export const homeState = {
  /** How often the user has refreshed "For You". After a refresh, the feed shows other videos. */
  refreshes: wholeNumber,
  refreshedAt: instant,
  /** The phone's start time. The world gives the times of videos relative to it. */
  startedAt: instant,
  /** Videos that the user is not interested in. The feeds omit them. */
  hiddenVideos: v.record(v.string(), instant),
};
