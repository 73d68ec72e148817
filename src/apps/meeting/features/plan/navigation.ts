/** What the user does with meetings that come. */
import * as v from "valibot";
import { langOf, offsetOf } from "../../../../os/format.ts";
import { intents } from "../../../../os/intents.ts";
import type { OsState } from "../../../../os/state.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { PersonId } from "../../ids.ts";
import { invitationText } from "../../invitation.ts";
import { castOf, nameOf, pickedIn, said } from "../../people.ts";
import { dayOf, nextStart } from "../../repeats.ts";
import type { State } from "../../state.ts";
import { on } from "../../whole.ts";
import { fieldsOf } from "./screens.ts";
import { remindMinutes } from "./state.ts";

interface Here {
  readonly state: State;
  readonly params: { readonly id: string };
  readonly os: OsState;
  readonly now: number;
}
const startOf = ({ state, params, os, now }: Here): number => {
  const m = state.meetings[params.id];
  return m ? (nextStart(m, now, offsetOf(os)) ?? m.start) : now;
};
/** The day on which the next of a series was to be. */
const nextDay = (c: Here): string => dayOf(c.state.meetings[c.params.id] ?? { moved: {} }, startOf(c), offsetOf(c.os));
/** What is sent to people, of the meeting on this screen. */
export function inviting(c: Here): string {
  const m = c.state.meetings[c.params.id];
  if (!m) return "";
  return invitationText({ ...m, from: nameOf(c.state, m.host, langOf(c.os)), start: startOf(c) }, c.os, c.now);
}
function entering(c: Here) {
  const m = c.state.meetings[c.params.id];
  const start = startOf(c);
  const lang = langOf(c.os);
  return intents.insertEvent({
    title: m?.topic ?? "",
    start,
    end: start + (m?.minutes ?? 60) * minuteMs,
    notes: inviting(c),
    guests: (m?.invitees ?? []).flatMap((id) => {
      const person = castOf(id);
      return person ? [said(person.name, lang)] : [];
    }),
  });
}
export const planEdges = [
  on("schedule", "done")
    .when("isNew", "hasTopic", "hasWholePassword")
    .run("schedule", ({ view }) => fieldsOf(view))
    .replace("meeting", ({ result }) => ({ id: result })),
  on("schedule", "done")
    .when("hasTopic", "hasWholePassword")
    .run("editMeeting", ({ params, view }) => ({ id: params.id ?? "meet_none", ...fieldsOf(view) }))
    .say("meetingChanged")
    .pop(),
  on("schedule", "pick")
    .needs("contacts")
    .start(() => intents.pickContact(true), "picked"),
  on("schedule", "picked", { uris: v.array(v.string()) }).set(({ view, args }) => ({
    invitees: [...new Set([...view.invitees, ...pickedIn(args.uris)])].slice(0, 50),
  })),
  on("schedule", "drop", { person: PersonId }).toggle("invitees", "person"),

  on("meeting", "join")
    .run("joinListed", ({ params }) => ({ id: params.id }))
    .push("room"),
  on("meeting", "edit").when("isOwn", "isSeries").open("edit"),
  on("meeting", "editOne")
    .when("isOwn", "isSeries")
    .set((c) => ({ start: startOf(c) }))
    .open("move"),
  on("meeting", "moveOne")
    .when("isOwn", "isSeries")
    .run("moveOne", (c) => ({ id: c.params.id, day: nextDay(c), start: c.view.start ?? startOf(c) }))
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
  on("meeting", "share").start((c) => intents.sendText(inviting(c), c.state.meetings[c.params.id]?.topic ?? "")),
  on("meeting", "addToCalendar").start((c) => entering(c)),
  on("meeting", "cancel").when("isOwn", "isSeries").open("cancel"),
  on("meeting", "cancel")
    .when("isOwn")
    .warn("cancelAsk", "cancelWord")
    .run("cancelMeeting", ({ params }) => ({ id: params.id, day: null }))
    .say("meetingCancelled")
    .pop(),
  on("meeting", "cancelOne")
    .when("isOwn")
    .run("cancelMeeting", (c) => ({ id: c.params.id, day: nextDay(c) }))
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
