/** Commands that follow, block and hide people. */
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { me, UserId } from "../../ids.ts";
import { rednote } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { planFollowBack } from "../publish/visitors.ts";
import { maxFollows } from "./state.ts";

const maxFollowsPerMinute = 12;

export const peopleCommands = {
  follow: rednote.command({ user: UserId }, (state, { user }, ctx) => {
    if (user === me) return reject("that-is-you");
    if (state.follows[user]) return reject("followed-already");
    if (isBlocked(state, user)) return reject("unblock-first");
    if (!isOnline(ctx.os)) return reject("no-network");
    const all = Object.values(state.follows);
    if (all.length >= maxFollows) return reject("follows-full");
    if (all.filter(({ at }) => at > ctx.now - minuteMs).length >= maxFollowsPerMinute) return reject("too-fast");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
    state.follows[user] = { user, at: ctx.now };
    const thread = state.threads[user];
    if (thread) thread.stranger = false;
    planFollowBack(state, ctx, user);
  }),
  unfollow: rednote.command({ user: UserId }, (state, { user }) => {
    if (!state.follows[user]) return reject("not-followed");
    delete state.follows[user];
  }),
  removeFollower: rednote.command({ user: UserId }, (state, { user }) => {
    if (!state.followers[user]) return reject("user-missing");
    delete state.followers[user];
  }),
  block: rednote.command({ user: UserId }, (state, { user }, ctx) => {
    if (user === me) return reject("that-is-you");
    if (isBlocked(state, user)) return reject("blocked-already");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    state.blocked[user] = ctx.now;
    delete state.follows[user];
    delete state.followers[user];
    for (const coming of Object.values(state.coming)) if (coming.by === user) delete state.coming[coming.id];
    const thread = state.threads[user];
    if (thread) thread.answersAt = null;
  }),
  unblock: rednote.command({ user: UserId }, (state, { user }) => {
    if (!isBlocked(state, user)) return reject("not-blocked");
    delete state.blocked[user];
  }),
  /** Hides the notes of this author from the feeds. */
  hideAuthor: rednote.command({ user: UserId }, (state, { user }, ctx) => {
    if (user === me) return reject("that-is-you");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    state.hiddenAuthors[user] = ctx.now;
  }),
  showAuthor: rednote.command({ user: UserId }, (state, { user }) => {
    if (state.hiddenAuthors[user] === undefined) return reject("user-missing");
    delete state.hiddenAuthors[user];
  }),
};
