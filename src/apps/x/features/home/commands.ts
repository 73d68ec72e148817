import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { x } from "../../state.ts";
import { feeds, Topic } from "./state.ts";

const minInterests = 3;
export const homeCommands = {
  /** Shows the posts that were published since the last refresh. */
  refresh: x.command({ feed: v.picklist(feeds) }, (state, { feed }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    state.refreshedAt[feed] = ctx.now;
    if (feed === "forYou") state.refreshes += 1;
    return undefined;
  }),
  /** Adds a topic to the timeline "For you", or removes it. */
  toggleTopic: x.command({ topic: Topic }, (state, { topic }) => {
    if (!state.interests.includes(topic)) state.interests.push(topic);
    else if (state.interests.length <= minInterests) return reject("topics-few");
    else state.interests = state.interests.filter((one) => one !== topic);
    return undefined;
  }),
};
