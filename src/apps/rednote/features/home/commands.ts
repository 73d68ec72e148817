import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { channels } from "#world/rednote/words.ts";
import { rednote } from "../../state.ts";
import { Channel, feeds } from "./state.ts";

export const homeCommands = {
  /** Refreshes a feed, which then shows other notes. */
  refresh: rednote.command({ feed: v.picklist(feeds) }, (state, { feed }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    state.refreshes[feed] += 1;
    state.refreshedAt = ctx.now;
    return undefined;
  }),
  /** Adds a channel at the end of the user's channels, or removes it. */
  toggleChannel: rednote.command({ channel: Channel }, (state, { channel }) => {
    if (!state.channels.includes(channel)) state.channels.push(channel);
    else if (state.channels.length <= 3) return reject("channels-few");
    else state.channels = state.channels.filter((one) => one !== channel);
    return undefined;
  }),
  /** Moves a channel one place towards the front. */
  advanceChannel: rednote.command({ channel: Channel }, (state, { channel }) => {
    const at = state.channels.indexOf(channel);
    if (at < 1) return reject("channel-first");
    const order = [...state.channels];
    order.splice(at - 1, 2, channel, order[at - 1]!);
    state.channels = order;
    return undefined;
  }),
  resetChannels: rednote.command({}, (state) => {
    state.channels = [...channels];
  }),
};
