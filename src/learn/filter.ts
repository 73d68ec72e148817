/**
 * The filter of MobileGUI-RL (arXiv 2507.05720, section 3.2): an agent and a model of the world talk a task through, and the
 * task is admitted only where the agent declares success within T_max steps. Nobody checks the claim; what it is worth shows
 * beside tasks that are known to be solvable or not.
 */

/** One thing that was heard in a dialogue, in order. */
export type Heard =
  | { readonly by: "agent"; readonly what: "act" | "success" | "failure" | "unreadable" | "silent" }
  /** "over": a real phone ended the episode by itself, by its budget or a loop. */
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
 * "unreadable": the agent's answer, also after it was asked again; "silent": an endpoint that failed, was slow or is not
 * there, which says nothing about the task.
 */
export type FilterOutcome = (typeof filterOutcomes)[number];

export interface Decision {
  readonly outcome: FilterOutcome;
  readonly admitted: boolean;
  /** The agent's actions, its declaration among them: the difficulty of an admitted task. */
  readonly steps: number;
}

/** Null as long as the dialogue goes on. `most` is T_max in steps of the agent, its declaration among them. */
export function decided(heard: readonly Heard[], most: number): Decision | null {
  if (!Number.isInteger(most) || most < 1) throw new RangeError(`T_max is a whole number from 1, not ${most}`);
  let steps = 0;
  const ended = (outcome: FilterOutcome): Decision => ({ outcome, admitted: outcome === "success", steps });
  for (const { by, what } of heard) {
    if (by === "agent") {
      if (what === "unreadable") return ended("unreadable");
      if (what === "silent") return ended("agent-silent");
      steps += 1;
      if (what === "success" || what === "failure") return ended(what);
      // Nothing that could still be said would be in time.
      if (steps === most) return ended("too-long");
    } else {
      if (what === "unreadable") return ended("world-unreadable");
      if (what === "silent") return ended("world-silent");
      if (what === "over") return ended("too-long");
    }
  }
  return null;
}

/** Whether the endpoints' faults, not the task, ended it: such a dialogue counts nowhere. */
export const isVoid = (outcome: FilterOutcome): boolean => outcome === "agent-silent" || outcome === "world-silent";

export interface Judged {
  readonly outcome: FilterOutcome;
  readonly steps: number;
  /** Whether it is known that the task can be done: proved for tasks, and that it cannot for twins. */
  readonly solvable: boolean;
}
export interface FilterFigures {
  readonly dialogues: number;
  readonly outcomes: Readonly<Record<FilterOutcome, number>>;
  /** Dialogues that an endpoint broke. */
  readonly void: number;
  readonly solvable: Tally;
  readonly unsolvable: Tally;
  /** Of what was admitted, the share that can be done; null where nothing was admitted. */
  readonly precision: number | null;
  /** Of what can be done, the share that was admitted; null where nothing can. */
  readonly recall: number | null;
  /** Mean steps of what was admitted; null without. */
  readonly steps: number | null;
}
export interface Tally {
  readonly played: number;
  readonly admitted: number;
}

/** The filter against proven solvability. Void dialogues are counted and left out. */
export function filterFigures(all: readonly Judged[]): FilterFigures {
  const counted = all.filter(({ outcome }) => !isVoid(outcome));
  const admitted = counted.filter(({ outcome }) => outcome === "success");
  const tally = (solvable: boolean): Tally => ({
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
