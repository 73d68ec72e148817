/** Commands of the lock: the power key, the swipe, the keypad. */
import * as v from "valibot";
import type { Draft } from "./command.ts";
import { sleep, wake } from "./lock.ts";
import { osCommand as os } from "./os-command.ts";
import { reject } from "./values.ts";

/** The number of wrong tries after which the lock screen makes the user wait for `lockoutMs`. */
const maxTries = 5;
const lockoutMs = 30_000;

export const lockCommands = {
  wake: os({}, (_, d) => wake(d)),
  /** The user presses the power key. */
  power: os({}, (_, d) => (d.view.power === "on" ? sleep(d, "key") : wake(d))),
  /**
   * The user swipes up on the lock screen. A phone without PIN and pattern unlocks; any other phone shows its keypad.
   */
  unlock: os({}, (_, d) => {
    if (!d.view.locked) return;
    if (d.os.lock.kind === "pin" || d.os.lock.kind === "pattern")
      d.view.pad ??= { entered: "", wrong: 0, waitUntilMs: 0 };
    else unlockPhone(d);
  }),
  /** The user presses a key of the keypad, or touches a dot of the pattern. */
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
  /** Tries the entered secret. `entered` is the whole pattern if the user drew it in one gesture. */
  padEnter: os({ entered: v.exactOptional(v.pipe(v.string(), v.maxLength(12))) }, (_, d, { entered }) => {
    const { pad } = d.view;
    if (!pad) return reject("nothing-asked");
    if (pad.waitUntilMs > d.clock.nowMs) return reject("wait-first");
    if ((entered ?? pad.entered) === d.os.lock.secret) return unlockPhone(d);
    const wrong = pad.wrong + 1;
    d.view.pad = { entered: "", wrong, waitUntilMs: wrong % maxTries === 0 ? d.clock.nowMs + lockoutMs : 0 };
  }),
};

const unlockPhone = (draft: Draft): void => {
  draft.view.locked = false;
  draft.view.overLock = false;
  draft.view.pad = null;
};
