// The stored data of a group, independent of the storage.
import type { Reward, TaskBrief } from "#contract/env.ts";

export interface GroupSpec {
  readonly id: string;
  /** A digest of the settings it was created with. Repeating the same creation returns the same group. */
  readonly digest: string;
  readonly owner: string | null;
  /** The key whose limits its phones count against. */
  readonly payer?: string;
  /** Digest of the secret that its creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly task: TaskBrief;
  readonly reward: Reward | null;
  /** A phone that nobody plays. All members and their replacements are forked from it. */
  readonly origin: string;
  /** The hash of the state that members begin with. */
  readonly hash: string;
  /** The step after which members begin. */
  readonly step: number;
}
export interface GroupMember {
  /** The id of its environment. */
  readonly env: string;
  /** How often it was replaced. */
  readonly replaced: number;
}
