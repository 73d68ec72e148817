/** Writes a setting of the phone from a command. */
import type { Ctx } from "#os/app-command.ts";
import { settingArgs, type SettingGroup, type Settings } from "#os/settings.ts";
import { systemCommands } from "#os/system-commands.ts";

export function writeSetting<G extends SettingGroup, N extends keyof Settings[G] & string>(
  ctx: Ctx,
  group: G,
  name: N,
  value: Settings[G][N],
): void {
  systemCommands.set.run(ctx.os, settingArgs(group, name, value), ctx);
}
