/** What is done to the lock: the power key, the swipe, the pad. */
import * as v from "valibot";
import type { Draft } from "./command.ts";
import { sleep, wake } from "./lock.ts";
import { osCommand as os } from "./os-command.ts";
import { reject } from "./values.ts";

/** Wrong tries before the lock screen makes one wait, and for how long. */
const tries = 5;
const waitMs = 30_000;

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

const unlocked = (draft: Draft): void => {
  draft.view.locked = false;
  draft.view.overLock = false;
  draft.view.pad = null;
};
