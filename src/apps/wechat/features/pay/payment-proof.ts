/** Checks that the owner authorizes a payment: with the six-digit password or the fingerprint. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import { reject, type Rejection } from "#os/values.ts";
import type { State } from "../../state.ts";

/** The proof that a payment command requires: six digits, or "finger" for the fingerprint. */
export const Proof = v.pipe(v.string(), v.maxLength(6));
export const maxWrongPasswords = 5;
const lockMs = 10 * minuteMs;

/**
 * Returns true if the proof is correct. For a wrong password, counts the attempt and returns false. The command must
 * then change nothing else and return "wrong". The keypad shows the error. Refusals: `pay-locked`, `finger-off`.
 */
export function checkProof(state: State, ctx: Ctx, proof: string): boolean | Rejection {
  const { pay } = state;
  if (pay.lockedUntil !== null && ctx.now < pay.lockedUntil) return reject("pay-locked");
  if (proof === "finger") return pay.finger ? true : reject("finger-off");
  pay.lockedUntil = null;
  if (proof === pay.password) {
    pay.wrong = 0;
    return true;
  }
  pay.wrong += 1;
  if (pay.wrong < maxWrongPasswords) return false;
  pay.wrong = 0;
  pay.lockedUntil = ctx.now + lockMs;
  return false;
}
