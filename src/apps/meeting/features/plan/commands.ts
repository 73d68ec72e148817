/** Commands that schedule, change and cancel meetings, and answer invitations. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { isOnline } from "#os/network.ts";
import { reject, type Rejection } from "#os/values.ts";
import { dayKey } from "#state/civil.ts";
import { DayKey } from "#os/day-key.ts";
import { me, MeetingId } from "../../ids.ts";
import { createNumber } from "../../numbers.ts";
import { isKnownPerson, storeContactNames } from "../../people.ts";
import { neighbourStarts, nextStart, plannedStart } from "../../repeats.ts";
import { meeting, type State } from "../../state.ts";
import { planFields, type Meeting } from "./state.ts";

const PlanFields = v.strictObject(planFields);
type Fields = v.InferOutput<typeof PlanFields>;
/** Returns the fields to store, or a rejection with the reason. */
function checkFields(state: State, fields: Fields, ctx: Ctx): Fields | Rejection {
  if (!state.account.signedIn) return reject("sign-in-first");
  if (!isOnline(ctx.os)) return reject("offline");
  const { repeat, start } = fields;
  if (repeat === null && start < ctx.now) return reject("start-past");
  if (repeat?.until != null && repeat.until < dayKey(start, ctx.offsetMin)) return reject("until-before");
  if (nextStart({ ...fields, except: [], moved: {} }, ctx.now, ctx.offsetMin) === null) return reject("start-past");
  storeContactNames(state, fields.invitees, ctx.content("contacts"));
  return { ...fields, invitees: [...new Set(fields.invitees)].filter((id) => isKnownPerson(state, id)) };
}
const isRefusal = (x: object): x is Rejection => "reject" in x;
const maxMeetings = 100;

export const planCommands = {
  schedule: meeting.command(planFields, (state, args, ctx) => {
    const fields = checkFields(state, args, ctx);
    if (isRefusal(fields)) return fields;
    if (Object.keys(state.meetings).length >= maxMeetings) return reject("meetings-full");
    const id = ctx.newId("meet");
    const planned: Meeting = {
      id,
      number: createNumber(state, ctx),
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
    state.meetings[id] = planned;
    return id;
  }),
  editMeeting: meeting.command({ id: MeetingId, ...planFields }, (state, { id, ...args }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    if (found.host !== me) return reject("not-host");
    const fields = checkFields(state, args, ctx);
    if (isRefusal(fields)) return fields;
    const isNew = fields.start !== found.start || fields.repeat?.unit !== found.repeat?.unit;
    Object.assign(found, fields, isNew ? { except: [], moved: {}, reminded: null } : {});
    return undefined;
  }),
  /** Moves one occurrence of a series. The new start must be between the previous and the next occurrence. */
  moveOne: meeting.command(
    { id: MeetingId, day: DayKey, start: planFields.start },
    (state, { id, day, start }, ctx) => {
      const found = state.meetings[id];
      if (!found) return reject("meeting-gone");
      if (found.host !== me) return reject("not-host");
      if (!isOnline(ctx.os)) return reject("offline");
      const around = found.repeat === null ? null : neighbourStarts(found, day, ctx.offsetMin);
      if (!around) return reject("meeting-gone");
      if (start < ctx.now) return reject("start-past");
      if (start <= around.before || start >= around.after) return reject("out-of-turn");
      if (start === plannedStart(found, day, ctx.offsetMin)) delete found.moved[day];
      else found.moved[day] = start;
      if ((found.reminded ?? 0) > start) found.reminded = null;
      return undefined;
    },
  ),
  /** Cancels a whole meeting or, with `day`, one occurrence of a series. */
  cancelMeeting: meeting.command({ id: MeetingId, day: v.nullable(DayKey) }, (state, { id, day }, ctx) => {
    const found = state.meetings[id];
    if (!found) return reject("meeting-gone");
    if (found.host !== me) return reject("not-host");
    if (day !== null && found.repeat !== null) {
      if (!found.except.includes(day)) found.except.push(day);
      // If the last occurrence is cancelled, the series is deleted.
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
  /** Removes somebody else's meeting from the list. The owner can still join it by its number. */
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
  /** Notifies the owner of a new invitation. */
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
  /** Reminds the owner that a meeting begins soon. */
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
