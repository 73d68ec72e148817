// The phone before and after every step of an episode, out of what its folder keeps: the start and the log.
import type { SnapshotFile } from "../../contract/env.ts";
import type { PhoneState } from "../../os/state.ts";
import { hashOf } from "../../state/hash.ts";
import { deepFreeze, type Json } from "../../state/json.ts";
import { applyPatches, type Patch } from "../../state/patch.ts";

export interface Moment {
  readonly state: PhoneState;
  readonly hash: string;
  /** What turned the moment before into this one; none at the start. */
  readonly patches: readonly Patch[];
}

/** The start, then one moment a step. Throws where the log does not lead to the states whose hashes it names. */
export function momentsOf(before: PhoneState, { log }: Pick<SnapshotFile, "log">): Moment[] {
  let state = deepFreeze(before);
  const moments: Moment[] = [{ state, hash: hashOf(state as unknown as Json), patches: [] }];
  // What came from outside between two steps (a message, an edit) is part of the way to the next.
  let pending: Patch[] = [];
  for (const row of log) {
    const patches = row.patches as Patch[];
    state = applyPatches(state, patches);
    const hash = hashOf(state as unknown as Json);
    if (hash !== row.hash) throw new Error(`Version ${row.version} of the log leads to ${hash}, not to ${row.hash}`);
    pending.push(...patches);
    if (row.step === null) continue;
    moments.push({ state, hash, patches: pending });
    pending = [];
  }
  return moments;
}
