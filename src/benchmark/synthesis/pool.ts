/**
 * A pool of tasks from walks in the kernel: many instances of many distinct tasks, each proved. A model can be trained on
 * it; it is apart from the benchmark's own tasks.
 */
import type { SuiteTask } from "#contract/suite.ts";
import { hashOf } from "#state/hash.ts";
import { isObject, type Json } from "#state/json.ts";
import type { VisitCounts } from "../navigation/random-walk.ts";
import { faultsOfInstruction, type Candidate, type DescribedChange } from "./candidate.ts";
import { findCandidates } from "./candidates.ts";
import { plainInstruction } from "./describe.ts";
import { goalHash } from "./goal.ts";
import { walkInKernel } from "./kernel-walk.ts";
import { proveOnKernel } from "./suite-proofs.ts";

export interface PoolWish {
  readonly app: string;
  readonly seeds: readonly number[];
  /** The number of acts of each walk. */
  readonly acts: number;
  /** The most tasks of one shape. */
  readonly perShape: number;
}
/** The reasons for which a window became no task, and how often. */
export type PoolCounts = Record<string, number>;

/** The calls of the shortest task that is not trivial: open the app, and two touches. */
const leastCalls = 3;

/** Finds tasks in walks of one app and proves them in the kernel. `onTask` is called for each task that passes. */
export async function findPoolTasks(
  { app, seeds, acts, perShape }: PoolWish,
  onTask: (task: SuiteTask) => void,
): Promise<PoolCounts> {
  const counts: PoolCounts = {};
  const count = (what: string): void => void (counts[what] = (counts[what] ?? 0) + 1);
  const goals = new Set<string>();
  const instructions = new Set<string>();
  const shapes = new Map<string, number>();
  const memory: VisitCounts = new Map();
  for (const seed of seeds) {
    // Plain instructions name fields of the data by their English names, so the walks are on English phones.
    const walk = walkInKernel(app, seed, "en", acts, memory);
    for (const { outcome, candidate } of await findCandidates(walk, goals, goalHash)) {
      if (candidate === null) {
        count(outcome.outcome);
        continue;
      }
      const instruction = instructionOf(candidate);
      if (instruction === null) {
        count("not-sensible");
        continue;
      }
      const task = { ...candidate.task, instruction: { en: instruction } };
      const shape = shapeOf(task);
      const [fault] = faultsOfInstruction(instruction, { changes: askedOf(candidate) });
      const reasons: readonly (readonly [string, boolean])[] = [
        ["trivial", task.oracle.length < leastCalls],
        ["enough-of-the-shape", (shapes.get(shape) ?? 0) >= perShape],
        ["same-instruction", instructions.has(instruction)],
        [fault?.outcome ?? "", fault !== undefined],
      ];
      const [reason] = reasons.find(([, holds]) => holds) ?? [];
      if (reason !== undefined) {
        count(reason);
        continue;
      }
      const faults = (await proveOnKernel("pool", task)).filter((finding) => finding.faults.length > 0);
      if (faults.length > 0) {
        count(`not-proved: ${faults[0]!.proof}`);
        continue;
      }
      count("proved");
      shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
      instructions.add(instruction);
      onTask(task);
    }
  }
  return counts;
}

/**
 * A change that nobody would ask for, because the app makes it by itself beside another one: the time of a change, and a
 * list that keeps the order of records.
 */
const isBookkeeping = ({ check: { value = null } }: DescribedChange): boolean =>
  isInstant(value) ||
  (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string" && recordId.test(one)));
const isInstant = (value: Json): boolean => isObject(value) && Object.keys(value).join() === "$instant";
const recordId = /^[a-z][A-Za-z]*_\w+$/;
const askedOf = ({ changes }: Candidate): readonly DescribedChange[] =>
  changes.filter((change) => !isBookkeeping(change));
/** Returns the plain instruction without bookkeeping, or null if nothing is left or if it would name an id. */
function instructionOf(candidate: Candidate): string | null {
  const asked = askedOf(candidate);
  if (!asked.some(({ values }) => values.length > 0)) return null;
  if (asked.some(({ values }) => values.some((value) => recordId.test(value)))) return null;
  return plainInstruction(asked.map(withPlaceholder), "en");
}

/** The words of a candidate begin with the name of the app; an instruction has a placeholder for it. */
function withPlaceholder(change: DescribedChange): DescribedChange {
  const app = change.check.path.split("/")[1]!;
  return app === "os" ? change : { ...change, words: change.words.replace(/^[^:]+:/, `{app.${app}}:`) };
}

/**
 * Returns the task with sliders in its solution. A walk in the kernel does not know which acts are sliders on the page:
 * it may be those with one number.
 */
export const withSliders = (task: SuiteTask): SuiteTask => ({
  ...task,
  oracle: task.oracle.map((call) => {
    const [, , args] = call.args;
    const values = isObject(args ?? null) ? Object.values(args as object) : [];
    const isNumber = values.length === 1 && typeof values[0] === "number";
    return call.call === "act" && isNumber ? { ...call, call: "slide" } : call;
  }),
});

/** Field names of the data; every other part of a path is the key of a record. */
const fieldName = /^[a-z][A-Za-z]*$/;
/** Two tasks have the same shape if their checks look at the same fields of the same kinds of records. */
export const shapeOf = ({ checks }: Pick<SuiteTask, "checks">): string =>
  hashOf(
    checks
      .map(({ path, kind }) => {
        const steps = path.split("/").map((step, i) => (i === 0 || fieldName.test(step) ? step : "*"));
        return `${steps.join("/")} ${kind}`;
      })
      .toSorted() as unknown as Json,
  );
