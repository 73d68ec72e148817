/** Commands that follow, group, block and hide people. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { GroupId, UserId } from "../../ids.ts";
import { bilibili } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { planFollowBack } from "../video/visitors.ts";
import { GroupName, maxFollows, maxGroups, specialGroup } from "./state.ts";

const maxFollowsPerMinute = 12;
export const peopleCommands = {
  follow: bilibili.command({ user: UserId }, (state, { user }, ctx) => {
    if (state.follows[user]) return reject("followed-already");
    if (isBlocked(state, user)) return reject("unblock-first");
    if (!isOnline(ctx.os)) return reject("no-network");
    const all = Object.values(state.follows);
    if (all.length >= maxFollows) return reject("follows-full");
    if (all.filter(({ at }) => at > ctx.now - minuteMs).length >= maxFollowsPerMinute) return reject("too-fast");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
    state.follows[user] = { user, at: ctx.now, groups: [] };
    planFollowBack(state, ctx, user);
    return undefined;
  }),
  unfollow: bilibili.command({ user: UserId }, (state, { user }) => {
    if (!state.follows[user]) return reject("not-followed");
    delete state.follows[user];
    return undefined;
  }),
  removeFan: bilibili.command({ user: UserId }, (state, { user }) => {
    if (!state.followers[user]) return reject("user-missing");
    delete state.followers[user];
    return undefined;
  }),
  /** Puts a followed person into exactly these groups. */
  setGroups: bilibili.command(
    { user: UserId, groups: v.pipe(v.array(GroupId), v.maxLength(maxGroups)) },
    (state, { user, groups }) => {
      const follow = state.follows[user];
      if (!follow) return reject("not-followed");
      if (groups.some((id) => !state.groups[id])) return reject("group-missing");
      follow.groups = [...new Set(groups)];
      return undefined;
    },
  ),
  createGroup: bilibili.command({ name: GroupName }, (state, { name }, ctx) => {
    const wanted = name.trim();
    if (wanted === "") return reject("name-missing");
    const all = Object.values(state.groups);
    if (all.some((one) => one.name === wanted)) return reject("group-exists");
    if (all.length >= maxGroups) return reject("groups-full");
    const id = ctx.newId("group");
    state.groups[id] = { id, name: wanted, at: ctx.now };
    return id;
  }),
  renameGroup: bilibili.command({ group: GroupId, name: GroupName }, (state, { group, name }) => {
    const wanted = name.trim();
    const found = state.groups[group];
    if (!found || group === specialGroup) return reject("group-missing");
    if (wanted === "") return reject("name-missing");
    if (Object.values(state.groups).some((one) => one.id !== group && one.name === wanted))
      return reject("group-exists");
    found.name = wanted;
    return undefined;
  }),
  /** Deletes a group. Its people stay followed. */
  deleteGroup: bilibili.command({ group: GroupId }, (state, { group }) => {
    if (!state.groups[group] || group === specialGroup) return reject("group-missing");
    delete state.groups[group];
    for (const follow of Object.values(state.follows)) follow.groups = follow.groups.filter((id) => id !== group);
    return undefined;
  }),
  block: bilibili.command({ user: UserId }, (state, { user }, ctx) => {
    if (isBlocked(state, user)) return reject("blocked-already");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    state.blocked[user] = ctx.now;
    delete state.follows[user];
    delete state.followers[user];
    for (const coming of Object.values(state.coming)) if (coming.by === user) delete state.coming[coming.id];
    const thread = state.threads[user];
    if (thread) thread.answersAt = null;
    return undefined;
  }),
  unblock: bilibili.command({ user: UserId }, (state, { user }) => {
    if (!isBlocked(state, user)) return reject("not-blocked");
    delete state.blocked[user];
    return undefined;
  }),
  /** Hides the videos of this author from the feeds. */
  hideAuthor: bilibili.command({ user: UserId }, (state, { user }, ctx) => {
    if (!readUser(ctx.world, user)) return reject("user-missing");
    state.hiddenAuthors[user] = ctx.now;
    return undefined;
  }),
  showAuthor: bilibili.command({ user: UserId }, (state, { user }) => {
    if (state.hiddenAuthors[user] === undefined) return reject("user-missing");
    delete state.hiddenAuthors[user];
    return undefined;
  }),
};
