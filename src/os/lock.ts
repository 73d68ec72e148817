/** Turns the display on and off, decides whether the phone locks, and validates PINs and patterns. */
import type { Draft } from "./command.ts";
import type { OsState } from "./state.ts";

/**
 * Returns whether the secret has the right form for this kind of lock. A pattern is a list of dots in order. The dots
 * are numbered 1 to 9 from the top left, and each occurs at most once.
 */
export const isValidSecret = (kind: OsState["lock"]["kind"], secret: string): boolean =>
  kind === "pin"
    ? /^\d{4,12}$/.test(secret)
    : kind === "pattern"
      ? /^[1-9]{4,9}$/.test(secret) && new Set(secret).size === secret.length
      : secret === "";

export function wake(draft: Draft): void {
  draft.view.power = "on";
}
/** Turns the display off, after a press of the power key or after the screen timeout. */
export function sleep(draft: Draft, by: "key" | "timeout"): void {
  const { view } = draft;
  view.power = "off";
  view.locked ||= shouldLock(draft.os, by);
  view.overLock = false;
  view.pad = null;
  view.focus = null;
  view.surface = null;
  view.headsUp = null;
  delete view.volumePanel;
  view.replying = null;
}
/**
 * Returns whether the phone also locks when the display turns off. The user can switch the lock off for the power key,
 * for the timeout, or while a paired device is connected nearby.
 */
function shouldLock({ lock, settings, bluetooth }: OsState, by: "key" | "timeout"): boolean {
  const { powerLocks, timeoutLocks, trustedDevices } = settings.security;
  if (lock.kind === "none" || !(by === "key" ? powerLocks : timeoutLocks)) return false;
  return !(trustedDevices && Object.values(bluetooth.devices).some((d) => d.paired && d.connected));
}
/** Turns the display off when the idle time reaches the screen timeout. */
export function sleepWhenIdle(draft: Draft, ms: number): void {
  const { display } = draft.os.settings;
  if (draft.view.power === "off" || ms < display.timeoutSec * 1000 || draft.view.overLock) return;
  if (display.stayAwake && draft.os.battery.charging) return;
  sleep(draft, "timeout");
}
