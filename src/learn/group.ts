// Which groups teach something (MobileGUI-RL, section 3.3). The text drops groups in which every trajectory failed; it says
// that their rewards are equal, which by the formula of the reward holds only where all of them ran to the budget. So both
// reasons stand here, each by its name.
import { advantages } from "./advantage.ts";
import { deviation } from "./sum.ts";

/** What a trajectory counts as in its group. */
export interface Scored {
  readonly reward: number;
  readonly success: boolean;
}
/** `no-success`: no member succeeded. `equal-rewards`: there is nothing to tell the members apart by. */
export type Dropped = "no-success" | "equal-rewards";
/** Rewards that differ by less than this are equal. */
export const leastDeviation = 1e-6;

export interface GroupRule {
  /** Keeps groups without a success, as long as their rewards differ. */
  readonly keepFailed?: boolean;
}

/** Why a group is left out of an update, or null where it counts. Groups in which all succeed stay: their lengths differ. */
export function droppedFor(members: readonly Scored[], { keepFailed = false }: GroupRule = {}): Dropped | null {
  if (!keepFailed && !members.some(({ success }) => success)) return "no-success";
  if (deviation(members.map(({ reward }) => reward)) < leastDeviation) return "equal-rewards";
  return null;
}

export interface GroupStanding {
  readonly dropped: Dropped | null;
  /** One a member, in their order; null where the group is dropped. */
  readonly advantages: readonly number[] | null;
}
/** What a group is worth to an update: its members' advantages, or why there are none. */
export function standingOf(members: readonly Scored[], rule: GroupRule = {}): GroupStanding {
  const dropped = droppedFor(members, rule);
  return { dropped, advantages: dropped ? null : advantages(members.map(({ reward }) => reward)) };
}
