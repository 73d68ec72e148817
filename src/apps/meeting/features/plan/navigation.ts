/** Edges of the screens of upcoming meetings. */
import * as v from "valibot";
import { langOf, offsetOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { minuteMs } from "#state/civil.ts";
import { PersonId } from "../../ids.ts";
import { invitationText } from "../../invitation.ts";
import { findCastMember, nameOf, pickedPeople, localize } from "../../people.ts";
import { plannedDay, nextStart } from "../../repeats.ts";
import type { State } from "../../state.ts";
import { on } from "../../builder.ts";
import { fieldsFromDraft } from "./screens.ts";
import { remindMinutes } from "./state.ts";

interface MeetingContext {
  readonly state: State;
  readonly params: { readonly id: string };
  readonly os: OsState;
  readonly now: number;
}
const meetingStart = ({ state, params, os, now }: MeetingContext): number => {
  const m = state.meetings[params.id];
  return m ? (nextStart(m, now, offsetOf(os)) ?? m.start) : now;
};
/** Returns the day on which the next occurrence was originally planned. */
const nextPlannedDay = (c: MeetingContext): string =>
  plannedDay(c.state.meetings[c.params.id] ?? { moved: {} }, meetingStart(c), offsetOf(c.os));
/** The invitation text for the meeting on this screen. */
export function meetingInvitation(c: MeetingContext): string {
  const m = c.state.meetings[c.params.id];
  if (!m) return "";
  return invitationText({ ...m, from: nameOf(c.state, m.host, langOf(c.os)), start: meetingStart(c) }, c.os, c.now);
}
function calendarEvent(c: MeetingContext) {
  const m = c.state.meetings[c.params.id];
  const start = meetingStart(c);
  const lang = langOf(c.os);
  return intents.insertEvent({
    title: m?.topic ?? "",
    start,
    end: start + (m?.minutes ?? 60) * minuteMs,
    notes: meetingInvitation(c),
    guests: (m?.invitees ?? []).flatMap((id) => {
      const person = findCastMember(id);
      return person ? [localize(person.name, lang)] : [];
    }),
  });
}
export const planEdges = [
  on("schedule", "done")
    .when("isNew", "hasTopic", "hasWholePassword")
    .run("schedule", ({ view }) => fieldsFromDraft(view))
    .replace("meeting", ({ result }) => ({ id: result })),
  on("schedule", "done")
    .when("hasTopic", "hasWholePassword")
    .run("editMeeting", ({ params, view }) => ({ id: params.id ?? "meet_none", ...fieldsFromDraft(view) }))
    .say("meetingChanged")
    .pop(),
  on("schedule", "pick")
    .needs("contacts")
    .start(() => intents.pickContact(true), "picked"),
  on("schedule", "picked", { uris: v.array(v.string()) }).set(({ view, args }) => ({
    invitees: [...new Set([...view.invitees, ...pickedPeople(args.uris)])].slice(0, 50),
  })),
  on("schedule", "drop", { person: PersonId }).toggle("invitees", "person"),

  on("meeting", "join")
    .run("joinListed", ({ params }) => ({ id: params.id }))
    .push("room"),
  on("meeting", "edit").when("isOwn", "isSeries").open("edit"),
  on("meeting", "editOne")
    .when("isOwn", "isSeries")
    .set((c) => ({ start: meetingStart(c) }))
    .open("move"),
  on("meeting", "moveOne")
    .when("isOwn", "isSeries")
    .run("moveOne", (c) => ({ id: c.params.id, day: nextPlannedDay(c), start: c.view.start ?? meetingStart(c) }))
    .say("meetingChanged")
    .close(),
  on("meeting", "editAll")
    .when("isOwn")
    .close()
    .push("schedule", ({ params }) => ({ id: params.id })),
  on("meeting", "edit")
    .when("isOwn")
    .close()
    .push("schedule", ({ params }) => ({ id: params.id })),
  on("meeting", "share").start((c) =>
    intents.sendText(meetingInvitation(c), c.state.meetings[c.params.id]?.topic ?? ""),
  ),
  on("meeting", "addToCalendar").start((c) => calendarEvent(c)),
  on("meeting", "cancel").when("isOwn", "isSeries").open("cancel"),
  on("meeting", "cancel")
    .when("isOwn")
    .warn("cancelAsk", "cancelWord")
    .run("cancelMeeting", ({ params }) => ({ id: params.id, day: null }))
    .say("meetingCancelled")
    .pop(),
  on("meeting", "cancelOne")
    .when("isOwn")
    .run("cancelMeeting", (c) => ({ id: c.params.id, day: nextPlannedDay(c) }))
    .say("meetingCancelled")
    .close(),
  on("meeting", "cancelAll")
    .when("isOwn")
    .run("cancelMeeting", ({ params }) => ({ id: params.id, day: null }))
    .say("meetingCancelled")
    .pop(),
  on("meeting", "accept")
    .when("isOthers")
    .run("answerInvite", ({ params }) => ({ id: params.id, answer: "yes" })),
  on("meeting", "decline")
    .when("isOthers")
    .run("answerInvite", ({ params }) => ({ id: params.id, answer: "no" }))
    .close(),
  on("meeting", "unlist").when("isOthers").warn("unlistAsk", "unlistWord").run("unlist").pop(),
  on("meeting", "setRemind", { remind: v.picklist(remindMinutes) })
    .run("setRemind")
    .close(),
  on("meeting", "person", { person: PersonId }).push("person"),
] as const;
