/** What the owner does in a meeting that they lead. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { me, PersonId } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";
import { keepRecord } from "../room/enter.ts";
import { here, nowhere, own, type Here } from "../room/here.ts";
import { isPresent, leads, waitingIn } from "../room/presence.ts";
import { chatRules, type Fate } from "../room/state.ts";

/** What is done to somebody by who leads. */
function done(state: State, ctx: Ctx, person: string, what: (fate: Fate, at: Here) => Rejection | void) {
  const at = here(state, ctx);
  if (!at) return nowhere();
  if (!leads(at.room)) return reject("not-host");
  if (!isPresent(at.room, person, ctx.now)) return reject("person-gone");
  const fate: Fate = { ...at.room.fates[person] };
  const refused = what(fate, at);
  if (refused) return refused;
  if (Object.keys(fate).length > 0) at.room.fates[person] = fate;
  return undefined;
}
function ruled(state: State, ctx: Ctx, change: (at: Here) => void): Rejection | void {
  const at = here(state, ctx);
  if (!at) return nowhere();
  if (!leads(at.room)) return reject("not-host");
  change(at);
  return undefined;
}
const person = { person: PersonId };

export const leadCommands = {
  record: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ live }) => {
      if (live.recording === null) live.recording = ctx.now;
      else keepRecord(state, ctx);
    }),
  ),
  mute: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (fate) => {
      fate.muted = ctx.now;
    }),
  ),
  askToUnmute: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (fate) => {
      fate.asked = ctx.now;
    }),
  ),
  lowerHand: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (fate) => {
      fate.lowered = ctx.now;
    }),
  ),
  remove: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (fate, { room }) => {
      if (id === room.head) return reject("not-host");
      fate.removed = ctx.now;
      room.helpers = room.helpers.filter((one) => one !== id);
      return undefined;
    }),
  ),
  toggleHelper: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (_, { room }) => {
      if (room.head !== me) return reject("not-host");
      room.helpers = room.helpers.includes(id) ? room.helpers.filter((one) => one !== id) : [...room.helpers, id];
      return undefined;
    }),
  ),
  makeHost: meeting.command(person, (state, { person: id }, ctx) =>
    done(state, ctx, id, (_, { room }) => {
      if (room.head !== me) return reject("not-host");
      room.head = id;
      room.helpers = room.helpers.filter((one) => one !== id);
      return undefined;
    }),
  ),
  /** Who called the meeting takes it back. */
  takeBack: meeting.command(
    {},
    own(({ room }) => {
      if (room.host !== me) return reject("not-host");
      room.head = me;
      return undefined;
    }),
  ),
  muteAll: meeting.command({ mayUnmute: v.boolean() }, (state, { mayUnmute }, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.hushed = ctx.now;
      room.mayUnmute = mayUnmute;
    }),
  ),
  unmuteAll: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.hushed = null;
      room.mayUnmute = true;
    }),
  ),
  admit: meeting.command(person, (state, { person: id }, ctx) =>
    ruled(state, ctx, ({ room }) => {
      if (waitingIn(room, ctx.now).some((visit) => visit.id === id))
        room.fates[id] = { ...room.fates[id], admitted: ctx.now };
    }),
  ),
  refuse: meeting.command(person, (state, { person: id }, ctx) =>
    ruled(state, ctx, ({ room }) => {
      if (waitingIn(room, ctx.now).some((visit) => visit.id === id))
        room.fates[id] = { ...room.fates[id], refused: ctx.now };
    }),
  ),
  admitAll: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      for (const { id } of waitingIn(room, ctx.now)) room.fates[id] = { ...room.fates[id], admitted: ctx.now };
    }),
  ),
  toggleLock: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.locked = room.locked === null ? ctx.now : null;
    }),
  ),
  toggleWaiting: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      // Who stands there when the room is done away with comes in.
      for (const { id } of room.waiting === null ? [] : waitingIn(room, ctx.now))
        room.fates[id] = { ...room.fates[id], admitted: ctx.now };
      room.waiting = room.waiting === null ? ctx.now : null;
    }),
  ),
  toggleQuiet: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.quiet = !room.quiet;
    }),
  ),
  toggleUnmute: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.mayUnmute = !room.mayUnmute;
      if (!room.mayUnmute) room.hushed ??= ctx.now;
    }),
  ),
  toggleRename: meeting.command({}, (state, _, ctx) =>
    ruled(state, ctx, ({ room }) => {
      room.mayRename = !room.mayRename;
    }),
  ),
  setChatRule: meeting.command({ rule: v.picklist(chatRules) }, (state, { rule }, ctx) =>
    ruled(state, ctx, ({ room }) => {
      if (rule === room.chatRule) return;
      if (room.chatRule === "all") room.shut.push({ in: ctx.now, out: null });
      const last = room.shut.at(-1);
      if (rule === "all" && last) last.out = ctx.now;
      room.chatRule = rule;
    }),
  ),
};
