/** What reminders do when they fall due, and what the user does with them. */
import type { Ctx } from "../../../../os/app-command.ts";
import { instant, reject } from "../../../../os/values.ts";
import { dateText, timeText } from "../../../../os/format.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { readable } from "../../../../state/patch.ts";
import type { Occurrence } from "../../occurrences.ts";
import { givenAt, nextReminders, titleOf } from "../../queries.ts";
import { calendar, type State } from "../../state.ts";
import { timeFields, type Time } from "./state.ts";

export const remindersCommands = {
  /** Reminders fell due. */
  remind: calendar.command({ at: instant }, (state, { at }, ctx) => {
    for (const r of nextReminders(readable(state), at - 1, ctx.offsetMin))
      if (r.at === at) tell(state, r.occurrence, ctx);
    state.remindedUntil = at;
  }),
  /** What the user has put off falls due. */
  remindAgain: calendar.command(timeFields, (state, time, ctx) => {
    settle(state, time);
    const o = givenAt(readable(state), time, ctx.offsetMin);
    if (o) tell(state, o, ctx);
  }),
  /** It rang until it gave up: it is told once more, without ringing. */
  missReminder: calendar.command(timeFields, (state, time, ctx) => {
    settle(state, time);
    const o = givenAt(readable(state), time, ctx.offsetMin);
    if (o) notifyOf(o, ctx);
  }),
  /** Puts a reminder off by as long as the user has set. */
  remindLater: calendar.command(timeFields, (state, time, ctx) => {
    if (!givenAt(readable(state), time, ctx.offsetMin)) return reject("event-missing");
    settle(state, time);
    state.later.push({ ...time, at: ctx.now + state.settings.laterMin * minuteMs });
  }),
  /** Puts an end to what rings or was put off. */
  dismissReminder: calendar.command(timeFields, (state, time) => {
    if (![...state.ringing, ...state.later].some((x) => isOf(x, time))) return reject("not-ringing");
    settle(state, time);
  }),
};

const isOf = (a: Time, b: Time): boolean => a.id === b.id && a.day === b.day;
/** It rings no more, and is not to come again. */
function settle(state: State, time: Time): void {
  state.ringing = state.ringing.filter((x) => !isOf(x, time));
  state.later = state.later.filter((x) => !isOf(x, time));
}
/** Rings where the event is to ring and do-not-disturb lets alarms through; else it is a notification. */
function tell(state: State, o: Occurrence, ctx: Ctx): void {
  if (!o.event.rings || ctx.keptQuiet({ kind: "alarms" })) return notifyOf(o, ctx);
  const time = { id: o.event.id, day: o.day };
  settle(state, time);
  state.ringing.push({ ...time, since: ctx.now });
  ctx.present("ringing", time);
}
function notifyOf({ event, day, start }: Occurrence, ctx: Ctx): void {
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
