// The stored data of a group, independent of the storage.
import type { Reward, TaskBrief } from "#contract/env.ts";

export interface GroupSpec {
  readonly id: string;
  /**
   * A digest of the settings that the group was created with. A repeated creation with the same settings returns the
   * same group.
   */
  readonly digest: string;
  readonly owner: string | null;
  /** The key against whose limits the group's phones count. */
  readonly payer?: string;
  /** The digest of the secret that the group's creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly task: TaskBrief;
  readonly reward: Reward | null;
  /** The origin phone, which no agent uses. All members and their replacements are forks of it. */
  readonly origin: string;
  /** The hash of the state that members begin with. */
  readonly hash: string;
  /** The members begin after this step. */
  readonly step: number;
}
export interface GroupMember {
  /** The id of the member's environment. */
  readonly env: string;
  /** How often the member was replaced. */
  readonly replaced: number;
}
