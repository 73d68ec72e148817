/** View state and guards of the schedule screens. */
import * as v from "valibot";
import { overlay, textUpTo } from "#os/values.ts";
import { scheduleIds } from "../../ids.ts";
import { settings } from "../../state.ts";

export const schedulesScreens = {
  schedule: settings.screen({
    params: { id: v.picklist(scheduleIds) },
    view: { hour: textUpTo(2), minute: textUpTo(2), open: overlay("start", "end") },
  }),
};
export const schedulesGuards = {
  isTime: ({ view }: { view: { hour: string; minute: string } }) =>
    /^\d{1,2}$/.test(view.hour) && Number(view.hour) < 24 && /^\d{1,2}$/.test(view.minute) && Number(view.minute) < 60,
};
