/** What the planning of a meeting remembers. */
import * as v from "valibot";
import { langOf } from "../../../../os/format.ts";
import { equal, isWritten } from "../../../../os/guards.ts";
import { firstOf, flag, instant, maybe, overlay, several, textFor } from "../../../../os/values.ts";
import { dayKey, dayMs, hourMs, minuteMs } from "../../../../state/civil.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { me, MeetingId, Password, PersonId, Topic } from "../../ids.ts";
import { freePassword } from "../../numbers.ts";
import { isSomebody } from "../../people.ts";
import { meeting, type State } from "../../state.ts";
import { remindMinutes, Times, units, type Meeting } from "./state.ts";

const draft = {
  topic: textFor(Topic),
  start: v.optional(instant, 0),
  minutes: v.optional(v.number(), 60),
  unit: maybe(v.picklist(units)),
  endsBy: firstOf("times", "until"),
  times: v.optional(Times, 7),
  until: maybe(DayKey),
  locked: flag,
  password: textFor(Password),
  waiting: flag,
  only: firstOf("all", "invited"),
  early: v.optional(v.boolean(), true),
  quiet: flag,
  invitees: several(PersonId),
  remind: v.optional(v.picklist(remindMinutes), 10),
};
export type Draft = { readonly [K in keyof typeof draft]: v.InferOutput<(typeof draft)[K]> };
/** The fields of a meeting as a form has them. */
export const fieldsOf = (d: Draft) => ({
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
const draftOf = (m: Meeting): Draft => ({
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
/** The next half hour. */
const soon = (now: number): number => Math.ceil((now + minuteMs) / (hourMs / 2)) * (hourMs / 2);

export const planScreens = {
  schedule: meeting.screen({
    params: { id: v.nullable(MeetingId), people: several(PersonId) },
    view: { ...draft, open: overlay("start", "length", "repeat", "end", "only", "remind") },
    enter: ({ state, params, now, os, content }) => {
      const found = params.id === null ? undefined : state.meetings[params.id];
      if (found) return draftOf(found);
      const { name } = state.account;
      return {
        topic: (langOf(os) === "en" ? `${name}’s meeting` : `${name}预定的会议`).slice(0, 60),
        start: soon(now),
        until: dayKey(now + 60 * dayMs, 0),
        locked: state.prefs.newPassword,
        password: state.prefs.newPassword ? freePassword(String(now)) : "",
        waiting: state.prefs.newWaiting,
        quiet: state.prefs.newQuiet,
        invitees: params.people.filter(
          (id) => isSomebody(state, id) || content("contacts").some((row) => row.id === id),
        ),
      };
    },
  }),
  meeting: meeting.screen({
    params: { id: MeetingId },
    view: {
      /** Where the next of a series is to be moved to. */
      start: maybe(instant),
      open: overlay("menu", "edit", "move", "cancel", "remind"),
    },
  }),
};
interface Planned {
  readonly state: State;
  readonly params: { readonly id: string };
}
const meetingAt = ({ state, params }: Planned): Meeting | undefined => state.meetings[params.id];
export const planGuards = {
  hasTopic: isWritten("topic"),
  isNew: equal("params.id", null),
  hasWholePassword: ({ view }: { view: { locked: boolean; password: string } }) =>
    !view.locked || /^\d{4,6}$/.test(view.password),
  isOwn: (c: Planned) => meetingAt(c)?.host === me,
  isOthers: (c: Planned) => {
    const found = meetingAt(c);
    return found !== undefined && found.host !== me;
  },
  isSeries: (c: Planned) => meetingAt(c)?.repeat != null,
};
