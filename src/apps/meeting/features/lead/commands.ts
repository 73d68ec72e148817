/** Commands for the host and co-hosts of a meeting. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject, type Rejection } from "#os/values.ts";
import { me, PersonId } from "../../ids.ts";
import { meeting, type State } from "../../state.ts";
import { saveRecord } from "../room/enter.ts";
import { currentMeeting, rejectNotInMeeting, inCurrentMeeting, type CurrentMeeting } from "../room/current-meeting.ts";
import { isPresent, isOwnerLead, waitingMembers } from "../room/presence.ts";
import { chatRules, type MemberActions } from "../room/state.ts";

/**
 * Applies an action of the host to one member. Returns a refusal if the owner is not in a meeting, if the owner is
 * neither host nor co-host, or if the member has left.
 */
function actOnMember(
  state: State,
  ctx: Ctx,
  person: string,
  what: (fate: MemberActions, at: CurrentMeeting) => Rejection | void,
) {
  const at = currentMeeting(state, ctx);
  if (!at) return rejectNotInMeeting();
  if (!isOwnerLead(at.room)) return reject("not-host");
  if (!isPresent(at.room, person, ctx.now)) return reject("person-gone");
  const fate: MemberActions = { ...at.room.fates[person] };
  const refused = what(fate, at);
  if (refused) return refused;
  if (Object.keys(fate).length > 0) at.room.fates[person] = fate;
  return undefined;
}
function changeRoomAsHost(state: State, ctx: Ctx, change: (at: CurrentMeeting) => void): Rejection | void {
  const at = currentMeeting(state, ctx);
  if (!at) return rejectNotInMeeting();
  if (!isOwnerLead(at.room)) return reject("not-host");
  change(at);
  return undefined;
}
const person = { person: PersonId };

export const leadCommands = {
  record: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ live }) => {
      if (live.recording === null) live.recording = ctx.now;
      else saveRecord(state, ctx);
    }),
  ),
  mute: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (fate) => {
      fate.muted = ctx.now;
    }),
  ),
  askToUnmute: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (fate) => {
      fate.asked = ctx.now;
    }),
  ),
  lowerHand: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (fate) => {
      fate.lowered = ctx.now;
    }),
  ),
  remove: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (fate, { room }) => {
      if (id === room.head) return reject("not-host");
      fate.removed = ctx.now;
      room.helpers = room.helpers.filter((one) => one !== id);
      return undefined;
    }),
  ),
  toggleHelper: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (_, { room }) => {
      if (room.head !== me) return reject("not-host");
      room.helpers = room.helpers.includes(id) ? room.helpers.filter((one) => one !== id) : [...room.helpers, id];
      return undefined;
    }),
  ),
  makeHost: meeting.command(person, (state, { person: id }, ctx) =>
    actOnMember(state, ctx, id, (_, { room }) => {
      if (room.head !== me) return reject("not-host");
      room.head = id;
      room.helpers = room.helpers.filter((one) => one !== id);
      return undefined;
    }),
  ),
  /** Gives the host's role back to the owner, who created the meeting. */
  takeBack: meeting.command(
    {},
    inCurrentMeeting(({ room }) => {
      if (room.host !== me) return reject("not-host");
      room.head = me;
      return undefined;
    }),
  ),
  muteAll: meeting.command({ mayUnmute: v.boolean() }, (state, { mayUnmute }, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.hushed = ctx.now;
      room.mayUnmute = mayUnmute;
    }),
  ),
  unmuteAll: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.hushed = null;
      room.mayUnmute = true;
    }),
  ),
  admit: meeting.command(person, (state, { person: id }, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      if (waitingMembers(room, ctx.now).some((visit) => visit.id === id))
        room.fates[id] = { ...room.fates[id], admitted: ctx.now };
    }),
  ),
  refuse: meeting.command(person, (state, { person: id }, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      if (waitingMembers(room, ctx.now).some((visit) => visit.id === id))
        room.fates[id] = { ...room.fates[id], refused: ctx.now };
    }),
  ),
  admitAll: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      for (const { id } of waitingMembers(room, ctx.now)) room.fates[id] = { ...room.fates[id], admitted: ctx.now };
    }),
  ),
  toggleLock: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.locked = room.locked === null ? ctx.now : null;
    }),
  ),
  toggleWaiting: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      // When the host turns the waiting room off, everybody in the waiting room is admitted.
      for (const { id } of room.waiting === null ? [] : waitingMembers(room, ctx.now))
        room.fates[id] = { ...room.fates[id], admitted: ctx.now };
      room.waiting = room.waiting === null ? ctx.now : null;
    }),
  ),
  toggleQuiet: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.quiet = !room.quiet;
    }),
  ),
  toggleUnmute: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.mayUnmute = !room.mayUnmute;
      if (!room.mayUnmute) room.hushed ??= ctx.now;
    }),
  ),
  toggleRename: meeting.command({}, (state, _, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      room.mayRename = !room.mayRename;
    }),
  ),
  setChatRule: meeting.command({ rule: v.picklist(chatRules) }, (state, { rule }, ctx) =>
    changeRoomAsHost(state, ctx, ({ room }) => {
      if (rule === room.chatRule) return;
      if (room.chatRule === "all") room.shut.push({ in: ctx.now, out: null });
      const last = room.shut.at(-1);
      if (rule === "all" && last) last.out = ctx.now;
      room.chatRule = rule;
    }),
  ),
};
