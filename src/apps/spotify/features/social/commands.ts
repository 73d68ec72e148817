import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import music from "#world/music/index.ts";
import { BlendId, FriendId } from "../../ids.ts";
import { memberCommand } from "../../member-command.ts";
import { notifyUser } from "../../notify.ts";
import { spotify } from "../../state.ts";
import { maxBlends } from "./state.ts";

export const socialCommands = {
  followFriend: memberCommand({ friend: FriendId }, (state, { friend }, ctx) => {
    if (state.follows[friend] !== undefined) return reject("followed-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (!ctx.world(music.queries.friend, { id: friend })) return reject("friend-missing");
    state.follows[friend] = ctx.now;
    // About half of the people follow back.
    const luck = ctx.random();
    if (state.followers[friend] === undefined && luck < 0.5)
      state.followBacks = [
        ...state.followBacks,
        { friend, at: ctx.now + Math.ceil((0.2 + luck * 5) * hourMs) },
      ].toSorted((a, b) => a.at - b.at);
    return undefined;
  }),
  unfollowFriend: memberCommand({ friend: FriendId }, (state, { friend }) => {
    if (state.follows[friend] === undefined) return reject("not-followed");
    delete state.follows[friend];
    return undefined;
  }),
  removeFollower: memberCommand({ friend: FriendId }, (state, { friend }) => {
    if (state.followers[friend] === undefined) return reject("friend-missing");
    delete state.followers[friend];
    return undefined;
  }),
  /** Runs on the clock: a person follows the user back. */
  receiveFollow: spotify.command({}, (state, _, ctx) => {
    const [next, ...rest] = state.followBacks;
    if (!next || next.at > ctx.now) return;
    state.followBacks = rest;
    if (state.follows[next.friend] === undefined || state.followers[next.friend] !== undefined) return;
    state.followers[next.friend] = ctx.now;
    notifyUser(state, ctx, {
      key: "noticeFollower",
      pref: "notifyFollowers",
      channel: "social",
      facts: { name: ctx.world(music.queries.friend, { id: next.friend })?.name ?? "" },
      tag: `follower_${next.friend}`,
      open: { screen: "friend", params: { friend: next.friend } },
    });
  }),
  /** Invites a friend to a blend. The friend accepts after a while. */
  inviteToBlend: memberCommand({ friend: FriendId }, (state, { friend }, ctx) => {
    const all = Object.values(state.blends);
    if (all.some((blend) => blend.friend === friend)) return reject("blend-exists");
    if (all.length >= maxBlends) return reject("library-full");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (!ctx.world(music.queries.friend, { id: friend })) return reject("friend-missing");
    const id = ctx.newId("blend");
    state.blends[id] = { id, friend, at: ctx.now, joinsAt: ctx.now + Math.ceil(2 + ctx.random() * 40) * minuteMs };
    return id;
  }),
  /** Runs on the clock: the friend accepts the invitation. */
  joinBlend: spotify.command({ blend: BlendId }, (state, { blend: id }, ctx) => {
    const blend = state.blends[id];
    if (!blend || blend.joinsAt === null || blend.joinsAt > ctx.now) return;
    blend.joinsAt = null;
    notifyUser(state, ctx, {
      key: "noticeBlend",
      pref: "notifyBlends",
      channel: "social",
      facts: { name: ctx.world(music.queries.friend, { id: blend.friend })?.name ?? "" },
      tag: `blend_${id}`,
      open: { screen: "blend", params: { blend: id } },
    });
  }),
  leaveBlend: memberCommand({ blend: BlendId }, (state, { blend }) => {
    if (!state.blends[blend]) return reject("blend-missing");
    delete state.blends[blend];
    return undefined;
  }),
};
