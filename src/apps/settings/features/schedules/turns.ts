/** What each schedule turns on and off. */
import type { Ctx } from "../../../../os/app-command.ts";
import { system } from "../../../../os/system.ts";
import type { ScheduleId } from "../../ids.ts";
import { appsWith } from "../../queries.ts";
import { write } from "../../write.ts";
import type { Own } from "../../state.ts";

export const turns: Record<ScheduleId, (ctx: Ctx, on: boolean, own: Own) => void> = {
  dark: (ctx, on) => write(ctx, "display", "theme", on ? "dark" : "light"),
  nightLight: (ctx, on) => write(ctx, "display", "nightLight", on),
  dnd: (ctx, on) => write(ctx, "sound", "dnd", on),
  saver: (ctx, on) => write(ctx, "battery", "saver", on),
  bedtime: (ctx, on) => {
    const { bedtimeGray, bedtimeDnd, bedtimeDim } = ctx.os.settings.wellbeing;
    if (bedtimeGray) write(ctx, "accessibility", "grayscale", on);
    if (bedtimeDnd) write(ctx, "sound", "dnd", on);
    if (bedtimeDim) write(ctx, "accessibility", "extraDim", on);
  },
  focus: (ctx, on, own) => {
    system.setFocus.run(ctx.os, { on, apps: appsWith(own, "focus") }, ctx);
  },
};
