// Restores the phone's state before and after every step of an episode, from its start and its log.
import type { SnapshotFile } from "#contract/env.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";

export interface StepState {
  readonly state: PhoneState;
  readonly hash: string;
  /** The patches from the previous state to this state. Empty at the start. */
  readonly patches: readonly Patch[];
}

/**
 * Returns the start, then one state per step. Throws if the hash of a computed state differs from the hash in the log.
 */
export function replayLog(before: PhoneState, { log }: Pick<SnapshotFile, "log">): StepState[] {
  let state = deepFreeze(before);
  const moments: StepState[] = [{ state, hash: hashOf(state as unknown as Json), patches: [] }];
  // Changes from outside between two steps (a message, an edit) are added to the next step.
  let pending: Patch[] = [];
  for (const row of log) {
    const patches = row.patches as Patch[];
    state = applyPatches(state, patches);
    const hash = hashOf(state as unknown as Json);
    if (hash !== row.hash)
      throw new Error(`After version ${row.version} of the log, the state's hash is ${hash}, not ${row.hash}`);
    pending.push(...patches);
    if (row.step === null) continue;
    moments.push({ state, hash, patches: pending });
    pending = [];
  }
  return moments;
}
