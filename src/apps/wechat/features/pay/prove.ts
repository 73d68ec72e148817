/** Whether a payment is the owner's: by six digits, or by a finger. */
import * as v from "valibot";
import type { Ctx } from "../../../../os/app-command.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { reject, type Rejection } from "../../../../os/values.ts";
import type { State } from "../../state.ts";

/** What a command of a payment takes: six digits, or "finger". */
export const Proof = v.pipe(v.string(), v.maxLength(6));
export const wrongMost = 5;
const lockedMs = 10 * minuteMs;

/**
 * True where it is proved. False after a wrong password, which is counted: the command must change nothing more and return
 * "wrong", so that the pad can say so. Refusals: `pay-locked`, `finger-off`.
 */
export function isProved(state: State, ctx: Ctx, proof: string): boolean | Rejection {
  const { pay } = state;
  if (pay.lockedUntil !== null && ctx.now < pay.lockedUntil) return reject("pay-locked");
  if (proof === "finger") return pay.finger ? true : reject("finger-off");
  pay.lockedUntil = null;
  if (proof === pay.password) {
    pay.wrong = 0;
    return true;
  }
  pay.wrong += 1;
  if (pay.wrong < wrongMost) return false;
  pay.wrong = 0;
  pay.lockedUntil = ctx.now + lockedMs;
  return false;
}
