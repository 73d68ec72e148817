/**
 * The filter of MobileGUI-RL (arXiv 2507.05720, section 3.2). An agent and a model of the world go through a task in a
 * dialogue. The task is admitted only if the agent declares success within T_max steps. Nobody checks the declaration.
 * Tasks whose solvability is known show how reliable the declaration is.
 */

/** One entry of a dialogue. Entries are in order. */
export type DialogueEntry =
  | { readonly by: "agent"; readonly what: "act" | "success" | "failure" | "unreadable" | "silent" }
  /** "over": a real phone ended the episode because of its budget or a loop. */
  | { readonly by: "world"; readonly what: "screen" | "unreadable" | "silent" | "over" };

export const filterOutcomes = [
  "success",
  "failure",
  "too-long",
  "unreadable",
  "world-unreadable",
  "agent-silent",
  "world-silent",
] as const;
/**
 * "unreadable": the agent's answer could not be parsed, even after a retry. "silent": an endpoint failed, was too slow
 * or did not exist. A silent endpoint says nothing about the task.
 */
export type FilterOutcome = (typeof filterOutcomes)[number];

export interface Decision {
  readonly outcome: FilterOutcome;
  readonly admitted: boolean;
  /** The number of the agent's actions, including its declaration. It is the difficulty of an admitted task. */
  readonly steps: number;
}

/**
 * Returns the decision, or null while the dialogue continues. `most` is T_max: the agent's maximum number of steps,
 * including its declaration.
 */
export function decideDialogue(entries: readonly DialogueEntry[], most: number): Decision | null {
  if (!Number.isInteger(most) || most < 1)
    throw new RangeError(`T_max must be a whole number of at least 1, not ${most}`);
  let steps = 0;
  const ended = (outcome: FilterOutcome): Decision => ({ outcome, admitted: outcome === "success", steps });
  for (const { by, what } of entries) {
    if (by === "agent") {
      if (what === "unreadable") return ended("unreadable");
      if (what === "silent") return ended("agent-silent");
      steps += 1;
      if (what === "success" || what === "failure") return ended(what);
      // The agent has no step left for a declaration.
      if (steps === most) return ended("too-long");
    } else {
      if (what === "unreadable") return ended("world-unreadable");
      if (what === "silent") return ended("world-silent");
      if (what === "over") return ended("too-long");
    }
  }
  return null;
}

/**
 * Whether a fault of an endpoint ended the dialogue. Such a dialogue does not count, because its end does not depend on
 * the task.
 */
export const isInvalid = (outcome: FilterOutcome): boolean => outcome === "agent-silent" || outcome === "world-silent";

export interface FilteredTask {
  readonly outcome: FilterOutcome;
  readonly steps: number;
  /**
   * Whether the task is known to be solvable. A proof shows that a task is solvable and that its unsolvable variant is
   * not.
   */
  readonly solvable: boolean;
}
export interface FilterMetrics {
  readonly dialogues: number;
  readonly outcomes: Readonly<Record<FilterOutcome, number>>;
  /** The number of dialogues that ended because of a fault of an endpoint. */
  readonly void: number;
  readonly solvable: AdmissionCount;
  readonly unsolvable: AdmissionCount;
  /** The share of the admitted tasks that are solvable; null if no task was admitted. */
  readonly precision: number | null;
  /** The share of the solvable tasks that were admitted; null if no task is solvable. */
  readonly recall: number | null;
  /** The mean number of steps of the admitted tasks; null if no task was admitted. */
  readonly steps: number | null;
}
export interface AdmissionCount {
  readonly played: number;
  readonly admitted: number;
}

/**
 * Compares the filter's decisions with the known solvability. An invalid dialogue increases `void` and no other value.
 */
export function computeFilterMetrics(all: readonly FilteredTask[]): FilterMetrics {
  const counted = all.filter(({ outcome }) => !isInvalid(outcome));
  const admitted = counted.filter(({ outcome }) => outcome === "success");
  const tally = (solvable: boolean): AdmissionCount => ({
    played: counted.filter((one) => one.solvable === solvable).length,
    admitted: admitted.filter((one) => one.solvable === solvable).length,
  });
  const [solvable, unsolvable] = [tally(true), tally(false)];
  const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
  return {
    dialogues: all.length,
    outcomes: Object.fromEntries(
      filterOutcomes.map((name) => [name, all.filter(({ outcome }) => outcome === name).length]),
    ) as Record<FilterOutcome, number>,
    void: all.length - counted.length,
    solvable,
    unsolvable,
    precision: share(solvable.admitted, admitted.length),
    recall: share(solvable.admitted, solvable.played),
    steps: share(
      admitted.reduce((sum, { steps }) => sum + steps, 0),
      admitted.length,
    ),
  };
}
