/** Commands that back up the phone, look for updates, and open the developer options. */
import { reject } from "#os/values.ts";
import { isOnline, onWifi } from "../../queries.ts";
import { settings } from "../../state.ts";
import { writeSetting } from "../../write-setting.ts";
import { tapsNeeded } from "./state.ts";

export const systemCommands = {
  backUpNow: settings.command({}, (own, _, ctx) => {
    const { on, wifiOnly } = ctx.os.settings.backup;
    if (!on) return reject("backup-off");
    if (!isOnline(ctx.os)) return reject("no-network");
    if (wifiOnly && !onWifi(ctx.os)) return reject("needs-wifi");
    own.backedUpAt = ctx.now;
  }),
  checkUpdate: settings.command({}, (own, _, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    own.checkedAt = ctx.now;
  }),
  tapBuild: settings.command({}, (own, _, ctx) => {
    if (ctx.os.settings.developer.on) return reject("developer-already");
    own.taps += 1;
    if (own.taps < tapsNeeded) return;
    own.taps = 0;
    writeSetting(ctx, "developer", "on", true);
  }),
};
