// A course of learning from start to end: which starts come when, their groups, an update after each batch. The phones are
// somebody else's: `play` brings a group's trajectories.
import { adamStart, type AdamState } from "./adam.ts";
import { curriculum, type Difficulty, type Order } from "./curriculum.ts";
import { featureNames } from "./features.ts";
import type { Loss } from "./objective.ts";
import { update, type Played, type TrainerSettings } from "./trainer.ts";

export interface LessonSettings {
  readonly seed: number;
  readonly order: Order;
  /** Steps on phones after which no further update begins. */
  readonly steps: number;
  /** Groups an update is made from. */
  readonly groups: number;
  readonly trainer: TrainerSettings;
}
/** Where a group stands: draws depend on it and on nothing else. */
export interface GroupAt {
  readonly update: number;
  readonly group: number;
}
export interface UpdateLine {
  readonly update: number;
  /** Steps on phones, all in all, after this update. */
  readonly steps: number;
  /** The most acts that were left at a start of this batch. */
  readonly acts: number;
  readonly success: number;
  readonly reward: number;
  readonly dropped: readonly (string | null)[];
  readonly loss: Loss | null;
}
export interface Learnt {
  readonly weights: Float64Array;
  readonly curve: readonly UpdateLine[];
}

/**
 * The curriculum is gone through once, by the share of the steps that are spent, where a start's share grows with the root of the
 * acts that it needs: however long trajectories are, all of it comes, and courses with equal steps can be compared. `after` is called after
 * each update.
 */
export async function lesson<S extends Difficulty>(
  settings: LessonSettings,
  starts: readonly S[],
  play: (start: S, at: GroupAt, weights: Float64Array) => Promise<readonly Played[]>,
  after?: (line: UpdateLine, weights: Float64Array) => Promise<void>,
): Promise<Learnt> {
  const order = curriculum(starts, settings.order, settings.seed);
  if (order.length === 0) throw new RangeError("nothing to learn from");
  const curve: UpdateLine[] = [];
  let state: AdamState = adamStart(featureNames.length);
  let steps = 0;
  for (let number = 0; steps < settings.steps; number++) {
    const last = Math.max(0, order.length - settings.groups);
    const from = Math.min(last, startAt(order, steps / settings.steps));
    const batch = Array.from({ length: settings.groups }, (_, i) => order[(from + i) % order.length]!);
    const groups = await Promise.all(
      batch.map((start, group) => play(start, { update: number, group }, state.weights)),
    );
    const done = update(state, groups, settings.trainer, `${settings.seed} ${number}`);
    state = done.state;
    const all = groups.flat();
    steps += all.reduce((sum, { choices }) => sum + choices.length, 0);
    const mean = (of: (played: Played) => number): number => all.reduce((sum, one) => sum + of(one), 0) / all.length;
    const line = {
      update: number,
      steps,
      acts: Math.max(...batch.map((start) => start.steps)),
      success: mean(({ success }) => (success ? 1 : 0)),
      reward: mean(({ reward }) => reward),
      dropped: done.dropped,
      loss: done.loss,
    };
    curve.push(line);
    await after?.(line, state.weights);
  }
  return { weights: state.weights, curve };
}

/** Which start is due when this share of the steps is spent. */
function startAt(order: readonly Difficulty[], share: number): number {
  let left = share * order.reduce((sum, { steps }) => sum + Math.sqrt(steps), 0);
  return order.findIndex(({ steps }) => (left -= Math.sqrt(steps)) < 0);
}
