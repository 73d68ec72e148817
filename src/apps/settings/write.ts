/** Writes a setting of the phone from a command. */
import type { Ctx } from "../../os/app-command.ts";
import { setting, type SettingGroup, type Settings } from "../../os/settings.ts";
import { system } from "../../os/system.ts";

export function write<G extends SettingGroup, N extends keyof Settings[G] & string>(
  ctx: Ctx,
  group: G,
  name: N,
  value: Settings[G][N],
): void {
  system.set.run(ctx.os, setting(group, name, value), ctx);
}
