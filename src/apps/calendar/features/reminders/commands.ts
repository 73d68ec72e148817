/** Sends the reminders that are due, and handles the user's reactions to them. */
import type { Ctx } from "#os/app-command.ts";
import { instant, reject } from "#os/values.ts";
import { dateText, timeText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import { readPlain } from "#state/patch.ts";
import type { Occurrence } from "../../occurrences.ts";
import { findRemindedOccurrence, nextReminders, titleOf } from "../../queries.ts";
import { calendar, type State } from "../../state.ts";
import { occurrenceKeyFields, type OccurrenceKey } from "./state.ts";

export const remindersCommands = {
  /** Scheduled. Notifies the user of the reminders that are due. */
  remind: calendar.command({ at: instant }, (state, { at }, ctx) => {
    for (const r of nextReminders(readPlain(state), at - 1, ctx.offsetMin))
      if (r.at === at) remindUser(state, r.occurrence, ctx);
    state.remindedUntil = at;
  }),
  /** Scheduled. Shows a snoozed reminder again. */
  remindAgain: calendar.command(occurrenceKeyFields, (state, time, ctx) => {
    clearReminder(state, time);
    const o = findRemindedOccurrence(readPlain(state), time, ctx.offsetMin);
    if (o) remindUser(state, o, ctx);
  }),
  /** Scheduled. Stops a reminder that has rung for `ringMs`, and posts a notification. */
  missReminder: calendar.command(occurrenceKeyFields, (state, time, ctx) => {
    clearReminder(state, time);
    const o = findRemindedOccurrence(readPlain(state), time, ctx.offsetMin);
    if (o) notifyReminder(o, ctx);
  }),
  /** Snoozes a reminder for the time in the settings. */
  remindLater: calendar.command(occurrenceKeyFields, (state, time, ctx) => {
    if (!findRemindedOccurrence(readPlain(state), time, ctx.offsetMin)) return reject("event-missing");
    clearReminder(state, time);
    state.later.push({ ...time, at: ctx.now + state.settings.laterMin * minuteMs });
  }),
  /** Stops a ringing or snoozed reminder. */
  dismissReminder: calendar.command(occurrenceKeyFields, (state, time) => {
    if (![...state.ringing, ...state.later].some((x) => isSameOccurrence(x, time))) return reject("not-ringing");
    clearReminder(state, time);
  }),
};

const isSameOccurrence = (a: OccurrenceKey, b: OccurrenceKey): boolean => a.id === b.id && a.day === b.day;
/** Removes the occurrence from ringing and snoozed reminders. */
function clearReminder(state: State, time: OccurrenceKey): void {
  state.ringing = state.ringing.filter((x) => !isSameOccurrence(x, time));
  state.later = state.later.filter((x) => !isSameOccurrence(x, time));
}
/**
 * Starts ringing if the event's reminders ring (`rings`) and the do-not-disturb mode allows alarms. Otherwise sends a
 * notification.
 */
function remindUser(state: State, o: Occurrence, ctx: Ctx): void {
  if (!o.event.rings || ctx.keptQuiet({ kind: "alarms" })) return notifyReminder(o, ctx);
  const time = { id: o.event.id, day: o.day };
  clearReminder(state, time);
  state.ringing.push({ ...time, since: ctx.now });
  ctx.present("ringing", time);
}
function notifyReminder({ event, day, start }: Occurrence, ctx: Ctx): void {
  const today = dateText(start, ctx.os, ctx.now) === dateText(ctx.now, ctx.os, ctx.now);
  const time = event.when.kind === "days" ? "" : timeText(start, ctx.os);
  const date = today && time !== "" ? "" : dateText(start, ctx.os, ctx.now);
  const facts = { title: titleOf(event, ctx.lang), time: [date, time].filter((x) => x !== "").join(" ") };
  const params = { id: event.id, day };
  const rest = {
    open: { screen: "event", params },
    actions: [{ label: "remindLater", command: "remindLater", args: params }],
  };
  ctx.notify(
    event.location === ""
      ? { key: "reminding", facts, ...rest }
      : { key: "remindingPlace", facts: { ...facts, place: event.location }, ...rest },
  );
}
