// One update of the policy from groups of trajectories. The trainer chooses and weights the trajectories, and performs
// the steps of Adam.
import { Rng } from "#state/rng.ts";
import { adamDefaults, adamStep, type AdamSettings, type AdamState } from "./adam.ts";
import { advantages } from "./advantage.ts";
import { findDropReason, type ScoredTrajectory } from "./group.ts";
import { mobGrpo, objective, objectiveGradient, type Batch, type Loss, type ObjectiveSettings } from "./objective.ts";
import { addGradient, evaluateChoice, type Choice } from "./policy.ts";
import { ln } from "#state/portable-math.ts";

export interface PlayedTrajectory extends ScoredTrajectory {
  readonly choices: readonly Choice[];
  /** Whether the trajectory was added because no other member of its group succeeded. */
  readonly added?: boolean;
}
export interface TrainerSettings {
  readonly adam: AdamSettings;
  readonly objective: ObjectiveSettings;
  /** Whether every group counts, independent of its rewards. */
  readonly keepAll: boolean;
  /** A control experiment: the advantages of all trajectories of the batch are shuffled among the trajectories. */
  readonly shuffled: boolean;
  /** The number of groups per step of Adam. */
  readonly groupsAStep: number;
  /**
   * How often the trainer goes through a batch. MobileGUI-RL does this once. On the toy phone, training with two passes
   * needs half the steps of training with one pass.
   */
  readonly passes: number;
}
export const trainerDefaults: TrainerSettings = {
  adam: adamDefaults,
  objective: mobGrpo,
  keepAll: false,
  shuffled: false,
  groupsAStep: 1,
  passes: 2,
};
export interface UpdateResult {
  readonly state: AdamState;
  /** The loss before the first step of Adam; null if every group was dropped. */
  readonly loss: Loss | null;
  /** For each group, in order, why the group did not count, or null if it counted. */
  readonly dropped: readonly (string | null)[];
}

interface WeightedTrajectory {
  readonly choices: readonly Choice[];
  readonly advantage: number;
  readonly oldLogProbs: readonly number[];
}

/** Updates the policy. `seed` affects only the control experiment. */
export function updatePolicy(
  state: AdamState,
  groups: readonly (readonly PlayedTrajectory[])[],
  settings: TrainerSettings,
  seed: string,
): UpdateResult {
  const dropped = groups.map((members) => (settings.keepAll ? null : findDropReason(members)));
  const usedGroups = groups.filter((_, i) => dropped[i] === null);
  const weighed = weightTrajectories(usedGroups, state.weights, settings.shuffled ? seed : null);
  let now = state;
  let loss: Loss | null = null;
  for (const part of Array.from({ length: settings.passes }, () => chunksOf(weighed, settings.groupsAStep)).flat()) {
    const batch = makeBatch(part, now.weights);
    loss ??= objective(batch, settings.objective);
    const gradient = new Float64Array(now.weights.length);
    const tokens = objectiveGradient(batch, settings.objective);
    for (const [j, choice] of part.flatMap((members) => members.flatMap(({ choices }) => choices)).entries())
      addGradient(gradient, now.weights, choice, { byLogProb: tokens[j]!.logProb, byEntropy: tokens[j]!.entropy });
    now = adamStep(now, gradient, settings.adam);
  }
  return { state: now, loss, dropped };
}

const chunksOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/**
 * Returns the trajectories with their advantages, by group, and the log-probabilities under the distribution that
 * generated them. `seed` is for the control experiment.
 */
function weightTrajectories(
  groups: readonly (readonly PlayedTrajectory[])[],
  weights: Float64Array,
  seed: string | null,
): WeightedTrajectory[][] {
  const own = groups.map((members) => advantages(members.map(({ reward }) => reward)));
  const given = seed === null ? own.flat() : Rng.of(seed, "shuffled").shuffle(own.flat());
  let at = 0;
  return groups.map((members) =>
    members.map(({ choices }) => ({
      choices,
      advantage: given[at++]!,
      oldLogProbs: choices.map((choice) => choice.behaviorLogProb ?? evaluateChoice(weights, choice).logProb),
    })),
  );
}
/**
 * Evaluates the trajectories under the current policy. The reference is the untrained policy, for which all candidates
 * are equally likely.
 */
const makeBatch = (groups: readonly (readonly WeightedTrajectory[])[], weights: Float64Array): Batch => ({
  groups: groups.map((members) => ({
    members: members.map(({ choices, advantage, oldLogProbs }) => ({
      advantage,
      tokens: choices.map((choice, i) => ({
        ...evaluateChoice(weights, choice),
        oldLogProb: oldLogProbs[i]!,
        refLogProb: -ln(choice.features.length),
      })),
    })),
  })),
});
