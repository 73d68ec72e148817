/** Commands that follow and block people. */
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { UserId } from "../../ids.ts";
import { reddit } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { planFollowBack } from "../create/visitors.ts";
import { maxFollows } from "./state.ts";

const user = { user: UserId };
export const peopleCommands = {
  follow: reddit.command(user, (state, { user: id }, ctx) => {
    if (state.follows[id] !== undefined) return reject("followed-already");
    if (isBlocked(state, id)) return reject("unblock-first");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (Object.keys(state.follows).length >= maxFollows) return reject("follows-full");
    if (!readUser(ctx.world, id)) return reject("user-missing");
    if (hasBlockedOwner(state, id)) return reject("blocked-by-them");
    state.follows[id] = ctx.now;
    planFollowBack(state, ctx, id);
    return undefined;
  }),
  unfollow: reddit.command(user, (state, { user: id }, ctx) => {
    if (state.follows[id] === undefined) return reject("not-followed");
    if (!isOnline(ctx.os)) return reject("no-network");
    delete state.follows[id];
    return undefined;
  }),
  block: reddit.command(user, (state, { user: id }, ctx) => {
    if (isBlocked(state, id)) return reject("blocked-already");
    if (!readUser(ctx.world, id)) return reject("user-missing");
    state.blocked[id] = ctx.now;
    delete state.follows[id];
    delete state.followers[id];
    for (const coming of Object.values(state.coming))
      if (coming.by === id && coming.kind !== "wave" && coming.kind !== "commentWave") delete state.coming[coming.id];
    const chat = state.chats[id];
    if (chat) chat.answersAt = null;
    for (const mail of Object.values(state.mails)) if (mail.party === id) mail.answersAt = null;
    return undefined;
  }),
  unblock: reddit.command(user, (state, { user: id }) => {
    if (!isBlocked(state, id)) return reject("not-blocked");
    delete state.blocked[id];
    return undefined;
  }),
};
