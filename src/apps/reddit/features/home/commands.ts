/** Commands for feeds and communities. */
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { CommunityId } from "../../ids.ts";
import { isRestricted } from "../../rules.ts";
import { reddit } from "../../state.ts";
import { banFrom } from "../../ties.ts";
import { readCommunity } from "../../world.ts";
import { planApproval } from "../create/visitors.ts";
import { maxJoined, maxVisited } from "./state.ts";

const community = { community: CommunityId };
export const homeCommands = {
  /** Refreshes the feeds, which then contain the posts up to now. */
  refresh: reddit.command({}, (state, _args, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    state.refreshedAt = ctx.now;
    return undefined;
  }),
  join: reddit.command(community, (state, { community: id }, ctx) => {
    if (state.joined[id] !== undefined) return reject("joined-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (Object.keys(state.joined).length >= maxJoined) return reject("joined-full");
    if (!readCommunity(ctx.world, id)) return reject("community-missing");
    state.joined[id] = ctx.now;
    return undefined;
  }),
  leave: reddit.command(community, (state, { community: id }, ctx) => {
    if (state.joined[id] === undefined) return reject("not-joined");
    if (!isOnline(ctx.os)) return reject("no-network");
    delete state.joined[id];
    delete state.starred[id];
    return undefined;
  }),
  toggleStar: reddit.command(community, (state, { community: id }, ctx) => {
    if (state.joined[id] === undefined) return reject("not-joined");
    if (state.starred[id] === undefined) state.starred[id] = ctx.now;
    else delete state.starred[id];
    return undefined;
  }),
  mute: reddit.command(community, (state, { community: id }, ctx) => {
    if (state.muted[id] !== undefined) return reject("muted-already");
    if (!readCommunity(ctx.world, id)) return reject("community-missing");
    state.muted[id] = ctx.now;
    return undefined;
  }),
  unmute: reddit.command(community, (state, { community: id }) => {
    if (state.muted[id] === undefined) return reject("not-muted");
    delete state.muted[id];
    return undefined;
  }),
  /** The user opens a community. */
  visit: reddit.command(community, (state, { community: id }) => {
    state.visited = [id, ...state.visited.filter((one) => one !== id)].slice(0, maxVisited);
  }),
  forgetVisited: reddit.command({}, (state) => {
    state.visited = [];
  }),
  /** Asks the moderators of a restricted community for permission to post. */
  askToPost: reddit.command(community, (state, { community: id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = readCommunity(ctx.world, id);
    if (!found) return reject("community-missing");
    if (banFrom(state, id, ctx.now)) return reject("banned", { name: found.name });
    if (!isRestricted(id) || state.approved[id] !== undefined) return reject("approved-already");
    if (state.asked[id] !== undefined) return reject("asked-already");
    state.asked[id] = ctx.now;
    planApproval(state, ctx, found);
    return undefined;
  }),
};
