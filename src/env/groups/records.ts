// What a group keeps, apart from how it is kept.
import type { Reward, TaskBrief } from "../../contract/env.ts";

export interface GroupSpec {
  readonly id: string;
  /** What it was created with, and by whom: the same again is the same group. */
  readonly digest: string;
  readonly owner: string | null;
  /** The key whose limits its phones count against. */
  readonly payer?: string;
  /** Digest of the secret that its creator chose. */
  readonly secret?: string;
  readonly created: number;
  readonly task: TaskBrief;
  readonly reward: Reward | null;
  /** The phone that nobody plays: every member is forked from it, and whoever replaces one. */
  readonly origin: string;
  /** Of the state that members begin with. */
  readonly hash: string;
  /** The step after which they begin. */
  readonly step: number;
}
export interface GroupMember {
  /** Its phone. */
  readonly env: string;
  /** How often it was replaced. */
  readonly replaced: number;
}
