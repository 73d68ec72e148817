/** The glass goes dark and is locked; PIN and pattern open it. */
import type { Draft } from "./command.ts";
import type { OsState } from "./state.ts";

/** A pattern is the dots that it joins, 1 to 9 from the top left, each once. */
export const secretFits = (kind: OsState["lock"]["kind"], secret: string): boolean =>
  kind === "pin"
    ? /^\d{4,12}$/.test(secret)
    : kind === "pattern"
      ? /^[1-9]{4,9}$/.test(secret) && new Set(secret).size === secret.length
      : secret === "";

export function wake(draft: Draft): void {
  draft.view.power = "on";
}
/** By the power key, or by itself. */
export function sleep(draft: Draft, by: "key" | "timeout"): void {
  const { view } = draft;
  view.power = "off";
  view.locked ||= locks(draft.os, by);
  view.overLock = false;
  view.pad = null;
  view.focus = null;
  view.surface = null;
  view.headsUp = null;
  view.replying = null;
}
/** Whether the dark glass is locked too: the user may keep it open for a while, or near a trusted device. */
function locks({ lock, settings, bluetooth }: OsState, by: "key" | "timeout"): boolean {
  const { powerLocks, timeoutLocks, trustedDevices } = settings.security;
  if (lock.kind === "none" || !(by === "key" ? powerLocks : timeoutLocks)) return false;
  return !(trustedDevices && Object.values(bluetooth.devices).some((d) => d.paired && d.connected));
}
/** A wait that is longer than the screen's timeout leaves it dark. */
export function sleepAfter(draft: Draft, ms: number): void {
  const { display } = draft.os.settings;
  if (draft.view.power === "off" || ms < display.timeoutSec * 1000 || draft.view.overLock) return;
  if (display.stayAwake && draft.os.battery.charging) return;
  sleep(draft, "timeout");
}
