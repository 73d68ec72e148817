/** The feeds: how often each was refreshed, and the order of the channels. */
import * as v from "valibot";
import { channels } from "#world/rednote/words.ts";
import { instant, wholeNumber } from "#os/values.ts";

export const feeds = ["follow", "explore", "nearby"] as const;
export type Feed = (typeof feeds)[number];
export const Channel = v.picklist(channels);
export const homeState = {
  /** How often the user has refreshed each feed, and when the user last did. A refresh brings other notes. */
  refreshes: v.strictObject({ follow: wholeNumber, explore: wholeNumber, nearby: wholeNumber }),
  refreshedAt: instant,
  /** When the phone was new. The times of the world's notes count from then. */
  startedAt: instant,
  /** The channels beside "For You", in the user's order. */
  channels: v.array(Channel),
};
/** The channels of teen mode. */
export const teenChannels: readonly (typeof channels)[number][] = ["study", "books", "music", "plants", "crafts"];
