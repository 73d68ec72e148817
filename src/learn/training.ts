// A complete training. It chooses the starts, gets groups of trajectories for them, and updates the policy after each
// batch. The caller provides the phones: `play` returns a group's trajectories.
import { adamStart, type AdamState } from "./adam.ts";
import { curriculum, type Difficulty, type Order } from "./curriculum.ts";
import { featureNames } from "./features.ts";
import type { Loss } from "./objective.ts";
import { updatePolicy, type PlayedTrajectory, type TrainerSettings } from "./trainer.ts";

export interface TrainingSettings {
  readonly seed: number;
  readonly order: Order;
  /**
   * The step limit: after this many steps on phones, no further update begins. Steps of added members do not count.
   * Otherwise a start at which the policy fails would use up more of the limit, and the training would spend fewer
   * updates on that start.
   */
  readonly steps: number;
  /** The limit of all steps, including the steps of added members. After this many steps, no further update begins. */
  readonly mostSteps: number;
  /** The number of groups per update. */
  readonly groups: number;
  readonly trainer: TrainerSettings;
}
/** The position of a group. Random numbers depend only on this position. */
export interface GroupPosition {
  readonly update: number;
  readonly group: number;
}
export interface UpdateLine {
  readonly update: number;
  /** The total number of steps on phones after this update, without those of added members. */
  readonly steps: number;
  /** The total number of steps of added members. */
  readonly addedSteps: number;
  /** The maximum number of remaining actions at the starts of this batch. */
  readonly acts: number;
  /** The share of successes and the mean reward of the members that were not added. */
  readonly success: number;
  readonly reward: number;
  readonly dropped: readonly (string | null)[];
  readonly loss: Loss | null;
}
export interface TrainingResult {
  readonly weights: Float64Array;
  readonly curve: readonly UpdateLine[];
}

/**
 * Goes through the curriculum once. The position in the curriculum depends on the share of the step limit that is used
 * up. Each start gets a share in proportion to the square root of the actions that it needs. For this reason the
 * training covers the whole curriculum for any length of trajectories, and trainings with equal step limits can be
 * compared. `after` is called after each update.
 */
export async function train<S extends Difficulty>(
  settings: TrainingSettings,
  starts: readonly S[],
  play: (start: S, at: GroupPosition, weights: Float64Array) => Promise<readonly PlayedTrajectory[]>,
  after?: (line: UpdateLine, weights: Float64Array) => Promise<void>,
): Promise<TrainingResult> {
  const order = curriculum(starts, settings.order, settings.seed);
  if (order.length === 0) throw new RangeError("there are no starts to learn from");
  const curve: UpdateLine[] = [];
  let state: AdamState = adamStart(featureNames.length);
  let steps = 0;
  let addedSteps = 0;
  for (let number = 0; steps < settings.steps && steps + addedSteps < settings.mostSteps; number++) {
    const last = Math.max(0, order.length - settings.groups);
    const from = Math.min(last, startIndexAt(order, steps / settings.steps));
    const batch = Array.from({ length: settings.groups }, (_, i) => order[(from + i) % order.length]!);
    const groups = await Promise.all(
      batch.map((start, group) => play(start, { update: number, group }, state.weights)),
    );
    const update = updatePolicy(state, groups, settings.trainer, `${settings.seed} ${number}`);
    state = update.state;
    const all = groups.flat();
    for (const { added = false, choices } of all)
      if (added) addedSteps += choices.length;
      else steps += choices.length;
    const first = all.filter(({ added }) => added !== true);
    const mean = (of: (played: PlayedTrajectory) => number): number =>
      first.reduce((sum, one) => sum + of(one), 0) / first.length;
    const line = {
      update: number,
      steps,
      addedSteps,
      acts: Math.max(...batch.map((start) => start.steps)),
      success: mean(({ success }) => (success ? 1 : 0)),
      reward: mean(({ reward }) => reward),
      dropped: update.dropped,
      loss: update.loss,
    };
    curve.push(line);
    await after?.(line, state.weights);
  }
  return { weights: state.weights, curve };
}

/** Returns the index of the start for this share of spent steps. */
function startIndexAt(order: readonly Difficulty[], share: number): number {
  let left = share * order.reduce((sum, { steps }) => sum + Math.sqrt(steps), 0);
  return order.findIndex(({ steps }) => (left -= Math.sqrt(steps)) < 0);
}
