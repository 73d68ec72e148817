/** Commands for communities. */
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { CommunityId } from "../../ids.ts";
import { x } from "../../state.ts";
import { isBlocked } from "../../ties.ts";
import { readCommunity } from "../../world.ts";
import { plan } from "../compose/visitors.ts";

const community = { community: CommunityId };
export const communitiesCommands = {
  /** Joins an open community, or asks the moderators of a closed one. */
  join: x.command(community, (state, { community: id }, ctx) => {
    if (state.joined[id]) return reject(state.joined[id].waits ? "join-asked" : "joined-already");
    if (!isOnline(ctx.os)) return reject("no-network");
    const found = readCommunity(ctx.world, id);
    if (!found) return reject("community-missing");
    if (isBlocked(state, found.admin)) return reject("unblock-first");
    state.joined[id] = { community: id, at: ctx.now, waits: found.closed };
    if (!found.closed) return undefined;
    const r = Rng.of("x", "admit", id);
    const by = found.moderators.length > 0 ? r.pick(found.moderators) : found.admin;
    plan(state, ctx, ctx.now + r.int(30, 1400) * minuteMs, { kind: "admit", by, community: id });
    return undefined;
  }),
  /** Leaves a community, or withdraws the request. */
  leave: x.command(community, (state, { community: id }) => {
    if (!state.joined[id]) return reject("not-member");
    delete state.joined[id];
    for (const one of Object.values(state.coming))
      if (one.kind === "admit" && one.community === id) delete state.coming[one.id];
    return undefined;
  }),
};
