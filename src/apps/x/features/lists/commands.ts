/** Commands for lists. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { isWorldList, ListId, OwnListId, UserId } from "../../ids.ts";
import { x } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readList, readUser } from "../../world.ts";
import { ListAbout, ListName, maxLists, maxMembers, maxPinned } from "./state.ts";

const fields = { name: ListName, about: ListAbout, private: v.boolean() };
export const listsCommands = {
  createList: x.command(fields, (state, { name, about, private: isPrivate }, ctx) => {
    if (name.trim() === "") return reject("list-name-missing");
    if (Object.keys(state.lists).length >= maxLists) return reject("lists-full");
    const id = ctx.newId("list");
    state.lists[id] = { id, name: name.trim(), about: about.trim(), private: isPrivate, members: [], at: ctx.now };
    return id;
  }),
  editList: x.command({ list: OwnListId, ...fields }, (state, { list, name, about, private: isPrivate }) => {
    const found = state.lists[list];
    if (!found) return reject("list-missing");
    if (name.trim() === "") return reject("list-name-missing");
    Object.assign(found, { name: name.trim(), about: about.trim(), private: isPrivate });
    return undefined;
  }),
  deleteList: x.command({ list: OwnListId }, (state, { list }) => {
    if (!state.lists[list]) return reject("list-missing");
    delete state.lists[list];
    state.pinnedLists = state.pinnedLists.filter((one) => one !== list);
    return undefined;
  }),
  /** Adds a person to one of the user's lists, or removes the person. */
  toggleMember: x.command({ list: OwnListId, user: UserId }, (state, { list, user }, ctx) => {
    const found = state.lists[list];
    if (!found) return reject("list-missing");
    if (found.members.includes(user)) {
      found.members = found.members.filter((one) => one !== user);
      return undefined;
    }
    if (found.members.length >= maxMembers) return reject("members-full");
    if (isBlocked(state, user)) return reject("unblock-first");
    if (!readUser(ctx.world, user)) return reject("user-missing");
    if (hasBlockedOwner(state, user)) return reject("blocked-by-them");
    found.members = [user, ...found.members];
    return undefined;
  }),
  toggleFollowList: x.command({ list: ListId }, (state, { list }, ctx) => {
    if (state.followedLists[list]) {
      delete state.followedLists[list];
      state.pinnedLists = state.pinnedLists.filter((one) => one !== list);
      return undefined;
    }
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = readList(ctx.world, list);
    if (!found) return reject("list-missing");
    if (isBlocked(state, found.owner)) return reject("unblock-first");
    state.followedLists[list] = { list, at: ctx.now };
    return undefined;
  }),
  /** Pins a list, so that it is a tab of the home screen, or unpins it. */
  togglePinnedList: x.command({ list: ListId }, (state, { list }, ctx) => {
    if (state.pinnedLists.includes(list)) {
      state.pinnedLists = state.pinnedLists.filter((one) => one !== list);
      return undefined;
    }
    if (isWorldList(list) ? !readList(ctx.world, list) : !state.lists[list]) return reject("list-missing");
    if (state.pinnedLists.length >= maxPinned) return reject("pins-full");
    state.pinnedLists.push(list);
    return undefined;
  }),
};
