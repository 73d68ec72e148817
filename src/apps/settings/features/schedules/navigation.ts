/** Edges for schedules. */
import * as v from "valibot";
import type { ScheduleId } from "../../ids.ts";
import { pad2 } from "#os/format.ts";
import { scheduleOf } from "./schedules.ts";
import type { SettingsAppState } from "../../state.ts";
import { on } from "../../builder.ts";

/** Converts a schedule to the arguments of the command that changes it. */
const scheduleArgs = (own: SettingsAppState, id: ScheduleId) => {
  const { on: isOn, start, end, days } = scheduleOf(own, id);
  return { id, on: isOn, start, end, days };
};

export const schedulesEdges = [
  on("schedule", "turn", { on: v.boolean() }).run("setSchedule", ({ state, params, args }) => ({
    ...scheduleArgs(state, params.id),
    on: args.on,
  })),
  on("schedule", "edit", { which: v.picklist(["start", "end"]) }).set(({ state, params, args }) => {
    const time = scheduleOf(state, params.id)[args.which];
    return { hour: time.slice(0, 2), minute: time.slice(3), open: args.which };
  }),
  on("schedule", "save")
    .when("isTime")
    .run("setSchedule", ({ state, params, view }) => ({
      ...scheduleArgs(state, params.id),
      [view.open ?? "start"]: `${pad2(Number(view.hour))}:${pad2(Number(view.minute))}`,
    }))
    .close(),
  on("schedule", "day", { day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)) }).run(
    "setSchedule",
    ({ state, params, args }) => {
      const plan = scheduleArgs(state, params.id);
      const days = plan.days.includes(args.day) ? plan.days.filter((d) => d !== args.day) : [...plan.days, args.day];
      return { ...plan, days };
    },
  ),
] as const;
