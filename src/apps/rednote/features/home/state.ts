/** The refreshes of the feeds, and the order of the channels. */
import * as v from "valibot";
import { channels } from "#world/rednote/words.ts";
import { instant, wholeNumber } from "#os/values.ts";

export const feeds = ["follow", "explore", "nearby"] as const;
export type Feed = (typeof feeds)[number];
export const Channel = v.picklist(channels);
export const homeState = {
  /**
   * How often the user has refreshed each feed, and the time of the last refresh. After a refresh, a feed shows other
   * notes.
   */
  refreshes: v.strictObject({ follow: wholeNumber, explore: wholeNumber, nearby: wholeNumber }),
  refreshedAt: instant,
  /** The phone's start time. The world gives the times of notes relative to it. */
  startedAt: instant,
  /** The channels after "For You", in the user's order. */
  channels: v.array(Channel),
};
/** The channels that teen mode allows. */
export const teenChannels: readonly (typeof channels)[number][] = ["study", "books", "music", "plants", "crafts"];
