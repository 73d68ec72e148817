/** Commands for relations with other people, and for the user's profile. */
import * as v from "valibot";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { daysInMonth, minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import posts from "#world/posts/index.ts";
import { PictureRef, UserId } from "../../ids.ts";
import { addNews } from "../../news.ts";
import { x, type State } from "../../state.ts";
import { hasBlockedOwner, isBlocked } from "../../ties.ts";
import { readUser } from "../../world.ts";
import { dropBells, plan, planBells, planFollowBack } from "../compose/visitors.ts";
import { Bio, Birthday, DisplayName, Handle, maxFollows, Place, Website } from "./state.ts";

const user = { user: UserId };
function dropTies(state: State, id: string): void {
  delete state.follows[id];
  delete state.followers[id];
  delete state.asked[id];
  delete state.requests[id];
  dropBells(state, id);
}
export const peopleCommands = {
  /** Follows a person. A protected account must accept first. */
  follow: x.command(user, (state, { user: id }, ctx) => {
    if (state.follows[id]) return reject("followed-already");
    if (state.asked[id]) return reject("asked-already");
    if (isBlocked(state, id)) return reject("unblock-first");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (Object.keys(state.follows).length >= maxFollows) return reject("follows-full");
    const person = readUser(ctx.world, id);
    if (!person) return reject("user-missing");
    if (hasBlockedOwner(state, id)) return reject("blocked-by-them");
    if (person.protected) {
      state.asked[id] = { user: id, at: ctx.now };
      const r = Rng.of("x", "accept", id);
      if (r.chance(0.7)) plan(state, ctx, ctx.now + r.int(20, 1200) * minuteMs, { kind: "accept", by: id });
      return undefined;
    }
    state.follows[id] = { user: id, at: ctx.now, bell: false, reposts: true };
    planFollowBack(state, ctx, id);
    return undefined;
  }),
  /** Ends following, or withdraws the request. */
  unfollow: x.command(user, (state, { user: id }) => {
    if (!state.follows[id] && !state.asked[id]) return reject("not-followed");
    delete state.follows[id];
    delete state.asked[id];
    dropBells(state, id);
    return undefined;
  }),
  removeFollower: x.command(user, (state, { user: id }) => {
    if (!state.followers[id]) return reject("not-follower");
    delete state.followers[id];
    return undefined;
  }),
  toggleBell: x.command(user, (state, { user: id }, ctx) => {
    const tie = state.follows[id];
    if (!tie) return reject("not-followed");
    tie.bell = !tie.bell;
    if (tie.bell) planBells(state, ctx, id);
    else dropBells(state, id);
    return undefined;
  }),
  toggleReposts: x.command(user, (state, { user: id }) => {
    const tie = state.follows[id];
    if (!tie) return reject("not-followed");
    tie.reposts = !tie.reposts;
    return undefined;
  }),
  mute: x.command(user, (state, { user: id }, ctx) => {
    if (!readUser(ctx.world, id)) return reject("user-missing");
    state.muted[id] = { user: id, at: ctx.now };
    return undefined;
  }),
  unmute: x.command(user, (state, { user: id }) => {
    if (!state.muted[id]) return reject("not-muted");
    delete state.muted[id];
    return undefined;
  }),
  /** Blocks a person. Then neither follows the other, and the person is no member of the user's lists. */
  block: x.command(user, (state, { user: id }, ctx) => {
    if (!readUser(ctx.world, id)) return reject("user-missing");
    dropTies(state, id);
    for (const list of Object.values(state.lists)) list.members = list.members.filter((one) => one !== id);
    for (const { list, by } of Object.values(state.addedTo)) if (by === id) delete state.addedTo[list];
    for (const one of Object.values(state.coming)) if (one.by === id) delete state.coming[one.id];
    if (state.threads[id]) state.threads[id].answersAt = null;
    ctx.unnotify(id);
    state.blocked[id] = { user: id, at: ctx.now };
    return undefined;
  }),
  unblock: x.command(user, (state, { user: id }) => {
    if (!state.blocked[id]) return reject("not-blocked");
    delete state.blocked[id];
    return undefined;
  }),
  acceptRequest: x.command(user, (state, { user: id }, ctx) => {
    if (!state.requests[id]) return reject("request-missing");
    delete state.requests[id];
    state.followers[id] = { user: id, at: ctx.now };
    state.news = state.news.filter((one) => one.kind !== "request" || one.by !== id);
    addNews(state, ctx, { kind: "follow", by: id, post: null, community: null });
    return undefined;
  }),
  declineRequest: x.command(user, (state, { user: id }) => {
    if (!state.requests[id]) return reject("request-missing");
    delete state.requests[id];
    state.news = state.news.filter((one) => one.kind !== "request" || one.by !== id);
    return undefined;
  }),
  setProfile: x.command(
    { name: DisplayName, bio: Bio, place: Place, website: Website, birthday: Birthday },
    (state, { name, bio, place, website, birthday }, ctx) => {
      if (name.trim() === "") return reject("name-missing");
      if (!isOnline(ctx.os)) return reject("no-network");
      if (website.trim() !== "" && !/^(https?:\/\/)?[\w-]+(\.[\w-]+)+\S*$/i.test(website.trim()))
        return reject("website-wrong");
      if (birthday !== "" && !isDay(birthday)) return reject("birthday-wrong");
      Object.assign(state.profile, {
        name: name.trim(),
        bio: bio.trim(),
        place: place.trim(),
        website: website.trim(),
        birthday,
      });
      return undefined;
    },
  ),
  setPicture: x.command(
    { face: v.optional(v.nullable(PictureRef)), banner: v.optional(v.nullable(PictureRef)) },
    (state, { face, banner }) => {
      if (face !== undefined) state.profile.face = face;
      if (banner !== undefined) state.profile.banner = banner;
    },
  ),
  /** Changes the user's handle. Two handles never differ only in case. */
  setHandle: x.command({ handle: Handle }, (state, { handle }, ctx) => {
    const wanted = handle.trim().replace(/^@/, "");
    if (!/^\w{4,15}$/.test(wanted)) return reject("handle-form");
    if (wanted === state.profile.handle) return reject("handle-same");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (ctx.world(posts.queries.handle, { handle: wanted.toLowerCase() }).rows.length > 0)
      return reject("handle-taken");
    state.profile.handle = wanted;
    return undefined;
  }),
};
/** Returns whether a text such as "1993-09-21" is a day. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return (
    Number(year) > 1900 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysInMonth(Number(year), Number(month))
  );
}
