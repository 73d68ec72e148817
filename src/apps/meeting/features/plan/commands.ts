/** Planning meetings, changing them, calling them off; answering those of others. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { online } from "../../../../os/network.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import { dayKey } from "../../../../state/civil.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { me, MeetingId } from "../../ids.ts";
import { freeNumber } from "../../numbers.ts";
import { isSomebody, keepNames } from "../../people.ts";
import { neighbours, nextStart, plannedOn } from "../../repeats.ts";
import { meeting, type State } from "../../state.ts";
import { planFields, type Meeting } from "./state.ts";

const fieldsOf = v.strictObject(planFields);
type Fields = v.InferOutput<typeof fieldsOf>;
/** Fields as they are kept, or why they are none. */
function kept(state: State, fields: Fields, ctx: Ctx): Fields | Rejection {
  if (!state.account.signedIn) return reject("sign-in-first");
  if (!online(ctx.os)) return reject("offline");
  const { repeat, start } = fields;
  if (repeat === null && start < ctx.now) return reject("start-past");
  if (repeat?.until != null && repeat.until < dayKey(start, ctx.offsetMin)) return reject("until-before");
  if (nextStart({ ...fields, except: [], moved: {} }, ctx.now, ctx.offsetMin) === null) return reject("start-past");
  keepNames(state, fields.invitees, ctx.content("contacts"));
  return { ...fields, invitees: [...new Set(fields.invitees)].filter((id) => isSomebody(state, id)) };
}
const isRefusal = (x: object): x is Rejection => "reject" in x;
const plannedMost = 100;

export const planCommands = {
  schedule: meeting.command(planFields, (state, args, ctx) => {
    const fields = kept(state, args, ctx);
    if (isRefusal(fields)) return fields;
    if (Object.keys(state.meetings).length >= plannedMost) return reject("meetings-full");
    const id = ctx.newId("meet");
    const made: Meeting = {
      id,
      number: freeNumber(state, ctx),
      host: me,
      ...fields,
      except: [],
      moved: {},
      guests: 0,
      locksAfter: null,
      at: ctx.now,
      listed: true,
      answer: null,
      told: true,
      reminded: null,
    };
    state.meetings[id] = made;
    return id;
  }),
  editMeeting: meeting.command({ id: MeetingId, ...planFields }, (state, { id, ...args }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    if (found.host !== me) return reject("not-host");
    const fields = kept(state, args, ctx);
    if (isRefusal(fields)) return fields;
    const isNew = fields.start !== found.start || fields.repeat?.unit !== found.repeat?.unit;
    Object.assign(found, fields, isNew ? { except: [], moved: {}, reminded: null } : {});
    return undefined;
  }),
  /** Another start for one of a series, between the one before and the one after. */
  moveOne: meeting.command(
    { id: MeetingId, day: DayKey, start: planFields.start },
    (state, { id, day, start }, ctx) => {
      const found = state.meetings[id];
      if (!found) return reject("meeting-gone");
      if (found.host !== me) return reject("not-host");
      if (!online(ctx.os)) return reject("offline");
      const around = found.repeat === null ? null : neighbours(found, day, ctx.offsetMin);
      if (!around) return reject("meeting-gone");
      if (start < ctx.now) return reject("start-past");
      if (start <= around.before || start >= around.after) return reject("out-of-turn");
      if (start === plannedOn(found, day, ctx.offsetMin)) delete found.moved[day];
      else found.moved[day] = start;
      if ((found.reminded ?? 0) > start) found.reminded = null;
      return undefined;
    },
  ),
  /** Calls off a meeting: all of it, or the one of a series that is next. */
  cancelMeeting: meeting.command({ id: MeetingId, day: v.nullable(DayKey) }, (state, { id, day }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    if (found.host !== me) return reject("not-host");
    if (day !== null && found.repeat !== null) {
      if (!found.except.includes(day)) found.except.push(day);
      // The last of a series takes the series with it.
      if (nextStart(found, ctx.now, ctx.offsetMin) !== null) return undefined;
    }
    delete state.meetings[id];
    return undefined;
  }),
  answerInvite: meeting.command({ id: MeetingId, answer: v.picklist(["yes", "no"]) }, (state, { id, answer }, ctx) => {
    const found = state.meetings[id];
    if (!found || found.host === me || !found.listed) return reject("meeting-gone");
    found.answer = answer;
    ctx.unnotify(id);
    return undefined;
  }),
  /** Takes another's meeting off the list; by its number it is still there. */
  unlist: meeting.command({ id: MeetingId }, (state, { id }) => {
    const found = state.meetings[id];
    if (!found || found.host === me) return reject("meeting-gone");
    found.listed = false;
    return undefined;
  }),
  setRemind: meeting.command({ id: MeetingId, remind: planFields.remind }, (state, { id, remind }) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    found.remind = remind;
    return undefined;
  }),
  /** An invitation arrives. */
  tellInvite: meeting.command({ id: MeetingId }, (state, { id }, ctx) => {
    const found = state.meetings[id];
    if (!found || found.told || found.at > ctx.now) return;
    found.told = true;
    if (!state.prefs.notifyInvites || !state.account.signedIn || !found.listed) return;
    ctx.notify({
      key: "inviteNotice",
      title: "inviteNews",
      facts: { topic: found.topic },
      open: { screen: "meeting", params: { id } },
      channel: "invites",
      tag: id,
      actions: [
        { label: "accept", command: "answerInvite", args: { id, answer: "yes" } },
        { label: "decline", command: "answerInvite", args: { id, answer: "no" } },
      ],
    });
  }),
  /** A meeting is about to begin. */
  tellSoon: meeting.command({ id: MeetingId, start: v.number() }, (state, { id, start }, ctx) => {
    const found = state.meetings[id];
    if (!found || (found.reminded ?? 0) >= start) return;
    found.reminded = start;
    if (!state.prefs.notifySoon || !state.account.signedIn) return;
    ctx.notify({
      key: "soonNotice",
      title: "soonTitle",
      facts: { topic: found.topic, n: found.remind },
      open: { screen: "meeting", params: { id } },
      channel: "meetings",
      tag: `soon ${id}`,
    });
  }),
};
