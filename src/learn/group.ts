// Which groups give a training signal (MobileGUI-RL, section 3.3). The paper drops groups in which every trajectory
// failed, and gives equal rewards as the reason. But by the formula of the reward, failed trajectories have equal
// rewards only if they have equal numbers of steps, for example if all trajectories used up the budget. For this reason
// this file has two reasons to drop a group: no success, and equal rewards.
import { advantages } from "./advantage.ts";
import { deviation } from "./sum.ts";

/** The reward and success of a trajectory in its group. */
export interface ScoredTrajectory {
  readonly reward: number;
  readonly success: boolean;
}
/** `no-success`: no member succeeded. `equal-rewards`: the rewards do not distinguish the members. */
export type DropReason = "no-success" | "equal-rewards";
/** Rewards with a smaller deviation count as equal. */
export const minDeviation = 1e-6;

export interface GroupRule {
  /** Whether groups without a success are kept if their rewards differ. */
  readonly keepFailed?: boolean;
}

/**
 * Returns why a group is left out of an update, or null if the group counts. A group in which all members succeed
 * counts if its rewards differ, because its trajectories differ in length.
 */
export function findDropReason(
  members: readonly ScoredTrajectory[],
  { keepFailed = false }: GroupRule = {},
): DropReason | null {
  if (!keepFailed && !members.some(({ success }) => success)) return "no-success";
  if (deviation(members.map(({ reward }) => reward)) < minDeviation) return "equal-rewards";
  return null;
}

export interface GroupAdvantages {
  readonly dropped: DropReason | null;
  /** One advantage per member, in the same order; null if the group is dropped. */
  readonly advantages: readonly number[] | null;
}
/** Returns the advantages of a group's members, or the reason why the group is dropped. */
export function computeGroupAdvantages(members: readonly ScoredTrajectory[], rule: GroupRule = {}): GroupAdvantages {
  const dropped = findDropReason(members, rule);
  return { dropped, advantages: dropped ? null : advantages(members.map(({ reward }) => reward)) };
}

/**
 * Plays batches of `first` members until a member has succeeded or `most` members are played. Returns the members in
 * the order of their numbers.
 */
export async function playUntilSuccess<M extends { readonly success: boolean }>(
  first: number,
  most: number,
  play: (number: number) => Promise<M>,
): Promise<M[]> {
  const played: M[] = [];
  do {
    const more = Math.min(first, most - played.length);
    played.push(...(await Promise.all(Array.from({ length: more }, (_, i) => play(played.length + i)))));
  } while (played.length < most && !played.some(({ success }) => success));
  return played;
}
