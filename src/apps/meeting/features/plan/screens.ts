/** View state of the planning screens. */
import * as v from "valibot";
import { langOf } from "#os/format.ts";
import { equal, hasText } from "#os/guards.ts";
import { choiceField, flag, instant, nullableField, overlay, listField, textFor } from "#os/values.ts";
import { dayKey, dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { DayKey } from "#os/day-key.ts";
import { me, MeetingId, Password, PersonId, Topic } from "../../ids.ts";
import { createPassword } from "../../numbers.ts";
import { isKnownPerson } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { remindMinutes, RepeatCount, units, type Meeting } from "./state.ts";

const draftFields = {
  topic: textFor(Topic),
  start: v.optional(instant, 0),
  minutes: v.optional(v.number(), 60),
  unit: nullableField(v.picklist(units)),
  endsBy: choiceField("times", "until"),
  times: v.optional(RepeatCount, 7),
  until: nullableField(DayKey),
  locked: flag,
  password: textFor(Password),
  waiting: flag,
  only: choiceField("all", "invited"),
  early: v.optional(v.boolean(), true),
  quiet: flag,
  invitees: listField(PersonId),
  remind: v.optional(v.picklist(remindMinutes), 10),
};
export type Draft = { readonly [K in keyof typeof draftFields]: v.InferOutput<(typeof draftFields)[K]> };
/** Converts the form's draft into the fields of a meeting. */
export const fieldsFromDraft = (d: Draft) => ({
  topic: d.topic,
  start: d.start,
  minutes: d.minutes,
  repeat:
    d.unit === null
      ? null
      : d.endsBy === "times" || d.until === null
        ? { unit: d.unit, times: d.times, until: null }
        : { unit: d.unit, times: null, until: d.until },
  password: d.locked ? d.password : "",
  waiting: d.waiting,
  only: d.only,
  early: d.early,
  quiet: d.quiet,
  invitees: [...d.invitees],
  remind: d.remind,
});
const draftFromMeeting = (m: Meeting): Draft => ({
  topic: m.topic,
  start: m.start,
  minutes: m.minutes,
  unit: m.repeat?.unit ?? null,
  endsBy: m.repeat?.until != null ? "until" : "times",
  times: m.repeat?.times ?? 7,
  until: m.repeat?.until ?? null,
  locked: m.password !== "",
  password: m.password,
  waiting: m.waiting,
  only: m.only,
  early: m.early,
  quiet: m.quiet,
  invitees: [...m.invitees],
  remind: m.remind,
});
const nextHalfHour = (now: number): number => Math.ceil((now + minuteMs) / (hourMs / 2)) * (hourMs / 2);

export const planScreens = {
  schedule: meeting.screen({
    params: { id: v.nullable(MeetingId), people: listField(PersonId) },
    view: { ...draftFields, open: overlay("start", "length", "repeat", "end", "only", "remind") },
    enter: ({ state, params, now, os, content }) => {
      const found = params.id === null ? undefined : state.meetings[params.id];
      if (found) return draftFromMeeting(found);
      const { name } = state.account;
      return {
        topic: (langOf(os) === "en" ? `${name}’s meeting` : `${name}预定的会议`).slice(0, 60),
        start: nextHalfHour(now),
        until: dayKey(now + 60 * dayMs, 0),
        locked: state.prefs.newPassword,
        password: state.prefs.newPassword ? createPassword(String(now)) : "",
        waiting: state.prefs.newWaiting,
        quiet: state.prefs.newQuiet,
        invitees: params.people.filter(
          (id) => isKnownPerson(state, id) || content("contacts").some((row) => row.id === id),
        ),
      };
    },
  }),
  meeting: meeting.screen({
    params: { id: MeetingId },
    view: {
      /** The new start chosen for the next occurrence of a series. */
      start: nullableField(instant),
      open: overlay("menu", "edit", "move", "cancel", "remind"),
    },
  }),
};
interface MeetingScreen {
  readonly state: State;
  readonly params: { readonly id: string };
}
const findMeeting = ({ state, params }: MeetingScreen): Meeting | undefined => state.meetings[params.id];
export const planGuards = {
  hasTopic: hasText("topic"),
  isNew: equal("params.id", null),
  hasWholePassword: ({ view }: { view: { locked: boolean; password: string } }) =>
    !view.locked || /^\d{4,6}$/.test(view.password),
  isOwn: (c: MeetingScreen) => findMeeting(c)?.host === me,
  isOthers: (c: MeetingScreen) => {
    const found = findMeeting(c);
    return found !== undefined && found.host !== me;
  },
  isSeries: (c: MeetingScreen) => findMeeting(c)?.repeat != null,
};
