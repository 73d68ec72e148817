/**
 * Combines two tasks of a pool to one that asks for both, in two apps. Composed tasks are longer than the walks'
 * windows, and their parts are already proved.
 */
import type { SuiteTask } from "#contract/suite.ts";
import { newIdPattern } from "#judge/normalized-changes.ts";
import { Rng } from "#state/rng.ts";
import { budgetOf, difficultyOf } from "./candidates.ts";
import { shapeOf } from "./pool.ts";

/** The most calls of a combined solution. */
const mostCalls = 25;
/** The most pairs of one shape. */
const pairsPerShape = 3;
/** The number of drawings for each wished pair. Many drawn pairs do not fit together. */
const drawsPerPair = 6;

/** Returns the task that asks for both, or null if they do not fit together. Both have to be English. */
export function combineTasks(a: SuiteTask, b: SuiteTask): SuiteTask | null {
  const oracle = [...a.oracle, ...b.oracle];
  const isSamePhone =
    a.start.seed === b.start.seed && [a, b].every(({ start }) => start.locale === "en" && start.patches.length === 0);
  if (!isSamePhone || a.apps.some((app) => b.apps.includes(app)) || oracle.length > mostCalls) return null;
  // A new id is named by its position among all new ids of its kind, and each task has counted only its own.
  const kinds = newKinds(a);
  if (newKinds(b).some((kind) => kinds.includes(kind))) return null;
  const { provenance } = a;
  return {
    id: `${a.id.slice(0, 34)}-${b.id.slice(-34)}`,
    apps: [...a.apps, ...b.apps],
    instruction: { en: `${a.instruction.en} ${b.instruction.en}` },
    start: a.start,
    checks: [...a.checks, ...b.checks],
    allow: [...new Set([...a.allow, ...b.allow])],
    oracle,
    budget: budgetOf(oracle.length),
    difficulty: difficultyOf(oracle.length),
    provenance: {
      ...provenance,
      walk: `${provenance.walk}+${b.provenance.walk}`,
      to: b.provenance.to,
      steps: provenance.steps + b.provenance.steps,
      calls: oracle.length,
    },
  };
}
const newKinds = ({ checks, oracle }: SuiteTask): string[] =>
  [...JSON.stringify([checks, oracle]).matchAll(newIdPattern)].map(([, kind]) => kind!);

/** Draws at most `count` pairs of tasks, always the same from the same tasks. */
export function drawPairs(tasks: readonly SuiteTask[], count: number): SuiteTask[] {
  const bySeed = [...Map.groupBy(tasks, ({ start }) => start.seed).values()];
  const r = Rng.of(1, "pairs");
  const pairs = new Map<string, SuiteTask>();
  const shapes = new Map<string, number>();
  for (let i = 0; i < count * drawsPerPair && pairs.size < count && bySeed.length > 0; i++) {
    const own = r.pick(bySeed);
    const pair = combineTasks(r.pick(own), r.pick(own));
    if (!pair || pairs.has(pair.id)) continue;
    const shape = shapeOf(pair);
    if ((shapes.get(shape) ?? 0) >= pairsPerShape) continue;
    shapes.set(shape, (shapes.get(shape) ?? 0) + 1);
    pairs.set(pair.id, pair);
  }
  return [...pairs.values()];
}
