/** The state of the timelines. */
import * as v from "valibot";
import { topics } from "#world/posts/words.ts";
import { instant, wholeNumber } from "#os/values.ts";

export const feeds = ["forYou", "following"] as const;
export type Feed = (typeof feeds)[number];
export const Topic = v.picklist(topics);
export const homeState = {
  /** The phone's start time. The world gives the times of posts relative to it. */
  startedAt: instant,
  /** The time of the last refresh of each timeline. Later posts are behind the pill "Show posts". */
  refreshedAt: v.strictObject({ forYou: instant, following: instant }),
  /** How often the user has refreshed "For you". After a refresh, it shows other posts. */
  refreshes: wholeNumber,
  /** The topics of "For you". */
  interests: v.array(Topic),
};
