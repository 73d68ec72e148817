import { isOnline } from "#os/network.ts";
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { RoomId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readRoom } from "../../world.ts";
import { LiveText, maxLiveLines } from "./state.ts";

const maxLinesPerMinute = 10;
export const liveCommands = {
  /** The user opens a live room. The stream begins, if there is a network. */
  openRoom: bilibili.command({ room: RoomId }, (state, { room }, ctx) => {
    const found = readRoom(ctx.world, room);
    if (!found || ctx.media.session()?.item === room || !isOnline(ctx.os)) return;
    ctx.media.start({
      kind: "live",
      item: room,
      title: found.title,
      subtitle: found.name,
      art: { dataset: "videos", query: "room", id: room },
      lengthMs: null,
      open: { screen: "room", params: { room } },
      skips: { previous: false, next: false },
      whenLeft: state.prefs.whenLeft,
    });
  }),
  /** Stops the stream, or starts it again. */
  toggleStream: bilibili.command({ room: RoomId, plays: v.boolean() }, (_state, { room, plays }, ctx) => {
    if (ctx.media.session()?.item !== room) return reject("not-playing");
    if (plays && !isOnline(ctx.os)) return reject("no-network");
    if (plays) ctx.media.resume();
    else ctx.media.pause();
    return undefined;
  }),
  sendLive: bilibili.command({ room: RoomId, text: LiveText }, (state, { room, text }, ctx) => {
    const words = text.trim();
    if (words === "") return reject("nothing-written");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.liveLines.filter(({ at }) => at > ctx.now - minuteMs).length >= maxLinesPerMinute)
      return reject("too-fast");
    const found = readRoom(ctx.world, room);
    if (!found) return reject("room-missing");
    if (isBlocked(state, found.author)) return reject("unblock-first");
    if (hasBlockedOwner(state, found.author)) return reject("blocked-by-them");
    state.liveLines = [{ room, text: words, at: ctx.now }, ...state.liveLines].slice(0, maxLiveLines);
    return undefined;
  }),
};
