import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { VideoId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { readVideo } from "../../world.ts";

export const homeCommands = {
  /** Refreshes "For You", which then shows other videos. */
  refresh: bilibili.command({}, (state, _args, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    state.refreshes += 1;
    state.refreshedAt = ctx.now;
    return undefined;
  }),
  hideVideo: bilibili.command({ video: VideoId }, (state, { video }, ctx) => {
    if (!readVideo(ctx.world, video)) return reject("video-missing");
    state.hiddenVideos[video] = ctx.now;
    return undefined;
  }),
};
