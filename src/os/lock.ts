/** The glass goes dark and is locked; PIN and pattern open it. */
import * as v from "valibot";
import { reject } from "./values.ts";
import type { Draft } from "./command.ts";
import { osCommand as os } from "./os-command.ts";
import type { OsState } from "./state.ts";

/** Wrong tries before the lock screen makes one wait, and for how long. */
const tries = 5;
const waitMs = 30_000;
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
const unlocked = (draft: Draft): void => {
  draft.view.locked = false;
  draft.view.overLock = false;
  draft.view.pad = null;
};

export const lockCommands = {
  wake: os({}, (_, d) => wake(d)),
  /** The power key. */
  power: os({}, (_, d) => (d.view.power === "on" ? sleep(d, "key") : wake(d))),
  /** The lock screen is swept aside: a phone without a secret opens, another asks for it. */
  unlock: os({}, (_, d) => {
    if (!d.view.locked) return;
    if (d.os.lock.kind === "pin" || d.os.lock.kind === "pattern")
      d.view.pad ??= { entered: "", wrong: 0, waitUntilMs: 0 };
    else unlocked(d);
  }),
  /** A key of the pad, or a dot of the pattern. */
  padKey: os({ key: v.pipe(v.string(), v.regex(/^[0-9]$/)) }, (_, d, { key }) => {
    const { pad } = d.view;
    if (!pad) return reject("nothing-asked");
    if (pad.waitUntilMs > d.clock.nowMs) return reject("wait-first");
    if (d.os.lock.kind === "pattern" ? !pad.entered.includes(key) && key !== "0" : pad.entered.length < 12)
      pad.entered += key;
  }),
  padErase: os({}, (_, d) => {
    if (d.view.pad) d.view.pad.entered = d.view.pad.entered.slice(0, -1);
  }),
  /** Tries what was entered; `entered` as a whole for a pattern that is drawn in one go. */
  padEnter: os({ entered: v.exactOptional(v.pipe(v.string(), v.maxLength(12))) }, (_, d, { entered }) => {
    const { pad } = d.view;
    if (!pad) return reject("nothing-asked");
    if (pad.waitUntilMs > d.clock.nowMs) return reject("wait-first");
    if ((entered ?? pad.entered) === d.os.lock.secret) return unlocked(d);
    const wrong = pad.wrong + 1;
    d.view.pad = { entered: "", wrong, waitUntilMs: wrong % tries === 0 ? d.clock.nowMs + waitMs : 0 };
  }),
};
