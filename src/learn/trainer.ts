// One update of the policy from groups of trajectories: who counts, by how much, and the steps of Adam that follow.
import { Rng } from "../state/rng.ts";
import { adamDefaults, adamStep, type AdamSettings, type AdamState } from "./adam.ts";
import { advantages } from "./advantage.ts";
import { droppedFor, type Scored } from "./group.ts";
import { mobGrpo, objective, objectiveGradient, type Batch, type Loss, type ObjectiveSettings } from "./objective.ts";
import { addGradient, spoken, type Choice } from "./policy.ts";
import { ln } from "../state/portable-math.ts";

export interface Played extends Scored {
  readonly choices: readonly Choice[];
}
export interface TrainerSettings {
  readonly adam: AdamSettings;
  readonly objective: ObjectiveSettings;
  /** Every group counts, whatever its rewards. */
  readonly keepAll: boolean;
  /** A control: each trajectory gets the advantage of another one of the batch. */
  readonly shuffled: boolean;
  /** Groups a step of Adam is made from. */
  readonly groupsAStep: number;
  /** How often a batch is gone through. MobileGUI-RL does it once; here twice learns from half the steps, on a toy. */
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
export interface Updated {
  readonly state: AdamState;
  /** Of the first step of Adam on; null where every group was dropped. */
  readonly loss: Loss | null;
  /** Of each group, in their order: why it did not count, or null. */
  readonly dropped: readonly (string | null)[];
}

interface Weighed {
  readonly choices: readonly Choice[];
  readonly advantage: number;
  readonly old: readonly number[];
}

/** `seed` decides the order of what is shuffled, and nothing else. */
export function update(
  state: AdamState,
  groups: readonly (readonly Played[])[],
  settings: TrainerSettings,
  seed: string,
): Updated {
  const dropped = groups.map((members) => (settings.keepAll ? null : droppedFor(members)));
  const kept = groups.filter((_, i) => dropped[i] === null);
  const weighed = weigh(kept, state.weights, settings.shuffled ? seed : null);
  let now = state;
  let loss: Loss | null = null;
  for (const part of Array.from({ length: settings.passes }, () => partsOf(weighed, settings.groupsAStep)).flat()) {
    const batch = batchOf(part, now.weights);
    loss ??= objective(batch, settings.objective);
    const gradient = new Float64Array(now.weights.length);
    const tokens = objectiveGradient(batch, settings.objective);
    for (const [j, choice] of part.flatMap((members) => members.flatMap(({ choices }) => choices)).entries())
      addGradient(gradient, now.weights, choice, { byLogProb: tokens[j]!.logProb, byEntropy: tokens[j]!.entropy });
    now = adamStep(now, gradient, settings.adam);
  }
  return { state: now, loss, dropped };
}

const partsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Advantages by group, and what the policy said when it played. `seed` for the control. */
function weigh(groups: readonly (readonly Played[])[], weights: Float64Array, seed: string | null): Weighed[][] {
  const own = groups.map((members) => advantages(members.map(({ reward }) => reward)));
  const given = seed === null ? own.flat() : Rng.of(seed, "shuffled").shuffle(own.flat());
  let at = 0;
  return groups.map((members) =>
    members.map(({ choices }) => ({
      choices,
      advantage: given[at++]!,
      old: choices.map((choice) => spoken(weights, choice).logProb),
    })),
  );
}
/** As the policy speaks now. The reference is the policy before all learning, which holds every candidate equally likely. */
const batchOf = (groups: readonly (readonly Weighed[])[], weights: Float64Array): Batch => ({
  groups: groups.map((members) => ({
    members: members.map(({ choices, advantage, old }) => ({
      advantage,
      tokens: choices.map((choice, i) => ({
        ...spoken(weights, choice),
        oldLogProb: old[i]!,
        refLogProb: -ln(choice.features.length),
      })),
    })),
  })),
});
