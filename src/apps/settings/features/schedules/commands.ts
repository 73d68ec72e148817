/** Commands that set schedules and apply the schedules that are due. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { scheduleIds } from "../../ids.ts";
import { appsWithTrait } from "../../queries.ts";
import { settings } from "../../state.ts";
import { isWithin, scheduleOf } from "./schedules.ts";
import { clockTime, weekdays } from "./state.ts";
import { scheduleEffects } from "./schedule-effects.ts";

const Schedule = v.picklist(scheduleIds);

export const schedulesCommands = {
  setSchedule: settings.command(
    { id: Schedule, on: v.boolean(), start: clockTime, end: clockTime, days: weekdays },
    (own, { id, on, start, end, days }, ctx) => {
      if (on && days.length === 0) return reject("no-days");
      if (start === end) return reject("no-time");
      const was = scheduleOf(own, id);
      const next = { on, start, end, days: [...new Set(days)].toSorted((a, b) => a - b), ranAt: ctx.now };
      own.schedules[id] = next;
      const within = on && isWithin(next, ctx.now, ctx.offsetMin);
      const before = was.on && isWithin(was, ctx.now, ctx.offsetMin);
      if (within !== before) scheduleEffects[id](ctx, within, own);
    },
  ),
  scheduled: settings.command({ id: Schedule, on: v.boolean() }, (own, { id, on }, ctx) => {
    const schedule = own.schedules[id];
    if (!schedule) return;
    schedule.ranAt = ctx.now;
    scheduleEffects[id](ctx, on, own);
  }),
  turnFocus: settings.command({}, (own, _, ctx) => {
    if (!ctx.os.focused && appsWithTrait(own, "focus").length === 0) return reject("no-focus-apps");
    scheduleEffects.focus(ctx, !ctx.os.focused, own);
  }),
};
