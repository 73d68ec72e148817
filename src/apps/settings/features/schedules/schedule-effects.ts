/** Defines the effect of each schedule when it turns on or off. */
import type { Ctx } from "#os/app-command.ts";
import { systemCommands } from "#os/system-commands.ts";
import type { ScheduleId } from "../../ids.ts";
import { appsWithTrait } from "../../queries.ts";
import { writeSetting } from "../../write-setting.ts";
import type { SettingsAppState } from "../../state.ts";

export const scheduleEffects: Record<ScheduleId, (ctx: Ctx, on: boolean, own: SettingsAppState) => void> = {
  dark: (ctx, on) => writeSetting(ctx, "display", "theme", on ? "dark" : "light"),
  nightLight: (ctx, on) => writeSetting(ctx, "display", "nightLight", on),
  dnd: (ctx, on) => writeSetting(ctx, "sound", "dnd", on),
  saver: (ctx, on) => writeSetting(ctx, "battery", "saver", on),
  bedtime: (ctx, on) => {
    const { bedtimeGray, bedtimeDnd, bedtimeDim } = ctx.os.settings.wellbeing;
    if (bedtimeGray) writeSetting(ctx, "accessibility", "grayscale", on);
    if (bedtimeDnd) writeSetting(ctx, "sound", "dnd", on);
    if (bedtimeDim) writeSetting(ctx, "accessibility", "extraDim", on);
  },
  focus: (ctx, on, own) => {
    systemCommands.setFocus.run(ctx.os, { on, apps: appsWithTrait(own, "focus") }, ctx);
  },
};
